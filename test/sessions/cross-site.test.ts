/** The cookie of a browser is worth nothing to the pages of others. */
import { readFile } from 'node:fs/promises'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { PUBLIC_URL } from '../support/issuer.ts'
import { givenToken } from '../support/tokens.ts'

type Document = {
  paths: Record<string, Record<string, { operationId: string; 'x-required-role': string }>>
}

const text = await readFile(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as Document

const unsafe = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    method === 'get' || operation['x-required-role'] === 'public'
      ? []
      : [{ method: method.toUpperCase() as 'POST', url: path.replaceAll(/\{\w+\}/g, 'default') }],
  ),
)

const forms = [
  { method: 'POST', url: '/console/session' },
  { method: 'POST', url: '/console/sign-out' },
] as const

const evil = 'https://evil.example'

/** What browsers send with a request that another page makes them send. */
const crossSite: [what: string, headers: Record<string, string>][] = [
  [
    'a form of another site',
    {
      origin: evil,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
  ],
  [
    'fetch of another site',
    {
      origin: evil,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    },
  ],
  [
    'fetch without CORS',
    {
      origin: evil,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'empty',
    },
  ],
  [
    'a page of a neighbour',
    {
      origin: 'http://127.0.0.1:9999',
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    },
  ],
  [
    'a frame in a sandbox',
    {
      origin: 'null',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    },
  ],
  ['an older browser, from another site', { origin: evil }],
  ['an older browser, from another port', { origin: 'http://127.0.0.1:9999' }],
  ['neither header', {}],
]

const signedIn = async (t: Test): Promise<TestApp & { cookie: string }> => {
  const test = await testApp(t, { PUBLIC_URL })
  const browser = new Browser(test.app)
  await browser.signInByToken((await givenToken(test.services, 'admin')).secret)
  return { ...test, cookie: browser.cookie }
}

t.test('no unsafe route accepts it in any of eight kinds of cross-site request', async (t) => {
  const { app, cookie, db } = await signedIn(t)
  t.ok(unsafe.length > 40)
  const before = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('decision', '=', 'allowed')
    .execute()
  for (const [what, given] of crossSite) {
    for (const { method, url } of [...unsafe, ...forms]) {
      const { statusCode, payload } = await app.inject({
        method,
        url,
        headers: { host: new URL(PUBLIC_URL).host, cookie, ...given },
      })
      t.equal(statusCode, 403, `${what}: ${method} ${url}`)
      t.match(payload, /request\.origin_refused|Origin not allowed/, `${what}: ${method} ${url}`)
    }
  }
  const after = await db
    .selectFrom('audit_entries')
    .select('seq')
    .where('decision', '=', 'allowed')
    .execute()
  t.same(after, before, 'nothing was done')
  const open = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('ended_at', 'is', null)
    .execute()
  t.equal(open.length, 1, 'and the session goes on')
})

t.test('pages of the service itself may change what their user may', async (t) => {
  const { app, cookie } = await signedIn(t)
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: PUBLIC_URL },
  ]
  for (const [index, headers] of own.entries()) {
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: `/v1/workspaces/own-${index}`,
      headers: { cookie, ...headers },
    })
    t.equal(statusCode, 201, JSON.stringify(headers))
  }
})

t.test(
  'reads of other sites come without a session, but for links that are followed',
  async (t) => {
    const { app, cookie } = await signedIn(t)
    const status = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/v1/me', headers: { cookie, ...headers } })).statusCode
    const from = (site: string, mode: string, dest: string) =>
      status({ 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })
    t.equal(await from('cross-site', 'no-cors', 'image'), 401)
    t.equal(await from('cross-site', 'no-cors', 'script'), 401)
    t.equal(await from('cross-site', 'cors', 'empty'), 401)
    t.equal(await from('same-site', 'cors', 'empty'), 401)
    t.equal(await from('cross-site', 'navigate', 'iframe'), 401)
    t.equal(await from('cross-site', 'navigate', 'document'), 200)
    t.equal(await from('same-origin', 'cors', 'empty'), 200)
    t.equal(await from('none', 'navigate', 'document'), 200)
    t.equal(await status({}), 200)
  },
)

t.test('pages can be put into no frame, and load nothing of others', async (t) => {
  const { app, cookie } = await signedIn(t)
  for (const url of [
    '/console/sign-in',
    '/console/session',
    '/console/signed-out',
    '/console/sign-in/style.css',
  ]) {
    const { headers, statusCode } = await app.inject({ url, headers: { cookie } })
    t.equal(statusCode, 200, url)
    t.equal(
      headers['content-security-policy'],
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    t.equal(headers['x-content-type-options'], 'nosniff')
    t.equal(headers['referrer-policy'], 'no-referrer')
    t.equal(headers['cross-origin-opener-policy'], 'same-origin')
  }
})
