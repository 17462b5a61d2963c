/** The calls of a batch count as requests. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'

const LIMIT = 10

const calls = (count: number, method: string) =>
  Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method, params: {} }))

type Target = { url: string; method: string }

const targets: Target[] = [
  { url: '/rpc', method: 'skills::list' },
  { url: '/v1/workspaces/default/rpc', method: 'skills::list' },
  { url: '/mcp', method: 'tools/list' },
  { url: '/v1/workspaces/default/mcp', method: 'tools/list' },
]

const given = async ({ app, services }: TestApp, { url, method }: Target) => {
  const { headers: token } = await givenToken(services, 'reader')
  const headers = { ...token, accept: 'application/json, text/event-stream' }
  const post = (body: unknown) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
  return {
    batch: (count: number) => post(calls(count, method)),
    single: () => post(calls(1, method)[0]),
  }
}

for (const target of targets) {
  t.test(`at ${target.url}`, async (t) => {
    const test = await testApp(t, { RATE_LIMIT_PER_TOKEN: String(LIMIT) })
    const all = await given(test, target)
    const whole = await all.batch(LIMIT)
    t.equal(whole.statusCode, 200)
    t.equal(Number(whole.headers['ratelimit-remaining']), 0)
    t.equal((await all.single()).statusCode, 429, 'the next request is one too many')

    const over = await given(test, target)
    const refused = await over.batch(LIMIT + 1)
    t.equal(refused.statusCode, 429)
    t.match(refused.json(), { code: 'request.rate_limited' })
    t.ok(Number(refused.headers['retry-after']) > 0)

    const one = await given(test, target)
    const first = await one.single()
    t.equal(first.statusCode, 200)
    t.equal(Number(first.headers['ratelimit-remaining']), LIMIT - 1, 'one call is one request')
  })
}

t.test('a rejected batch does nothing', async (t) => {
  const { app, services, db } = await testApp(t, { RATE_LIMIT_PER_TOKEN: '3' })
  const { headers } = await givenToken(services, 'publisher')
  const payload = [1, 2, 3, 4].map((id) => ({
    jsonrpc: '2.0',
    id,
    method: 'skills::register',
    params: { id: `demo/${id}`, skill: '# One' },
  }))
  const sent = { method: 'POST', url: '/rpc', headers } as const
  t.equal((await app.inject({ ...sent, payload })).statusCode, 429)
  t.same(await db.selectFrom('documents').selectAll().execute(), [])
})
