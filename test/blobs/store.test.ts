import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import t from '../support/tap.ts'
import * as blobs from '../../src/blobs/store.ts'
import { type Database, transaction } from '../../src/database/client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testApp, testReplica } from '../support/app.ts'
import { call, multipart } from '../support/given.ts'
import { sha256 } from '../support/psu1.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const MiB = 1024 * 1024

const staged = (bytes: Uint8Array): blobs.StagedBytes => ({ sha256: sha256(bytes), bytes })

const partsOf = async (db: Kysely<Database>, digest: string): Promise<number[]> => {
  const { rows } = await sql<{ length: number }>`
    select length(bytes) as length from blob_parts where sha256 = ${digest} order by part`.execute(
    db,
  )
  return rows.map((row) => row.length)
}

const digestsIn = async (db: Kysely<Database>): Promise<string[]> => {
  const rows = await db.selectFrom('blobs').select('sha256').orderBy('sha256').execute()
  return rows.map((row) => row.sha256)
}

/** Makes blobs look untouched for so long. */
const age = (db: Kysely<Database>, minutes: number) =>
  sql`update blobs set touched_at = now() - make_interval(mins => ${minutes})`.execute(db)

const readBack = (db: Kysely<Database>, bytes: Uint8Array, workspaceId = 'default') =>
  buffer(blobs.read(db, workspaceId, { sha256: sha256(bytes), size: bytes.length }))

t.test('bytes of every size come back as they were, in parts of 1 MiB', async (t) => {
  const { db } = await testApp(t)
  const cases: [size: number, parts: number[]][] = [
    [0, []],
    [1, [1]],
    [MiB - 1, [MiB - 1]],
    [MiB, [MiB]],
    [MiB + 1, [MiB, 1]],
    [3 * MiB, [MiB, MiB, MiB]],
  ]
  const files = cases.map(([size]) => staged(randomBytes(size)))
  await blobs.stage(db, 'default', files)
  for (const [index, [size, parts]] of cases.entries()) {
    const file = files[index] ?? staged(Buffer.alloc(0))
    t.same(await partsOf(db, file.sha256), parts, `${size} bytes`)
    t.ok((await readBack(db, file.bytes)).equals(file.bytes), `${size} bytes`)
  }
})

t.test('a view into a larger buffer is stored alone', async (t) => {
  const { db } = await testApp(t)
  const whole = randomBytes(100)
  const view = new Uint8Array(whole.buffer, whole.byteOffset + 10, 20)
  await blobs.stage(db, 'default', [staged(view)])
  t.ok((await readBack(db, view)).equals(view))
})

t.test('the same bytes are stored once, and staging them again touches them', async (t) => {
  const { db } = await testApp(t)
  const file = staged(Buffer.from('twice'))
  await blobs.stage(db, 'default', [file, file])
  await age(db, 600)
  await blobs.stage(db, 'default', [staged(Buffer.from('new')), file])
  t.equal((await digestsIn(db)).length, 2)
  t.same(await partsOf(db, file.sha256), [5])
  const { rows } = await sql<{ age: number }>`
    select max(extract(epoch from now() - touched_at))::float8 as age from blobs`.execute(db)
  t.ok((rows[0]?.age ?? Infinity) < 60, 'both were touched just now')
})

t.test('staging the same bytes in many connections at once stores them once', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  const files = Array.from({ length: 20 }, (_, index) => staged(randomBytes(1000 + index)))
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const order = index % 2 ? files : files.toReversed()
      return blobs.stage((index % 3 ? first : second).db, 'default', order)
    }),
  )
  t.equal((await digestsIn(first.db)).length, 20)
  for (const { bytes } of files) t.ok((await readBack(second.db, bytes)).equals(bytes))
})

t.test(
  'small files are kept with the transaction that refers to them, or not at all',
  async (t) => {
    const { db } = await testApp(t)
    const [old, fresh, empty] = ['old', 'fresh', ''].map((text) => staged(Buffer.from(text)))
    if (!old || !fresh || !empty) return
    await blobs.stage(db, 'default', [old])
    await age(db, 600)
    const undone = transaction(db, async (trx) => {
      await blobs.keep(trx, 'default', [fresh, old])
      throw new Error('undone')
    })
    await t.rejects(undone, /undone/)
    t.same(await digestsIn(db), [old.sha256])

    await transaction(db, (trx) => blobs.keep(trx, 'default', [fresh, old, fresh, empty]))
    await transaction(db, (trx) => blobs.keep(trx, 'default', []))
    t.same(await digestsIn(db), [old.sha256, fresh.sha256, empty.sha256].toSorted())
    for (const { bytes } of [old, fresh, empty]) t.ok((await readBack(db, bytes)).equals(bytes))
    t.same(await partsOf(db, empty.sha256), [])
    const { rows } =
      await sql`select from blobs where touched_at < now() - interval '1 minute'`.execute(db)
    t.equal(rows.length, 0, 'all were touched')
  },
)

t.test('keeping the same bytes in many connections at once stores them once', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  const files = Array.from({ length: 20 }, (_, index) => staged(randomBytes(1000 + index)))
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      transaction((index % 3 ? first : second).db, (trx) =>
        blobs.keep(trx, 'default', index % 2 ? files : files.toReversed()),
      ),
    ),
  )
  t.equal((await digestsIn(first.db)).length, 20)
  for (const { bytes } of files) t.ok((await readBack(second.db, bytes)).equals(bytes))
})

t.test('workspaces do not see the bytes of each other', async (t) => {
  const { db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const bytes = Buffer.from('secret')
  await blobs.stage(db, 'acme', [staged(bytes)])
  await t.rejects(readBack(db, bytes), /lacks part 0/)
  t.ok((await readBack(db, bytes, 'acme')).equals(bytes))
})

const shared = randomBytes(2000)
const packageOf = (slug: string, files: Record<string, Uint8Array> = { 'shared.bin': shared }) =>
  multipart(
    packageArchive({ folder: slug, files: { 'SKILL.md': skillMd({ name: slug }), ...files } }),
  )

t.test('two skills that hold the same file share its bytes', async (t) => {
  const { app, db } = await testApp(t)
  for (const slug of ['one', 'two']) {
    t.equal((await call(app, 'POST', '/skills/archive', packageOf(slug))).status, 201)
  }
  t.equal((await db.selectFrom('skill_files').selectAll().execute()).length, 4)
  t.equal((await digestsIn(db)).length, 3, 'two SKILL.md, one shared file')
  t.same(await partsOf(db, sha256(shared)), [shared.length])
  for (const slug of ['one', 'two']) {
    const url = `/v1/workspaces/default/skills/user/${slug}/files/shared.bin`
    t.ok((await app.inject({ url })).rawPayload.equals(shared))
  }
})

t.test('the sweep takes what is old and referenced by nothing', async (t) => {
  const { app, db } = await testApp(t)
  await call(app, 'POST', '/skills/archive', packageOf('kept'))
  const kept = await digestsIn(db)
  const loose = Array.from({ length: 250 }, (_, index) => staged(Buffer.from(`loose ${index}`)))
  await blobs.stage(db, 'default', loose)
  await age(db, 59)
  t.equal(await blobs.sweepBlobs(db), 0, 'nothing is an hour old')
  await age(db, 61)
  const fresh = staged(Buffer.from('fresh'))
  const touched = loose[7] ?? fresh
  await blobs.stage(db, 'default', [fresh, touched])
  t.equal(await blobs.sweepBlobs(db), 249, 'more than one batch')
  t.same(new Set(await digestsIn(db)), new Set([...kept, fresh.sha256, touched.sha256]))
  t.equal(await blobs.sweepBlobs(db), 0)
  const { rows } = await sql<{ count: number }>`select count(*) as count from blob_parts`.execute(
    db,
  )
  t.equal(rows[0]?.count, kept.length + 2, 'parts go with their blob')
})

t.test('bytes of an uninstalled skill stay for its history', async (t) => {
  const { app, db } = await testApp(t)
  await call(app, 'POST', '/skills/archive', packageOf('gone'))
  await sql`update skills set current_revision = null`.execute(db)
  await age(db, 600)
  t.equal(await blobs.sweepBlobs(db), 0)
})

t.test('sweeps in several replicas at once take each blob once', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  const loose = Array.from({ length: 300 }, (_, index) => staged(Buffer.from(`loose ${index}`)))
  await blobs.stage(first.db, 'default', loose)
  await age(first.db, 61)
  const counts = await Promise.all(
    [first, second, first, second].map(({ db }) => blobs.sweepBlobs(db)),
  )
  const rest = await blobs.sweepBlobs(first.db)
  t.equal(
    counts.reduce((sum, count) => sum + count, rest),
    300,
  )
  t.same(await digestsIn(first.db), [])
})

t.test('a sweep at the moment of an install of the same bytes loses none', async (t) => {
  const first = await testApp(t)
  const second = await testReplica(t, first.connectionString)
  for (let round = 0; round < 12; round += 1) {
    const files = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`${index}.bin`, randomBytes(100)]),
    )
    const slug = `skill-${round}`
    await blobs.stage(first.db, 'default', Object.values(files).map(staged))
    await age(first.db, 61)
    const [installed] = await Promise.all([
      call(first.app, 'POST', '/skills/archive', packageOf(slug, files)),
      blobs.sweepBlobs(second.db),
      blobs.sweepBlobs(first.db),
    ])
    t.equal(installed.status, 201)
    for (const [path, bytes] of Object.entries(files)) {
      const url = `/v1/workspaces/default/skills/user/${slug}/files/${path}`
      const answer = await second.app.inject({ url })
      t.ok(answer.rawPayload.equals(bytes), `${slug} ${path}`)
    }
  }
})
