/** What can do something waits for a reviewer, and nothing of it is served before. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { packageArchive } from '../support/archives.ts'
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

const scopeOf = async (
  app: Parameters<typeof call>[0],
  payload: object = { allowed_skills: ['*'] },
) => (await call(app, 'POST', '/capability-scope', { payload })).body

t.test('a skill without capabilities is approved by rule', async (t) => {
  const { app } = await testApp(t)
  t.match(await installArchive(app, packageArchive()), { status: 201 })
  t.match((await readSkill(app)).body, { served: true, capabilities: [], missing_metadata: [] })
  t.match((await call(app, 'GET', '/proposals')).body, { proposals: [], next_cursor: null })
})

t.test('an unbracketed capability is blocked until an operator classifies it', async (t) => {
  const { app } = await testApp(t)
  const installed = await installArchive(app, skillArchive([BARE]))
  t.match(installed, {
    status: 202,
    body: { status: 'pending_install', skill: { slug: 'pdf-tools' } },
  })
  t.ok(installed.headers.etag)
  const { proposal_id: id } = installed.body
  const missing = [{ capability_id: 'pdf.send', missing_fields: ['risk_level', 'side_effects'] }]
  t.match((await readSkill(app)).body, {
    status: 'blocked',
    status_reason: 'metadata_required',
    served: false,
    proposal_id: id,
    missing_metadata: missing,
    capabilities: [{ capability_id: 'pdf.send', risk_level: null, metadata_source: null }],
  })
  t.match(await approve(app, id), {
    status: 409,
    body: { code: 'trust.metadata_required', details: { missing_metadata: missing } },
  })
  t.match((await call(app, 'GET', `/proposals/${id}`)).body, {
    review_status: 'blocked_metadata',
    next_step: /capabilities\/\{capability_id\}\/metadata/,
  })
  t.match(await classify(app, 'pdf.send', { risk_level: 'write', explanation: 'bad' }), {
    status: 400,
  })
  t.match(await classify(app, 'pdf.send', { risk_level: 'write' }), {
    status: 200,
    body: { risk_level: 'write', side_effects: null, metadata_source: 'operator' },
  })
  t.match((await readSkill(app)).body, { status_reason: 'metadata_required' })
  t.match(await classify(app, 'pdf.send', { side_effects: 'external' }), { status: 200 })
  t.match((await readSkill(app)).body, { status_reason: 'approval_pending', missing_metadata: [] })
  const approved = await approve(app, id)
  t.match(approved, { status: 200, body: { review_status: 'approved', next_step: null } })
  t.match((await readSkill(app)).body, {
    served: true,
    capabilities: [
      { capability_id: 'pdf.send', metadata_source: 'operator', approval_required: true },
    ],
  })
  t.same(await scopeOf(app), {
    allowed: { 'skill.pdf-tools': ['pdf.send'] },
    constraints: {},
    rejected_skills: [],
  })
})

t.test('a bracketed one waits only for a reviewer, and readers see nothing of it', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const reader = await givenToken(test.services, 'reader')
  const admin = await givenToken(test.services, 'admin')
  const { body } = await installArchive(app, skillArchive([FILL]), { headers: admin.headers })
  t.match((await readSkill(app, { headers: admin.headers })).body, {
    status_reason: 'approval_pending',
  })
  t.equal((await readSkill(app, { headers: reader.headers })).status, 404)
  t.equal((await approve(app, body.proposal_id, { headers: admin.headers })).status, 200)
  const seen = await readSkill(app, { headers: reader.headers })
  t.match(seen, { status: 200, body: { capabilities: [{ risk_level: 'write' }] } })
  t.notOk('proposal_id' in seen.body)
})

t.test('words outside the vocabulary count as missing', async (t) => {
  const { app } = await testApp(t)
  const bullet = '`x`: Does. [risk: banana, effects: unknown, egress: perhaps]'
  await installArchive(app, skillArchive([bullet]))
  t.match((await readSkill(app)).body, {
    missing_metadata: [{ missing_fields: ['risk_level', 'side_effects'] }],
    capabilities: [
      { risk_level: null, side_effects: null, data_egress: null, approval_required: true },
    ],
  })
})

t.test('an update that waits leaves the approved revision serving', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, skillArchive([READ]))
  await approve(app, first.body.proposal_id)
  const before = (await readSkill(app)).body
  const second = skillArchive([READ, BARE], {
    files: { 'run.sh': '#!/bin/sh\necho 2\n' },
    permissions: ['network'],
  })
  const waiting = await updateArchive(app, second)
  t.match(waiting, { status: 202, body: { status: 'pending_install' } })
  const now = (await readSkill(app)).body
  t.match(now, { fingerprint: before.fingerprint, served: true, current_revision: 1 })
  t.equal(now.proposal_id, waiting.body.proposal_id)
  t.same(await scopeOf(app), {
    allowed: { 'skill.pdf-tools': ['pdf.read'] },
    constraints: {},
    rejected_skills: [],
  })
  const shown = await call(app, 'GET', `/proposals/${waiting.body.proposal_id}`)
  t.match(shown.body, {
    operation: 'update',
    base_fingerprint: before.fingerprint,
    file_diff: [
      { path: 'SKILL.md', change: 'changed', lines_added: 5, lines_removed: 0 },
      { path: 'run.sh', change: 'added', size_before: null, lines_added: 2, lines_removed: 0 },
    ],
    permission_delta: {
      added: ['network'],
      removed: [],
      capabilities: {
        added: ['skill.pdf-tools.pdf.send'],
        retained: ['skill.pdf-tools.pdf.read'],
      },
    },
    missing_metadata: [{ capability_id: 'pdf.send' }],
    install_report: { checks: [{ id: 'package.format' }] },
  })
  const diff = await call(app, 'GET', `/proposals/${waiting.body.proposal_id}/diff?path=SKILL.md`)
  t.match(diff.body, /^\+- `pdf.send`: Sends a form.$/m)
  t.equal(diff.headers['x-content-type-options'], 'nosniff')
  t.match(await call(app, 'GET', `/proposals/${waiting.body.proposal_id}/diff?path=nothing`), {
    status: 404,
  })
  t.match(await updateArchive(app, second), {
    status: 202,
    body: { proposal_id: waiting.body.proposal_id },
  })

  const part = await review(app, waiting.body.proposal_id, {
    decision: 'approve',
    capability_ids: ['pdf.read'],
  })
  t.match(part.body, { review_status: 'approved', approved_capability_ids: ['pdf.read'] })
  t.match((await readSkill(app)).body, {
    current_revision: 2,
    served: true,
    capabilities: [{ capability_id: 'pdf.read' }],
  })
})

t.test('new bytes replace the open proposal, and its review is rejected', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, skillArchive([READ]))
  const second = await updateArchive(app, skillArchive([FILL]))
  t.equal(second.status, 202)
  t.match(await approve(app, first.body.proposal_id), {
    status: 409,
    body: { code: 'proposals.closed', details: { review_status: 'superseded' } },
  })
  t.match((await readSkill(app)).body, { capabilities: [{ capability_id: 'pdf.fill' }] })
  const list = (await call(app, 'GET', '/proposals?review_status=pending')).body.proposals
  t.match(list, [{ proposal_id: second.body.proposal_id }])
  t.equal(list.length, 1)
})

t.test('rejected bytes are not served, and the reason stays', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ]))
  const no = { decision: 'reject', reason: 'it lies' }
  t.match(await review(app, body.proposal_id, no), {
    status: 200,
    body: { review_status: 'rejected', reason: 'it lies', decided_by: 'local' },
  })
  t.match((await readSkill(app)).body, {
    status: 'blocked',
    status_reason: 'rejected',
    served: false,
  })
  t.match(await review(app, body.proposal_id, no), { status: 200 }, 'again: it stands')
  t.match(await approve(app, body.proposal_id), { status: 409, body: { code: 'proposals.closed' } })
  t.match(await installArchive(app, skillArchive([READ])), { status: 202 }, 'another try')
  t.match((await readSkill(app)).body, { status_reason: 'approval_pending' })
})

t.test('bytes that were approved once are approved again without a reviewer', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ]))
  await approve(app, body.proposal_id)
  t.equal((await call(app, 'DELETE', '/skills/user/pdf-tools')).status, 200)
  t.match(await installArchive(app, skillArchive([READ])), { status: 201 })
  t.match((await readSkill(app)).body, {
    served: true,
    capabilities: [{ capability_id: 'pdf.read' }],
  })
})

t.test('uninstalling withdraws what waits', async (t) => {
  const { app } = await testApp(t)
  const { body } = await installArchive(app, skillArchive([READ]))
  await call(app, 'DELETE', '/skills/user/pdf-tools')
  t.match((await call(app, 'GET', `/proposals/${body.proposal_id}`)).body, {
    review_status: 'withdrawn',
  })
  t.match(await approve(app, body.proposal_id), { status: 409 })
})

t.test('if approval is required, everything waits', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive({ folder: 'before' }))
  await call(app, 'PUT', '/settings', { payload: { approval: 'required' } })
  t.match(await installArchive(app, packageArchive()), { status: 202 })
  t.match((await readSkill(app, { slug: 'before' })).body, { served: true }, 'what was, stays')
  await call(app, 'PUT', '/settings', { payload: { approval: 'automatic' } })
  t.match((await readSkill(app)).body, { served: false }, 'the setting approves nothing')
})
