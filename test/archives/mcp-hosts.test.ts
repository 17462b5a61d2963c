/** Front matter that hosts of the Skills extension reject, and the finding that says so. */
import { forHosts } from '../../src/packages/manifest/mcp-hosts.ts'
import t from '../support/tap.ts'
import { describe, findingsOf, withFrontMatter } from './describing.ts'

const BASE = 'name: pdf\ndescription: d'
const long = (length: number): string => 'x'.repeat(length)

const cases: [yaml: string, field: string | null][] = [
  [BASE, null],
  ['name: pdf-tools-2\ndescription: d', null],
  ['slug: pdf\ndescription: d', 'name'],
  ['name: PDF\ndescription: d', 'name'],
  ['slug: pdf\nname: a--b\ndescription: d', 'name'],
  ['name: pdf_a\ndescription: d', 'name'],
  ['name: pdf\nshort_description: d', 'description'],
  [`name: pdf\ndescription: ${long(1024)}`, null],
  [`name: pdf\ndescription: ${long(1025)}`, 'description'],
  [`${BASE}\ncompatibility: ${long(500)}`, null],
  [`${BASE}\ncompatibility: ${long(501)}`, 'compatibility'],
  [`${BASE}\ncompatibility: 5`, 'compatibility'],
  [`${BASE}\nmetadata: {a: {b: [1]}, c: 2}`, null],
  [`${BASE}\nmetadata: [a]`, 'metadata'],
  [`${BASE}\nmetadata: text`, 'metadata'],
]

for (const [yaml, field] of cases) {
  t.test(
    `hosts ${field === null ? 'accept' : `reject the ${field} of`} ${JSON.stringify(yaml.slice(0, 60))}`,
    async (t) => {
      const skillMd = withFrontMatter(yaml)
      const found = findingsOf({ skillMd }).filter((line) => line.startsWith('warning mcp.'))
      t.same(found, field === null ? [] : [`warning mcp.${field} ${field}`])
      const { frontmatter, diagnostics } = describe({ skillMd })
      t.equal(forHosts(frontmatter) === null, field !== null, 'the list agrees with the finding')
      const messages = diagnostics.filter(({ code }) => code.startsWith('mcp.'))
      for (const { message } of messages) t.match(message, /left out of `skills\/list` of MCP/)
    },
  )
}

t.test('nested metadata is listed as JSON text', async (t) => {
  const metadata = { author: 'Ann', openclaw: { requires: { bins: ['git'] } }, stars: 5, off: null }
  t.same(forHosts({ name: 'pdf', description: 'd', metadata })?.['metadata'], {
    author: 'Ann',
    openclaw: '{"requires":{"bins":["git"]}}',
    stars: '5',
    off: 'null',
  })
  t.equal(forHosts(null), null)
})
