/** A start goes on only where the store is that of the database. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Test } from 'tap'
import { type BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { openBlobStore } from '../../src/platform/blob-store/open-blob-store.ts'
import { type Database, openDatabase, openPool } from '../../src/platform/database/client.ts'
import { checkDeployment } from '../../src/platform/deployment/service.ts'
import { placesOf } from '../../src/platform/deployment/wrong-store.ts'
import { testFolder } from '../blob-store/drivers.ts'
import { testDatabase } from '../support/database.ts'
import t from '../support/tap.ts'

type Start = { start: (folder: string) => Promise<void>; db: Kysely<Database> }

const openDb = (t: Test, connectionString: string): Kysely<Database> => {
  const db = openDatabase(
    openPool({ connectionString, poolSize: 2, statementTimeoutMs: 10_000, onError: () => {} }),
  )
  t.teardown(() => db.destroy())
  return db
}

const check = (db: Kysely<Database>, folder: string, store?: BlobStore): Promise<void> => {
  const settings = { driver: 'file', folder } as const
  const places = placesOf({
    blobStore: settings,
    databaseUrl: 'postgres://db',
    dataDir: './data',
  })
  return checkDeployment({ db, store: store ?? openBlobStore(settings), settings, places })
}

const newDeployment = async (t: Test): Promise<Start> => {
  const db = openDb(t, await testDatabase(t))
  return { db, start: (folder) => check(db, folder) }
}

const rows = (db: Kysely<Database>) =>
  db.selectFrom('deployment').select(['id', 'confirmed']).execute()

const idIn = (folder: string): Promise<string> => readFile(join(folder, 'deployment-id'), 'utf8')

/** Every sentence names both variables. */
const wrong = (folder: string, what: RegExp) => ({
  name: 'WrongStore',
  message: new RegExp(`^BLOB_DIR \\(${folder}\\) ${what.source}.*DATABASE_URL`),
})

t.test('the first start gives database and store the same id, which later ones keep', async (t) => {
  const { db, start } = await newDeployment(t)
  const folder = await testFolder(t)
  await start(folder)
  const [row, ...more] = await rows(db)
  t.match(row, { id: /^[0-9a-f-]{36}$/, confirmed: true })
  t.same(more, [])
  t.equal(await idIn(folder), row?.id)
  await writeFile(join(folder, 'other'), 'x')
  await start(folder)
  t.same(await rows(db), [row])
})

t.test('replicas that start at once, on one folder, all start', async (t) => {
  const connectionString = await testDatabase(t)
  const folder = await testFolder(t)
  const databases = Array.from({ length: 6 }, () => openDb(t, connectionString))
  await Promise.all(databases.map((db) => check(db, folder)))
  const [row, ...more] = await rows(openDb(t, connectionString))
  t.match(row, { id: await idIn(folder), confirmed: true })
  t.same(more, [])
})

t.test('of replicas that start at once on folders of their own, one starts', async (t) => {
  const connectionString = await testDatabase(t)
  const folders = await Promise.all(Array.from({ length: 4 }, () => testFolder(t)))
  const starts = await Promise.allSettled(
    folders.map((folder) => check(openDb(t, connectionString), folder)),
  )
  t.equal(starts.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const [index, end] of starts.entries()) {
    if (end.status === 'rejected') {
      t.match(end.reason, wrong(folders[index] ?? '', /lacks the bytes of the database/))
    }
  }
})

t.test('of two new databases that start at once on one folder, one starts', async (t) => {
  const folder = await testFolder(t)
  const two = await Promise.all([newDeployment(t), newDeployment(t)])
  const ends = await Promise.allSettled(two.map(({ start }) => start(folder)))
  const failed = ends.filter((end) => end.status === 'rejected')
  t.equal(failed.length, 1)
  t.match(failed[0]?.reason, { name: 'WrongStore', message: /BLOB_DIR .*DATABASE_URL/ })
  for (const { start } of [...two, ...two]) {
    const again = await start(folder).then(
      () => true,
      () => false,
    )
    t.equal(again, ends[two.findIndex((one) => one.start === start)]?.status === 'fulfilled')
  }
})

t.test('a known database with an empty folder, or one of another, does not start', async (t) => {
  const one = await newDeployment(t)
  const other = await newDeployment(t)
  const folder = await testFolder(t)
  const foreign = await testFolder(t)
  const empty = await testFolder(t)
  await one.start(folder)
  await other.start(foreign)
  await t.rejects(one.start(empty), wrong(empty, /lacks the bytes/))
  await t.rejects(one.start(foreign), wrong(foreign, /has the bytes of another database/))
  t.same(await readdir(empty), [], 'and leaves it as it was')
  await writeFile(join(empty, 'deployment-id'), '')
  await t.rejects(one.start(empty), wrong(empty, /has the bytes of another database/))
  await one.start(folder)
})

t.test('a new database with a folder that is in use does not start', async (t) => {
  const { db, start } = await newDeployment(t)
  const folder = await testFolder(t)
  await mkdir(join(folder, 'w', 'packs'), { recursive: true })
  await writeFile(join(folder, 'w', 'packs', '1'), 'x')
  await t.rejects(start(folder), wrong(folder, /is not empty, and the database/))
  t.same(await rows(db), [])
  const used = await testFolder(t)
  await (await newDeployment(t)).start(used)
  await t.rejects(start(used), wrong(used, /is not empty, and the database/))
  t.same(await rows(db), [])
})

t.test(
  'a new database with a folder inside or around the store of another one does not start',
  async (t) => {
    const { db, start } = await newDeployment(t)
    const folder = await testFolder(t)
    await writeFile(join(folder, 'deployment-id'), 'of something else')
    const used = join(folder, 'used')
    await (await newDeployment(t)).start(used)
    for (const inside of [join(used, 'second'), join(used, 'tmp', 'x')]) {
      await t.rejects(start(inside), {
        name: 'WrongStore',
        message: `BLOB_DIR (${inside}) is inside the store of another database (${used}): set BLOB_DIR to a place outside it`,
      })
    }
    await t.rejects(start(folder), wrong(folder, /has the bytes of another database|is not empty/))
    t.same(await rows(db), [])
    await start(join(folder, 'beside'))
  },
)

t.test('a start finishes what one before it has begun', async (t) => {
  const { db, start } = await newDeployment(t)
  const id = randomUUID()
  const unconfirmed = await testFolder(t)
  await db.insertInto('deployment').values({ id, confirmed: false }).execute()
  await writeFile(join(unconfirmed, 'deployment-id'), id)
  await start(unconfirmed)
  t.same(await rows(db), [{ id, confirmed: true }], 'it died before the row was confirmed')

  const other = await newDeployment(t)
  await other.db.insertInto('deployment').values({ id, confirmed: false }).execute()
  const folder = await testFolder(t)
  await other.start(folder)
  t.match(
    await rows(other.db),
    [{ id: await idIn(folder), confirmed: true }],
    'or before the object',
  )
})

t.test('the folder of an unfinished start is not that of a later one', async (t) => {
  const { db, start } = await newDeployment(t)
  const id = randomUUID()
  const first = await testFolder(t)
  const second = await testFolder(t)
  await db.insertInto('deployment').values({ id, confirmed: false }).execute()
  await writeFile(join(first, 'deployment-id'), id)
  await start(second)
  await t.rejects(start(first), wrong(first, /has the bytes of another database/))
  await start(second)
})

t.test('an unfinished start does not continue in a folder of another database', async (t) => {
  const { db, start } = await newDeployment(t)
  const row = { id: randomUUID(), confirmed: false }
  await db.insertInto('deployment').values(row).execute()
  const folder = await testFolder(t)
  await (await newDeployment(t)).start(folder)
  await t.rejects(start(folder), wrong(folder, /is not empty/))
  t.same(await rows(db), [row])
})

t.test('an unusable folder stops the start with the reason, and is no verdict', async (t) => {
  const { db, start } = await newDeployment(t)
  const folder = await testFolder(t)
  const file = join(folder, 'file')
  await writeFile(file, 'x')
  await t.rejects(start(file), {
    name: 'WrongStore',
    message: /^BLOB_DIR \(.*\) cannot be used: ENOTDIR/,
  })
  await start(await testFolder(t))
  t.match(await rows(db), [{ confirmed: true }])
})

t.test('a bucket is named with its server, and an embedded database with its folder', async (t) => {
  const places = placesOf({
    blobStore: {
      driver: 's3',
      endpoint: 'https://s3.example.com',
      bucket: 'skills',
      region: 'us-east-1',
      prefix: 'prod/',
      pathStyle: true,
      accessKeyId: 'id',
      secretAccessKey: 'hush',
      timeoutMs: 1000,
    },
    databaseUrl: null,
    dataDir: './data',
  })
  t.equal(places.store, 'S3_BUCKET (skills at https://s3.example.com below prod/)')
  t.match(places.database, 'DATABASE_URL (not set: the one in ./data)')
  t.notMatch(JSON.stringify(places), 'hush')
  const url = 'postgres://me:hush@db/skills'
  const blobStore = { driver: 'file', folder: '/srv/blobs' } as const
  t.notMatch(JSON.stringify(placesOf({ blobStore, databaseUrl: url, dataDir: '.' })), 'hush')
})
