/** Backups, made and restored by the commands of the manual. */
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch } from '../crash/watch.ts'
import { installArchive, request } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { blobFolder, listKeys, storeIn, testStore } from '../support/blobs.ts'
import { runCommand } from '../support/command.ts'
import { databaseUrl, emptyDatabase, testDatabase } from '../support/database.ts'
import { noOwnServer, socketUrl } from '../support/own-server.ts'
import { untilPacked } from '../support/packed.ts'
import { startService } from '../support/process.ts'
import { makeRunFolder, removeRunFolder } from '../support/test-server.ts'
import { runBackupUnderLoad } from './backup-load.ts'
import { commands, noDump, paste } from './backups.ts'

const workspace = '/v1/workspaces/default'
const whyNoDump = await noDump(process.env.TEST_DATABASE_URL)

const newFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-backup-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const placesOf = (url: string) => ({ DATABASE_URL: url, BLOB_DIR: blobFolder(url) })
const emptyPlacesOf = (url: string) => ({
  EMPTY_DATABASE_URL: url,
  EMPTY_BLOB_DIR: blobFolder(url),
})

type Ways = Record<string, { backUp: string; restore: string; placesOf: (url: string) => object }>

const ways: Ways = {
  'in one file': { backUp: commands.backup, restore: commands.restore, placesOf },
  'with a copy of the objects': {
    backUp: commands.rowsAndTar,
    restore: commands.tarAndRows,
    placesOf,
  },
  'by pg_dump': { backUp: commands.dump, restore: commands.restoreDump, placesOf: emptyPlacesOf },
}

for (const [name, way] of Object.entries(ways)) {
  const skip = name === 'by pg_dump' && whyNoDump
  t.test(`a backup ${name} is a consistent snapshot, while writers write`, { skip }, async (t) => {
    const DATABASE_URL = await testDatabase(t)
    await runBackupUnderLoad(t, {
      env: { DATABASE_URL },
      backUp: (cwd) => paste(way.backUp, cwd, placesOf(DATABASE_URL)),
      restore: async (cwd) => {
        const restored = await emptyDatabase(t)
        await paste(way.restore, cwd, way.placesOf(restored))
        return { env: { DATABASE_URL: restored }, store: testStore(restored) }
      },
    })
  })
}

const versionOf = async (url: string): Promise<number> =>
  (await request(url, `${workspace}/skills`)).body.snapshot_version

const bytesOf = async (url: string): Promise<Buffer> => {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

t.test(
  'the embedded Postgres can be dumped, and copied once it was stopped',
  { skip: noOwnServer() },
  async (t) => {
    const folder = await makeRunFolder()
    t.teardown(() => removeRunFolder(folder))
    const service = await startService(t, { DATA_DIR: join(folder, 'data') })
    t.equal((await installArchive(service.url, packageArchive({ folder: 'kept' }))).status, 201)
    const path = `${workspace}/skills/user/kept/files/SKILL.md`
    const bytes = await bytesOf(service.url + path)
    const version = await versionOf(service.url)
    const url = await socketUrl(join(folder, 'data'))
    await t.test('dumped while it works', { skip: await noDump(url) }, async (t) => {
      await paste(commands.dumpEmbedded, folder)
      const db = openWatch(t, url)
      await sql`create database restored template template0`.execute(db)
      const restored = databaseUrl(url, 'restored')
      await paste(commands.restoreDump, folder, emptyPlacesOf(restored))
      const other = await startService(t, { DATABASE_URL: restored })
      t.same(await bytesOf(other.url + path), bytes)
      other.kill('SIGTERM')
      await other.exited
    })
    service.kill('SIGTERM')
    t.match(await service.exited, { code: 0 })
    await paste(commands.copy, folder)

    const copied = join(folder, 'data.backup')
    const copy = await startService(t, { DATA_DIR: copied })
    t.same(await bytesOf(copy.url + path), bytes)
    t.equal((await installArchive(copy.url, packageArchive({ folder: 'more' }))).status, 201)
    t.equal(await versionOf(copy.url), version + 1)
    t.same(await findBroken(openWatch(t, await socketUrl(copied)), storeIn(copied)), {})
    // Its server ends with it.
    copy.kill('SIGTERM')
    await copy.exited
  },
)

t.test(
  'the embedded mode continues after a backup and a restore',
  { skip: noOwnServer() },
  async (t) => {
    const folder = await makeRunFolder()
    t.teardown(() => removeRunFolder(folder))
    const DATA_DIR = join(folder, 'data')
    const files = { 'data.bin': Buffer.alloc(100_000, 'large') }
    const service = await startService(t, { DATA_DIR })
    t.equal(
      (await installArchive(service.url, packageArchive({ folder: 'kept', files }))).status,
      201,
    )
    const key = await readFile(join(DATA_DIR, 'secrets.key'), 'utf8')
    await untilPacked(service.url)
    service.kill('SIGTERM')
    await service.exited
    await paste(commands.leaveMajor, folder, { DATA_DIR })
    const printed = await paste(commands.reachMajor, folder, { DATA_DIR })
    t.match(
      printed,
      /^Restored \d+ tables and 4 objects, as they were at .*\nChecked 3 objects and /,
    )
    const restored = await startService(t, { DATA_DIR })
    const path = `${workspace}/skills/user/kept/files/data.bin`
    t.same(await bytesOf(restored.url + path), files['data.bin'])
    t.equal(await readFile(join(DATA_DIR, 'secrets.key'), 'utf8'), key)
    restored.kill('SIGTERM')
    await restored.exited
  },
)

const backUp = (t: Test, url: string, ...words: string[]) =>
  runCommand(t, { DATABASE_URL: url }, ['operations/backup/backup-cli.ts', ...words])
const restore = (t: Test, env: Record<string, string>, ...words: string[]) =>
  runCommand(t, env, ['operations/backup/restore-cli.ts', ...words])

t.test('a backup that is damaged, truncated or not for this service changes nothing', async (t) => {
  const url = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: url })
  const files = { 'data.bin': Buffer.alloc(100_000, 'large') }
  t.equal((await installArchive(service.url, packageArchive({ files }))).status, 201)
  await untilPacked(service.url)
  const folder = await newFolder(t)
  const file = join(folder, 'registry.backup')
  t.match(await backUp(t, url, file, '--with-blobs'), {
    code: 0,
    stdout: /^Wrote .* 4 objects\.\n$/,
  })
  t.same(await readdir(folder), ['registry.backup'], 'and nothing beside it')

  const empty = await emptyDatabase(t)
  const env = { DATABASE_URL: empty }
  const bytes = await readFile(file)
  const rejected = async (content: Uint8Array, message: RegExp): Promise<void> => {
    const other = join(folder, 'other')
    await writeFile(other, content)
    t.match(await restore(t, env, other), { code: 2, stdout: '', stderr: message })
  }
  await rejected(bytes.subarray(0, -20), /^The backup is damaged: unexpected end of file\n$/)
  await rejected(bytes.subarray(0, bytes.length >> 1), /damaged: unexpected end of file/)
  const entries = gunzipSync(bytes)
  await rejected(gzipSync(entries.subarray(0, -100)), /damaged: it is truncated/)
  for (const at of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const changed = Buffer.from(entries)
    const place = Math.floor(entries.length * at)
    changed[place] = (changed[place] ?? 0) ^ 1
    await rejected(gzipSync(changed), /\S/)
  }
  await rejected(Buffer.from('text'), /damaged: incorrect header check/)
  await rejected(gzipSync('text, and more of it'), /damaged: it is not a backup of this service/)
  t.match(await restore(t, env, join(folder, 'none')), { code: 2, stderr: /ENOENT/ })
  const [skills] = (
    await sql<{ n: number }>`select count(*) as n from audit_entries`.execute(openWatch(t, empty))
  ).rows
  t.equal(Number(skills?.n), 0)

  const again = { DATABASE_URL: url }
  t.match(await restore(t, again, file), { code: 2, stderr: /^The database is not empty \(/ })
  const used = { ...env, BLOB_DIR: blobFolder(url) }
  t.match(await restore(t, used, file), { code: 2, stderr: /^The store is not empty \(/ })
  const rows = join(folder, 'rows')
  t.match(await backUp(t, url, rows), {
    code: 0,
    stdout: /no objects: copy those of the store now/,
  })
  t.match(await restore(t, env, rows), { code: 2, stderr: /the store is not a copy of the one/ })
  t.match(await backUp(t, url, join(folder, 'no', 'folder')), { code: 1, stderr: /ENOENT/ })
  t.match(await backUp(t, await testDatabase(t), rows), { code: 1, stderr: /is new/ })
  t.match(await backUp(t, url), { code: 1, stderr: /^Name the file to write\n\nUsage:/ })
  t.match(await restore(t, env), { code: 2, stderr: /^Name the file to restore\n\nUsage:/ })
  t.match(await restore(t, env, file), { code: 0 }, 'and then the good one is restored')
})

t.test('a restore whose bytes cannot be read afterwards has restored the rows', async (t) => {
  const url = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: url })
  for (const name of ['one', 'two']) {
    const files = { 'data.bin': randomBytes(100_000) }
    await installArchive(service.url, packageArchive({ folder: name, files }))
  }
  await untilPacked(service.url)
  const rows = join(await newFolder(t), 'rows')
  t.match(await backUp(t, url, rows), { code: 0 })
  const whole = join(await newFolder(t), 'whole')
  t.match(await backUp(t, url, whole, '--with-blobs'), { code: 0, stderr: '' })
  const unreadable = join(await newFolder(t), 'blobs')
  await cp(blobFolder(url), unreadable, { recursive: true })
  for await (const { key } of testStore(url).list('')) {
    if (key === 'deployment-id') continue
    await rm(join(unreadable, key))
    await symlink(join(unreadable, key), join(unreadable, key))
  }
  const restored = await restore(
    t,
    { DATABASE_URL: await emptyDatabase(t), BLOB_DIR: unreadable },
    rows,
  )
  t.match(restored, {
    code: 1,
    stdout: /^Restored /,
    stderr: /^The rows were restored, but could not be checked: The store cannot be read: ELOOP/,
  })
})

t.test('a backup names the objects that the store lacks', async (t) => {
  const url = await testDatabase(t)
  const service = await startService(t, { DATABASE_URL: url })
  const files = { 'data.bin': randomBytes(100_000) }
  await installArchive(service.url, packageArchive({ folder: 'one', files }))
  const [key = ''] = await listKeys(url, 'packs')
  await rm(join(blobFolder(url), key))
  const file = join(await newFolder(t), 'registry.backup')
  t.match(await backUp(t, url, file, '--with-blobs'), {
    code: 1,
    stdout: /^Wrote /,
    stderr: `missing: ${key}, the store does not have it\n`,
  })
})
