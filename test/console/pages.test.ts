/** Pages over HTTP: who gets them, what they are sent with, and where they lead. */
import { gunzipSync } from 'node:zlib'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { Browser } from '../support/browsers.ts'
import { givenSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const home = '/console/w/default'
const skill = `${home}/skills/user/pdf-tools`
const pages = [
  home,
  `${home}/skills`,
  `${home}/skills?q=pdf&status=active&source_kind=user&namespace=`,
  skill,
  `${skill}/-/files`,
  `${skill}/-/files/SKILL.md`,
  `${skill}/-/files/SKILL.md?from=2`,
]

const tabs = ['revisions', 'capabilities', 'health', 'policy', 'activity'].map(
  (tab) => `${skill}/-/${tab}`,
)
const account = [
  '/console/session',
  '/console/sessions',
  '/console/keys',
  '/console/leave?to=javascript%3Aalert(1)',
]

const signedIn = async (
  { app, services }: TestApp,
  role: 'reader' | 'publisher' | 'reviewer' | 'admin',
  workspace = '*',
): Promise<Browser> => {
  const browser = new Browser(app)
  await browser.signInByToken((await givenToken(services, role, { workspace })).secret)
  return browser
}

const given = async (t: Test): Promise<TestApp> => {
  const test = await testApp(t)
  await givenSkill(test.app)
  return test
}

t.test('browsers are led to the console, and programs are not', async (t) => {
  const { app } = await testApp(t)
  const leads = async (accept?: string) => {
    const { headers } = await app.inject({
      url: '/',
      headers: accept === undefined ? {} : { accept },
    })
    return headers.location
  }
  t.equal(await leads('text/html,application/xhtml+xml,*/*;q=0.8'), '/console/')
  t.equal(await leads('*/*'), '/docs/')
  t.equal(await leads(), '/docs/')
  t.equal((await app.inject({ url: '/console' })).headers.location, '/console/')
  t.equal((await app.inject({ url: '/console/' })).headers.location, home)
})

t.test('an open service shows all pages, and says that it is open', async (t) => {
  const { app } = await given(t)
  for (const url of account) t.equal((await app.inject({ url })).statusCode, 200, url)
  for (const url of [...pages, ...tabs]) {
    const { statusCode, payload } = await app.inject({ url })
    t.equal(statusCode, 200, url)
    t.match(payload, 'This service is open', url)
    t.match(payload, 'pdf-tools', url)
  }
})

t.test('every page, every asset and every error is sent under the policy', async (t) => {
  const test = await given(t)
  const { payload } = await test.app.inject({ url: home })
  const [, asset = ''] = /src="(\/console\/assets\/[^"]+)"/.exec(payload) ?? []
  const browser = await signedIn(test, 'reader')
  for (const url of [...pages, asset, '/console/nowhere', `${home}/skills/user/missing`]) {
    const { headers } = await browser.send(url)
    const policy = String(headers['content-security-policy'])
    t.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, url)
    t.match(policy, "require-trusted-types-for 'script'; trusted-types skr-fragment", url)
    t.match(policy, "form-action 'self'; frame-ancestors 'none'; base-uri 'none'", url)
    t.notMatch(policy, /unsafe|nonce|sha\d|\*|http/, url)
    t.equal(headers['x-content-type-options'], 'nosniff', url)
    t.equal(headers['referrer-policy'], 'no-referrer', url)
    t.equal(headers['cross-origin-opener-policy'], 'same-origin', url)
    t.equal(headers['cross-origin-resource-policy'], 'same-origin', url)
    t.match(headers['permissions-policy'], 'camera=(), ', url)
    const isAsset = url === asset
    t.equal(
      headers['cache-control'],
      isAsset ? 'public, max-age=31536000, immutable' : 'private, no-store',
      url,
    )
  }
})

t.test('without a session pages lead to the sign-in page, and back', async (t) => {
  const test = await given(t)
  await givenToken(test.services, 'admin')
  const { app } = test
  for (const url of [...pages, ...tabs, ...account]) {
    const { statusCode, headers } = await app.inject({ url })
    t.equal(statusCode, 303, url)
    const location = new URL(String(headers.location), 'http://h.invalid')
    t.equal(location.pathname, '/console/sign-in', url)
    t.equal(location.searchParams.get('return_to'), url)
    t.notOk('www-authenticate' in headers)
  }
  const region = await app.inject({ url: home, headers: { 'x-console-fragment': 'overview' } })
  t.equal(region.statusCode, 401, 'a region cannot be led away')
})

t.test('a workspace out of reach looks like one that is not there', async (t) => {
  const test = await given(t)
  await givenWorkspace(test.db, 'acme')
  const browser = await signedIn(test, 'admin', 'acme')
  t.equal((await browser.send('/console/')).location, '/console/w/acme')
  const shown = async (id: string) => {
    const { status, text } = await browser.send(`/console/w/${id}`)
    return {
      status,
      text: text.replaceAll(`/w/${id}`, '/w/ID').replaceAll(/[\w-]{21}/g, 'REQUEST'),
    }
  }
  const hidden = await shown('default')
  t.equal(hidden.status, 404)
  t.same(hidden, await shown('missing'))
  t.equal((await browser.send('/console/w/acme')).status, 200)
})

t.test('readers see what is served, and nothing of the rest', async (t) => {
  const test = await given(t)
  await test.app.inject({
    method: 'PUT',
    url: '/v1/workspaces/default/skills/user/pdf-tools/policy',
    payload: { enabled: false },
  })
  const reader = await signedIn(test, 'reader')
  const publisher = await signedIn(test, 'publisher')
  for (const url of pages.filter((one) => one.startsWith(skill))) {
    t.equal((await reader.send(url)).status, 404, url)
    t.equal((await publisher.send(url)).status, 200, url)
  }
  t.notMatch((await reader.send(home)).text, 'pdf-tools')
  t.notMatch((await reader.send(`${home}/skills`)).text, 'pdf-tools')
  t.match((await publisher.send(skill)).text, 'disabled')
  t.notMatch((await reader.send(home)).text, 'Recent changes')
  t.match((await (await signedIn(test, 'reviewer')).send(home)).text, 'Recent changes')
})

t.test('the archive of a skill can be had, also of one that is not served', async (t) => {
  const browser = await signedIn(await given(t), 'reviewer')
  const archive = async () => {
    const [, url = ''] = /href="([^"]+\/archive[^"]*)"/.exec((await browser.send(skill)).text) ?? []
    return (await browser.send(url)).status
  }
  t.equal(await archive(), 200)
  const policy = '/v1/workspaces/default/skills/user/pdf-tools/policy'
  await browser.send(policy, { method: 'PUT', payload: { enabled: false } })
  t.equal(await archive(), 200)
})

t.test('the bar has the label of the token', async (t) => {
  const test = await given(t)
  const { text } = await (await signedIn(test, 'reviewer')).send(home)
  t.match(text, 'reviewer of a test')
})

t.test('tabs need the roles that the API needs', async (t) => {
  const test = await given(t)
  const statuses = async (role: 'reader' | 'publisher' | 'reviewer') => {
    const browser = await signedIn(test, role)
    const found: number[] = []
    for (const url of tabs) found.push((await browser.send(url)).status)
    return found
  }
  t.same(await statuses('reader'), [200, 200, 403, 200, 403])
  t.same(await statuses('publisher'), [200, 200, 200, 200, 403])
  t.same(await statuses('reviewer'), [200, 200, 200, 200, 200])
})

t.test('errors are pages that say what to do', async (t) => {
  const { app } = await given(t)
  const missing = await app.inject({ url: `${home}/skills/user/missing` })
  t.equal(missing.statusCode, 404)
  t.match(missing.headers['content-type'], 'text/html')
  t.match(missing.payload, 'skills.not_found')
  t.match(missing.payload, String(missing.headers['x-request-id']))
  const bad = await app.inject({ url: `${home}/skills?cursor=x&status=odd` })
  t.equal(bad.statusCode, 400)
  t.match(bad.payload, 'query parameter <code>status</code>')
  t.equal((await app.inject({ url: '/console/nowhere' })).statusCode, 404)
  const nowhere = await app.inject({ url: '/console/w/missing' })
  t.match(nowhere.payload, 'works only in that workspace')
  t.match(nowhere.payload, 'href="/console/"')
  t.equal((await app.inject({ url: `${skill}/-/files/none` })).statusCode, 404)
})

t.test('scripts and styles are stripped, compressed and kept for ever', async (t) => {
  const { app } = await testApp(t)
  const { payload } = await app.inject({ url: home })
  const [, script = ''] = /src="(\/console\/assets\/[^"]+page\.ts)"/.exec(payload) ?? []
  const plain = await app.inject({ url: script })
  t.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
  t.match(plain.payload, "from './keys.ts'")
  const live = await app.inject({ url: script.replace('page.ts', 'live.ts') })
  t.notMatch(live.payload, /: void|interface|type Message/)
  const compressed = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip' } })
  t.equal(compressed.headers['content-encoding'], 'gzip')
  t.equal(gunzipSync(compressed.rawPayload).toString(), plain.payload)
  t.match(await app.inject({ url: script.replace('page.ts', 'highlight/python.js') }), {
    statusCode: 200,
  })
  const wrong = ['page.js', 'tsconfig.json', '..%2ffeature.ts', 'highlight/core.ts', 'toString']
  for (const name of wrong) {
    const { statusCode } = await app.inject({ url: script.replace('page.ts', name) })
    t.equal(statusCode, 404, name)
  }
  const old = script.replace(/assets\/\w+/, 'assets/0123456789abcdef')
  t.equal((await app.inject({ url: old })).statusCode, 404, 'of another release')
})

t.test('a region can be fetched alone, and not again while it is the same', async (t) => {
  const { app } = await given(t)
  const fetchRegion = (id: string, headers = {}) =>
    app.inject({ url: `${home}/skills`, headers: { 'x-console-fragment': id, ...headers } })
  const region = await fetchRegion('results')
  t.equal(region.statusCode, 200)
  t.equal(region.headers['x-console-fragment'], 'results')
  t.notMatch(region.payload, '<html')
  t.match(region.payload, 'pdf-tools')
  const again = await fetchRegion('results', { 'if-none-match': region.headers.etag })
  t.equal(again.statusCode, 304)
  t.equal((await fetchRegion('toString')).statusCode, 404)
})

t.test('pages are compressed where the browser can read it', async (t) => {
  const { app } = await given(t)
  const { headers, rawPayload } = await app.inject({
    url: home,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  t.equal(headers['content-encoding'], 'gzip')
  t.match(gunzipSync(rawPayload).toString(), '<!doctype html>')
})
