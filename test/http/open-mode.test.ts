/** A service without tokens serves programs of this machine: no proxy, and no page of another site. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'
import { HOST } from './asking.ts'
import { checkProblem } from './problems.ts'
import { portOf, sendRaw } from './raw.ts'

const forwarding = [
  'Forwarded: for=203.0.113.9',
  'X-Forwarded-For: 203.0.113.9',
  'x-FORWARDED-for: 127.0.0.1',
  'X-Forwarded-Host: 127.0.0.1',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Port: 443',
  'X-Forwarded-Server: front',
  'X-Forwarded-Anything: 1',
  'X-Real-IP: 203.0.113.9',
  'x-real-ip:',
  'Via: 1.1 nginx',
  'VIA:',
]

const otherSites = [
  ['Sec-Fetch-Site: cross-site'],
  ['SEC-FETCH-SITE: Cross-Site'],
  ['Sec-Fetch-Site: none', 'Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Site: same-origin'],
  ['Sec-Fetch-Site: something-new'],
  ['Sec-Fetch-Site: cross-site', 'Referer: http://127.0.0.1/docs/'],
  ['Sec-Fetch-Site: same-site', 'Referer: https://app.example.com/'],
  ['Sec-Fetch-Site: same-site', 'Referer: nonsense'],
  ['Sec-Fetch-Site: same-site', 'Origin: null'],
]

const ours = [
  [],
  ['Sec-Fetch-Site: none'],
  ['Sec-Fetch-Site: same-origin'],
  ['Sec-Fetch-Site: Same-Origin', 'Origin: http://127.0.0.1'],
  ['Sec-Fetch-Site: same-site'],
  ['Sec-Fetch-Site: same-site', 'Referer: http://localhost:5173/page'],
  ['Sec-Fetch-Site: same-site', 'Origin: http://localhost:5173'],
  ['X-Forward: 1', 'X-Realm: 1', 'Sec-Fetch-Mode: cors', 'Referer: https://example.com/'],
]

/** Routes of every kind. */
const routes = [
  'GET /livez',
  'GET /docs/',
  'GET /docs/static/swagger-ui.css',
  'GET /openapi.json',
  'GET /openapi-3.0.json',
  'GET /nowhere',
  'GET /health',
  'GET /capabilities',
  'GET /v1/tokens',
  'GET /v1/workspaces/default/resources/read?uri=iii://fn/demo/act',
  'GET /v1/workspaces/default/events',
  'GET /mcp',
  'POST /mcp',
  'POST /rpc',
  'POST /invoke',
  'POST /connect',
  'OPTIONS /v1/workspaces/default/skills',
]

const given = async (t: Test) => {
  const made = await testApp(t)
  const port = await portOf(made.app)
  const send = async (request: string, lines: readonly string[]) => {
    const head = [`${request} HTTP/1.1`, `host: ${HOST.host}`, 'connection: close']
    const { status, headers, rest } = await sendRaw(port, [...head, ...lines])
    return { status, headers, payload: rest }
  }
  return { ...made, send }
}

t.test(
  "requests through a proxy or of another site's page are rejected on every route",
  async (t) => {
    const { send } = await given(t)
    for (const request of routes) {
      for (const lines of [['Via: 1.1 nginx'], ['Sec-Fetch-Site: cross-site']]) {
        const what = `${request} ${lines.join(' ')}`
        checkProblem(t, await send(request, lines), 403, 'request.origin_refused', what)
      }
    }
  },
)

t.test('the error says what to do', async (t) => {
  const { send } = await given(t)
  for (const line of forwarding) {
    const answer = await send('GET /v1/tokens', [line])
    const { detail } = checkProblem(t, answer, 403, 'request.origin_refused', line)
    t.match(detail, /npm run token/, line)
  }
  for (const lines of otherSites) {
    const what = lines.join(' ')
    const answer = await send('GET /v1/tokens', lines)
    const { detail } = checkProblem(t, answer, 403, 'request.origin_refused', what)
    t.match(detail, /address bar|another origin/, what)
  }
})

t.test('programs and pages of this machine are served', async (t) => {
  const { send } = await given(t)
  for (const lines of ours) {
    for (const request of ['GET /v1/tokens', 'GET /docs/', 'GET /livez']) {
      t.equal((await send(request, lines)).status, 200, `${request} ${lines.join(' ')}`)
    }
  }
})

t.test('a client that already has the capabilities is rejected too', async (t) => {
  const { app, send } = await given(t)
  const { headers } = await app.inject({ url: '/capabilities', headers: HOST })
  const unchanged = `If-None-Match: ${String(headers['etag'])}`
  t.equal((await send('GET /capabilities', [unchanged])).status, 304)
  for (const line of [...forwarding, ...otherSites.flat().slice(0, 2)]) {
    const answer = await send('GET /capabilities', [unchanged, line])
    checkProblem(t, answer, 403, 'request.origin_refused', line)
  }
})

t.test('with tokens a proxy may precede the service', async (t) => {
  const { services, send } = await given(t)
  const { headers } = await givenToken(services, 'admin')
  const token = `authorization: ${headers.authorization}`
  for (const line of [...forwarding, 'Sec-Fetch-Site: cross-site']) {
    t.equal((await send('GET /v1/tokens', [token, line])).status, 200, line)
  }
})
