/** After a rollback a reviewer decides on what would change of that which is served now. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
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
import { pending, propose, readProposal } from './mapped.ts'

const WIPE = '`rc.wipe`: Wipes a disk. [risk: destructive, effects: external, egress: none]'
const helper = { 'helper.md': 'Wipe it.' }
const one = skillArchive([READ])
const two = skillArchive([READ, WIPE], { files: helper })
const three = skillArchive([READ, WIPE], { files: helper, extra: 'version: 3.0.0' })

type App = TestApp['app']
type Sent = { body: { proposal_id: string } }

const approved = async (app: App, sent: Sent): Promise<string> => {
  const { status, body } = await approve(app, sent.body.proposal_id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.fingerprint
}

const rollBack = (app: App, fingerprint: string, headers = {}) =>
  call(app, 'POST', '/skills/user/pdf-tools/rollback', {
    headers,
    payload: { fingerprint, reason: 'the helper is bad' },
  })

/** Two approved revisions, of which the second is served. */
const givenTwo = async (t: Test) => {
  const test = await testApp(t)
  const first = await approved(test.app, await installArchive(test.app, one))
  const second = await approved(test.app, await updateArchive(test.app, two))
  return { ...test, first, second }
}

t.test('bytes that wait are proposed again, against what was rolled back to', async (t) => {
  const { app, first, second } = await givenTwo(t)
  const { proposal_id: waiting } = (await updateArchive(app, three)).body
  t.match((await readProposal(app, waiting)).body, {
    base_fingerprint: second,
    risk: 'low',
    file_diff: [{ path: 'SKILL.md' }],
    permission_delta: { capabilities: { added: [] } },
  })
  const rolled = await rollBack(app, first)
  t.match(rolled, { status: 200, body: { audit: { events_written: 3 } } })

  const [now, ...others] = await pending(app)
  t.same(others, [])
  t.not(now.proposal_id, waiting)
  t.match(now, { risk: 'high', permission_delta: { capabilities: { added: 1 } } })
  const { body } = await readProposal(app, now.proposal_id)
  t.match(body, {
    operation: 'update',
    base_fingerprint: first,
    compared_fingerprint: first,
    file_diff: [
      { path: 'SKILL.md', change: 'changed' },
      { path: 'helper.md', change: 'added' },
    ],
    permission_delta: { capabilities: { added: ['skill.pdf-tools.rc.wipe'] } },
  })
  t.match((await readSkill(app)).body, { proposal_id: now.proposal_id, fingerprint: first })
  t.match((await readProposal(app, waiting)).body, { review_status: 'superseded' })
  t.match(await approve(app, waiting), { status: 409, body: { code: 'proposals.closed' } })
  t.match(await updateArchive(app, three), {
    status: 202,
    body: { proposal_id: now.proposal_id, audit: { events_written: 0 } },
  })
  t.equal((await approve(app, now.proposal_id)).status, 200)
  t.match((await readSkill(app)).body, { current_revision: 3, served: true })
})

const leaky = (extra: string) =>
  skillArchive([READ], { extra, files: { 'key.pem': PRIVATE_KEY, 'also.pem': PRIVATE_KEY } })

t.test('findings that are not in what is served now are new', async (t) => {
  const { app } = await testApp(t)
  const first = await approved(app, await installArchive(app, one))
  const keys = ['also.pem', 'key.pem'].map((path) => ({ rule_id: 'secret.private_key', path }))
  const second = await updateArchive(app, leaky('version: 2.0.0'))
  const accepted = { decision: 'approve', accept_findings: keys }
  t.equal((await review(app, second.body.proposal_id, accepted)).status, 200)
  const { proposal_id: waiting } = (await updateArchive(app, leaky('version: 3.0.0'))).body
  const newOf = async (id: string) =>
    (await readProposal(app, id)).body.security_findings.map(
      (finding: { new: boolean }) => finding.new,
    )
  t.same(await newOf(waiting), [false, false])
  t.equal((await rollBack(app, first)).status, 200)
  t.same(await newOf((await pending(app))[0].proposal_id), [true, true])
})

t.test('who proposed them is still who may not decide', async (t) => {
  const { app, first, services } = await givenTwo(t)
  const author = await givenToken(services, 'reviewer')
  const admin = await givenToken(services, 'admin')
  await call(app, 'PUT', '/settings', { ...admin, payload: { four_eyes: true } })
  const before = await updateArchive(app, three, author)
  const { proposed_by: proposer } = (
    await call(app, 'GET', `/proposals/${before.body.proposal_id}`, author)
  ).body
  t.equal((await rollBack(app, first, admin.headers)).status, 200)
  const { proposals } = (await call(app, 'GET', '/proposals?review_status=pending', admin)).body
  t.match(proposals, [{ proposed_by: proposer }])
  t.match(await approve(app, proposals[0].proposal_id, author), {
    status: 403,
    body: { code: 'proposals.four_eyes' },
  })
  t.equal((await approve(app, proposals[0].proposal_id, admin)).status, 200)
})

t.test('a manifest for what was served until then waits no longer', async (t) => {
  const { app, first } = await givenTwo(t)
  const capabilities = [{ capabilityId: 'pdf.read', riskLevel: 'read', sideEffects: 'none' }]
  const { body } = await propose(app, { manifest: { capabilities } })
  t.match(body, { operation: 'manifest', review_status: 'pending' })
  t.match(await rollBack(app, first), { status: 200, body: { audit: { events_written: 2 } } })
  t.match((await readProposal(app, body.proposal_id)).body, { review_status: 'superseded' })
  t.same(await pending(app), [])
})

t.test('a rollback to what is current leaves what waits', async (t) => {
  const { app, second } = await givenTwo(t)
  const { proposal_id: waiting } = (await updateArchive(app, three)).body
  t.match(await rollBack(app, second), {
    status: 200,
    body: { status: 'already_up_to_date', audit: { events_written: 0 } },
  })
  t.match(await pending(app), [{ proposal_id: waiting }])
})

t.test('a rollback ends what an approved proposal could still release', async (t) => {
  const { app, first } = await givenTwo(t)
  const key = { rule_id: 'secret.private_key', path: 'one.pem' }
  const extra = { files: { ...helper, 'one.pem': PRIVATE_KEY }, extra: 'version: 4.0.0' }
  const { proposal_id: id } = (await updateArchive(app, skillArchive([READ, WIPE], extra))).body
  t.match((await approve(app, id)).body, { status_reason: 'security_blocked', next_step: String })
  t.equal((await rollBack(app, first)).status, 200)
  t.match((await readProposal(app, id)).body, { next_step: null })
  const late = await review(app, id, { decision: 'approve', accept_findings: [key] })
  t.match(late, { status: 409, body: { code: 'proposals.closed' } })
  t.match((await readSkill(app)).body, { current_revision: 1, served: true })
})
