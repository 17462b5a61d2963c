/** How much one caller may ask: by token, else by address; who is never counted. */
import t from '../support/tap.ts'
import { ConfigError, parseConfig } from '../../src/platform/config/config.ts'
import { testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { refused } from '../uploads/checks.ts'

const limitsOf = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`]))

t.test('a token has its own limit per minute', async (t) => {
  const { app, services, db } = await testApp(t, { RATE_LIMIT_PER_TOKEN: '3' })
  const busy = await givenToken(services, 'publisher')
  const calm = await givenToken(services, 'publisher')
  const put = (id: string, { headers }: { headers: Record<string, string> }) =>
    call(app, 'PUT', `/documents/${id}`, { headers, payload: { skill: `# ${id}` } })
  const left: number[] = []
  for (const id of ['a', 'b', 'c']) {
    const answer = await put(id, busy)
    t.equal(answer.status, 201)
    const [limit, remaining = NaN, reset] = limitsOf(answer)
    t.equal(limit, 3)
    t.ok(reset && reset > 0 && reset <= 60)
    left.push(remaining)
  }
  t.same(left, [2, 1, 0])
  const last = await put('d', busy)
  refused(t, last, { status: 429, code: 'request.rate_limited' })
  t.equal(Number(last.headers['retry-after']), limitsOf(last)[2])
  t.same((await db.selectFrom('documents').selectAll().execute()).length, 3)
  t.equal((await put('d', calm)).status, 201)
})

t.test('a rejected caller is counted by address, without affecting others there', async (t) => {
  const { app, services } = await testApp(t, { RATE_LIMIT_PER_ADDRESS: '3' })
  const { headers } = await givenToken(services, 'reader')
  const guess = (remoteAddress: string, given: object = bearer(`skr_${'a'.repeat(43)}`)) =>
    app.inject({
      url: '/v1/workspaces/default/documents',
      headers: { ...given },
      remoteAddress,
    })
  const statuses = async (address: string, count: number) => {
    const seen: number[] = []
    for (let n = 0; n < count; n += 1) seen.push((await guess(address)).statusCode)
    return seen
  }
  t.same(await statuses('192.0.2.1', 5), [401, 401, 401, 429, 429])
  t.equal((await guess('192.0.2.1', {})).statusCode, 429, 'no token is no other caller')
  t.equal((await guess('192.0.2.1', headers)).statusCode, 200, 'a good token goes on')
  t.same(await statuses('192.0.2.2', 1), [401])
  // One network of IPv6 is one caller.
  t.same(await statuses('2001:db8::1', 2), [401, 401])
  t.same(await statuses('2001:db8::ffff', 2), [401, 429])
  t.same(await statuses('2001:db8:0:1::1', 1), [401])
})

t.test(
  'public routes are counted by address, except those with only a limit of connections',
  async (t) => {
    const { app, services } = await testApp(t, { RATE_LIMIT_PER_ADDRESS: '2' })
    await call(app, 'PUT', '/settings', { payload: { capabilities_public: true } })
    await givenToken(services, 'reader')
    const get = async (url: string) => (await app.inject({ url })).statusCode
    for (const url of ['/livez', '/readyz', '/health', '/capabilities']) {
      for (let n = 0; n < 4; n += 1) t.equal(await get(url), 200, url)
    }
    t.same([await get('/openapi.json'), await get('/openapi.json')], [200, 200])
    t.equal(await get('/openapi.json'), 429)
  },
)

t.test('an open service counts nothing, and 0 means no limit', async (t) => {
  const open = await testApp(t, { RATE_LIMIT_PER_ADDRESS: '1', RATE_LIMIT_PER_TOKEN: '1' })
  for (let n = 0; n < 3; n += 1) t.equal((await call(open.app, 'GET', '/documents')).status, 200)
  const free = await testApp(t, { RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_PER_TOKEN: '0' })
  const { headers } = await givenToken(free.services, 'reader')
  for (let n = 0; n < 3; n += 1) {
    const answer = await call(free.app, 'GET', '/documents', { headers })
    t.equal(answer.status, 200)
    t.notOk('ratelimit-limit' in answer.headers)
  }
})

t.test("the address in a proxy's header counts only if the proxy is trusted", async (t) => {
  const env = { RATE_LIMIT_PER_ADDRESS: '1' }
  const ask = async (trusted: string, proxy: string) => {
    const { app, services } = await testApp(t, { ...env, TRUSTED_PROXIES: trusted })
    await givenToken(services, 'reader')
    const statuses: number[] = []
    for (const client of ['198.51.100.1', '198.51.100.2']) {
      const headers = { 'x-forwarded-for': client }
      const answer = await app.inject({ url: '/openapi.json', headers, remoteAddress: proxy })
      statuses.push(answer.statusCode)
    }
    return statuses
  }
  t.same(await ask('10.0.0.0/8, 2001:db8::1', '10.1.2.3'), [200, 200])
  t.same(await ask('10.0.0.0/8', '192.0.2.7'), [200, 429])
  t.same(await ask('', '10.1.2.3'), [200, 429])
  for (const TRUSTED_PROXIES of ['proxy.example.com', '10.0.0.0/33', 'true', '*']) {
    t.throws(() => parseConfig({ TRUSTED_PROXIES }), ConfigError)
  }
})
