/** Sign-in with the identity provider, and what must not pass for one. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { CLIENT_ID, nowSeconds, PUBLIC_URL, TestIssuer } from '../support/issuer.ts'

const skills = '/v1/workspaces/default/skills'
const home = '/console/session'

type Given = TestApp & { issuer: TestIssuer; browser: Browser }

const given = async (t: Test): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, issuer.env)
  const put = await test.app.inject({
    method: 'PUT',
    url: '/v1/group-roles',
    headers: await issuer.bearer({ sub: 'root', groups: ['operators'] }),
    payload: { group: 'staff', workspace_id: 'default', role: 'publisher' },
  })
  if (put.statusCode !== 201) throw new Error(put.payload)
  return { ...test, issuer, browser: new Browser(test.app) }
}

const begin = async (browser: Browser, returnTo = home): Promise<string> => {
  const query = new URLSearchParams({ return_to: returnTo })
  return (await browser.send(`/console/sign-in/oidc?${query.toString()}`)).location
}

const back = (browser: Browser, url: string) =>
  browser.send(url, { headers: { 'sec-fetch-site': 'cross-site' } })

t.test('a browser goes to the provider and comes back signed in', async (t) => {
  const { browser, issuer, db, app } = await given(t)
  t.match((await browser.send('/console/sign-in')).text, 'Sign in with 127.0.0.1:')
  const address = new URL(await begin(browser, '/console/w/default?tab=1'))
  t.equal(address.origin + address.pathname, `${issuer.url}/authorize`)
  t.match(Object.fromEntries(address.searchParams), {
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: `${PUBLIC_URL}/console/sign-in/callback`,
    code_challenge_method: 'S256',
    scope: 'openid profile email groups',
    state: /^[\w-]{43}$/,
    nonce: /^[\w-]{43}$/,
  })
  const answer = await back(browser, issuer.authorize(address.href))
  t.equal(answer.status, 303)
  t.equal(answer.location, '/console/w/default?tab=1')
  const page = await browser.send(home)
  t.match(page.text, 'Ada')
  t.match(page.text, 'publisher')
  t.equal((await browser.send(skills)).status, 200)
  const followed = await app.inject({
    url: home,
    headers: {
      cookie: browser.cookie,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    },
  })
  t.equal(followed.statusCode, 200, 'a link of another site arrives signed in')
  const [entry] = await db
    .selectFrom('audit_entries')
    .select(['actor', 'person_id', 'details'])
    .where('action', '=', 'session_start')
    .execute()
  t.equal(entry?.actor, `person:${entry?.person_id}`)
  t.same(entry?.details, { groups: ['staff'] })
  t.same(await db.selectFrom('sign_ins').selectAll().execute(), [])
})

t.test('any replica may finish what another one began', async (t) => {
  const { browser, issuer, connectionString } = await given(t)
  const url = issuer.authorize(await begin(browser))
  const other = new Browser((await testReplica(t, connectionString, issuer.env)).app)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  t.equal((await back(other, url)).location, home)
})

t.test('two tabs may sign in at the same time', async (t) => {
  const { browser, issuer } = await given(t)
  const [one, two] = [await begin(browser, '/console/a'), await begin(browser, '/console/b')]
  t.equal((await back(browser, issuer.authorize(one))).location, '/console/a')
  t.equal((await back(browser, issuer.authorize(two))).location, '/console/b')
})

t.test('the browser returns to pages of the console only', async (t) => {
  const { browser, issuer } = await given(t)
  const elsewhere = [
    'https://evil.example/console/',
    '//evil.example/console/',
    '/console/../../evil',
    '/console//evil.example/..//../../x',
    '/console/\\evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/console\t/x',
    '/console/\r\nset-cookie: a=b',
    '/consolex',
    '/docs',
    'javascript:alert(1)',
    '',
  ]
  for (const returnTo of elsewhere) {
    const { location } = await browser.signIn(issuer, returnTo)
    const { origin, pathname } = new URL(location, PUBLIC_URL)
    t.equal(origin, PUBLIC_URL, returnTo)
    t.match(pathname, /^\/console\//, returnTo)
    const form = { token: 'x', return_to: returnTo }
    const { text } = await browser.send(`/console/sign-in?${new URLSearchParams(form).toString()}`)
    t.notMatch(text, 'evil', returnTo)
  }
})

t.test('a callback counts once, in its own browser, within ten minutes', async (t) => {
  const { browser, issuer, app, db } = await given(t)
  const refused = async (what: string, url: string, from: Browser) => {
    const answer = await back(from, url)
    t.equal(answer.status, 400, what)
    t.match(answer.text, 'Sign in again', what)
    t.notOk(from.cookies.has('skr'), what)
  }
  const url = issuer.authorize(await begin(browser))
  await refused('another browser', url, new Browser(app))
  const victim = new Browser(app)
  await begin(victim)
  await refused('a browser that began another sign-in', url, victim)
  t.equal((await back(browser, url)).status, 303)
  browser.cookies.delete('skr')
  await refused('the same state again', url, browser)
  const replayed = new URL(url, PUBLIC_URL)
  const fresh = new URL(await begin(browser))
  replayed.searchParams.set('state', fresh.searchParams.get('state') ?? '')
  const again = await back(browser, replayed.pathname + replayed.search)
  t.equal(again.status, 400, 'the same code with a new state')
  t.match(again.text, 'invalid_grant')
  const unknown = new URL(url, PUBLIC_URL)
  unknown.searchParams.set('state', 'made-up')
  await refused('a state that was never given', unknown.pathname + unknown.search, browser)
  await refused('no state', '/console/sign-in/callback?code=x', browser)
  const late = issuer.authorize(await begin(browser))
  await sql`update sign_ins set expires_at = now()`.execute(db)
  await refused('after ten minutes', late, browser)
})

t.test('a code of one sign-in is of no use in another', async (t) => {
  const { browser, issuer, app } = await given(t)
  const attacker = new Browser(app)
  const stolen = new URL(issuer.authorize(await begin(browser)), PUBLIC_URL)
  const own = new URL(issuer.authorize(await begin(attacker)), PUBLIC_URL)
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  const answer = await back(attacker, own.pathname + own.search)
  t.equal(answer.status, 400, 'its verifier is another one')
  t.notOk(attacker.cookies.has('skr'))
})

t.test('responses of another issuer, or to another sign-in, are rejected', async (t) => {
  const { browser, issuer, db } = await given(t)
  const cases: [what: string, spoil: TestIssuer['spoil']][] = [
    ['another issuer', (claims) => ({ ...claims, iss: 'https://id.example.com' })],
    ['another audience', (claims) => ({ ...claims, aud: 'another-client' })],
    ['another nonce', (claims) => ({ ...claims, nonce: 'n'.repeat(43) })],
    ['no nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['no subject', ({ sub: _sub, ...claims }) => claims],
    ['an end long ago', (claims) => ({ ...claims, exp: nowSeconds() - 90 })],
    ['no end', ({ exp: _exp, ...claims }) => claims],
  ]
  for (const [what, spoil] of cases) {
    issuer.spoil = spoil
    const answer = await browser.signIn(issuer)
    t.equal(answer.status, 400, what)
    t.notOk(browser.cookies.has('skr'), what)
  }
  issuer.spoil = (claims) => claims
  issuer.statedIssuer = 'https://id.example.com'
  t.equal((await browser.signIn(issuer)).status, 400, 'a mixed-up issuer')
  issuer.statedIssuer = null
  const { key } = issuer
  await issuer.rotate()
  const forged = issuer.key
  issuer.key = key
  const sign = issuer.sign.bind(issuer)
  issuer.sign = (claims) => sign(claims, { ...forged, kid: key.kid })
  t.equal((await browser.signIn(issuer)).status, 400, 'a forged signature')
  issuer.sign = sign
  t.same(await db.selectFrom('sessions').select('session_id').execute(), [])
  const noted = await db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('decision', '=', 'blocked')
    .execute()
  t.equal(noted.length, cases.length + 2, 'each is in the audit log')
  t.equal((await browser.signIn(issuer)).status, 303, 'a good one goes through')
})

t.test('clocks may differ by a minute', async (t) => {
  const { browser, issuer } = await given(t)
  issuer.spoil = (claims) => ({ ...claims, exp: nowSeconds() - 30 })
  t.equal((await browser.signIn(issuer)).status, 303)
})

t.test(
  'a person without a role gets a page with the groups that came, and no session',
  async (t) => {
    const { browser, issuer, db } = await given(t)
    issuer.user = { sub: 'eve', groups: ['visitors', '<script>alert(1)</script>'] }
    const answer = await browser.signIn(issuer)
    t.equal(answer.status, 403)
    t.match(answer.text, '<li>visitors</li>')
    t.match(answer.text, '&lt;script&gt;alert(1)&lt;/script&gt;')
    t.notMatch(answer.text, '<script>')
    t.notOk(browser.cookies.has('skr'))
    issuer.user = { sub: 'eve' }
    t.match((await browser.signIn(issuer)).text, 'names no group of yours')
    issuer.user = { sub: 'eve', _claim_names: { groups: 'src1' }, _claim_sources: {} }
    t.match((await browser.signIn(issuer)).text, 'more groups than')
    issuer.user = { sub: 'ada', groups: ['staff'] }
    await browser.signIn(issuer)
    await sql`update people set disabled_at = now() where subject = 'ada'`.execute(db)
    t.match((await browser.signIn(issuer)).text, 'disabled')
  },
)

t.test('while the provider is away sign-ins say so, and sessions go on', async (t) => {
  const { browser, issuer, app } = await given(t)
  await browser.signIn(issuer)
  const url = issuer.authorize(await begin(browser))
  await issuer.goAway()
  t.equal((await browser.send(skills)).status, 200)
  const other = new Browser(app)
  for (const cookie of browser.cookies) other.cookies.set(...cookie)
  const answer = await back(other, url)
  t.equal(answer.status, 503)
  t.match(answer.text, 'cannot be reached')
  t.match((await browser.send('/console/sign-in')).text, 'name="token"', 'tokens still sign in')
})

t.test('after the sign-out the provider can be left, too', async (t) => {
  const { browser, issuer } = await given(t)
  await browser.signIn(issuer)
  const cookie = browser.cookies.get('skr') ?? ''
  const out = await browser.send('/console/sign-out', { method: 'POST', form: {} })
  const { text } = await browser.send(out.location)
  const address = new URL(
    /href="([^"]+logout[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '',
  )
  t.equal(address.origin + address.pathname, `${issuer.url}/logout`)
  t.same(Object.fromEntries(address.searchParams), {
    client_id: CLIENT_ID,
    post_logout_redirect_uri: `${PUBLIC_URL}/console/signed-out`,
  })
  const { status } = await browser.send(skills, { headers: { cookie: `skr=${cookie}` } })
  t.equal(status, 401)
})
