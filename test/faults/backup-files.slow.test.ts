/** Backups and restores that fail leave no file open in a process that goes on. */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { Client } from 'pg'
import { writeBackup } from '../../src/operations/backup/backup.ts'
import { restoreBackup } from '../../src/operations/backup/restore.ts'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { keysOf, newKey, random } from '../blob-store/bytes.ts'
import { testFolder, testStore } from '../blob-store/drivers.ts'
import { openWatch } from '../crash/watch.ts'
import { runCommand } from '../support/command.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'
import { noOpenFiles, openFilesIn } from '../support/open-files.ts'
import { fill, noDisks, smallDisk } from '../support/small-disk.ts'
import t, { type Test } from '../support/tap.ts'
import { until } from '../uploads/checks.ts'

/** Small ones, of which many fill the buffers between the store and the target. */
const OBJECTS = 120
const OBJECT_BYTES = 5000

const skip = noOpenFiles()

type Place = { url: string; folder: string; store: BlobStore }

const place = async (t: Test, url: string): Promise<Place> => {
  const folder = join(await testFolder(t), 'blobs')
  return { url, folder, store: testStore(t, { driver: 'file', folder }) }
}

const filledPlace = async (t: Test): Promise<Place> => {
  const filled = await place(t, await testDatabase(t))
  const id = crypto.randomUUID()
  await openWatch(t, filled.url).insertInto('deployment').values({ id, confirmed: true }).execute()
  await filled.store.put('deployment-id', Buffer.from(id))
  for (let made = 0; made < OBJECTS; made += 1) {
    await filled.store.put(newKey(), random(OBJECT_BYTES))
  }
  return filled
}

/** As the commands have it: the connection ends with the work, whatever its outcome. */
const withClient = async <T>({ url }: Place, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const backUp = (from: Place, path: string) =>
  withClient(from, (client) =>
    writeBackup({ client, store: from.store }, { path, withBlobs: true }),
  )

const restore = (t: Test, to: Place, path: string) =>
  withClient(to, (client) =>
    restoreBackup({ db: openWatch(t, to.url), client, store: to.store }, path),
  )

const untilClosed = (folder: string): Promise<void> =>
  until(async () => (await openFilesIn(folder)).length === 0)

t.test(
  'a backup whose target fails leaves no object open',
  { skip: skip || noDisks() },
  async (t) => {
    const from = await filledPlace(t)
    const disk = await smallDisk(t, 2)
    const path = join(disk, 'registry.backup')
    // Where a disk is full, the writer is now before an object and now within it.
    for (let bytes = 100_000; bytes <= 500_000; bytes += 50_000) {
      const free = await fill(disk, bytes)
      await t.rejects(backUp(from, path), { code: 'ENOSPC' }, `a disk full after ${bytes} bytes`)
      t.same(await openFilesIn(from.folder), [], 'no object is open')
      t.same(await readdir(disk), ['filler'], 'and no part of a backup is left')
      await free()
    }
    await fill(disk, 0)
    t.match(
      await runCommand(t, { DATABASE_URL: from.url, BLOB_DIR: from.folder }, [
        'operations/backup/backup-cli.ts',
        path,
      ]),
      { code: 1, stdout: '', stderr: /^ENOSPC: .*\n$/ },
      'which is all that the command says',
    )
    await rm(join(disk, 'filler'))
    t.match(await backUp(from, path), { objects: OBJECTS + 1 }, 'the next backup is complete')
  },
)

t.test('two backups to one file at once are complete, and one of them remains', async (t) => {
  const from = await filledPlace(t)
  const folder = await testFolder(t)
  const path = join(folder, 'registry.backup')
  const both = await Promise.all([backUp(from, path), backUp(from, path)])
  t.match(both, [{ objects: OBJECTS + 1 }, { objects: OBJECTS + 1 }])
  t.same(await readdir(folder), ['registry.backup'])
  t.match(await restore(t, await place(t, await emptyDatabase(t)), path), { objects: OBJECTS + 1 })
})

t.test('a backup replaces no pipe, device or folder', { skip }, async (t) => {
  const from = await filledPlace(t)
  const folder = await testFolder(t)
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const path of [pipe, folder]) {
    await t.rejects(backUp(from, path), { message: `${path} is not a file: name a new one` })
  }
  t.ok((await stat(pipe)).isFIFO(), 'the pipe is still there')
  t.same(await readdir(folder), ['pipe'], 'and nothing else')
})

t.test('a restore that is rejected leaves no backup open', { skip }, async (t) => {
  const from = await filledPlace(t)
  const folder = await testFolder(t)
  const path = join(folder, 'registry.backup')
  await backUp(from, path)
  await t.rejects(restore(t, from, path), { message: /^The database is not empty/ }, 'at once')
  await untilClosed(folder)

  const entries = gunzipSync(await readFile(path)).toString('latin1')
  const { id } = await openWatch(t, from.url)
    .selectFrom('deployment')
    .select('id')
    .executeTakeFirstOrThrow()
  const changed = join(folder, 'changed.backup')
  // The header has it too.
  const at = entries.indexOf(id, entries.indexOf(id) + 1)
  await writeFile(
    changed,
    gzipSync(Buffer.from(`${entries.slice(0, at)}x${entries.slice(at + 1)}`, 'latin1')),
  )
  const to = await place(t, await emptyDatabase(t))
  await t.rejects(restore(t, to, changed), { code: '22P02' }, 'in the rows')
  await untilClosed(folder)
  t.match(await restore(t, to, path), { objects: OBJECTS + 1 }, 'and the good one is restored')
})

t.test('a restore that loses its connection leaves the store empty', async (t) => {
  const from = await filledPlace(t)
  const path = join(await testFolder(t), 'registry.backup')
  await backUp(from, path)
  const to = await place(t, await emptyDatabase(t))
  let puts = 0
  const losing: BlobStore = {
    put: async (key, source) => {
      puts += 1
      if (puts === OBJECTS) {
        const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`
        await others.execute(openWatch(t, to.url))
      }
      return to.store.put(key, source)
    },
    get: (key, range) => to.store.get(key, range),
    delete: (keys) => to.store.delete(keys),
    list: (prefix) => to.store.list(prefix),
    close: () => to.store.close(),
  }
  await t.rejects(restore(t, { ...to, store: losing }, path))
  t.equal(puts, OBJECTS + 1)
  t.same(await keysOf(to.store, ''), [])
  t.match(await restore(t, to, path), { objects: OBJECTS + 1 }, 'and the next one succeeds')
})
