/** Findings that a reviewer releases after the approval, by approving the proposal again. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  FILL,
  installArchive,
  READ,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'
import { PRIVATE_KEY } from './pinned.ts'

type App = Parameters<typeof call>[0]

const leaky = (other = '', bullets = [READ]) =>
  skillArchive(bullets, { files: { 'one.pem': PRIVATE_KEY, 'a.md': `${other}\n` } })

const KEY = { rule_id: 'secret.private_key', path: 'one.pem' }

const release = (app: App, id: string, payload: object = {}, options = {}) =>
  review(app, id, { decision: 'approve', accept_findings: [KEY], ...payload }, options)

const reviewsOf = async (app: App) =>
  (await call(app, 'GET', '/audit?action=review_approve')).body.entries

t.test('an approval that left a finding is followed by one that releases it', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, leaky())
  const first = await approve(app, body.proposal_id)
  t.match(first.body, { status_reason: 'security_blocked', next_step: /accept_findings/ })
  const late = await call(
    app,
    'PUT',
    `/proposals/${body.proposal_id}/findings/${KEY.rule_id}/one.pem`,
    {
      payload: { reason: 'made for a test' },
    },
  )
  t.match(late, { status: 409, body: { code: 'proposals.closed', detail: /accept_findings/ } })

  const second = await release(app, body.proposal_id, { reason: 'it opens nothing' })
  t.match(second, {
    status: 200,
    body: { status_reason: null, reason: 'it opens nothing', next_step: null },
  })
  t.match((await readSkill(app)).body, { served: true })
  t.match(await reviewsOf(app), [
    { details: { reason: 'it opens nothing', accept_findings: [KEY] } },
    { details: { reason: 'looked at it' } },
  ])
})

t.test('the same request again, or at the same time, is one decision', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const { body } = await installArchive(one.app, leaky())
  await approve(one.app, body.proposal_id)
  const apps = [one.app, two.app, one.app, two.app]
  for (const answer of await Promise.all(apps.map((app) => release(app, body.proposal_id)))) {
    t.match(answer, { status: 200, body: { status_reason: null } })
  }
  const before = (await readSkill(one.app)).headers['etag']
  t.equal((await release(one.app, body.proposal_id)).status, 200)
  t.equal((await approve(one.app, body.proposal_id)).status, 200)
  t.equal((await readSkill(one.app)).headers['etag'], before)
  t.equal((await reviewsOf(one.app)).length, 2)
})

t.test('an update that waited for it is served by it', async (t) => {
  const { app } = await testApp(t)
  const clean = await installArchive(app, skillArchive([READ]))
  await approve(app, clean.body.proposal_id)
  const { body } = await updateArchive(app, leaky())
  await approve(app, body.proposal_id)
  const { fingerprint } = clean.body.skill
  t.match((await readSkill(app)).body, { fingerprint, served: true })
  t.match(await release(app, body.proposal_id), { status: 200 })
  t.match((await readSkill(app)).body, { fingerprint: body.skill.fingerprint, served: true })
})

t.test('it is no way back past newer bytes', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, leaky())
  await approve(app, body.proposal_id)
  const next = await updateArchive(app, skillArchive([READ, FILL]))
  const closed = {
    status: 409,
    body: { code: 'proposals.closed', detail: /send these bytes again/ },
  }
  t.match(await release(app, body.proposal_id), closed, 'while they wait')
  await approve(app, next.body.proposal_id)
  t.match(await release(app, body.proposal_id), closed, 'and while they are served')
  const { fingerprint } = next.body.skill
  t.match((await readSkill(app)).body, { fingerprint, served: true })
  t.match((await call(app, 'GET', `/proposals/${body.proposal_id}`)).body, { next_step: null })
})

t.test('it obeys the rules of every decision, and leaves the capabilities', async (t) => {
  const { app, services } = await testApp(t)
  const admin = await givenToken(services, 'admin')
  const reviewer = await givenToken(services, 'reviewer')
  const { body } = await installArchive(app, leaky('', [READ, FILL]), admin)
  const id = body.proposal_id
  const tag = String((await call(app, 'GET', `/proposals/${id}`, admin)).headers['etag'])
  await review(app, id, { decision: 'approve', capability_ids: ['pdf.read'] }, reviewer)
  const unknown = { accept_findings: [{ ...KEY, path: 'a.md' }] }
  t.match(await release(app, id, unknown, reviewer), {
    status: 422,
    body: { code: 'proposals.finding_not_found' },
  })
  const old = { headers: { ...reviewer.headers, 'if-match': tag } }
  t.match(await release(app, id, {}, old), { status: 412, body: { code: 'proposals.changed' } })
  await call(app, 'PUT', '/settings', { ...admin, payload: { four_eyes: true } })
  t.match(await release(app, id, {}, admin), { status: 403, body: { code: 'proposals.four_eyes' } })
  const more = { capability_ids: ['pdf.read', 'pdf.fill'] }
  t.match(await release(app, id, more, reviewer), {
    status: 409,
    body: { code: 'proposals.closed', detail: /`capability_ids`/ },
  })
  t.match(await release(app, id, {}, reviewer), {
    status: 200,
    body: { approved_capability_ids: ['pdf.read'], status_reason: null },
  })
  t.match((await readSkill(app, reviewer)).body, {
    served: true,
    capabilities: [{ capability_id: 'pdf.read' }],
  })
})
