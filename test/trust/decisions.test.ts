/** A review decides on what the reviewer has read, or not at all. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { sync } from '../mcp-servers/given.ts'
import { packageArchive } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { tool } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import {
  approve,
  BARE,
  classify,
  FILL,
  installArchive,
  READ,
  readSkill,
  review,
  skillArchive,
  updateArchive,
} from './given.ts'
import { givenInventory, manifestFor, propose, WRITE } from './mapped.ts'
import { PRIVATE_KEY } from './pinned.ts'

type App = Parameters<typeof call>[0]

const tagOf = async (app: App, id: string): Promise<string> =>
  String((await call(app, 'GET', `/proposals/${id}`)).headers['etag'])

const decide = (app: App, id: string, tag: string, payload: object = {}) =>
  review(app, id, { decision: 'approve', ...payload }, { headers: { 'if-match': tag } })

const changed = (...parts: string[]) => ({
  status: 412,
  body: { code: 'proposals.changed', details: { changed: parts, current_tag: /^p\./ } },
})

t.test('a review is bound to the entity tag of what was read', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const tag = await tagOf(app, body.proposal_id)
  t.match(tag, /^"p(\.[0-9a-f]{24}){8}"$/)
  t.equal(await tagOf(app, body.proposal_id), tag, 'reading changes nothing')
  const approved = await decide(app, body.proposal_id, tag)
  t.match(approved, { status: 200, body: { review_status: 'approved' } })
  t.match(await decide(app, body.proposal_id, tag), { status: 200 }, 'a repeat changes nothing')
})

t.test('metadata that was set meanwhile ends the decision, and is named', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const tag = await tagOf(app, body.proposal_id)
  await classify(app, 'pdf.fill', { side_effects: 'external' })
  t.match(await decide(app, body.proposal_id, tag), changed('metadata'))
  t.match((await readSkill(app)).body, { served: false, status_reason: 'approval_pending' })
  t.match(await decide(app, body.proposal_id, tag, { decision: 'reject' }), changed('metadata'))
  const now = await tagOf(app, body.proposal_id)
  t.match(await decide(app, body.proposal_id, `"other", ${now}`), { status: 200 })
})

t.test('missing metadata that was completed changes the state of the proposal too', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([BARE]))
  const tag = await tagOf(app, body.proposal_id)
  await classify(app, 'pdf.send', { risk_level: 'write', side_effects: 'external' })
  const answer = await decide(app, body.proposal_id, tag)
  t.match(answer, changed('proposal', 'standing', 'metadata'))
})

t.test('so do settings and the policy of the skill', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const first = await tagOf(app, body.proposal_id)
  await call(app, 'PUT', '/settings', { payload: { validation_profile: 'strict' } })
  t.match(await decide(app, body.proposal_id, first), changed('settings'))
  const second = await tagOf(app, body.proposal_id)
  const policy = { allow_implicit_invocation: true }
  await call(app, 'PUT', '/skills/user/pdf-tools/policy', { payload: policy })
  t.match(await decide(app, body.proposal_id, second), changed('policy'))
  await call(app, 'PUT', '/settings', { payload: { sub_agents_may_propose: true } })
  const third = await tagOf(app, body.proposal_id)
  t.match(await decide(app, body.proposal_id, third), { status: 200 })
})

t.test('settings that no decision depends on do not end it', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const tag = await tagOf(app, body.proposal_id)
  await call(app, 'PUT', '/settings', { payload: { sub_agents_may_propose: true } })
  t.match(await decide(app, body.proposal_id, tag), { status: 200 })
})

t.test('other bytes are another proposal', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([FILL]))
  const tag = await tagOf(app, body.proposal_id)
  const next = await updateArchive(app, skillArchive([READ, FILL]))
  t.match(await decide(app, body.proposal_id, tag), {
    status: 409,
    body: { code: 'proposals.closed' },
  })
  t.match(await decide(app, next.body.proposal_id, tag), { status: 412 })
})

t.test('findings that were released meanwhile end it', async (t) => {
  const { app } = await testApp(t)
  const files = { 'key.pem': PRIVATE_KEY }
  const first = await installArchive(app, skillArchive([READ], { files }))
  const tag = await tagOf(app, first.body.proposal_id)
  const accept_findings = [{ rule_id: 'secret.private_key', path: 'key.pem' }]
  const done = await decide(app, first.body.proposal_id, tag, { accept_findings })
  t.match(done, { status: 200, body: { review_status: 'approved' } })
  t.match(await decide(app, first.body.proposal_id, tag, { decision: 'reject' }), {
    status: 409,
    body: { code: 'proposals.closed' },
  })
})

t.test('tools that were synchronized meanwhile end it', async (t) => {
  const { app } = await testApp(t)
  const peer = await givenInventory(t, app, [tool('send_mail', WRITE)])
  await installArchive(app, packageArchive())
  const { body } = await propose(app, { manifest: manifestFor(['send_mail']) })
  const tag = await tagOf(app, body.proposal_id)
  peer.tools = [tool('send_mail', WRITE, { description: 'Sends many mails.' })]
  t.match(await sync(app, 'mail'), { status: 200 })
  const answer = await decide(app, body.proposal_id, tag)
  t.match(answer, { status: 409, body: { code: 'proposals.closed' } }, 'a sync opens it again')
  t.match((await readSkill(app)).body, { capabilities: [] })
})

t.test('one replica rejects what another one changed', async (t) => {
  const one = await testApp(t)
  const two = await testReplica(t, one.connectionString)
  const { body } = await installArchive(one.app, skillArchive([FILL]))
  const tag = await tagOf(one.app, body.proposal_id)
  await classify(two.app, 'pdf.fill', { data_egress: 'network' })
  t.match(await decide(one.app, body.proposal_id, tag), changed('metadata'))
})

t.test('no decision is made on metadata that changes at the same time', async (t) => {
  const { app } = await testApp(t)
  for (let round = 0; round < 20; round += 1) {
    const name = `skill-${round}`
    const { body } = await installArchive(app, skillArchive([FILL], { name }))
    const tag = await tagOf(app, body.proposal_id)
    const said = { risk_level: 'destructive' }
    const [decided, set] = await Promise.all([
      decide(app, body.proposal_id, tag),
      classify(app, 'pdf.fill', said, { slug: name }),
    ])
    t.equal(set.status, 200)
    const shown = (await call(app, 'GET', `/proposals/${body.proposal_id}`)).body
    // Either it was decided first, or not at all.
    if (decided.status === 200) t.equal(decided.body.review_status, 'approved')
    else t.match(decided, changed('metadata'))
    t.equal(shown.review_status, decided.status === 200 ? 'approved' : 'pending')
  }
})

t.test('the setting demands one of the tags, and the tag of the skill still counts', async (t) => {
  const { app, services } = await testApp(t)
  const reviewer = await givenToken(services, 'reviewer')
  const admin = await givenToken(services, 'admin')
  const { headers } = admin
  await call(app, 'PUT', '/settings', { headers, payload: { review_requires_if_match: true } })
  const { body } = await installArchive(app, skillArchive([FILL]), { headers })
  t.match(await approve(app, body.proposal_id, reviewer), {
    status: 428,
    body: { code: 'skills.precondition_required' },
  })
  const skill = String((await readSkill(app, reviewer)).headers['etag'])
  const wrong = { headers: { ...reviewer.headers, 'if-match': skill.replace(/\d"$/, '999"') } }
  t.match(await approve(app, body.proposal_id, wrong), {
    status: 412,
    body: { code: 'skills.update_conflict.fingerprint_mismatch' },
  })
  const right = { headers: { ...reviewer.headers, 'if-match': skill } }
  t.match(await approve(app, body.proposal_id, right), { status: 200 })
})
