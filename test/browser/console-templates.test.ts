/** A browser finds the tree of each template, whatever texts stand in its holes. */
import * as fc from 'fast-check'
import t, { type Test } from '../support/tap.ts'
import { renderDiffs } from '../../src/console/content/diff.ts'
import { renderSource } from '../../src/console/content/source.ts'
import type { Page } from '../tools/browser/playwright.ts'
import { skip } from './browser.ts'
import { launch } from './chromium.ts'
import {
  allTemplates,
  type Case,
  caseOf,
  type Given,
  givenTemplate,
  skeletonOf,
} from './templates.ts'

const TEXTS = 10_000
/** So that a text which fails is there again in the next run. */
const SEED = 72
const BATCH = 2000

const pieces =
  `< > " ' & \` = / \\ \n \r \r\n \t \f \0 </ --> <!-- ]]> <![CDATA[ <? %00 &quot; &#39; &lt;
  &#x3c; </p> </pre> </textarea> </title> </option> </select> </table> </body> </html> <p> <svg> <math>
  <script>alert(1)</script> <img/src=x/onerror=alert(1)> onmouseover=alert(1) style=x javascript:alert(1)
  <style>*{} <template> <plaintext> <noscript> <b/a=" ' x=" \u202e \u200b \u{e0041} \ud800 \udfff p\u0430y
  שלום`.split(/ +|\n {2}/)

const texts = fc.sample(
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 8,
    })
    .map((parts) => parts.join(''))
    // No path has these segments.
    .filter((text) => text !== '.' && text !== '..'),
  { numRuns: TEXTS, seed: SEED },
)

type Batch = { skeletons: string[]; cases: (Case & { template: number })[] }

/** A page without a policy, which parses what it is given as a document of today. */
const openPage = async (t: Test): Promise<Page> => {
  const { context } = await launch(t)
  const page = await context.newPage()
  await page.setContent('<!doctype html><title>trees</title>')
  return page
}

/** Where text cannot stand, so that a template puts only elements there. */
const ELEMENTS_ONLY = ['TABLE', 'THEAD', 'TBODY', 'TR', 'SELECT', 'HEAD', 'svg']

/** Of each template, holes in which text cannot stand. */
const elementHoles = (page: Page, skeletons: string[]): Promise<number[][]> =>
  page.evaluate(
    ({ all, names }) =>
      all.map((text) => {
        const part = document.createElement('template')
        part.innerHTML = text
        const root = /^\s*<!doctype/i.test(text)
          ? new DOMParser().parseFromString(text, 'text/html')
          : part.content
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
        const found: number[] = []
        while (walker.nextNode()) {
          const { parentElement: parent, textContent: name } = walker.currentNode
          const [, hole] = /^hole-(\d+)-$/.exec(name ?? '') ?? []
          if (parent && hole !== undefined && names.includes(parent.tagName)) {
            found.push(Number(hole))
          }
        }
        return found
      }),
    { all: skeletons, names: ELEMENTS_ONLY },
  )

/** Cases whose tree is another than that of the template, with their texts in it. */
const differing = (page: Page, batch: Batch): Promise<number[]> =>
  page.evaluate((json) => {
    const { skeletons, cases } = JSON.parse(json) as Batch
    const parser = new DOMParser()
    const hole = /hole-(\d+)-/g
    /** What draws hidden characters, and keeps them in their place. */
    const mark = 'span.u, span.q, span.mix, bdi'
    const parse = (text: string): Node => {
      if (/^\s*<!doctype/i.test(text)) return parser.parseFromString(text, 'text/html')
      const root = document.createElement('template')
      root.innerHTML = text
      return root.content
    }
    const fill = (node: Node, given: string[]): void => {
      const filled = (text: string) => text.replaceAll(hole, (_, n) => given[n] ?? '')
      if (node instanceof Comment) node.replaceWith(filled(node.data))
      else if (node instanceof Text) node.data = filled(node.data)
      else if (node instanceof Element) {
        for (const one of node.attributes) {
          if (one.value.includes('hole-')) node.setAttribute(one.name, filled(one.value))
        }
      }
    }
    const unmark = (root: Node): Node => {
      for (const one of (root as ParentNode).querySelectorAll(mark)) {
        one.replaceWith(...one.childNodes)
      }
      root.normalize()
      return root
    }
    const trees = skeletons.map(parse)
    return cases.flatMap(({ template, html, expected }, index) => {
      const tree = trees[template]?.cloneNode(true)
      if (tree === undefined) return [index]
      const walker = document.createTreeWalker(tree)
      const nodes: Node[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      for (const node of nodes) fill(node, expected)
      return unmark(parse(html)).isEqualNode(unmark(tree)) ? [] : [index]
    })
  }, JSON.stringify(batch))

const faultsOf = async (
  page: Page,
  templates: Given[],
  cases: Batch['cases'],
): Promise<string[]> => {
  const skeletons = templates.map(skeletonOf)
  const found: string[] = []
  for (let start = 0; start < cases.length; start += BATCH) {
    const batch = cases.slice(start, start + BATCH)
    for (const index of await differing(page, { skeletons, cases: batch })) {
      const { template, html } = batch[index] ?? { template: 0, html: '' }
      found.push(`${templates[template]?.place}: ${JSON.stringify(html)}`)
    }
  }
  return found
}

const textAt = (index: number): string => texts[index % TEXTS] ?? ''

/** Every kind of hole in one. */
const kinds = givenTemplate('kinds', [
  '<p id="',
  '" title="',
  '" class=\'a ',
  " b'>",
  '</p><pre>',
  '</pre><textarea>',
  '</textarea><select><option>',
  '</option></select><a href="',
  '">x</a>',
])

const leaveNoKind = async (t: Test, page: Page): Promise<void> => {
  const cases = texts.map((_, index) => ({
    template: 0,
    ...caseOf(
      kinds,
      kinds.holes.map((_hole, hole) => textAt(index + hole)),
    ),
  }))
  t.same((await faultsOf(page, [kinds], cases)).slice(0, 5), [])
  const wrong = { ...caseOf(kinds, []), html: '<p id="x"></p>', template: 0 }
  t.equal((await faultsOf(page, [kinds], [wrong])).length, 1, 'another tree would be seen')
}

const leaveNoHole = async (t: Test, page: Page): Promise<void> => {
  const templates = allTemplates()
  const known = new Set(kinds.holes.map(({ kind }) => kind))
  const others = templates.flatMap(({ holes }) => holes).filter(({ kind }) => !known.has(kind))
  t.same(others, [], 'each kind of hole is one of those above')
  const closed = await elementHoles(page, templates.map(skeletonOf))
  const each = Math.ceil(TEXTS / templates.length)
  let next = 0
  const cases = templates.flatMap((given, template) =>
    Array.from({ length: each }, () => {
      const chosen = given.holes.map((_, hole) => {
        next += 1
        return closed[template]?.includes(hole) ? '' : textAt(next)
      })
      return { template, ...caseOf(given, chosen) }
    }),
  )
  const holes = templates.reduce((sum, given) => sum + given.holes.length, 0)
  t.comment(`${holes} holes of ${templates.length} templates, ${next} texts`)
  t.ok(templates.length > 500 && next > TEXTS)
  t.same((await faultsOf(page, templates, cases)).slice(0, 5), [])
}

/** No file of text has a NUL, and each of them is one line here. */
const lines = texts.map((text) => text.toWellFormed().replaceAll(/[\0\n]/g, ''))

/** The texts of the elements that stand for lines, and what else is in them. */
const readLines = (page: Page, html: string, name: string) =>
  page.evaluate(
    ({ markup, selector }) => {
      const root = document.createElement('template')
      root.innerHTML = markup
      const all = [...root.content.querySelectorAll(selector)]
      const within = all.flatMap((line) => [...line.querySelectorAll('*')])
      const known = 'span.u, span.q, span.mix, bdi'
      return {
        read: all.map((line) => line.textContent?.slice(0, -1) ?? ''),
        others: within.filter((one) => !one.matches(known)).map((one) => one.outerHTML),
      }
    },
    { markup: html, selector: name },
  )

const leaveNoLine = async (t: Test, page: Page): Promise<void> => {
  const each = 2000
  for (let start = 0; start < lines.length; start += each) {
    const part = lines.slice(start, start + each)
    const bytes = Buffer.from(`${part.join('\n')}\n`)
    const source = renderSource({ kind: 'source', bytes, from: 1, findings: [] })
    const hunk = { old_start: 0, old_lines: 0, new_start: 1, new_lines: part.length }
    const hunks = [{ ...hunk, lines: part.map((line) => `+${line}`) }]
    const file = { hunks, findings: [], comments: [] }
    const [diff] = renderDiffs({ kind: 'diff', files: [file], isSplit: start % (2 * each) === 0 })
    for (const [html, name] of [
      [source.html, '.l'],
      [diff?.html, 'ins'],
    ] as const) {
      const { read, others } = await readLines(page, html ?? '', name)
      t.same(others, [])
      t.same(read.length, part.length)
      t.same(
        read.flatMap((line, index) => (line === part[index] ? [] : [part[index]])),
        [],
      )
    }
  }
}

t.test('none of 10,000 texts', { skip }, async (t) => {
  const page = await openPage(t)
  await t.test('leaves a kind of hole', (one) => leaveNoKind(one, page))
  await t.test('leaves a hole of any page', (one) => leaveNoHole(one, page))
  await t.test('leaves the line of a file, or of what changes in it', (one) =>
    leaveNoLine(one, page),
  )
})
