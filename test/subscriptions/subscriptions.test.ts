/** `{w}/subscriptions`: made, replaced, listed, removed, and what is refused. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { auditOf, refused } from '../uploads/checks.ts'
import { putDocument, standing, subscribe } from './given.ts'

t.test('a subscription starts with the next change, and is listed by id', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await putDocument(app, 'a')
  const made = await subscribe(app, 'mine')
  t.match(made, { status: 201, headers: { 'cache-control': 'no-store' } })
  t.same(made.body, {
    subscription_id: 'mine',
    trigger_type: 'skills::on-change',
    function_id: 'test::hear',
    created_at: made.body.created_at,
    position: 1,
    lag: 0,
    lag_seconds: 0,
    attempts: 0,
    failing_since: null,
    next_attempt_at: null,
    last_success_at: null,
    last_error_at: null,
    last_error: null,
    dead_letters: 0,
    replaying: 0,
  })
  for (const id of ['z', 'A:1', 'n.o-p_q']) await subscribe(app, id)
  const ids: string[] = []
  for (let query = '?limit=3'; query !== '';) {
    const { body } = await call(app, 'GET', `/subscriptions${query}`)
    ids.push(...body.subscriptions.map((one: { subscription_id: string }) => one.subscription_id))
    query = body.next_cursor === null ? '' : `?limit=3&cursor=${body.next_cursor}`
  }
  t.same(ids, ['A:1', 'mine', 'n.o-p_q', 'z'])
  t.same((await call(app, 'GET', '/subscriptions', { workspace: 'acme' })).body.subscriptions, [])
  const elsewhere = await call(app, 'GET', '/subscriptions/mine', { workspace: 'acme' })
  refused(t, elsewhere, { status: 404, code: 'subscriptions.not_found' })
})

t.test(
  'III-139 the same id keeps its position and is called once; another trigger restarts it',
  async (t) => {
    const { app, db } = await testApp(t)
    await subscribe(app, 'mine')
    await putDocument(app, 'a')
    t.match(await subscribe(app, 'mine', { function_id: 'test::other' }), {
      status: 200,
      body: { position: 0, lag: 1, function_id: 'test::other' },
    })
    t.match(await subscribe(app, 'mine', { trigger_type: 'prompts::on-change' }), {
      status: 200,
      body: { position: 1, lag: 0, trigger_type: 'prompts::on-change' },
    })
    t.match(await call(app, 'DELETE', '/subscriptions/mine'), {
      status: 200,
      body: { subscription_id: 'mine', removed: true },
    })
    t.match((await call(app, 'DELETE', '/subscriptions/mine')).body, { removed: false })
    const gone = await call(app, 'GET', '/subscriptions/mine')
    refused(t, gone, { status: 404, code: 'subscriptions.not_found' })
    const acts = (await auditOf(db)).filter(({ target }) => target === 'subscription:mine')
    t.same(
      acts.map(({ action }) => action),
      [...Array.from({ length: 3 }, () => 'subscription_register'), 'subscription_unregister'],
    )
  },
)

t.test('an invalid subscription is rejected', async (t) => {
  const { app, db } = await testApp(t)
  const invalid = { status: 400, code: 'subscriptions.invalid_request' }
  refused(t, await subscribe(app, 'mine', { trigger_type: 'skills::onchange' }), invalid)
  refused(t, await subscribe(app, 'mine', { trigger_type: null }), invalid)
  refused(t, await subscribe(app, 'mine', { config: {} }), invalid)
  refused(t, await subscribe(app, 'mine', { function_id: 7 }), invalid)
  for (const id of ['-a', 'a%20b', 'a%2Fb', 'a'.repeat(129), '%C3%A4']) {
    refused(t, await subscribe(app, id), invalid, id)
  }
  const functionRefusals = [
    ['', 400, 'functions.invalid_request'],
    ['a b', 400, 'functions.invalid_request'],
    ['skills::register', 403, 'functions.internal_namespace'],
    ['state::set', 403, 'functions.internal_namespace'],
  ] as const
  for (const [function_id, status, code] of functionRefusals) {
    refused(t, await subscribe(app, 'mine', { function_id }), { status, code }, function_id)
  }
  const unknown = await call(app, 'POST', '/subscriptions/mine/replay')
  refused(t, unknown, { status: 404, code: 'subscriptions.not_found' })
  const cursor = await call(app, 'GET', '/subscriptions?cursor=x')
  refused(t, cursor, { status: 400, code: 'cursor.invalid' })
  t.same(await db.selectFrom('subscriptions').selectAll().execute(), [])
  t.same(await auditOf(db), [])
})

t.test('a workspace has at most a hundred, also under concurrent requests', async (t) => {
  const { app } = await testApp(t)
  for (let number = 0; number < 95; number += 1) await subscribe(app, `s${number}`)
  const more = await Promise.all(
    Array.from({ length: 10 }, (_, number) => subscribe(app, `more${number}`)),
  )
  t.equal(more.filter(({ status }) => status === 201).length, 5)
  for (const answer of more.filter(({ status }) => status !== 201)) {
    refused(t, answer, {
      status: 409,
      code: 'subscriptions.too_many',
      details: { max_subscriptions: 100 },
    })
  }
  t.equal((await subscribe(app, 's0')).status, 200, 'one that is there may be replaced')
})

t.test('readers read, publishers subscribe', async (t) => {
  const { app, services } = await testApp(t)
  const reader = await givenToken(services, 'reader')
  const publisher = await givenToken(services, 'publisher')
  const forbidden = { status: 403, code: 'access.forbidden' }
  refused(t, await subscribe(app, 'mine', {}, reader), forbidden)
  t.equal((await subscribe(app, 'mine', {}, publisher)).status, 201)
  refused(t, await call(app, 'DELETE', '/subscriptions/mine', reader), forbidden)
  refused(t, await call(app, 'POST', '/subscriptions/mine/replay', reader), forbidden)
  t.equal((await call(app, 'GET', '/subscriptions', reader)).status, 200)
  t.equal((await call(app, 'GET', '/subscriptions/mine', reader)).status, 200)
  t.equal((await call(app, 'POST', '/subscriptions/mine/replay', publisher)).status, 202)
  refused(t, await call(app, 'GET', '/subscriptions'), { status: 401, code: 'access.unauthorized' })
  t.match(await standing(app, 'mine'), { code: 'access.unauthorized' })
})
