/** Who decides on a proposal, once, and what an operator may say of its capabilities. */
import t from '../support/tap.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
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

t.test('four eyes: a proposer may not review their own proposal', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const one = await givenToken(test.services, 'admin')
  const two = await givenToken(test.services, 'reviewer')
  await call(app, 'PUT', '/settings', { payload: { four_eyes: true }, headers: one.headers })
  const { body } = await installArchive(app, skillArchive([READ]), { headers: one.headers })
  t.match(await approve(app, body.proposal_id, { headers: one.headers }), {
    status: 403,
    body: { code: 'proposals.four_eyes' },
  })
  t.match(await approve(app, body.proposal_id, { headers: two.headers }), { status: 200 })
})

t.test('ten reviews at once, on two replicas, are one decision', async (t) => {
  const test = await testApp(t)
  const twin = await testReplica(t, test.connectionString)
  const { body } = await installArchive(test.app, skillArchive([READ]))
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      review(index % 2 ? test.app : twin.app, body.proposal_id, {
        decision: index % 3 ? 'approve' : 'reject',
      }),
    ),
  )
  const { review_status: status } = (await call(test.app, 'GET', `/proposals/${body.proposal_id}`))
    .body
  for (const answer of answers) {
    if (answer.status === 200) t.equal(answer.body.review_status, status)
    else t.match(answer, { status: 409, body: { code: 'proposals.closed' } })
  }
  const reviews = await test.db
    .selectFrom('audit_entries')
    .select('action')
    .where('action', 'like', 'review%')
    .execute()
  t.equal(reviews.length, 1)
  t.match((await readSkill(test.app)).body, { served: status === 'approved' })
})

t.test('a review tells of bytes only if it brought them into service', async (t) => {
  const { app, db } = await testApp(t)
  const first = (await installArchive(app, skillArchive([READ]))).body
  await approve(app, first.proposal_id)
  const { body: second } = await updateArchive(app, skillArchive([READ, FILL]))
  await review(app, second.proposal_id, { decision: 'reject' })
  const { body: third } = await updateArchive(app, skillArchive([FILL]))
  await approve(app, third.proposal_id)
  const { body: other } = await installArchive(app, skillArchive([FILL], { name: 'other' }))
  await review(app, other.proposal_id, { decision: 'reject' })

  const before = first.skill.fingerprint
  const after = (await readSkill(app)).body.fingerprint
  const wanted = [
    { change_type: 'install', fingerprint_after: before },
    { change_type: 'update' },
    { change_type: 'update', fingerprint_before: before, fingerprint_after: after },
    { change_type: 'install' },
  ]
  const events = await db
    .selectFrom('events')
    .select('payload')
    .orderBy('snapshot_version')
    .execute()
  const told = events
    .map(({ payload }) => payload as { reason: string; changes: Record<string, unknown>[] })
    .filter(({ reason }) => reason === 'approved' || reason === 'rejected')
    .map(({ changes: [{ slug: _slug, source_kind: _kind, ...change } = {}] }) => change)
  t.strictSame(told, wanted)
  const noted = await db
    .selectFrom('audit_entries')
    .select(['fingerprint_before', 'fingerprint_after'])
    .where('action', 'in', ['review_approve', 'review_reject'])
    .orderBy('seq')
    .execute()
  const none = { fingerprint_before: null, fingerprint_after: null }
  t.strictSame(
    noted,
    wanted.map(({ change_type: _type, ...fingerprints }) => ({ ...none, ...fingerprints })),
  )
})

t.test('an override names fields, and never drops egress silently', async (t) => {
  const { app } = await testApp(t)
  const bullet = '`x`: Does. [egress: network]'
  const { body } = await installArchive(app, skillArchive([bullet]))
  await classify(app, 'x', { risk_level: 'read', side_effects: 'none' })
  t.match((await call(app, 'GET', `/proposals/${body.proposal_id}`)).body.capabilities, [
    {
      data_egress: 'network',
      approval_required: true,
      metadata_sources: { risk_level: 'operator', data_egress: 'manifest' },
    },
  ])
  t.match(await classify(app, 'y', { risk_level: 'read' }), {
    status: 404,
    body: { code: 'capabilities.not_found' },
  })
  t.match(await classify(app, 'x', {}), { status: 400 })
  t.match(await classify(app, 'x', { risk_level: 'banana' }), { status: 400 })
  t.match(await classify(app, 'x', { price: '0.250000' }), { body: { price: '0.25' } })
  t.notOk('price' in (await classify(app, 'x', { price: '0' })).body)
  t.match(await classify(app, 'x', { price: '1e3' }), { status: 400 })
  const history = await call(app, 'GET', '/skills/user/pdf-tools/capabilities/x/metadata')
  t.equal(history.body.overrides.length, 3)
  t.match(history.body.overrides[0], { risk_level: 'read', actor: 'local' })
})

t.test('an override made for other bytes counts, and no rule approves by it', async (t) => {
  const { app } = await testApp(t)
  const first = await installArchive(app, skillArchive([BARE]))
  const harmless = { risk_level: 'read', side_effects: 'none', data_egress: 'none' }
  await classify(app, 'pdf.send', harmless)
  await approve(app, first.body.proposal_id)
  const second = await updateArchive(app, skillArchive([BARE], { files: { 'a.md': 'a' } }))
  t.equal(second.status, 202)
  t.match((await call(app, 'GET', `/proposals/${second.body.proposal_id}`)).body, {
    review_status: 'pending',
    missing_metadata: [],
  })
})
