/** A sanitizer of others finds nothing to take away from rendered Markdown. */
import * as fc from 'fast-check'
import t, { type Test } from '../support/tap.ts'
import { renderMarkdown } from '../../src/console/content/markdown.ts'
import { type Page, purifierSource } from '../tools/browser/playwright.ts'
import { skip } from './browser.ts'
import { launch } from './chromium.ts'
import { collected, files } from './hostile-vectors.ts'

const TEXTS = 10_000
/** So that a text which fails is there again in the next run. */
const SEED = 72
const BATCH = 1000
/** Nothing listens there, and nothing asks. */
const PORT = 9

const place = {
  workspace: 'default',
  skill: { source_kind: 'user', slug: 'pdf-tools' },
  folder: 'docs',
}

const tags =
  `p ul ol li blockquote table thead tbody tr th td em strong s h3 h4 h5 h6 pre code br hr
  a span bdi`.split(/\s+/)

/** Nothing else may be there. */
const settings = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: ['class', 'data-u', 'href', 'rel', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['data-u', 'rel', 'start'],
}

/** The two kinds of pages that a link of a package leads to. */
const address = String.raw`^/console/(?:leave\?to=|w/default/skills/user/pdf-tools/-/files/)[^<>"]*$`

const openPage = async (t: Test): Promise<Page> => {
  const { context } = await launch(t)
  const page = await context.newPage()
  await page.setContent('<!doctype html><title>purified</title>')
  await page.evaluate(purifierSource)
  return page
}

/** Which of them are another text once they are purified. */
const changed = (page: Page, texts: string[]): Promise<number[]> =>
  page.evaluate(
    (json) => {
      const { all, given, pattern } = JSON.parse(json) as {
        all: string[]
        given: object
        pattern: string
      }
      const purifier = Reflect.get(window, 'DOMPurify') as {
        sanitize: (html: string, settings: object) => string
      }
      const config = { ...given, ALLOWED_URI_REGEXP: new RegExp(pattern) }
      return all.flatMap((html, index) => {
        const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
        return purifier.sanitize(html, config) === body.innerHTML ? [] : [index]
      })
    },
    JSON.stringify({ all: texts, given: settings, pattern: address }),
  )

const rendered = (text: string | Uint8Array, isLinked: boolean): string =>
  renderMarkdown({
    kind: 'markdown',
    bytes: typeof text === 'string' ? Buffer.from(text.toWellFormed()) : text,
    place: isLinked ? place : null,
  }).html

const checkAll = async (
  t: Test,
  page: Page,
  { texts, isLinked }: { texts: (string | Uint8Array)[]; isLinked: boolean },
): Promise<void> => {
  const all = texts.map((text) => rendered(text, isLinked))
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH)
    const found = await changed(page, batch)
    t.same(
      found.slice(0, 5).map((index) => ({ text: texts[start + index], html: batch[index] })),
      [],
    )
  }
}

t.test('none of what was collected, and none of 10,000 texts', { skip }, async (t) => {
  const page = await openPage(t)
  const wrong = [
    '<p onclick="x">x</p>',
    '<img src="x">',
    '<a href="javascript:x">x</a>',
    '<a href="https://h.example/">x</a>',
    '<p style="x">x</p>',
    '<p id="x">x</p>',
    '<!--x-->',
  ]
  t.same(await changed(page, ['<p>x</p>', ...wrong]), [1, 2, 3, 4, 5, 6, 7], 'it takes these away')

  const vectors = collected(PORT)
  const markdown = Object.entries(files(PORT)).filter(([path]) => path.endsWith('.md'))
  const corpus = [...vectors, ...markdown.map(([, content]) => content)]
  for (const isLinked of [true, false]) await checkAll(t, page, { texts: corpus, isLinked })

  const marks =
    `# ## - 1. 99999. > * ** _ ~~ \` \`\`\` ~~~ | --- [ ] ( ) ![ ]( ][ ]: <https:// > & &lt;
    &#60; &#x202e; \\ \\< /> <!-- --> <![CDATA[ " ' \n \n\n \t \u202e \u200b \u{e0041} \0 \r`.split(
      / +|\n {4}/,
    )
  const pieces = [...marks, ...marks, ...marks, ...vectors]
  const fuzzed = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 6 })), {
      minLength: 1,
      maxLength: 10,
    })
    .map((parts) => parts.join(parts.length % 2 === 0 ? ' ' : ''))
  const texts = fc.sample(fuzzed, { numRuns: TEXTS, seed: SEED })
  await checkAll(t, page, { texts, isLinked: true })
})
