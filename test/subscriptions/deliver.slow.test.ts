/** What a subscribed function gets: every change of its kind, in order (cases III-68 to III-71). */
import { createHmac } from 'node:crypto'
import t from '../support/tap.ts'
import { putPrompt } from '../functions/calls.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler, givenResult } from '../support/handlers.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import {
  givenFunction,
  heard,
  hears,
  idsHeard,
  putDocument,
  standing,
  startWorker,
  subscribe,
  untilStanding,
} from './given.ts'

t.test('III-68, III-70 each registration and removal is one call, in order', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const handler = await givenResult(t, 'heard')
  await givenFunction(app, handler)
  await putDocument(app, 'before')
  t.match(await subscribe(app, 'mine'), { status: 201, body: { position: 2, lag: 0 } })
  startWorker(t, test)
  for (const id of ['a', 'a', 'b/c']) await putDocument(app, id)
  await call(app, 'DELETE', '/documents/a')
  await call(app, 'DELETE', '/documents/not-there')
  await hears(handler, 4)
  t.same(heard(handler), [
    { op: 'register', id: 'a', snapshot_version: 3 },
    { op: 'register', id: 'a', snapshot_version: 4 },
    { op: 'register', id: 'b/c', snapshot_version: 5 },
    { op: 'unregister', id: 'a', snapshot_version: 6 },
  ])
  const stands = await untilStanding(app, 'mine', ({ position }) => position === 6)
  t.match(stands, { lag: 0, lag_seconds: 0, attempts: 0, failing_since: null, last_error: null })
  t.ok(Date.parse(stands.last_success_at) >= Date.parse(stands.created_at))
})

t.test('III-71 each subscription gets only the events of its own trigger', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const handler = await givenHandler(t, (_received, response) => response.end('"ok"'))
  for (const name of ['documents', 'prompts', 'skills']) {
    const origin = `${handler.origin}/${name}`
    await givenFunction(app, { origin }, { id: `test::${name}` })
  }
  const triggers = [
    ['documents', 'skills::on-change'],
    ['prompts', 'prompts::on-change'],
    ['skills', 'skills/changed'],
  ] as const
  for (const [name, trigger_type] of triggers) {
    await subscribe(app, name, { trigger_type, function_id: `test::${name}` })
  }
  startWorker(t, test)
  await putDocument(app, 'a')
  await putPrompt(app, 'greet', { description: 'Greets.', function_id: 'x::y' })
  await call(app, 'PUT', '/settings', { payload: { require_if_match: true } })
  await hears(handler, 3)
  const calls = handler.received.map(({ path, body }) => [path, JSON.parse(body)])
  const byPath = new Map(calls as [string, unknown][])
  t.same(byPath.get('/documents'), { op: 'register', id: 'a', snapshot_version: 4 })
  t.same(byPath.get('/prompts'), { op: 'register', name: 'greet', snapshot_version: 5 })
  t.match(byPath.get('/skills'), {
    workspace_id: 'default',
    snapshot_version: 6,
    reason: 'settings_changed',
    changes: [],
  })
  for (const [name] of triggers) await untilStanding(app, name, ({ position }) => position === 6)
  t.equal(handler.received.length, 3)
})

t.test('two replicas deliver two hundred changes in order, one at a time', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const other = await testReplica(t, test.connectionString)
  await call(other.app, 'GET', '/functions')
  let open = 0
  let most = 0
  const handler = await givenHandler(t, (_received, response) => {
    open += 1
    most = Math.max(most, open)
    setImmediate(() => {
      open -= 1
      response.end('"ok"')
    })
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  startWorker(t, test)
  startWorker(t, other)
  const write = async (name: string): Promise<void> => {
    for (let number = 0; number < 25; number += 1) await putDocument(app, `${name}/${number}`)
  }
  await Promise.all(Array.from('abcdefgh').map(write))
  await untilStanding(app, 'mine', ({ lag }) => lag === 0)
  const versions = heard(handler).map(({ snapshot_version }) => snapshot_version)
  t.same(
    versions,
    Array.from({ length: 200 }, (_, index) => index + 2),
  )
  t.equal(most, 1)
})

t.test(
  'III-238 a failing handler stops no write: it is called again, and later changes wait',
  async (t) => {
    const test = await testApp(t)
    const { app } = test
    const handler = await givenHandler(t, (_received, response) => {
      response.statusCode = handler.received.length < 4 ? 500 : 204
      response.end()
    })
    await givenFunction(app, handler)
    await call(app, 'PUT', '/settings', {
      payload: { signing_secret: `whsec_${Buffer.alloc(32, 'k').toString('base64')}` },
    })
    await subscribe(app, 'mine')
    for (const id of ['a', 'b']) await putDocument(app, id)
    startWorker(t, test)
    await untilStanding(app, 'mine', ({ lag }) => lag === 0)
    t.same(idsHeard(handler), ['a', 'a', 'a', 'a', 'b'])
    const ids = handler.received.map(({ headers }) => headers['webhook-id'])
    t.equal(new Set(ids.slice(0, 4)).size, 1, 'one message is one message')
    t.not(ids[3], ids[4])
    const [first] = handler.received
    const signed = `${String(ids[0])}.${String(first?.headers['webhook-timestamp'])}.${first?.body}`
    const expected = createHmac('sha256', Buffer.alloc(32, 'k')).update(signed).digest('base64')
    t.equal(first?.headers['webhook-signature'], `v1,${expected}`)
    t.match(await standing(app, 'mine'), {
      attempts: 0,
      failing_since: null,
      next_attempt_at: null,
      last_error: 'trigger test::hear: the handler failed: it responded with status 500.',
      last_error_at: String,
    })
  },
)

t.test('while it fails, its state shows since when, why, and how much waits', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await subscribe(app, 'mine')
  startWorker(t, test, { firstPauseMs: 60_000, longestPauseMs: 60_000 })
  for (const id of ['a', 'b']) await putDocument(app, id)
  const failing = await untilStanding(app, 'mine', ({ attempts }) => attempts === 1)
  t.match(failing, {
    position: 0,
    lag: 2,
    last_success_at: null,
    last_error: 'trigger test::hear: function_not_found: Function test::hear not found.',
  })
  t.equal(failing.failing_since, failing.last_error_at)
  const pause = Date.parse(failing.next_attempt_at) - Date.parse(failing.last_error_at)
  t.ok(pause >= 29_000 && pause <= 61_000, `${pause} ms`)
  t.match((await call(app, 'GET', '/subscriptions')).body, {
    next_cursor: null,
    subscriptions: [failing],
  })

  const handler = await givenResult(t, 'ok')
  await givenFunction(app, handler)
  t.match(await subscribe(app, 'mine'), { status: 200, body: { attempts: 1, lag: 2 } })
  await hears(handler, 2)
  t.same(idsHeard(handler), ['a', 'b'], 'registering it again tries at once')
})

t.test('one that hangs delays no other, and a workspace gets only its own changes', async (t) => {
  const test = await testApp(t)
  const { app, db } = test
  await givenWorkspace(db, 'acme')
  const hanging = await givenHandler(t, () => undefined)
  const handler = await givenResult(t, 'ok')
  const acme = { workspace: 'acme' }
  await givenFunction(app, hanging)
  await givenFunction(app, handler, acme)
  await subscribe(app, 'mine')
  await subscribe(app, 'mine', {}, acme)
  startWorker(t, test, { stopWithinMs: 1 })
  await putDocument(app, 'here')
  await putDocument(app, 'there', acme)
  await Promise.all([hears(hanging, 1), hears(handler, 1)])
  t.same(idsHeard(hanging), ['here'])
  t.same(idsHeard(handler), ['there'])
  await putDocument(app, 'there-too', acme)
  await hears(handler, 2)
  await db
    .updateTable('workspaces')
    .set({ deleted_at: new Date() })
    .where('workspace_id', '=', 'acme')
    .execute()
  t.equal(hanging.received.length, 1)
})
