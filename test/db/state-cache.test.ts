/** What is kept of a workspace while it stays in one state: what is shared, kept and forgotten. */
import t from '../support/tap.ts'
import { StateCache } from '../../src/platform/database/state-cache.ts'

type Text = { text: string }

const cacheOf = (maxSize = 10_000) =>
  new StateCache<Text>({ maxSize, sizeOf: ({ text }) => text.length })

const reading = (text: string) => {
  let count = 0
  return {
    read: async () => {
      count += 1
      return { text }
    },
    count: () => count,
  }
}

const away = async (): Promise<Text> => {
  throw new Error('away')
}

const at = (state: string, workspaceId = 'a') => ({ workspaceId, state })

t.test('a value is read once for each state, workspace and name', async (t) => {
  const cache = cacheOf()
  const first = reading('one')
  t.equal((await cache.get(at('1'), ['x'], first.read)).text, 'one')
  t.equal((await cache.get(at('1'), ['x'], first.read)).text, 'one')
  t.equal(first.count(), 1)
  t.equal((await cache.get(at('2'), ['x'], reading('two').read)).text, 'two')
  t.equal((await cache.get(at('1', 'b'), ['x'], reading('other').read)).text, 'other')
  t.equal((await cache.get(at('1'), ['y'], reading('named').read)).text, 'named')
  t.equal((await cache.get(at('1'), ['x', undefined], reading('longer').read)).text, 'longer')
})

t.test('requests share a read in progress, unless they have seen a later state', async (t) => {
  const cache = cacheOf()
  const gate = Promise.withResolvers<Text>()
  let count = 0
  const slow = async (): Promise<Text> => {
    count += 1
    return gate.promise
  }
  const waiting = [cache.get(at('1'), [], slow), cache.get(at('1'), [], slow)]
  t.equal((await cache.get(at('2'), [], reading('two').read)).text, 'two')
  gate.resolve({ text: 'one' })
  for (const { text } of await Promise.all(waiting)) t.equal(text, 'one')
  t.equal(count, 1)
})

t.test('a failed read is not cached', async (t) => {
  const cache = cacheOf()
  const failing = [cache.get(at('1'), [], away), cache.get(at('1'), [], away)]
  for (const one of failing) await t.rejects(one, { message: 'away' })
  t.equal((await cache.get(at('1'), [], reading('one').read)).text, 'one')
})

t.test('the least recently used value is evicted', async (t) => {
  const cache = cacheOf(1000)
  const values = new Map(['a', 'b', 'c'].map((id) => [id, reading('x'.repeat(400))]))
  const reads = async (id: string) => {
    const value = values.get(id)
    if (value) await cache.get(at('1', id), [], value.read)
    return value?.count()
  }
  await reads('a')
  await reads('b')
  await reads('a')
  await reads('c')
  t.equal(await reads('a'), 1, 'kept')
  t.equal(await reads('b'), 2, 'read again')
  t.equal(await reads('c'), 2, 'which cost the next one its place')
})

t.test('a value that is too large to cache is returned, and the others stay', async (t) => {
  const cache = cacheOf(1000)
  const [small, large] = [reading('small'), reading('x'.repeat(2000))]
  await cache.get(at('1'), ['small'], small.read)
  for (const times of [1, 2]) {
    const { text } = await cache.get(at('1'), ['large'], large.read)
    t.equal(text.length, 2000)
    t.equal(large.count(), times)
  }
  await cache.get(at('1'), ['small'], small.read)
  t.equal(small.count(), 1)
})

t.test('an evicted read still returns its result', async (t) => {
  const cache = cacheOf(1000)
  const gate = Promise.withResolvers<Text>()
  const slow = cache.get(at('1'), ['slow'], () => gate.promise)
  for (const name of ['a', 'b', 'c', 'd']) {
    await cache.get(at('1'), [name], reading('x'.repeat(400)).read)
  }
  gate.resolve({ text: 'late' })
  t.equal((await slow).text, 'late')
})
