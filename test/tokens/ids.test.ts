import t from '../support/tap.ts'
import { newId } from '../../src/platform/ids.ts'

t.test('no id begins like an option of a command line', async (t) => {
  const ids = Array.from({ length: 5000 }, newId)
  t.same(
    ids.filter((id) => !/^\w[\w-]{20}$/.test(id)),
    [],
  )
  t.equal(new Set(ids).size, ids.length)
})
