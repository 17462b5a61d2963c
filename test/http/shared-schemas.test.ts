/** The store of named schemas that all scopes of the framework share until one adds its own. */
import t from '../support/tap.ts'
import { sharedSchemas } from '../../src/platform/http/shared-schemas.ts'

const first = { $id: 'First', type: 'object' }
const second = { $id: 'Second', type: 'string' }

t.test('a scope has the schemas of the one around it, and not the other way round', async (t) => {
  const outer = sharedSchemas()
  outer.add(first)
  const seen = outer.getSchemas()
  const inner = sharedSchemas(seen)
  t.equal(inner.getSchemas(), seen, 'not copied')
  inner.add(second)
  t.equal(inner.getSchema('First'), first)
  t.equal(inner.getSchema('Second'), second)
  t.same(outer.getSchemas(), { First: first })
})

t.test('what was handed out does not change', async (t) => {
  const schemas = sharedSchemas()
  schemas.add(first)
  const before = schemas.getSchemas()
  schemas.add(second)
  t.same(Object.keys(before), ['First'])
  t.same(Object.keys(schemas.getSchemas()), ['First', 'Second'])
})

t.test('a second schema of the same name is refused, and one without', async (t) => {
  const schemas = sharedSchemas()
  schemas.add(first)
  t.throws(() => schemas.add({ ...first }), /two schemas with the \$id First/)
  t.throws(() => schemas.add({ type: 'object' }), /needs an \$id/)
})
