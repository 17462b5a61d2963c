import t from '../support/tap.ts'
import type { ErrorCode } from '../../src/platform/errors.ts'
import { testApp } from '../support/app.ts'
import { checkProblem } from './problems.ts'

const hosts: [host: string, isOurs: boolean][] = [
  ['localhost', true],
  ['localhost:80', true],
  ['LOCALHOST:8080', true],
  ['127.0.0.1', true],
  ['127.0.0.1:8080', true],
  ['127.1.2.3:8080', true],
  ['[::1]', true],
  ['[::1]:8080', true],
  ['evil.test', false],
  ['evil.test:8080', false],
  ['127.0.0.1.evil.test', false],
  ['localhost.evil.test', false],
  ['notlocalhost', false],
  ['localhost.', false],
  ['0.0.0.0', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['[::]', false],
  ['[fe80::1]', false],
  ['::1', false],
  ['evil.test@localhost', false],
  ['localhost@evil.test', false],
  ['localhost/evil.test', false],
  ['localhost evil.test', false],
  ['localhost,evil.test', false],
  ['localhost:80:80', false],
  ['localhost:', false],
  ['localhost#evil.test', false],
]

const origins: [origin: string, isOurs: boolean][] = [
  ['http://localhost:5173', true],
  ['http://localhost', true],
  ['https://localhost:8443', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['HTTP://LOCALHOST', true],
  ['null', false],
  ['', false],
  ['http://evil.test', false],
  ['https://localhost.evil.test', false],
  ['http://127.0.0.1.evil.test', false],
  ['http://localhost@evil.test', false],
  ['http://localhost:80@evil.test', false],
  ['http://evil.test/localhost', false],
  ['http://evil.test#localhost', false],
  ['http://localhost http://evil.test', false],
  ['file://', false],
  ['file://localhost', false],
  ['chrome-extension://localhost', false],
  ['localhost', false],
  ['http://', false],
]

/** Also what serves nothing, and what needs no role, is closed to others. */
const urls = ['/livez', '/openapi.json', '/docs/', '/v1/workspaces/default/skills', '/nowhere']

t.test('without tokens only loopback names of this machine are served', async (t) => {
  const { app } = await testApp(t)
  for (const [host, isOurs] of hosts) {
    for (const url of isOurs ? ['/livez'] : urls) {
      const { statusCode, headers, payload } = await app.inject({ url, headers: { host } })
      const what = `Host "${host}" ${url}`
      if (isOurs) t.equal(statusCode, 200, what)
      else {
        const refusal = { status: statusCode, headers, payload }
        checkProblem(t, refusal, 403, 'request.host_refused', what)
      }
    }
  }
})

t.test('pages of other origins may not call', async (t) => {
  const { app, db } = await testApp(t)
  for (const [origin, isOurs] of origins) {
    for (const url of isOurs ? ['/livez'] : urls) {
      const { statusCode, headers, payload } = await app.inject({ url, headers: { origin } })
      const what = `Origin "${origin}" ${url}`
      if (isOurs) t.equal(statusCode, 200, what)
      else {
        const refusal = { status: statusCode, headers, payload }
        checkProblem(t, refusal, 403, 'request.origin_refused', what)
      }
      t.equal(headers['access-control-allow-origin'], undefined, what)
    }
  }
  const post = await app.inject({
    method: 'POST',
    url: '/v1/workspaces/default/uploads',
    headers: { origin: 'http://evil.test' },
    payload: {
      file_name: 'a',
      archive_format: 'tar_gz',
      compressed_size_bytes: 1,
      sha256: '0'.repeat(64),
    },
  })
  t.equal(post.statusCode, 403)
  t.same(await db.selectFrom('uploads').selectAll().execute(), [], 'and nothing is written')
})

t.test('a preflight of another origin is not allowed', async (t) => {
  const { app } = await testApp(t)
  const cases: [origin: string, status: number, code: ErrorCode][] = [
    ['http://evil.test', 403, 'request.origin_refused'],
    ['http://localhost:5173', 405, 'request.method_not_allowed'],
  ]
  for (const [origin, status, code] of cases) {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/v1/workspaces/default/skills',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    const { headers, payload } = answer
    checkProblem(t, { status: answer.statusCode, headers, payload }, status, code, origin)
    t.equal(headers['access-control-allow-origin'], undefined)
  }
})
