/** What chunks leave in the blob store: one object for each that was acknowledged, and no other. */
import { randomBytes, randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { sweepOrphans } from '../../src/platform/objects/orphans.ts'
import t, { type Test } from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { blobFolder, listKeys } from '../support/blobs.ts'
import { call, givenFinishedUpload, givenUpload, install, sendFrame } from '../support/given.ts'
import { packageArchive } from '../support/archives.ts'
import { frame } from '../support/psu1.ts'

const archive = randomBytes(300)

const givenChunk = async (t: Test) => {
  const test = await testApp(t)
  const uploadId = await givenUpload(test.app, archive)
  const send = (offset: number, bytes: Uint8Array, header = {}) =>
    sendFrame(test.app, uploadId, frame({ uploadId, offset }, bytes, header))
  t.equal((await send(0, archive.subarray(0, 100))).status, 200)
  return { ...test, uploadId, send, keys: () => listKeys(test.connectionString, 'chunks') }
}

const dueKeys = async ({ db }: { db: Awaited<ReturnType<typeof testApp>>['db'] }) => {
  const rows = await db.selectFrom('deleted_objects').select('object_key').execute()
  return rows.map(({ object_key: key }) => key)
}

t.test('a rejected chunk leaves no object', async (t) => {
  const { send, keys } = await givenChunk(t)
  const before = await keys()
  t.equal(before.length, 1)
  const rest = archive.subarray(100)
  t.equal((await send(100, rest, { chunk_sha256: '0'.repeat(64) })).status, 422)
  t.equal((await send(100, rest, { len: rest.length - 1 })).status, 400)
  t.equal((await send(100, Buffer.concat([rest, rest]))).status, 413)
  t.equal((await send(50, rest)).status, 409)
  t.same(await keys(), before)
})

t.test('a repeated chunk leaves no second object', async (t) => {
  const { send, keys } = await givenChunk(t)
  const before = await keys()
  t.equal((await send(0, archive.subarray(0, 100))).status, 200)
  t.same(await keys(), before)
})

t.test('objects of an aborted upload go a day later', async (t) => {
  const test = await givenChunk(t)
  const [key] = await test.keys()
  await call(test.app, 'POST', `/uploads/${test.uploadId}/abort`)
  t.same(await dueKeys(test), [key])
  await test.services.sweeper.run()
  t.same(await test.keys(), [key], 'not before')
  await sql`update deleted_objects set delete_after = now() - interval '1 second'`.execute(test.db)
  await test.services.sweeper.run()
  t.same(await test.keys(), [])
  t.same(await dueKeys(test), [])
})

t.test('objects of an installed upload are due', async (t) => {
  const test = await testApp(t)
  const uploadId = await givenFinishedUpload(test.app, packageArchive({ files: { a: 'a' } }))
  const keys = await listKeys(test.connectionString, 'chunks')
  t.equal((await install(test.app, uploadId)).status, 201)
  t.same((await dueKeys(test)).toSorted(), keys.toSorted())
})

t.test('an object without a row is deleted after a day', async (t) => {
  const test = await givenChunk(t)
  await sql`insert into deployment (id, confirmed) values (gen_random_uuid(), true)`.execute(
    test.db,
  )
  const [kept = ''] = await test.keys()
  const orphan = kept.replace(/[^/]+$/, randomUUID())
  const young = kept.replace(/[^/]+$/, randomUUID())
  const { store } = test.services
  await store.put(orphan, Buffer.from('written by a process that was killed'))
  await store.put(young, Buffer.from('on its way'))
  const folder = blobFolder(test.connectionString)
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600
  for (const key of [kept, orphan]) await utimes(join(folder, key), twoDaysAgo, twoDaysAgo)
  await test.services.sweeper.run()
  t.same((await test.keys()).toSorted(), [kept, young].toSorted())
})

t.test('what another service stores in a folder of the store is never an orphan', async (t) => {
  const { db, services, keys, connectionString } = await givenChunk(t)
  await sql`insert into deployment (id, confirmed) values (gen_random_uuid(), true)`.execute(db)
  const [own = ''] = await keys()
  const orphan = own.replace(/[^/]+$/, randomUUID())
  const clock = `clock/${randomUUID()}`
  const foreign = [
    'second/deployment-id',
    `second/${orphan}`,
    `second/${clock}`,
    `second/purged/${randomUUID()}/${'0'.repeat(64)}`,
    `purged/${randomUUID()}/${'0'.repeat(64)}`,
    own.replace(/[^/]+$/, 'deployment-id'),
  ]
  const folder = blobFolder(connectionString)
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600
  for (const key of [orphan, clock, ...foreign]) {
    await services.store.put(key, Buffer.from('old'))
    await utimes(join(folder, key), twoDaysAgo, twoDaysAgo)
  }
  t.equal(await sweepOrphans(db, services.store), 2)
  const left: string[] = []
  for await (const { key } of services.store.list('')) left.push(key)
  t.same(left.toSorted(), [own, ...foreign].toSorted())
})

/** The store as a replica sees it whose own clock is two days ahead. */
const behind = (store: BlobStore): BlobStore => ({
  put: (key, source) => store.put(key, source),
  get: (key, range) => store.get(key, range),
  delete: (keys) => store.delete(keys),
  close: () => store.close(),
  list: async function* (prefix) {
    for await (const { modifiedAt, ...object } of store.list(prefix)) {
      yield { ...object, modifiedAt: new Date(modifiedAt.getTime() - 2 * 24 * 3_600_000) }
    }
  },
})

t.test('the age of an object is by the clock of the store, not of the replica', async (t) => {
  const { db, services, keys } = await givenChunk(t)
  await sql`insert into deployment (id, confirmed) values (gen_random_uuid(), true)`.execute(db)
  const before = await keys()
  const young = before[0]?.replace(/[^/]+$/, randomUUID()) ?? ''
  await services.store.put(young, Buffer.from('its row is not committed yet'))
  t.equal(await sweepOrphans(db, behind(services.store)), 0)
  t.same((await keys()).toSorted(), [...before, young].toSorted())
})
