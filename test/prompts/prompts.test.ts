/** `{w}/prompts`: registered, listed in two forms, followed, unregistered. */
import t from '../support/tap.ts'
import { putFunction, putPrompt, render } from '../functions/calls.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import { listen, openEvents } from '../support/sse.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const given = { description: 'bdd prompt', function_id: 'test::handler' }

const inAcme = ({ headers }: { headers: Record<string, string> }) => ({
  workspace: 'acme',
  headers,
})

t.test('III-59: prompts are listed by name with a count of their arguments', async (t) => {
  const { app } = await testApp(t)
  const names = ['b', 'a_', 'a-b', 'a', 'z']
  const put = await putPrompt(app, 'simple', { ...given, arguments: [{ name: 'to' }] })
  for (const name of names) await putPrompt(app, name, given)
  const { body } = await call(app, 'GET', '/prompts')
  t.same(Object.keys(body), ['prompts', 'next_cursor'])
  const sorted = ['a', 'a-b', 'a_', 'b', 'simple', 'z']
  t.same(
    body.prompts.map(({ name }: { name: string }) => name),
    sorted,
  )
  t.same(body.prompts[4], {
    name: 'simple',
    function_id: 'test::handler',
    arguments: 1,
    description: 'bdd prompt',
    registered_at: put.body.registered_at,
  })

  const seen: string[] = []
  let query = '?limit=4'
  for (let page = 0; page < 2; page += 1) {
    const answer = await call(app, 'GET', `/prompts${query}`)
    seen.push(...answer.body.prompts.map(({ name }: { name: string }) => name))
    query = `?limit=4&cursor=${answer.body.next_cursor}`
    t.equal(answer.body.next_cursor === null, page === 1)
  }
  t.same(seen, sorted)
  const garbage = await call(app, 'GET', '/prompts?cursor=x')
  t.match(garbage, { status: 400, body: { code: 'cursor.invalid' } })
})

t.test(
  'III-145: prompts are listed as in MCP, with their arguments and without pages',
  async (t) => {
    const { app, db } = await testApp(t)
    t.same((await call(app, 'GET', '/prompts?format=mcp')).body, { prompts: [] })
    const declared = [{ name: 'to', description: 'Recipient', required: true }, { name: 'cc' }]
    await putPrompt(app, 'demo-greet', { ...given, arguments: declared })
    await putPrompt(app, 'plain', given)
    const first = await call(app, 'GET', '/prompts?format=mcp')
    t.same(first.body, {
      prompts: [
        {
          name: 'demo-greet',
          description: 'bdd prompt',
          arguments: [
            { name: 'to', required: true, description: 'Recipient' },
            { name: 'cc', required: false },
          ],
        },
        { name: 'plain', description: 'bdd prompt', arguments: [] },
      ],
    })
    await db
      .insertInto('prompts')
      .values(
        Array.from({ length: 1200 }, (_, index) => ({
          workspace_id: 'default',
          name: `p${String(index).padStart(4, '0')}`,
          description: 'x',
          arguments: '[]',
          function_id: 'x',
        })),
      )
      .execute()
    await putPrompt(app, 'plain', given)
    const all = await call(app, 'GET', '/prompts?format=mcp')
    const names: string[] = all.body.prompts.map(({ name }: { name: string }) => name)
    t.equal(names.length, 1202)
    t.same(names, [...names].toSorted())
    const other = await call(app, 'GET', '/prompts?format=xml')
    t.match(other, { status: 400, body: { code: 'prompts.invalid_request' } })
  },
)

t.test('III-61: unregistering twice removes once', async (t) => {
  const { app } = await testApp(t)
  await putPrompt(app, 'gone', given)
  const first = await call(app, 'DELETE', '/prompts/gone')
  t.match(first, { status: 200, body: { name: 'gone', removed: true } })
  const second = await call(app, 'DELETE', '/prompts/gone')
  t.match(second, { status: 200, body: { name: 'gone', removed: false } })
  t.same((await call(app, 'GET', '/prompts')).body.prompts, [])
  t.match(await call(app, 'GET', '/prompts/gone'), {
    status: 404,
    body: { code: 'prompts.not_found', detail: 'Prompt not found: gone' },
  })
  for (const method of ['GET', 'DELETE'] as const) {
    const bad = await call(app, method, '/prompts/Bad%20Name')
    t.match(bad, { status: 400, body: { detail: /lowercase/ } }, 'a bad name is an error')
  }
})

t.test('III-13: registering again renews the time, from any replica', async (t) => {
  const { app, connectionString } = await testApp(t)
  const replica = await testReplica(t, connectionString)
  const times: string[] = []
  for (let start = 0; start < 6; start += 1) {
    const put = await putPrompt(start % 2 ? app : replica.app, 'greet', given)
    t.equal(put.status, start === 0 ? 201 : 200)
    times.push(put.body.registered_at)
  }
  t.equal(new Set(times).size, 6)
  t.same(times, [...times].toSorted())
  const read = await call(app, 'GET', '/prompts/greet')
  t.equal(read.body.registered_at, times.at(-1))
  const both = await Promise.all(
    [app, replica.app, app, replica.app].map((one) => putPrompt(one, 'race', given)),
  )
  t.same(both.map(({ status }) => String(status)).toSorted(), ['200', '200', '200', '201'])
})

t.test('III-71, III-235: followers get every registration, and nothing else', async (t) => {
  const { app, db } = await testApp(t)
  const stream = await openEvents(t, `${await listen(app)}/events`)
  t.match(await stream.next(), { event: 'hello' })
  await putPrompt(app, 'greet', given)
  await putPrompt(app, 'greet', given)
  await putPrompt(app, 'Bad Name', given)
  await call(app, 'DELETE', '/prompts/nobody')
  await call(app, 'DELETE', '/prompts/greet')
  const told = [
    { op: 'register', name: 'greet', snapshot_version: 1 },
    { op: 'register', name: 'greet', snapshot_version: 2 },
    { op: 'unregister', name: 'greet', snapshot_version: 3 },
  ]
  for (const data of told) {
    const id = String(data.snapshot_version)
    t.same(await stream.next(), { id, event: 'prompts::on-change', data })
  }
  const rows = await db
    .selectFrom('audit_entries')
    .select(['action', 'decision', 'target', 'fingerprint_before', 'fingerprint_after'])
    .orderBy('seq')
    .execute()
  t.match(rows, [
    { action: 'prompt_register', target: 'prompt:greet', fingerprint_before: null },
    { action: 'prompt_register', fingerprint_before: rows[0]?.fingerprint_after },
    {
      action: 'prompt_unregister',
      decision: 'allowed',
      fingerprint_before: rows[1]?.fingerprint_after,
      fingerprint_after: null,
    },
  ])
  t.equal(rows.length, 3)
})

t.test('prompts and lists are read again only when they have changed', async (t) => {
  const { app } = await testApp(t)
  const put = await putPrompt(app, 'greet', given)
  for (const path of ['/prompts/greet', '/prompts', '/prompts?format=mcp']) {
    const { headers } = await call(app, 'GET', path)
    t.match(headers, { vary: 'authorization', 'cache-control': 'private, no-cache' })
    const known = { headers: { 'if-none-match': String(headers.etag) } }
    t.match(await call(app, 'GET', path, known), { status: 304, body: '' }, path)
    await putPrompt(app, 'greet', { ...given, description: `A greeting after ${path}.` })
    t.equal((await call(app, 'GET', path, known)).status, 200, path)
  }
  t.not((await call(app, 'GET', '/prompts/greet')).headers.etag, put.headers.etag)
})

t.test('a writer can say what it expects', async (t) => {
  const { app, db } = await testApp(t)
  const put = (headers: Record<string, string>) => putPrompt(app, 'greet', given, { headers })
  const mismatch = { status: 412, body: { code: 'prompts.fingerprint_mismatch' } }
  t.match(await put({ 'if-match': '"abc"' }), mismatch)
  t.match(await put({ 'if-match': '*' }), mismatch)
  t.match(await put({ 'if-none-match': '"abc"' }), { status: 400 })
  const made = await put({ 'if-none-match': '*' })
  t.equal(made.status, 201)
  t.equal(made.headers.etag, (await call(app, 'GET', '/prompts/greet')).headers.etag)
  const current = String(made.headers.etag).slice(1, -1)
  const exists = await put({ 'if-none-match': '*' })
  t.match(exists, {
    status: 412,
    body: { code: 'prompts.exists', details: { current_fingerprint: current } },
  })
  const again = await put({ 'if-match': `"abc", ${String(made.headers.etag)}` })
  t.equal(again.status, 200)
  t.match(await put({ 'if-match': String(made.headers.etag) }), mismatch)
  const remove = (tag: string) =>
    call(app, 'DELETE', '/prompts/greet', { headers: { 'if-match': tag } })
  t.match(await remove('"abc"'), mismatch)
  t.equal((await db.selectFrom('events').selectAll().execute()).length, 2)
  t.match(await remove('*'), { status: 200, body: { removed: true } })
  t.match(await remove('*'), mismatch)
  const racers = Array.from({ length: 8 }, () => put({ 'if-none-match': '*' }))
  const statuses = (await Promise.all(racers)).map(({ status }) => String(status))
  t.same(statuses.toSorted(), ['201', ...Array.from({ length: 7 }, () => '412')])
})

t.test('readers render, publishers write, and workspaces are apart', async (t) => {
  const handler = await givenHandler(t, (_received, response) => {
    response.setHeader('content-type', 'text/plain').end('Hello.')
  })
  const { app, services, db } = await testApp(t, { FUNCTION_ALLOWED_ORIGINS: handler.origin })
  await givenWorkspace(db, 'acme')
  const reader = await givenToken(services, 'reader', { workspace: 'acme' })
  const publisher = await givenToken(services, 'publisher', { workspace: 'acme' })
  t.equal((await putPrompt(app, 'greet', given, inAcme(reader))).status, 403)
  t.equal((await putPrompt(app, 'greet', given, inAcme(publisher))).status, 201)
  await putFunction(app, 'test::handler', { url: handler.origin }, inAcme(publisher))
  t.equal((await render(app, 'greet', {}, inAcme(reader))).status, 200)
  t.equal((await call(app, 'GET', '/prompts/greet', inAcme(reader))).status, 200)
  t.equal((await call(app, 'DELETE', '/prompts/greet', inAcme(reader))).status, 403)
  const { headers } = await givenToken(services, 'admin')
  t.equal((await render(app, 'greet', {}, { headers })).status, 404)
  t.same((await call(app, 'GET', '/prompts', { headers })).body.prompts, [])
  await putPrompt(app, 'greet', given, { headers })
  const foreign = await render(app, 'greet', {}, { headers })
  t.match(foreign, { status: 404, body: { code: 'functions.not_found' } })
  t.equal(handler.received.length, 1)
})
