/**
 * Every page of the console, with nothing and with everything: read by axe-core, with text of twice the
 * size, and, if SCREENSHOTS names a folder, photographed to be looked at.
 */
import t from '../support/tap.ts'
import { givenHandler } from '../support/handlers.ts'
import { TestIssuer } from '../support/issuer.ts'
import { HARMLESS, tool } from '../support/mcp-server.ts'
import { givenInventory, givenMappedSkill, WRITE } from '../trust/mapped.ts'
import { givenPrompt } from '../functions/calls.ts'
import { givenFunction, putDocument } from '../subscriptions/given.ts'
import { browseApp, type Browsing, foreign, skip } from './browser.ts'
import { errorsOf, giveSkills, home, pages as skillPages } from './console.ts'
import { givenLetters } from './letters.ts'
import { giveReview, queue } from './reviews.ts'
import { bob, givenSignedIn, signIn } from './signed-in.ts'
import { faultsIn, tooWide } from './views.ts'

const lists = [
  home,
  `${home}/skills`,
  queue,
  `${home}/upload`,
  `${home}/audit`,
  `${home}/mcp-servers`,
  `${home}/subscriptions`,
  ...['documents', 'prompts', 'functions'].map((kind) => `${home}/content/${kind}`),
  `${home}/settings`,
  `${home}/settings/policies`,
  `${home}/settings/scope`,
  ...['tokens', 'people', 'workspaces', 'status', 'sessions', 'keys'].map(
    (name) => `/console/${name}`,
  ),
]

/** What is wrong with them, and where they are too wide. */
const faultsOf = async (browsing: Browsing, urls: string[], kind: string): Promise<string[]> => {
  const { baseUrl, page } = browsing
  const found: string[] = []
  for (const url of urls) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(baseUrl + url)
    found.push(...(await faultsIn(browsing, `${kind} ${url}`)))
    await page.setViewportSize({ width: 768, height: 900 })
    found.push(...(await tooWide(browsing, `${url} 768`)))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    found.push(...(await tooWide(browsing, `${url} with text of 200 %`)))
  }
  return found
}

/** Pages that answer with an error, which browsers note. */
const isNoted = (text: string): boolean => !/responded with a status of 4\d\d/.test(text)

t.test('with nothing installed', { skip }, async (t) => {
  const { browsing } = await browseApp(t)
  t.same(await faultsOf(browsing, lists, 'empty'), [])
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing).filter(isNoted), [])
})

const revisionsOf = async ({ baseUrl }: Browsing): Promise<string[]> => {
  const url = `${baseUrl}/v1/workspaces/default/skills/user/pdf-tools/revisions`
  const { revisions } = (await (await fetch(url)).json()) as {
    revisions: { fingerprint: string }[]
  }
  return revisions.map(({ fingerprint }) => fingerprint)
}

t.test('with all there is', { skip }, async (t) => {
  const { test, browsing } = await browseApp(t)
  const { app } = test
  await giveSkills(browsing)
  const id = await giveReview(browsing)
  await givenInventory(t, app, [tool('send', WRITE), tool('read', HARMLESS), tool('ping')])
  await givenMappedSkill(app, ['send'])
  const handler = await givenHandler(t, (_received, response) => response.end('"Hello"'))
  await givenFunction(app, handler)
  await givenPrompt(app, handler.origin)
  await givenLetters(t, test)
  await putDocument(app, 'guide')
  await browsing.sample()
  await browsing.sample()
  const [to, from] = await revisionsOf(browsing)
  const compared = `${home}/skills/user/pdf-tools/-/compare?from=${from}&to=${to}`
  const review = `${queue}/${id}`
  const urls = [
    ...lists,
    ...skillPages,
    compared,
    `${compared}&view=split`,
    `${compared}&path=scripts%2Ffill.py`,
    review,
    `${review}?view=split`,
    `${review}/files/scripts/fill.py`,
    `${queue}?status=approved`,
    `${queue}?slug=none`,
    `${home}/mcp-servers/mail`,
    `${home}/mcp-servers/mail?tool=send`,
    `${home}/subscriptions/mine`,
    `${home}/content/documents/guide`,
    `${home}/content/documents/b/c`,
    `${home}/content/prompts/greet`,
    `${home}/content/functions/demo%3A%3Agreet`,
    '/console/w/missing',
  ]
  t.same(await faultsOf(browsing, [...new Set(urls)], 'full'), [])
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing).filter(isNoted), [])
})

t.test('where people are signed in', { skip }, async (t) => {
  const issuer = await TestIssuer.start(t)
  const { test, browsing } = await browseApp(t, issuer.env)
  const given = await givenSignedIn(test, browsing, issuer)
  const skill = `${home}/skills/user`
  const urls = [
    home,
    `${home}/skills`,
    ...['', '/-/capabilities', '/-/health', '/-/revisions', '/-/policy'].map(
      (tab) => `${skill}/mail-merge${tab}`,
    ),
    queue,
    `${queue}?status=all`,
    `${queue}/content`,
    ...given,
    `${home}/upload`,
    `${home}/audit`,
    `${home}/settings`,
    `${home}/settings/policies`,
    ...['tokens', 'people', 'session', 'sessions', 'workspaces'].map((name) => `/console/${name}`),
  ]
  t.same(await faultsOf(browsing, urls, 'signed in'), [])
  const { baseUrl, page, context } = browsing
  for (const url of [...given, `${home}/settings`, '/console/sessions', '/console/tokens']) {
    await page.goto(baseUrl + url)
    const said = await page.locator('main').innerText()
    t.notMatch(said, /(?:person|token) [\w-]{21}/, `${url} names people and tokens`)
  }
  await page.locator('#label').fill('my laptop')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByText('Token created').first().waitFor()
  t.same(await faultsIn(browsing, 'signed in token created'), [])
  issuer.user = bob
  await context.clearCookies()
  await signIn(browsing, issuer)
  const readable = [home, `${home}/skills`, `${skill}/form-filler`, `${home}/settings`]
  t.same(await faultsOf(browsing, [...readable, '/console/tokens'], 'reader'), [])
  await context.clearCookies()
  t.same(await faultsOf(browsing, ['/console/sign-in', `${home}/skills`], 'signed out'), [])
  t.same(foreign(browsing), [])
  t.same(errorsOf(browsing).filter(isNoted), [])
})
