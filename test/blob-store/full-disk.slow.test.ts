/** The file driver on a disk that is full or read-only. */
import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fill, noDisks, smallDisk } from '../support/small-disk.ts'
import t from '../support/tap.ts'
import { inPieces, keysOf, MiB, newKey, random, read } from './bytes.ts'
import { testStore } from './drivers.ts'

t.test(
  'a full disk is 507, leaves nothing of the object, and has no effect later',
  { skip: noDisks() },
  async (t) => {
    const disk = await smallDisk(t, 4)
    const folder = join(disk, 'blobs')
    const store = testStore(t, { driver: 'file', folder })
    const kept = newKey()
    await store.put(kept, random(MiB))
    const full = { code: 'store.full', status: 507, retryAfter: Number, cause: { code: 'ENOSPC' } }
    for (const leave of [MiB, 4096, 0]) {
      const giveBack = await fill(disk, leave)
      const bytes = random(2 * MiB)
      const key = newKey()
      await t.rejects(store.put(key, bytes), full, `${leave} bytes left`)
      await t.rejects(store.put(key, inPieces(bytes, 100_000)), full)
      t.same(await readdir(join(folder, 'tmp')), [])
      t.same(await keysOf(store, ''), [kept])
      t.equal((await read(store, kept)).length, MiB, 'reads go on')
      await giveBack()
      await store.put(key, bytes)
      await store.delete([key])
    }
  },
)

t.test(
  'a disk that became read-only is 503, and reads still work',
  { skip: noDisks() },
  async (t) => {
    const disk = await smallDisk(t, 4)
    const folder = join(disk, 'blobs')
    const store = testStore(t, { driver: 'file', folder })
    const kept = newKey()
    await store.put(kept, random(MiB))
    t.equal(spawnSync('mount', ['-o', 'remount,ro', disk]).status, 0)
    const unavailable = { code: 'store.unavailable', status: 503, cause: { code: 'EROFS' } }
    await t.rejects(store.put(newKey(), random(1)), unavailable)
    await t.rejects(store.delete([kept]), unavailable)
    t.equal((await read(store, kept)).length, MiB)
  },
)
