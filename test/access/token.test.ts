import t from '../support/tap.ts'
import { bearerOf } from '../../src/platform/access/bearer.ts'
import { packageArchive } from '../support/archives.ts'
import { testApp } from '../support/app.ts'
import { multipart } from '../support/given.ts'
import { checkProblem } from '../http/problems.ts'
import { countsOf, nothing } from '../skills/record.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const env = { ADMIN_TOKEN: TOKEN }
const workspace = '/v1/workspaces/default'

t.test('the token of a header', async (t) => {
  const cases: [header: string | undefined, token: string | null][] = [
    [`Bearer ${TOKEN}`, TOKEN],
    [`bearer  ${TOKEN}`, TOKEN],
    [undefined, null],
    ['', null],
    ['Bearer', null],
    ['Bearer ', null],
    [TOKEN, null],
    [`Basic ${TOKEN}`, null],
    [`Bearer ${TOKEN} x`, null],
    [`Bearer ${TOKEN},Bearer x`, null],
    [`Bearer ${'x'.repeat(13_000)}`, null],
  ]
  for (const [header, token] of cases) t.equal(bearerOf(header), token, String(header).slice(0, 50))
})

const closed = [
  { method: 'GET', url: `${workspace}/skills` },
  { method: 'HEAD', url: `${workspace}/skills` },
  { method: 'GET', url: `${workspace}/skills/user/pdf-tools` },
  { method: 'GET', url: `${workspace}/skills/user/pdf-tools/files/SKILL.md` },
  { method: 'GET', url: '/v1/workspaces/nowhere/skills' },
  { method: 'POST', url: `${workspace}/uploads`, payload: {} },
  { method: 'POST', url: `${workspace}/skills/archive`, ...multipart(packageArchive()) },
] as const

const wrong: [what: string, headers: Record<string, string>, challenge: string][] = [
  ['no token', {}, 'Bearer'],
  ['a blank one', { authorization: 'Bearer ' }, 'Bearer'],
  ['another scheme', { authorization: `Basic ${TOKEN}` }, 'Bearer'],
  ['another token', { authorization: `Bearer ${TOKEN.slice(1)}0` }, 'Bearer error="invalid_token"'],
  ['half of it', { authorization: `Bearer ${TOKEN.slice(1)}` }, 'Bearer error="invalid_token"'],
  [
    'other letters',
    { authorization: `Bearer ${TOKEN.toUpperCase()}` },
    'Bearer error="invalid_token"',
  ],
]

t.test('with a token configured, nothing of a workspace is open without it', async (t) => {
  const { app, db } = await testApp(t, env)
  for (const [what, headers, challenge] of wrong) {
    for (const request of closed) {
      const given = 'headers' in request ? { ...request.headers, ...headers } : headers
      const answer = await app.inject({ ...request, headers: given })
      const said = `${what}: ${request.method} ${request.url}`
      t.equal(answer.statusCode, 401, said)
      t.equal(answer.headers['www-authenticate'], challenge, said)
      t.notMatch(answer.payload, TOKEN.slice(1), said)
      if (request.method === 'HEAD') continue
      const refusal = { status: 401, headers: answer.headers, payload: answer.payload }
      checkProblem(t, refusal, 401, 'access.unauthorized', said)
    }
  }
  t.same(await countsOf(db), nothing)
})

t.test('the token opens everything, also under another host name', async (t) => {
  const { app, db } = await testApp(t, env)
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    host: 'skills.example',
    origin: 'https://app.example',
  }
  const body = multipart(packageArchive())
  const installed = await app.inject({
    method: 'POST',
    url: `${workspace}/skills/archive`,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  })
  t.equal(installed.statusCode, 201)
  const rows = await db.selectFrom('audit_entries').selectAll().execute()
  t.same(new Set(rows.map((row) => row.actor)), new Set(['admin-token']))
  t.notMatch(JSON.stringify(rows), TOKEN, 'the token stands in no audit row')
  const list = await app.inject({ url: `${workspace}/skills`, headers })
  t.equal(list.statusCode, 200)
  t.equal(list.headers['access-control-allow-origin'], undefined)
  const unknown = await app.inject({ url: '/v1/workspaces/nowhere/skills', headers })
  t.equal(unknown.json().code, 'workspaces.not_found')
})

t.test('public operations stay public', async (t) => {
  const { app } = await testApp(t, env)
  for (const url of ['/livez', '/readyz', '/openapi.json', '/openapi-3.0.json', '/docs/']) {
    t.equal((await app.inject({ url, headers: { host: 'skills.example' } })).statusCode, 200, url)
  }
})
