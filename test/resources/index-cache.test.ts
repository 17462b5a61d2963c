/** The cache of the index: what it keeps, whom it lets wait, what it forgets. */
import t from '../support/tap.ts'
import { IndexCache, type Rendered } from '../../src/resources/index-cache.ts'

const renderer = (rendered: Rendered) => {
  let count = 0
  return {
    render: async () => {
      count += 1
      return rendered
    },
    count: () => count,
  }
}

t.test('an index is rendered once for each state', async (t) => {
  const cache = new IndexCache()
  const first = renderer({ state: '1', text: 'one' })
  t.equal((await cache.get('a', '1', first.render)).text, 'one')
  t.equal((await cache.get('a', '1', first.render)).text, 'one')
  t.equal(first.count(), 1)
  const second = renderer({ state: '2', text: 'two' })
  t.equal((await cache.get('a', '2', second.render)).text, 'two')
  t.equal(second.count(), 1)
  const other = renderer({ state: '2', text: 'other' })
  t.equal((await cache.get('b', '2', other.render)).text, 'other', 'another workspace')
})

t.test('whoever asks while it is rendered waits, unless for a later state', async (t) => {
  const cache = new IndexCache()
  const gate = Promise.withResolvers<Rendered>()
  let count = 0
  const slow = async (): Promise<Rendered> => {
    count += 1
    return gate.promise
  }
  const waiting = [cache.get('a', '1', slow), cache.get('a', '1', slow)]
  const later = renderer({ state: '2', text: 'two' })
  t.equal((await cache.get('a', '2', later.render)).text, 'two')
  gate.resolve({ state: '1', text: 'one' })
  for (const { text } of await Promise.all(waiting)) t.equal(text, 'one')
  t.equal(count, 1)
})

t.test('a rendering that fails is not kept', async (t) => {
  const cache = new IndexCache()
  await t.rejects(
    cache.get('a', '1', async () => {
      throw new Error('away')
    }),
    { message: 'away' },
  )
  const good = renderer({ state: '1', text: 'one' })
  t.equal((await cache.get('a', '1', good.render)).text, 'one')
})

t.test('it forgets what was not asked for the longest', async (t) => {
  const cache = new IndexCache()
  const large = 'x'.repeat(6 * 1024 * 1024)
  const indexes = new Map(['a', 'b', 'c'].map((id) => [id, renderer({ state: '1', text: large })]))
  const get = async (id: string) => {
    const index = indexes.get(id)
    if (index) await cache.get(id, '1', index.render)
    return index?.count()
  }
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  t.equal(await get('a'), 1, 'kept')
  t.equal(await get('b'), 2, 'rendered again')
  t.equal(await get('c'), 2, 'which cost the next one its place')
})
