/** The table of variables in the manual says what the service does. */
import t from '../support/tap.ts'
import { generateDocument } from '../../docs/configuration.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { table } from '../../src/platform/config/config-values.ts'
import { readPage } from './pages.ts'

const { text } = await readPage('docs/configuration.md')
const rows = [...text.matchAll(/^\| `(\w+)` +\| (?:`([^`]+)`|–)/gm)]

t.test('docs/configuration.md is what the table says', async (t) => {
  t.equal(await generateDocument(), text, 'run `npm run docs:configuration`')
  t.same(
    rows.map(([, name]) => name),
    table.map(([name]) => name),
  )
})

t.test('every variable is described by a sentence', async (t) => {
  for (const [name, { description }] of table) t.match(description, /^[\p{Lu}`[…].*[.…]$/u, name)
})

t.test('the documented defaults are those of an empty environment', async (t) => {
  const documented = rows.flatMap(([, name = '', value]) => (value ? [[name, value]] : []))
  t.ok(documented.length > 30)
  t.same(parseConfig(Object.fromEntries(documented)), parseConfig({}))
})
