/** The README and the manual: their size, their links, and which of their blocks are run. */
import { access, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import t from '../support/tap.ts'
import { proseOf, readManual, readPage, root } from './pages.ts'

const MAX_README_LINES = 200

const others = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'db/README.md',
  'openapi/README.md',
  'openapi/client/README.md',
  'src/README.md',
  'test/README.md',
  'test/bench/README.md',
  'test/faults/README.md',
]
const pages = [...(await readManual()), ...(await Promise.all(others.map(readPage)))]

/** As GitHub makes the anchor of a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsIn = (text: string): Set<string> => {
  const counts = new Map<string, number>()
  const anchors = [...proseOf(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = slugOf(heading)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
  return new Set(anchors)
}

const linksIn = (text: string): string[] =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

const isRelative = (target: string): boolean => !/^[a-z]+:/.test(target)

const faultOf = async (from: string, target: string): Promise<string | null> => {
  const [path = '', anchor] = target.split('#')
  const folder = path.startsWith('/') ? '.' : dirname(from)
  const file = path === '' ? from : join(folder, path)
  const isThere = await access(join(root, file)).then(
    () => true,
    () => false,
  )
  if (!isThere) return `${from}: ${target} is not there`
  if (anchor === undefined) return null
  const hasAnchor = anchorsIn(await readFile(join(root, file), 'utf8')).has(anchor)
  return hasAnchor ? null : `${from}: ${target} is no heading`
}

t.test('every relative link leads to a file and a heading that exist', async (t) => {
  const found = pages.flatMap(({ name, text }) => {
    const targets = linksIn(text).filter(isRelative)
    return targets.map((target) => faultOf(name, target))
  })
  const faults = await Promise.all(found)
  t.same(
    faults.filter((fault) => fault !== null),
    [],
  )
  t.ok(faults.length > 50, 'links were found')
})

/** Of this repository, where the text names a file: `src/server.ts`, or `dist/src/server.js` for it. */
const namedIn = (text: string): string[] =>
  [...proseOf(text).matchAll(/(?<=[`\s])(?:dist\/)?((?:db|src|test)\/[\w./-]*\w)(?=[`\s])/g)].map(
    ([, path = '']) => path.replace(/\.js$/, '.ts'),
  )

t.test('every file of the repository that the manual names exists', async (t) => {
  const manual = [...(await readManual()), await readPage('CONTRIBUTING.md')]
  const named = manual.flatMap(({ name, text }) =>
    namedIn(text).map((path) => [name, path] as const),
  )
  const faults = await Promise.all(named.map(async ([name, path]) => faultOf(name, `/${path}`)))
  t.same(
    faults.filter((fault) => fault !== null),
    [],
  )
  t.ok(named.length > 10, 'files were found')
})

t.test('the README is short, and links to every page of the manual', async (t) => {
  const { text } = await readPage('README.md')
  t.ok(text.split('\n').length - 1 <= MAX_README_LINES, `at most ${MAX_README_LINES} lines`)
  const linked = new Set(linksIn(text))
  const manual = (await readManual()).filter(({ name }) => name !== 'README.md')
  const lonely = manual.filter(({ name }) => !linked.has(name)).map(({ name }) => name)
  t.same(lonely, [])
})
