/** What is registered again as it was: nothing changed, so nobody is told of a change. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { putServer } from '../mcp-servers/given.ts'
import { putScanner } from '../scanners/given.ts'
import { recordOf } from '../skills/record.ts'
import { bind, givenOffice, LOOK, unbind } from './bound.ts'
import { putFunction } from './calls.ts'

const url = 'http://127.0.0.1:4000/hook'
const headers = { Authorization: 'Bearer one', 'x-team': 'two' }

const tagOf = async ({ app }: TestApp, path: string) =>
  (await call(app, 'GET', path)).headers['etag']

/** Puts it twice, then with `other`. */
const checkSame = async (
  t: Test,
  test: TestApp,
  put: (change?: object) => Promise<Answer>,
  other: object = { headers: { ...headers, 'x-team': 'three' } },
) => {
  const first = await put()
  const [before, tag] = [await recordOf(test.db), await tagOf(test, '/skills')]
  const again = await put()
  t.match(again, { status: 200 })
  t.same(again.body, first.body)
  t.equal(again.headers['etag'], first.headers['etag'])
  t.same(await recordOf(test.db), before)
  t.equal(await tagOf(test, '/skills'), tag)
  t.match(await put(other), { status: 200 })
  t.notSame(await recordOf(test.db), before, 'another value is a change')
}

t.test('a function', async (t) => {
  const test = await testApp(t)
  const schema = { type: 'object', properties: { to: { type: 'string' } } }
  const body = { url, headers, input_schema: schema, output_schema: true, description: 'Looks.' }
  await checkSame(t, test, (change) => putFunction(test.app, 'demo::look', { ...body, ...change }))
  await checkSame(t, test, (change) => putFunction(test.app, 'demo::bare', { url, ...change }))
})

t.test('an MCP server', async (t) => {
  const test = await testApp(t)
  await checkSame(t, test, (change) => putServer(test.app, 'mail', { url, headers, ...change }))
})

t.test('a scanner', async (t) => {
  const test = await testApp(t)
  const levels = { error: 'hold' }
  await checkSame(t, test, (change) =>
    putScanner(test.app, 'guarddog', { url, headers, levels, ...change }),
  )
})

t.test('settings', async (t) => {
  const test = await testApp(t)
  const put = (change: object = {}) =>
    call(test.app, 'PUT', '/settings', {
      payload: { four_eyes: true, policy_defaults: { enabled: true }, ...change },
    })
  await checkSame(t, test, put, { signing_secret: null, capabilities_public: true })
})

t.test('the function of a capability, and that it has none', async (t) => {
  const test = await testApp(t)
  await putFunction(test.app, 'office::look', { url })
  await givenOffice(test, [LOOK])
  const look = { capability: 'office.look', functionId: 'office::look' }
  for (const set of [bind, unbind]) {
    await set(test, look)
    const before = await recordOf(test.db)
    t.equal((await set(test, look)).status, 200)
    t.same(await recordOf(test.db), before)
  }
})

t.test('a function that no capability has leaves the tags of all skills', async (t) => {
  const test = await testApp(t)
  await givenOffice(test, [LOOK])
  const tag = await tagOf(test, '/skills/user/office')
  await putFunction(test.app, 'demo::look', { url })
  await putFunction(test.app, 'demo::look', { url, timeout_ms: 100 })
  t.equal(await tagOf(test, '/skills/user/office'), tag)
})
