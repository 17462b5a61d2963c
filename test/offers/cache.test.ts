/** What a read deserves if something changes while it runs. */
import t, { type Test } from '../support/tap.ts'
import { OfferCache } from '../../src/protocols/offers/cache.ts'
import type { State } from '../../src/protocols/offers/state.ts'
import { testApp } from '../support/app.ts'

type Value = { state: State; earlier: Value | null }

/** A cache whose reads end when they are told to. */
const givenCache = async (t: Test) => {
  const { db } = await testApp(t)
  const ends: ((value: Value) => void)[] = []
  const from: (Value | null)[] = []
  const cache = new OfferCache<Value>(db, async (_, earlier) => {
    from.push(earlier)
    return new Promise((resolve) => ends.push(resolve))
  })
  let count = 0
  const end = async (of: Promise<Value>, place = 0): Promise<Value> => {
    count += 1
    const state = { row_id: 'r', snapshot_version: count, at: '0' }
    ends.splice(place, 1)[0]?.({ state, earlier: from.at(-1) ?? null })
    return of
  }
  return { cache, end, from }
}

t.test('a read in whose time this process commits is the basis of the next one', async (t) => {
  const { cache, end, from } = await givenCache(t)
  const reading = cache.current('default')
  cache.forget('default')
  const first = await end(reading)
  t.equal(cache.fresh('default'), null, 'not used by itself')
  const next = cache.current('default')
  t.equal(from.at(-1), first)
  t.equal(cache.fresh('default'), null)
  await end(next)
  t.ok(cache.fresh('default'))
})

t.test('a read that begins after a commit does not join one from before', async (t) => {
  const { cache, end, from } = await givenCache(t)
  const before = cache.current('default')
  cache.forget('default')
  const after = cache.current('default')
  t.equal(from.length, 2)
  const old = await end(before)
  const now = await end(after)
  t.not(old, now)
  t.equal(cache.fresh('default'), now)
})

t.test('an earlier read that ends later replaces nothing', async (t) => {
  const { cache, end, from } = await givenCache(t)
  const before = cache.current('default')
  cache.markStale('default')
  const after = cache.current('default')
  t.equal(from.length, 2)
  const now = await end(after, 1)
  await end(before)
  t.equal(cache.fresh('default'), now)
})
