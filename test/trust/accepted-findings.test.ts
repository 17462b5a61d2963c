/** Findings that a reviewer accepts one by one, before deciding on the bytes. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  installArchive,
  READ,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'
import { PRIVATE_KEY } from './pinned.ts'

type App = Parameters<typeof call>[0]

const leaky = (other = '') =>
  skillArchive([READ], { files: { 'keys/one.pem': PRIVATE_KEY, 'a.md': `${other}\n` } })

const RULE = 'secret.private_key'
const urlOf = (id: string, path = 'keys/one.pem', rule = RULE) =>
  `/proposals/${id}/findings/${rule}/${path}`

const accept = (app: App, url: string, options = {}) =>
  call(app, 'PUT', url, { payload: { reason: 'made for a test' }, ...options })

t.test('what was accepted is released by the approval, and not before', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, leaky())
  const accepted = await accept(app, urlOf(body.proposal_id))
  t.match(accepted, {
    status: 200,
    body: {
      review_status: 'pending',
      accepted_findings: [
        { rule_id: RULE, path: 'keys/one.pem', reason: 'made for a test', by: 'local' },
      ],
    },
  })
  t.match((await readSkill(app)).body, { served: false })
  t.equal((await approve(app, body.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, { served: true })
  const { revisions } = (await call(app, 'GET', '/skills/user/pdf-tools/revisions')).body
  t.match(revisions, [{ approval: { basis: 'reviewer', by: 'local', released_findings: 1 } }])
  const { entries } = (await call(app, 'GET', '/audit?action=finding_accept')).body
  t.match(entries, [{ details: { reason: 'made for a test', proposal_id: body.proposal_id } }])
})

t.test('it is for exactly these bytes, and may be taken back', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, leaky())
  await accept(app, urlOf(first.body.proposal_id))
  const next = await updateArchive(app, leaky('other'))
  const id = next.body.proposal_id
  t.match((await call(app, 'GET', `/proposals/${id}`)).body.accepted_findings, [])
  await accept(app, urlOf(id))
  const tag = String((await call(app, 'GET', `/proposals/${id}`)).headers['etag'])
  const back = await call(app, 'DELETE', urlOf(id))
  t.match(back, { status: 200, body: { accepted_findings: [] } })
  t.equal((await call(app, 'DELETE', urlOf(id))).status, 200, 'a repeat changes nothing')
  t.match(await approve(app, id, { headers: { 'if-match': tag } }), {
    status: 412,
    body: { details: { changed: ['findings'] } },
  })
  t.match(await approve(app, id), { status: 200 })
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
})

t.test('a rejection ends it, and the next proposal for the bytes tells of both', async (t) => {
  const { app } = await testApp(t)
  const first = (await installArchive(app, leaky())).body.proposal_id
  await accept(app, urlOf(first))
  const rejected = await review(app, first, { decision: 'reject', reason: 'a hostile host' })
  t.match(rejected.body, { accepted_findings: [], earlier_rejection: null })
  const { entries } = (await call(app, 'GET', '/audit?action=review_reject')).body
  t.match(entries, [{ details: { taken_back: [{ rule_id: RULE, path: 'keys/one.pem' }] } }])
  const next = (await installArchive(app, leaky())).body.proposal_id
  t.match((await call(app, 'GET', `/proposals/${next}`)).body, {
    accepted_findings: [],
    earlier_rejection: { proposal_id: first, by: 'local', reason: 'a hostile host' },
  })
  await approve(app, next)
  t.match((await readSkill(app)).body, { served: false, status_reason: 'security_blocked' })
  const accepted = {
    decision: 'approve',
    accept_findings: [{ rule_id: RULE, path: 'keys/one.pem' }],
  }
  t.equal((await review(app, next, accepted)).status, 200)
  t.match((await readSkill(app)).body, { served: true })
})

t.test('only a reviewer accepts, only what was found, and only while it is open', async (t) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const publisher = await givenToken(services, 'publisher')
  const { body } = await installArchive(app, leaky(), admin)
  const id = body.proposal_id
  t.match(await accept(app, urlOf(id), publisher), { status: 403 })
  t.match(await accept(app, urlOf(id, 'a.md'), admin), {
    status: 422,
    body: { code: 'proposals.finding_not_found' },
  })
  t.match(await accept(app, urlOf(id), { ...admin, payload: {} }), { status: 400 })
  t.match(await accept(app, urlOf('none'), admin), { status: 404 })
  await call(app, 'PUT', '/settings', { ...admin, payload: { four_eyes: true } })
  t.match(await accept(app, urlOf(id), admin), {
    status: 403,
    body: { code: 'proposals.four_eyes' },
  })
  await call(app, 'PUT', '/settings', { ...admin, payload: { four_eyes: false } })
  await approve(app, id, admin)
  t.match(await accept(app, urlOf(id), admin), { status: 409, body: { code: 'proposals.closed' } })
})
