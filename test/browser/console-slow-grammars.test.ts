/** Texts that keep highlighters busy: the page and its other files go on. */
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { browse, skip } from './browser.ts'
import { errorsOf } from './console.ts'
import { propose, queue, requireApproval } from './reviews.ts'

/** Together they are below what a page shows of changed files. */
const SIZE = 100_000
/** A longer file is not compared. */
const MIB = 1024 * 1024 - 10

const upTo = (text: string): string => text.repeat(Math.floor(SIZE / text.length))

/** As they were published for grammars of this and other highlighters, each below a line with a colour. */
const published: Record<string, string> = {
  'quotes.cs': `int a;\n${upTo('"')}a`,
  'dollars.pl': `my $a;\n${upTo('$')}!`,
  'bracket.ps1': `$a = 1\n[${upTo('a')}`,
  'word.css': `a { color: red }\na { ${upTo('a')}`,
  'links.md': `# A\n${upTo('[')}`,
  'escapes.js': `let a\n${upTo('\\/a')}`,
  'comments.html': `<p>a</p>\n${upTo('<!--')}`,
}

const large: Record<string, string> = {
  'zz/opened.json': `{"a": 1}\n${'['.repeat(MIB)}`,
  'zz/quotes.js': `let a\n${'"'.repeat(MIB)}`,
}

/** The last by its name. */
const last = { 'z.py': 'print("x" * 3)\n' }

const answers = async (page: Page): Promise<void> => {
  await page.keyboard.press('/')
  await page.locator('#search:focus').waitFor()
}

/** Whether anything in it has a colour. */
const isColoured = (one: Element): boolean =>
  [...CSS.highlights.values()].some((ranges) =>
    [...ranges].some(({ startContainer: node }) => one.contains(node)),
  )

t.test(
  'published texts keep neither the page waiting nor the colours of what follows',
  { skip },
  async (t) => {
    const browsing = await browse(t)
    const { baseUrl, page } = browsing
    await requireApproval(browsing)
    const files = { 'SKILL.md': skillMd({ name: 'slow' }), ...published, ...last, ...large }
    const id = await propose(browsing, packageArchive({ folder: 'slow', files }))
    let ended = 0
    page.on('worker', (worker) => worker.on('close', () => void (ended += 1)))
    // What is out of view is not coloured.
    await page.setViewportSize({ width: 1280, height: 20_000 })
    const line = page.locator('[data-path="z.py"] ins.r').first()
    // A slow machine may have no time left for the last comparison, but keeps those before it.
    do {
      await page.goto(`${baseUrl}${queue}/${id}`)
      await answers(page)
    } while ((await line.count()) === 0)
    await page.waitForFunction(isColoured, await line.evaluateHandle((one) => one as Element))
    // How many are too slow depends on the machine.
    t.comment(`${ended} workers ended`)
    for (const name of Object.keys(large)) {
      await page.goto(`${baseUrl}${queue}/${id}/files/${name}?as=whole`)
      await answers(page)
    }
    t.same(errorsOf(browsing), [])
  },
)
