/** One verdict for each revision, and new bytes that never take a good version out of service. */
import t from '../support/tap.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, installArchive, readSkill, review, updateArchive } from './given.ts'
import { pending, readProposal } from './mapped.ts'
import { PRIVATE_KEY, surfacesThatGive } from './pinned.ts'

const versioned = (version: string, files: Record<string, string> = {}, extra = '') =>
  packageArchive({
    files: {
      'SKILL.md': skillMd({ name: 'pdf-tools', extra: `version: ${version}\n${extra}` }),
      ...files,
    },
  })

const blocked = (version: string) => versioned(version, { 'key.pem': PRIVATE_KEY })
const KEY = { rule_id: 'secret.private_key', path: 'key.pem' }

const givenPeople = async ({ services }: TestApp) => ({
  admin: await givenToken(services, 'admin'),
  publisher: await givenToken(services, 'publisher'),
  reviewer: await givenToken(services, 'reviewer'),
  reader: await givenToken(services, 'reader'),
})

const fingerprintsOf = async (app: TestApp['app'], caller: { headers: Record<string, string> }) =>
  (await call(app, 'GET', '/skills/user/pdf-tools/revisions', caller)).body.revisions.map(
    ({ fingerprint }: { fingerprint: string }) => fingerprint,
  )

t.test('bytes that a finding blocks are not read as an older revision either', async (t) => {
  const test = await testApp(t)
  const { publisher, reader } = await givenPeople(test)
  const first = await installArchive(test.app, blocked('9.9.9'), publisher)
  t.equal(first.status, 202)
  const clean = await updateArchive(test.app, versioned('1.0.0'), publisher)
  t.equal(clean.status, 200)
  const { fingerprint } = first.body.skill
  t.same(await surfacesThatGive(test.app, reader, { fingerprint, version: '9.9.9' }), [])
  const served = { fingerprint: clean.body.skill.fingerprint, version: '1.0.0' }
  t.equal((await surfacesThatGive(test.app, reader, served)).length, 11)
})

t.test('bytes that the strict profile rejects are not read as an older revision', async (t) => {
  const test = await testApp(t)
  const { admin, publisher, reader } = await givenPeople(test)
  const wrong = versioned('0.9.0', {}, 'license: [1]')
  const first = await installArchive(test.app, wrong, publisher)
  t.match((await readSkill(test.app, reader)).body, { served: true })
  t.ok(first.body.skill, JSON.stringify(first.body))
  await updateArchive(test.app, versioned('1.0.0'), publisher)
  const pinned = { fingerprint: first.body.skill.fingerprint, version: '0.9.0' }
  t.equal((await surfacesThatGive(test.app, reader, pinned)).length, 11)
  await call(test.app, 'PUT', '/settings', { ...admin, payload: { validation_profile: 'strict' } })
  t.same(await surfacesThatGive(test.app, reader, pinned), [])
})

t.test('where everything needs a review, approvals by rule do not return', async (t) => {
  const test = await testApp(t)
  const { admin, publisher, reviewer, reader } = await givenPeople(test)
  const one = (await installArchive(test.app, versioned('1.0.0'), publisher)).body.skill
  await updateArchive(test.app, versioned('2.0.0'), publisher)
  await call(test.app, 'PUT', '/settings', { ...admin, payload: { approval: 'required' } })
  t.match((await readSkill(test.app, reader)).body, { served: true, version: '2.0.0' })
  const pinned = { fingerprint: one.fingerprint, version: '1.0.0' }
  t.same(await surfacesThatGive(test.app, reader, pinned), [])

  const again = await updateArchive(test.app, versioned('1.0.0'), publisher)
  t.equal(again.status, 202)
  t.match((await readSkill(test.app, reader)).body, { served: true, version: '2.0.0' })
  const payload = { fingerprint: one.fingerprint, reason: 'back' }
  const rollback = await call(test.app, 'POST', '/skills/user/pdf-tools/rollback', {
    ...reviewer,
    payload,
  })
  t.match(rollback, { status: 409, body: { details: { status_reason: 'approval_pending' } } })

  await call(test.app, 'DELETE', '/skills/user/pdf-tools', publisher)
  t.equal((await installArchive(test.app, versioned('2.0.0'), publisher)).status, 202)
  t.equal((await readSkill(test.app, reader)).status, 404)
  const [open] = (await call(test.app, 'GET', '/proposals?review_status=pending', reviewer)).body
    .proposals
  t.equal((await approve(test.app, open.proposal_id, reviewer)).status, 200)
  t.match((await readSkill(test.app, reader)).body, { served: true, version: '2.0.0' })
})

t.test('an update that may not be served leaves the good version in service', async (t) => {
  const { app } = await testApp(t)
  await call(app, 'PUT', '/settings', {
    payload: { validation_profile: 'strict', block_on_missing_dependencies: true },
  })
  const good = (await installArchive(app, versioned('1.0.0'))).body.skill
  const updates: [string, Buffer][] = [
    ['security_blocked', blocked('2.0.0')],
    ['validation_rejected', versioned('3.0.0', {}, 'license: [1]')],
    [
      'dependency_missing',
      versioned('4.0.0', {}, 'metadata:\n  openclaw:\n    requires:\n      bins: [nowhere]'),
    ],
  ]
  for (const [reason, archive] of updates) {
    const answer = await updateArchive(app, archive)
    t.equal(answer.status, 202, reason)
    t.match((await readSkill(app)).body, { served: true, fingerprint: good.fingerprint }, reason)
    t.match(await pending(app), [{ fingerprint: answer.body.skill.fingerprint }], reason)
    const again = await updateArchive(app, archive)
    t.equal(again.body.proposal_id, answer.body.proposal_id, 'the same bytes, the same proposal')
    await approve(app, answer.body.proposal_id)
    t.match((await readSkill(app)).body, { served: true, fingerprint: good.fingerprint }, reason)
    const payload = { fingerprint: answer.body.skill.fingerprint, reason: 'x' }
    t.match(await call(app, 'POST', '/skills/user/pdf-tools/rollback', { payload }), {
      status: 409,
      body: { code: 'skills.not_approved' },
    })
  }
  t.equal((await fingerprintsOf(app, { headers: {} })).length, 4)
})

t.test('a finding is accepted by name, and only with its text', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await installArchive(app, versioned('1.0.0'))
  const { proposal_id: id, skill } = (await updateArchive(app, blocked('2.0.0'))).body
  const [finding] = (await readProposal(app, id)).body.security_findings
  t.match(finding, { ...KEY, severity: 'block' })
  for (const accept of [
    { ...KEY, path: 'SKILL.md' },
    { ...KEY, rule_id: 'secret.other' },
  ]) {
    const wrong = await review(app, id, { decision: 'approve', accept_findings: [accept] })
    t.match(wrong, { status: 422, body: { code: 'proposals.finding_not_found' } })
  }
  t.match((await readProposal(app, id)).body, { review_status: 'pending' }, 'nothing was decided')
  const accepted = await review(app, id, { decision: 'approve', accept_findings: [KEY] })
  t.equal(accepted.status, 200)
  t.match((await readSkill(app)).body, { served: true, fingerprint: skill.fingerprint })

  const other = PRIVATE_KEY.replace('RSA ', 'EC ')
  const changed = await updateArchive(app, versioned('2.0.1', { 'key.pem': other }))
  t.equal(changed.status, 202, 'another text asks again')
  t.equal((await updateArchive(app, blocked('2.0.2'))).status, 202, 'the same in other bytes too')
  await updateArchive(app, versioned('1.0.0'))
  t.match((await readSkill(app)).body, { served: true, version: '1.0.0' })
  t.equal((await updateArchive(app, blocked('2.0.0'))).status, 200, 'accepted bytes stay accepted')
})

t.test('findings accepted in one review stay accepted when a later one names others', async (t) => {
  const { app } = await testApp(t)
  await installArchive(app, versioned('1.0.0'))
  const OTHER = { ...KEY, path: 'other.pem' }
  const two = versioned('2.0.0', {
    'key.pem': `${PRIVATE_KEY}\n`,
    'other.pem': `${PRIVATE_KEY}\n`,
  })
  const { proposal_id: first, skill } = (await updateArchive(app, two)).body
  await review(app, first, { decision: 'approve', accept_findings: [KEY] })
  t.match((await readSkill(app)).body, { version: '1.0.0' }, 'one of two still blocks')
  const { proposal_id: second } = (await updateArchive(app, two)).body
  await review(app, second, { decision: 'approve', accept_findings: [OTHER] })
  t.match((await readSkill(app)).body, { served: true, fingerprint: skill.fingerprint })
})

t.test('bytes that a reviewer rejected are never approved by a rule', async (t) => {
  const { app } = await testApp(t)
  await installArchive(app, versioned('1.0.0'))
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  const { proposal_id: id } = (await updateArchive(app, versioned('2.0.0'))).body
  await review(app, id, { decision: 'reject' })
  await call(app, 'PUT', '/settings', { payload: { approval: 'automatic' } })
  t.equal((await updateArchive(app, versioned('2.0.0'))).status, 202)
  t.match((await readSkill(app)).body, { served: true, version: '1.0.0' })
  await call(app, 'DELETE', '/skills/user/pdf-tools')
  t.equal((await installArchive(app, versioned('2.0.0'))).status, 202, 'nor after an uninstall')
  t.match((await readSkill(app)).body, { served: false })
})
