/** With `content_approval` required, documents and prompts wait for a reviewer. */
import t from '../support/tap.ts'
import { rpc } from '../rpc/calls.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { kinds, listProposals, readProposal, require, review } from './given.ts'

const eventsOf = async ({ db }: TestApp) =>
  db.selectFrom('events').select(['type', 'payload']).orderBy('snapshot_version').execute()

const auditOf = async ({ app }: TestApp) => {
  const { entries } = (await call(app, 'GET', '/audit')).body
  return entries.map(({ action, target }: { action: string; target: string }) => [action, target])
}

for (const { kind, type, register, unregister, served, content } of kinds) {
  t.test(`${kind}: a new text waits, and is registered exactly when it is approved`, async (t) => {
    const test = await testApp(t)
    const { app } = test
    const before = await register(app, 'a', 'one')
    t.equal(before.status, 201)
    await require(app)
    const held = await register(app, 'a', 'two')
    t.match(held, {
      status: 202,
      body: { registered_at: /Z$/, status: 'pending_review', proposal_id: String },
    })
    t.notOk('etag' in held.headers)
    t.equal(await served(app, 'a'), 'one', 'what was served goes on being served')
    const { proposal_id: id } = held.body
    t.match(await readProposal(app, id), {
      status: 200,
      body: {
        proposal_id: id,
        kind,
        id: 'a',
        status: 'pending',
        proposers: ['local'],
        content: content('two'),
        current: content('one'),
        decided_by: null,
      },
    })
    t.match((await eventsOf(test)).at(-1), {
      type: 'skills/changed',
      payload: { reason: 'proposal_opened', changes: [] },
    })
    t.match((await auditOf(test))[0], ['proposal_open', `${kind}:a`])
    const changes = (await eventsOf(test)).length

    const approved = await review(app, id, 'approve')
    t.match(approved, {
      status: 200,
      body: { status: 'approved', decided_by: 'local', reason: 'read it', current: content('two') },
    })
    t.equal(await served(app, 'a'), 'two')
    const later = (await eventsOf(test)).slice(changes)
    t.match(later, [{ type, payload: { op: 'register' } }], 'as a registration would')
    t.match(await auditOf(test), [
      [`${kind}_register`, `${kind}:a`],
      ['review_approve', `${kind}:a`],
    ])
    t.match(await review(app, id, 'approve'), { status: 200 }, 'again')
    t.equal((await eventsOf(test)).length, changes + 1)
    t.match(await review(app, id, 'reject'), {
      status: 409,
      body: { code: 'proposals.closed', details: { review_status: 'approved' } },
    })
  })

  t.test(`${kind}: a rejected text is never served`, async (t) => {
    const test = await testApp(t)
    const { app } = test
    await require(app)
    const { proposal_id: id } = (await register(app, 'a', 'one')).body
    t.equal(await served(app, 'a'), null)
    t.match(await review(app, id, 'reject'), { status: 200, body: { status: 'rejected' } })
    t.equal(await served(app, 'a'), null)
    t.match((await eventsOf(test)).at(-1), { payload: { reason: 'rejected', changes: [] } })
    t.match(await review(app, id, 'approve'), { status: 409, body: { code: 'proposals.closed' } })
    const again = await register(app, 'a', 'one')
    t.equal(again.status, 202)
    t.not(again.body.proposal_id, id, 'somebody may look at it once more')
  })

  t.test(`${kind}: the newest registration is the one that waits`, async (t) => {
    const test = await testApp(t)
    const { app } = test
    await register(app, 'a', 'served')
    await require(app)
    const first = (await register(app, 'a', 'one')).body.proposal_id
    const events = (await eventsOf(test)).length
    const same = await register(app, 'a', 'one')
    t.equal(same.body.proposal_id, first, 'the same text is the same proposal')
    t.equal((await eventsOf(test)).length, events, 'of which nobody hears twice')
    const second = (await register(app, 'a', 'two')).body.proposal_id
    t.match((await readProposal(app, first)).body, { status: 'superseded', content: null })
    t.match(await review(app, first, 'approve'), {
      status: 409,
      body: { details: { review_status: 'superseded' } },
    })
    const back = await register(app, 'a', 'served')
    t.equal(back.status, 200, 'what a reviewer has seen is renewed')
    t.match((await readProposal(app, second)).body, { status: 'superseded' })
    const third = (await register(app, 'a', 'three')).body.proposal_id
    t.match(await unregister(app, 'a'), { status: 200, body: { removed: true } })
    t.match((await readProposal(app, third)).body, { status: 'withdrawn', current: null })
    const fourth = (await register(app, 'a', 'four')).body.proposal_id
    t.match(await unregister(app, 'a'), { status: 200, body: { removed: false } })
    t.match((await readProposal(app, fourth)).body, { status: 'withdrawn' })
    t.match((await auditOf(test))[0], ['proposal_withdraw', `${kind}:a`])
    const fifth = (await register(app, 'a', 'five')).body.proposal_id
    await call(app, 'PUT', '/settings', { payload: { content_approval: 'automatic' } })
    t.equal((await register(app, 'a', 'six')).status, 201)
    t.match((await readProposal(app, fifth)).body, { status: 'superseded' })
    t.match((await listProposals(app, '?status=pending')).body, { content_proposals: [] })
  })

  t.test(`${kind}: preconditions are about what is served`, async (t) => {
    const { app } = await testApp(t)
    await require(app)
    const create = { headers: { 'if-none-match': '*' } }
    const held = await register(app, 'a', 'one', create)
    t.equal(held.status, 202)
    t.equal((await register(app, 'a', 'two', create)).status, 202, 'nothing is served yet')
    const match = { headers: { 'if-match': '"x"' } }
    t.equal((await register(app, 'a', 'three', match)).status, 412)
    const { content_proposals: open } = (await listProposals(app, '?status=pending')).body
    t.match(open, [{ id: 'a' }])
    await review(app, open[0].proposal_id, 'approve')
    t.equal((await register(app, 'a', 'four', create)).status, 412)
  })

  t.test(`${kind}: an Idempotency-Key gives the first response again`, async (t) => {
    const test = await testApp(t)
    await require(test.app)
    const place = { headers: { 'idempotency-key': 'k1' } }
    const first = await register(test.app, 'a', 'one', place)
    const events = (await eventsOf(test)).length
    const again = await register(test.app, 'a', 'one', place)
    t.match(again, { status: 202, body: first.body })
    t.match(again.headers, { 'idempotency-replayed': 'true' })
    t.equal((await eventsOf(test)).length, events)
    const reviewed = { headers: { 'idempotency-key': 'k2' } }
    const { proposal_id: id } = first.body
    t.equal((await review(test.app, id, 'approve', reviewed)).status, 200)
    t.match((await review(test.app, id, 'approve', reviewed)).headers, {
      'idempotency-replayed': 'true',
    })
  })
}

t.test('over JSON-RPC the fields of the seed stay, and two are added', async (t) => {
  const { app } = await testApp(t)
  await require(app)
  const document = await rpc(app, 'skills::register', { id: 'd', skill: '# D' })
  const waits = { registered_at: String, status: 'pending_review', proposal_id: String }
  t.match(document.result, { id: 'd', ...waits })
  const prompt = await rpc(app, 'prompts::register', {
    name: 'p',
    description: 'P.',
    function_id: 'demo::p',
  })
  t.match(prompt.result, { name: 'p', ...waits })
  t.same((await rpc(app, 'skills::list', {})).result, { skills: [] })
  t.same((await rpc(app, 'prompts::list', {})).result, { prompts: [] })
  t.match((await rpc(app, 'skill::fetch', { uri: 'iii://d' })).error, {
    data: { code: 'documents.not_found' },
  })
  await call(app, 'PUT', '/settings', { payload: { content_approval: 'automatic' } })
  const now = await rpc(app, 'skills::register', { id: 'd', skill: '# D' })
  t.same(Object.keys(now.result), ['id', 'registered_at'])
})

t.test('concurrent registrations are each held or served, on two replicas', async (t) => {
  const test = await testApp(t)
  const replica = await testReplica(t, test.connectionString)
  const ids = Array.from({ length: 12 }, (_one, index) => `d${index}`)
  for (const { register } of kinds) for (const id of ids) await register(test.app, id, 'same')
  await require(test.app)
  for (const { kind, register, served } of kinds) {
    const answers = await Promise.all(
      ids.flatMap((id, index) => [
        register(test.app, id, index % 2 === 0 ? 'same' : 'other'),
        register(replica.app, id, index % 2 === 0 ? 'same' : 'other'),
      ]),
    )
    t.same(
      answers.map(({ status }) => status),
      ids.flatMap((_id, index) => (index % 2 === 0 ? [200, 200] : [202, 202])),
    )
    for (const id of ids) t.equal(await served(replica.app, id), 'same')
    const { body } = await listProposals(test.app, `?kind=${kind}&status=pending`)
    t.equal(body.content_proposals.length, ids.length / 2)
  }
})
