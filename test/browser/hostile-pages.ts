/** Texts that attack every page which shows them, and what a page may not do with them. */
import type { Test } from 'tap'
import { type Browsing, foreign } from './browser.ts'
import { errorsOf } from './console.ts'

const bidi = '\u202e'
/** Those that the page must draw wherever they stand. */
const hidden = [bidi, '\u2066', '\u00ad', '\u200b\u200b', '\u0007', '\u{e0041}']

export const long = 'x'.repeat(3000)

/** Each is short enough for a field of one line. */
export const attacks = (port: number): string[] => [
  '</td></table></main><h1>Approved ✓</h1><button>Approve</button>',
  `<img src="http://127.0.0.1:${port}/image" onerror=alert(1)>`,
  `<script>fetch("http://127.0.0.1:${port}/script")</script>`,
  "\"><svg onload=alert(1)> ' onmouseover='alert(1)",
  `javascript:alert(1) <a href="http://127.0.0.1:${port}/link">x</a>`,
  `<style>*{display:none}</style><base href="http://127.0.0.1:${port}/">`,
  hidden.join('a'),
]

/** What stands in every field that somebody else fills in. */
export const attack = (port: number): string => attacks(port).join(' ')

/** The same without its hidden characters. */
export const visible = (text: string): string => text.split(bidi)[0] ?? ''

const elements =
  'script, style, img, iframe, object, embed, math, base, meta, link, video, audio, dialog'
/** Elements and attributes that no page of the registry makes. */
export const FORBIDDEN = `main :is(svg, ${elements}), header.top :is(${elements}), body :is([onerror], [onload], [onmouseover], [style]:not([style=""]), [srcdoc])`

/** As a string, since a control character is one of them. */
const HIDDEN = String.raw`[\u202a-\u202e\u2066-\u2069\u00ad\u0007\u{e0041}]`

/** Texts with hidden characters that nothing draws, and what a person hears that has them. */
export const undrawn = ({ page }: Browsing): Promise<string[]> =>
  page.evaluate((source) => {
    const pattern = new RegExp(source, 'u')
    const found: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node
      if (pattern.test(text ?? '') && !parent?.closest('.u, textarea, script')) {
        found.push(`<${parent?.localName}> ${text?.slice(0, 80)}`)
      }
    }
    for (const name of ['title', 'aria-label', 'placeholder', 'alt']) {
      for (const one of document.querySelectorAll(`[${name}]`)) {
        if (pattern.test(one.getAttribute(name) ?? '')) found.push(`${one.localName} ${name}`)
      }
    }
    if (pattern.test(document.title)) found.push('title of the page')
    return found
  }, HIDDEN)

const shots = process.env['SCREENSHOTS']

/** The marks that stand for hidden characters of one page. */
const checkPage = async (t: Test, browsing: Browsing, url: string): Promise<string[]> => {
  const { baseUrl, page } = browsing
  const response = await page.goto(baseUrl + url)
  t.equal(response?.status(), 200, url)
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    t.ok(over <= 0, `${url} ${width}: ${over} px too wide`)
    if (shots === undefined) continue
    const name = `hostile-${url.replaceAll(/[^\w]+/g, '-')}-${width}.png`
    await page.screenshot({ path: `${shots}/${name}`, fullPage: true })
  }
  t.equal(page.url(), new URL(url, baseUrl).href, url)
  const made = page.locator(FORBIDDEN)
  t.same(await made.evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 200))), [], url)
  t.equal(await page.locator('h1').count(), 1, `${url}: one heading`)
  // A review has one of its own.
  const buttons = page.locator('button:not(#decide *)').filter({ hasText: /^\s*Approve\s*$/ })
  t.equal(await buttons.count(), 0, url)
  t.same(await undrawn(browsing), [], url)
  t.ok(await page.locator('header.top').isVisible(), url)
  const marks = page.locator('main .u')
  return marks.evaluateAll((all) => all.map((one) => one.dataset['u'] ?? ''))
}

/** They do nothing with the texts but show them, with each kind of hidden character on one at least. */
export const checkPages = async (
  t: Test,
  browsing: Browsing,
  { urls, marks }: { urls: string[]; marks: string[] },
): Promise<void> => {
  const drawn = new Set<string>()
  for (const url of urls) for (const mark of await checkPage(t, browsing, url)) drawn.add(mark)
  for (const mark of marks) t.ok(drawn.has(mark), mark)
  t.same(foreign(browsing), [])
  t.same(browsing.seen.dialogs, [])
  t.same(errorsOf(browsing), [])
}
