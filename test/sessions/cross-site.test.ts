/** The cookie of a browser is worth nothing to the pages of others. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { PUBLIC_URL } from '../support/issuer.ts'
import { type Route, withRoutes } from '../support/route-table.ts'
import { givenToken } from '../support/tokens.ts'

const roots = ['', '/v1/workspaces/:workspace_id']
const below = (paths: string[]): string[] => roots.flatMap((root) => paths.map((url) => root + url))

/** Public, and no cookie counts there: programs send a key along. */
const deaf = ['/v1/oidc/exchange', ...below(['/connect', '/invoke', '/invoke/:session_id'])]

/** Public, but for a browser that is signed in. */
const forBrowsers = [
  '/console/session',
  '/console/sign-out',
  ...below(['/skills.git/git-upload-pack']),
]

const isUnsafe = ({ method }: Route): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)

const urlOf = ({ url }: Route): string => url.replaceAll(/:\w+|\*/g, 'default')

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

type SignedIn = TestApp & { cookie: string; unsafe: Route[] }

const signedIn = async (t: Test): Promise<SignedIn> => {
  const { made: test, routes } = await withRoutes(() => testApp(t, { PUBLIC_URL }))
  const browser = new Browser(test.app)
  await browser.signInByToken((await givenToken(test.services, 'admin')).secret)
  return { ...test, cookie: browser.cookie, unsafe: routes.filter(isUnsafe) }
}

const allowedIn = (db: TestApp['db']) =>
  db.selectFrom('audit_entries').select('seq').where('decision', '=', 'allowed').execute()

t.test('no unsafe route accepts it in any of eight kinds of cross-site request', async (t) => {
  const { app, cookie, db, unsafe } = await signedIn(t)
  const named = unsafe.filter(({ role }) => role === 'public').map(({ url }) => url)
  t.same(named.toSorted(), [...forBrowsers, ...deaf].toSorted())
  const asked = unsafe.filter(({ url }) => !deaf.includes(url))
  const pages = asked.filter(({ url }) => url.startsWith('/console/'))
  t.comment(`${asked.length} unsafe routes, ${pages.length} of them of the console`)
  t.ok(pages.length > 50)
  const before = await allowedIn(db)
  for (const [what, given] of crossSite) {
    for (const route of asked) {
      const { statusCode, payload } = await app.inject({
        method: route.method as 'POST',
        url: urlOf(route),
        headers: { host: new URL(PUBLIC_URL).host, cookie, ...given },
      })
      const name = `${what}: ${route.method} ${route.url}`
      t.equal(statusCode, 403, name)
      t.match(
        payload,
        /request\.origin_refused|Origin not allowed|Only pages of this service/,
        name,
      )
    }
  }
  t.same(await allowedIn(db), before, 'nothing was done')
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
  for (const url of ['/console/sign-in', '/console/session', '/console/signed-out']) {
    const { headers, statusCode } = await app.inject({ url, headers: { cookie } })
    t.equal(statusCode, 200, url)
    const policy = headers['content-security-policy']
    t.match(policy, /^default-src 'none'; script-src 'self'; /)
    t.match(policy, "form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
    t.equal(headers['x-content-type-options'], 'nosniff')
    t.equal(headers['referrer-policy'], 'no-referrer')
    t.equal(headers['cross-origin-opener-policy'], 'same-origin')
  }
})
