/** What holds for every driver. */
import { once } from 'node:events'
import type { Test } from 'tap'
import {
  ObjectDamaged,
  ObjectExists,
  ObjectMissing,
} from '../../src/platform/blob-store/blob-store.ts'
import { type BlobStoreSettings } from '../../src/platform/blob-store/open-blob-store.ts'
import {
  failingAfter,
  inPieces,
  keysOf,
  listed,
  MiB,
  newKey,
  random,
  read,
  sha256,
} from './bytes.ts'
import { testStore } from './drivers.ts'

type MakeSettings = (t: Test) => Promise<BlobStoreSettings>

const sizes = [0, 1, 65_535, 65_536, 65_537, MiB, 3 * MiB + 7]

const badKeys = [
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../../b',
  'a/..',
  'a/./b',
  'tmp',
  'tmp/a',
  'A',
  'a b',
  'a\\b',
  'a\0b',
  'a%2fb',
  'ä',
  'a/b/c/d/e',
  '-a',
  `a/${'b'.repeat(129)}`,
]

export const runBattery = (t: Test, makeSettings: MakeSettings): void => {
  t.test('what is put is read again, whole, from bytes and from a stream', async (t) => {
    const store = testStore(t, await makeSettings(t))
    for (const size of sizes) {
      const bytes = random(size)
      for (const source of [bytes, inPieces(bytes, 50_000)]) {
        const key = newKey()
        t.same(await store.put(key, source), { size, sha256: sha256(bytes) }, `${size} bytes`)
        t.ok(bytes.equals(await read(store, key)), 'the same bytes')
      }
    }
  })

  t.test('a range is read without the rest', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const bytes = random(MiB)
    const key = newKey()
    await store.put(key, bytes)
    const ranges = [
      [0, 0],
      [0, 1],
      [5, 5],
      [100, 400_000],
      [MiB - 1, MiB],
      [MiB, MiB],
      [0, MiB],
    ] as const
    for (const [start, end] of ranges) {
      const part = await read(store, key, { start, end })
      t.ok(part.equals(bytes.subarray(start, end)), `${start} to ${end}`)
    }
    for (const [start, end] of [
      [0, MiB + 1],
      [MiB - 1, MiB + 1],
      [MiB + 1, MiB + 1],
      [MiB + 5, MiB + 9],
    ] as const) {
      await t.rejects(store.get(key, { start, end }), ObjectDamaged, `${start} to ${end}`)
    }
    for (const range of [
      { start: -1, end: 1 },
      { start: 2, end: 1 },
      { start: 0.5, end: 1 },
      { start: 0, end: NaN },
    ]) {
      await t.rejects(store.get(key, range), RangeError)
    }
  })

  t.test('an object that does not exist is missing, also as a range', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const key = newKey()
    const missing = { name: 'ObjectMissing', key }
    await t.rejects(store.get(key), missing)
    await t.rejects(store.get(key, { start: 0, end: 1 }), missing)
    await t.rejects(store.get(key, { start: 0, end: 0 }), missing)
    await store.put(key, random(1))
    const [workspace = '', kind = ''] = key.split('/')
    for (const folder of [workspace, `${workspace}/${kind}`, `${key}/more`]) {
      await t.rejects(store.get(folder), ObjectMissing, folder)
    }
  })

  t.test('a key is written once', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const key = newKey()
    const bytes = random(1000)
    const first = await store.put(key, bytes)
    t.same(await store.put(key, bytes), first, 'the same bytes again are no error')
    t.same(await store.put(key, inPieces(bytes, 100)), first)
    for (const other of [random(1000), random(999), random(0)]) {
      await t.rejects(store.put(key, other), { name: 'ObjectExists', key })
      await t.rejects(store.put(key, inPieces(other, 100)), ObjectExists)
    }
    t.ok(bytes.equals(await read(store, key)), 'the first bytes stay')
  })

  t.test('of many writers of one key, from two stores, exactly one wins', async (t) => {
    const settings = await makeSettings(t)
    const stores = [testStore(t, settings), testStore(t, settings)]
    for (const size of [10, 300_000]) {
      const key = newKey()
      const offers = Array.from({ length: 12 }, () => random(size))
      const ends = await Promise.allSettled(
        offers.map(async (bytes, index) => stores[index % 2]?.put(key, bytes)),
      )
      const winners = offers.filter((_bytes, index) => ends[index]?.status === 'fulfilled')
      t.equal(winners.length, 1)
      for (const end of ends) {
        if (end.status === 'rejected') t.type(end.reason, ObjectExists)
      }
      for (const store of stores) t.same(await read(store, key), winners[0])
    }
  })

  t.test('a source that fails leaves nothing, and its own error', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const key = newKey('broken')
    const error = Object.assign(new Error('the client went away'), { code: 'ENOSPC', syscall: 'x' })
    await t.rejects(store.put(key, failingAfter(random(200_000), error)), error)
    t.same(await keysOf(store, ''), [])
    await t.rejects(store.get(key), ObjectMissing)
    await store.put(key, random(1))
  })

  t.test('deleted objects are gone, and deleting absent ones is not an error', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const keys = Array.from({ length: 5 }, () => newKey())
    for (const key of keys) await store.put(key, random(10))
    const [kept = '', ...others] = keys
    await store.delete([...others, newKey(), newKey('never')])
    t.same(await keysOf(store, ''), [kept])
    for (const key of others) await t.rejects(store.get(key), ObjectMissing)
    await store.delete(others)
    await store.delete([])
    t.equal((await read(store, kept)).length, 10)
  })

  t.test('a list has every object below its prefix, with size and time', async (t) => {
    const store = testStore(t, await makeSettings(t))
    t.same(await keysOf(store, ''), [], 'an empty store has none')
    const before = Date.now()
    const keys = [
      'deployment-id',
      'a/chunks/1',
      'a/chunks/2',
      'a/packs/1',
      'ab/chunks/1',
      'a-b/c/1',
    ]
    for (const [index, key] of keys.entries()) await store.put(key, random(index))
    t.same(await keysOf(store, ''), keys.toSorted())
    t.same(await keysOf(store, 'a/'), ['a/chunks/1', 'a/chunks/2', 'a/packs/1'])
    t.same(await keysOf(store, 'a/chunks/'), ['a/chunks/1', 'a/chunks/2'])
    t.same(await keysOf(store, 'a/c'), ['a/chunks/1', 'a/chunks/2'])
    t.same(await keysOf(store, 'ab'), ['ab/chunks/1'])
    t.same(await keysOf(store, 'deployment-id'), ['deployment-id'])
    t.same(await keysOf(store, 'b/'), [])
    const [found] = await listed(store, 'a/packs/')
    t.equal(found?.size, 3)
    const age = Math.abs((found?.modifiedAt.getTime() ?? 0) - before)
    t.ok(age < 60_000, 'stored just now by the clock of the store')
  })

  t.test('a list continues while its objects are deleted', async (t) => {
    const store = testStore(t, await makeSettings(t))
    for (let index = 0; index < 20; index += 1) await store.put(`w/k/${index}`, random(1))
    const deleted: string[] = []
    for await (const { key } of store.list('')) {
      await store.delete([key])
      deleted.push(key)
    }
    t.equal(deleted.length, 20)
    t.same(await keysOf(store, ''), [])
  })

  t.test('a key that could leave the store is rejected everywhere', async (t) => {
    const store = testStore(t, await makeSettings(t))
    for (const key of badKeys) {
      await t.rejects(store.put(key, random(1)), TypeError, JSON.stringify(key))
      await t.rejects(store.get(key), TypeError)
      await t.rejects(store.delete([newKey(), key]), TypeError)
    }
    for (const prefix of ['..', '../', 'a/../', '/', 'a//', 'tmp/', 'A', 'a b']) {
      await t.rejects(keysOf(store, prefix), TypeError, JSON.stringify(prefix))
    }
    t.same(await keysOf(store, ''), [])
  })

  t.test('a stream that is not read to its end can be destroyed', async (t) => {
    const store = testStore(t, await makeSettings(t))
    const key = newKey()
    await store.put(key, random(2 * MiB))
    const unread = await store.get(key)
    unread.destroy()
    if (!unread.closed) await once(unread, 'close')
    const begun = await store.get(key)
    await once(begun, 'readable')
    begun.read(10)
    begun.destroy()
    if (!begun.closed) await once(begun, 'close')
    t.equal((await read(store, key)).length, 2 * MiB)
  })
}
