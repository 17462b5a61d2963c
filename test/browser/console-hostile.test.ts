/** Packages that attack the pages: nothing runs, nothing is asked for, and all of it is seen. */
import t from '../support/tap.ts'
import { browse, foreign, skip } from './browser.ts'
import { errorsOf, giveHostile, home } from './console.ts'
import { namesOfHidden } from './hostile-package.ts'

const skill = `${home}/skills/user/hostile`
const files = [
  'SKILL.md',
  'scripts/<img src=x onerror=alert(1)>.sh',
  "scripts/' onmouseover='alert(1).py",
  'references/שלום.txt',
  'a.html',
  'b.svg',
  'c.png',
  'long.txt',
  'brackets.js',
  'many.txt',
  'steered.js',
  'zero.bin',
  'returns.txt',
]
const urlOf = (path: string): string =>
  `${skill}/-/files/${path.split('/').map(encodeURIComponent).join('/')}`

const pages = [
  home,
  `${home}/skills`,
  skill,
  `${skill}/-/files`,
  ...files.map(urlOf),
  `${skill}/-/revisions`,
  `${skill}/-/capabilities`,
  `${skill}/-/health`,
  `${skill}/-/policy`,
  `${skill}/-/activity`,
]

/** Elements that only the registry may make. */
const FORBIDDEN =
  '.foreign :is(script, style, img, iframe, object, embed, form, input, button, svg, math, base, meta, link), .foreign [onerror], .foreign [onload], .foreign [style], .foreign [id]:not(.l)'

/** Long enough for what would load or run after the page. */
const SETTLE_MS = 200

t.test('nothing of a hostile package runs or loads on any page', { skip }, async (t) => {
  const browsing = await browse(t)
  const asked = await giveHostile(t, browsing)
  const { baseUrl, page, seen } = browsing
  for (const url of pages) {
    const response = await page.goto(baseUrl + url)
    t.equal(response?.status(), 200, url)
    await page.waitForTimeout(SETTLE_MS)
    t.equal(page.url(), new URL(url, baseUrl).href, url)
    t.equal(await page.locator(FORBIDDEN).count(), 0, url)
    t.ok(await page.locator('header.top').isVisible(), url)
    const focusable = await page
      .locator('.foreign a:not([href^="/console/"]), .foreign [tabindex]')
      .count()
    t.equal(focusable, 0, `${url}: nothing of it takes the focus but links that lead to pages`)
  }
  t.same(asked, [])
  t.same(foreign(browsing), [])
  t.same(seen.dialogs, [])
  t.same(errorsOf(browsing), [])
})

t.test('what could not be seen is drawn, and copied as it is', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHostile(t, browsing)
  const { baseUrl, page } = browsing
  for (const url of [skill, urlOf('SKILL.md'), urlOf('steered.js')]) {
    await page.goto(baseUrl + url)
    const drawn = await page.locator('.foreign .u').evaluateAll((marks) =>
      marks.map((mark) => ({
        name: mark.getAttribute('data-u') ?? '',
        content: getComputedStyle(mark, '::before').content,
        width: mark.getBoundingClientRect().width,
      })),
    )
    const names = drawn.map(({ name }) => name)
    t.same(
      namesOfHidden.filter((name) => !names.includes(name)),
      [],
      url,
    )
    for (const { name, content, width } of drawn) {
      t.equal(content, JSON.stringify(name), url)
      t.ok(width > 10, `${name} has a width`)
    }
  }
  await page.goto(baseUrl + urlOf('steered.js'))
  const text = await page.locator('#L2').evaluate((line) => line.textContent)
  t.equal(text, '\u202e} \u2066if (isAdmin)\u2069 \u2066 begin admins only\n')
})

t.test('links of a package lead to a page that names the host', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHostile(t, browsing)
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + skill)
  const addresses = await page
    .locator('.foreign a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  t.ok(addresses.length > 3)
  for (const address of addresses)
    t.match(address, /^\/console\/(?:leave\?to=|w\/default\/skills\/)/)
  t.ok(addresses.includes(`${skill}/-/files/references/x.md`), 'files of the package are linked')
  t.match(await page.locator('.foreign').first().innerText(), 'xn--80ak6aa92e.com')
  t.match(await page.locator('.foreign').first().innerText(), '⚠ user@')
  await page.locator('.foreign a[href*="leave"]').first().click()
  await page.getByText('The registry does not follow it').waitFor()
  t.same(foreign(browsing), [])
})

t.test('a grammar that does not end does not stop the page', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHostile(t, browsing)
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + urlOf('brackets.js'))
  const start = performance.now()
  await page.keyboard.press('/')
  await page.locator('#search:focus').waitFor()
  t.ok(performance.now() - start < 2000, 'it answers')
  t.same(errorsOf(browsing), [])
})
