/** The pages of tokens and people over HTTP: who may use them, and what they change. */
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { TestIssuer } from '../support/issuer.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const tokens = '/console/tokens'
const people = '/console/people'
const loopback = { host: '127.0.0.1', 'sec-fetch-site': 'same-origin' }

const form = (fields: Record<string, string> = {}) => ({
  label: 'build server',
  role: 'publisher',
  workspace_id: 'default',
  expires_in_days: '30',
  ...fields,
})

const given = async (t: Test) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const signIn = async (role: 'reviewer' | 'admin', workspace = '*') => {
    const browser = new Browser(test.app)
    await browser.signInByToken((await givenToken(test.services, role, { workspace })).secret)
    return browser
  }
  return { ...test, signIn }
}

const secretIn = (text: string): string => /data-copy="([\w-]{20,})"/.exec(text)?.[1] ?? ''
const idOf = (text: string, label: string): string =>
  new RegExp(`tokens/([\\w-]+)/revoke"[^]{0,200}?name="label" value="${label}"`).exec(text)?.[1] ??
  ''

t.test('a token is made, shown once, used, and revoked by its label', async (t) => {
  const { signIn, app } = await given(t)
  const browser = await signIn('admin')
  const made = await browser.send(tokens, { method: 'POST', form: form() })
  t.equal(made.status, 200)
  t.equal(made.headers['cache-control'], 'private, no-store')
  const secret = secretIn(made.text)
  const call = async () => (await app.inject({ url: '/v1/me', headers: bearer(secret) })).statusCode
  t.equal(await call(), 200)
  t.match(made.text, 'authorization: Bearer $TOKEN')
  const list = await browser.send(tokens)
  t.match(list.text, 'build server')
  t.notMatch(list.text, secret, 'it is never shown again')
  const url = `${tokens}/${idOf(list.text, 'build server')}/revoke`
  const wrong = await browser.send(url, {
    method: 'POST',
    form: { label: 'build server', typed: 'build' },
  })
  t.equal(wrong.status, 422)
  t.match(wrong.text, 'role="alert"')
  t.equal(await call(), 200)
  const right = { label: 'build server', typed: 'build server' }
  t.equal((await browser.send(url, { method: 'POST', form: right })).location, tokens)
  t.equal(await call(), 401)
  t.match((await browser.send(tokens)).text, 'revoked')
})

t.test(
  'a new token is for the workspace that the bar names, unless another is chosen',
  async (t) => {
    const { signIn } = await given(t)
    for (const [workspace, named] of [
      ['*', 'default'],
      ['acme', 'acme'],
    ] as const) {
      const { text } = await (await signIn('admin', workspace)).send(tokens)
      t.match(text, `data-workspace="${named}"`)
      t.match(text, `<option value="${named}" selected=""`)
    }
  },
)

t.test('the first token closes the service, and signs this browser in', async (t) => {
  const { app } = await testApp(t)
  const browser = new Browser(app)
  const page = await browser.send(tokens, { headers: loopback })
  t.match(page.text, 'The first token closes the service')
  t.match(page.text, /<option value="admin" selected=""/)
  const made = await browser.send(tokens, {
    method: 'POST',
    form: form({ role: 'admin', workspace_id: '*' }),
    headers: loopback,
  })
  t.equal(made.status, 200)
  t.equal(browser.cookies.size, 1)
  t.equal((await browser.send(tokens, { headers: loopback })).status, 200)
  t.equal((await app.inject({ url: '/v1/workspaces/default/skills' })).statusCode, 401)
})

t.test('what was typed comes back, and hostile labels are drawn', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('admin')
  const blank = await browser.send(tokens, { method: 'POST', form: form({ label: ' ' }) })
  t.equal(blank.status, 422)
  const missing = await browser.send(tokens, {
    method: 'POST',
    form: form({ workspace_id: 'none', label: '<b>x' }),
  })
  t.equal(missing.status, 422)
  t.match(missing.text, 'value="&lt;b&gt;x"')
  const label = '<img src=x> a\u202eb'
  t.equal((await browser.send(tokens, { method: 'POST', form: form({ label }) })).status, 200)
  const { text } = await browser.send(tokens)
  t.notMatch(text, '<img')
  t.match(text, 'data-u="U+202E"')
})

t.test('admins of one workspace manage its tokens and groups, and see no people', async (t) => {
  const { signIn } = await given(t)
  const browser = await signIn('admin', 'acme')
  const page = await browser.send(tokens)
  t.notMatch(page.text, 'future ones')
  t.notMatch(page.text, 'value="default"')
  const refused = await browser.send(tokens, { method: 'POST', form: form() })
  t.match(refused, { status: 422, text: /workspaces\.not_found/ })
  const made = await browser.send(tokens, { method: 'POST', form: form({ workspace_id: 'acme' }) })
  t.equal(made.status, 200)
  const seen = await browser.send(people)
  t.equal(seen.status, 200)
  t.match(seen.text, 'People are managed by an admin of all workspaces')
  const gone = await browser.send(`${people}/x`, { method: 'POST', form: { disabled: 'true' } })
  t.equal(gone.status, 403)
})

t.test('a person is disabled and enabled, a group gets a role and loses it', async (t) => {
  const issuer = await TestIssuer.start(t)
  const { app, services } = await testApp(t, issuer.env)
  const browser = new Browser(app)
  await browser.signInByToken((await givenToken(services, 'admin')).secret)
  const group = { group: 'staff <b>', workspace_id: 'default', role: 'publisher' }
  const send = (url: string, fields: Record<string, string>) =>
    browser.send(url, { method: 'POST', form: fields })
  t.equal((await send('/console/group-roles', group)).location, people)
  const ada = new Browser(app)
  issuer.user = { sub: 'ada', name: 'Ada <i>', groups: ['staff <b>'] }
  await ada.signIn(issuer)
  t.equal((await ada.send('/console/w/default')).status, 200)
  const page = await browser.send(people)
  t.match(page.text, 'Ada &lt;i&gt;')
  t.match(page.text, 'staff &lt;b&gt;')
  const [, id = ''] = /action="\/console\/people\/([\w-]+)"/.exec(page.text) ?? []
  await send(`${people}/${id}`, { disabled: 'true' })
  t.match((await browser.send(people)).text, 'Enable')
  t.equal((await ada.send('/console/w/default')).status, 303)
  await send(`${people}/${id}`, { disabled: 'false' })
  const taken = { issuer: issuer.url, group: 'staff <b>', workspace_id: 'default' }
  t.equal((await send('/console/group-roles/take', taken)).location, people)
  t.match((await browser.send(people)).text, 'No group has a role')
})

t.test('only admins get there, and only from these pages', async (t) => {
  const { signIn, app } = await given(t)
  const reviewer = await signIn('reviewer')
  const admin = await signIn('admin')
  t.notMatch((await reviewer.send('/console/w/default')).text, tokens)
  t.match((await admin.send('/console/w/default')).text, tokens)
  for (const url of [tokens, people]) {
    t.equal((await reviewer.send(url)).status, 403, url)
    t.equal((await app.inject({ url })).statusCode, 303, url)
  }
  const posts: [string, Record<string, string>][] = [
    [tokens, form()],
    [`${tokens}/x/revoke`, { label: 'a', typed: 'a' }],
    [`${people}/x`, { disabled: 'true' }],
    ['/console/group-roles', { group: 'a', workspace_id: '*', role: 'admin' }],
    ['/console/group-roles/take', { group: 'a', workspace_id: '*' }],
  ]
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const [url, fields] of posts) {
    const asReviewer = await reviewer.send(url, { method: 'POST', form: fields })
    t.equal(asReviewer.status, 403, url)
    const other = await admin.send(url, { method: 'POST', form: fields, headers: foreign })
    t.match(other, { status: 403, text: /request\.origin_refused/ }, url)
  }
})
