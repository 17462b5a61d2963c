/** Objects as files of a folder: what all drivers do, and what only disks do wrong. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { openBlobStore } from '../../src/platform/blob-store/open-blob-store.ts'
import { noOpenFiles, openFilesIn } from '../support/open-files.ts'
import t from '../support/tap.ts'
import { runBattery } from './battery.ts'
import { failingAfter, keysOf, MiB, newKey, random, read } from './bytes.ts'
import { fileSettings, testFolder, testStore } from './drivers.ts'

t.test('the battery', async (t) => runBattery(t, fileSettings))

t.test('nothing is left of a put that ended, well or badly', async (t) => {
  const folder = await testFolder(t)
  const store = testStore(t, { driver: 'file', folder })
  const key = newKey()
  await store.put(key, random(10))
  await t.rejects(store.put(key, random(10)))
  await t.rejects(store.put(newKey(), failingAfter(random(10), new Error('gone'))))
  t.same(await readdir(join(folder, 'tmp')), [])
})

t.test('an object that is still being written is not visible', async (t) => {
  const folder = await testFolder(t)
  const store = testStore(t, { driver: 'file', folder })
  const key = newKey()
  async function* source(): AsyncGenerator<Uint8Array> {
    yield random(MiB)
    t.same(await keysOf(store, ''), [])
    await t.rejects(store.get(key), { name: 'ObjectMissing' })
    t.equal((await readdir(join(folder, 'tmp'))).length, 1)
    yield random(1)
  }
  await store.put(key, source())
  t.same(await keysOf(store, ''), [key])
})

t.test('what killed processes left is removed once it is a day old', async (t) => {
  const folder = await testFolder(t)
  const leftover = async (name: string, hours: number): Promise<void> => {
    const path = join(folder, 'tmp', name)
    await writeFile(path, 'x')
    const then = new Date(Date.now() - hours * 3_600_000)
    await utimes(path, then, then)
  }
  await mkdir(join(folder, 'tmp'))
  await leftover('old', 25)
  await leftover('young', 23)
  await testStore(t, { driver: 'file', folder }).put(newKey(), random(1))
  t.same(await readdir(join(folder, 'tmp')), ['young'])
})

const putTwoDaysAhead = `
  const ahead = Date.now() + 2 * 24 * 3_600_000
  Date.now = () => ahead
  const { openBlobStore } = await import('./src/platform/blob-store/open-blob-store.ts')
  const store = openBlobStore({ driver: 'file', folder: process.argv[1] })
  await store.put('a/b/c', Buffer.from('x'))
  console.log('put')
`

t.test('the age of what was left is by the clock of the disk, not of the replica', async (t) => {
  const folder = await testFolder(t)
  await mkdir(join(folder, 'tmp'))
  await writeFile(join(folder, 'tmp', 'being-written'), 'x')
  const args = ['--input-type=module', '--eval', putTwoDaysAhead, folder]
  t.equal(execFileSync(process.execPath, args, { encoding: 'utf8' }), 'put\n')
  t.same(await readdir(join(folder, 'tmp')), ['being-written'])
})

t.test("other files in the store's folder are neither listed nor deleted", async (t) => {
  const folder = await testFolder(t)
  await mkdir(join(folder, 'lost+found'))
  await writeFile(join(folder, 'lost+found', '1'), 'x')
  await writeFile(join(folder, '.nfs0001'), 'x')
  t.same(await keysOf(testStore(t, { driver: 'file', folder }), ''), [])
})

t.test('a file that became shorter breaks its stream', async (t) => {
  const folder = await testFolder(t)
  const store = testStore(t, { driver: 'file', folder })
  const key = newKey()
  await store.put(key, random(2 * MiB))
  const stream = await store.get(key)
  await truncate(join(folder, key), MiB)
  await t.rejects(stream.toArray(), { name: 'ObjectDamaged', key })
  await t.rejects(store.get(key, { start: 0, end: 2 * MiB }), { name: 'ObjectDamaged', key })
})

t.test('folders that were deleted are created again', async (t) => {
  const folder = await testFolder(t)
  const store = testStore(t, { driver: 'file', folder })
  await store.put(newKey(), random(1))
  await rm(folder, { recursive: true })
  const key = newKey()
  await store.put(key, random(5))
  t.equal((await read(store, key)).length, 5)
})

t.test(
  'the folder of a store in use that is missing or empty is 503, and never made',
  async (t) => {
    const parent = await testFolder(t)
    const folder = join(parent, 'blobs')
    const key = newKey()
    await testStore(t, { driver: 'file', folder }).put(key, random(3))
    const used = testStore(t, { driver: 'file', folder, isInUse: true })
    await used.put(newKey(), random(1))
    const away = join(parent, 'away')
    await rename(folder, away)
    const rejected = async (store: BlobStore, cause: object): Promise<void> => {
      const unusable = { code: 'store.unavailable', status: 503, cause }
      await t.rejects(store.put(newKey(), random(1)), unusable)
      await t.rejects(store.get(key), unusable)
      await t.rejects(store.delete([key]), unusable)
      await t.rejects(keysOf(store, ''), unusable)
    }
    const opened = testStore(t, { driver: 'file', folder, isInUse: true })
    for (const store of [used, opened]) await rejected(store, { code: 'ENOENT' })
    t.same(await readdir(parent), ['away'])
    await mkdir(folder)
    for (const store of [used, opened]) await rejected(store, { message: /is its disk mounted\?/ })
    t.same(await readdir(folder), [], 'as a mount point without its disk')
    await rmdir(folder)
    await rename(away, folder)
    for (const store of [used, opened]) {
      await store.put(newKey('other'), random(1))
      t.equal((await read(store, key)).length, 3)
      await t.rejects(store.get(newKey()), { name: 'ObjectMissing' })
    }
  },
)

t.test('a folder that cannot be used is 503, with the cause for the log', async (t) => {
  const folder = join(await testFolder(t), 'file')
  await writeFile(folder, 'x')
  const store = testStore(t, { driver: 'file', folder })
  await t.rejects(store.put(newKey(), random(1)), {
    code: 'store.unavailable',
    status: 503,
    retryAfter: Number,
    cause: { code: 'ENOTDIR' },
  })
})

t.test(
  'a folder that may not be written is 503, and reads still work',
  { skip: process.getuid?.() === 0 ? 'root may write everywhere' : false },
  async (t) => {
    const folder = await testFolder(t)
    const store = openBlobStore({ driver: 'file', folder })
    const key = newKey()
    await store.put(key, random(3))
    await chmod(join(folder, 'tmp'), 0o500)
    await t.rejects(store.put(newKey(), random(1)), {
      code: 'store.unavailable',
      cause: { code: 'EACCES' },
    })
    t.equal((await read(store, key)).length, 3)
    await chmod(join(folder, 'tmp'), 0o700)
  },
)

t.test('no file stays open', { skip: noOpenFiles() }, async (t) => {
  const folder = await testFolder(t)
  const store = testStore(t, { driver: 'file', folder })
  const key = newKey()
  await store.put(key, random(MiB))
  await read(store, key)
  await read(store, key, { start: 1, end: 2 })
  await t.rejects(store.put(key, random(1)))
  await t.rejects(store.get(key, { start: 0, end: MiB + 1 }))
  await t.rejects(store.get(key.split('/')[0] ?? ''))
  const unread = await store.get(key)
  t.same(await openFilesIn(folder), [join(folder, key)], 'but for the one that is still read')
  unread.destroy()
  await once(unread, 'close')
  t.same(await openFilesIn(folder), [])
})
