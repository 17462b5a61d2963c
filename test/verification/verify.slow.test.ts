/** `npm run verify` over a folder: damage, objects without a row, and what cannot be checked. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { read } from '../blob-store/bytes.ts'
import { blobFolder, listKeys, testStore } from '../support/blobs.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'
import { noOwnServer } from '../support/own-server.ts'
import { startService } from '../support/process.ts'
import { testFolder } from '../blob-store/drivers.ts'
import t from '../support/tap.ts'
import { givenBytes, runVerifyBattery, verify } from './battery.ts'

t.test('a folder: intact objects, and each damage by its key', async (t) => {
  const DATABASE_URL = await testDatabase(t)
  await runVerifyBattery(t, { DATABASE_URL }, testStore(DATABASE_URL))
})

t.test('objects without a row are reported after a day, and deleted on request', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  await givenBytes(t, env)
  const store = testStore(env.DATABASE_URL)
  const [pack = ''] = await listKeys(env.DATABASE_URL, 'packs')
  const young = pack.replace(/[^/]+$/, randomUUID())
  const orphan = pack.replace(/[^/]+$/, randomUUID())
  for (const key of [young, orphan]) await store.put(key, Buffer.from('written, then killed'))
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600
  const path = (key: string): string => join(blobFolder(env.DATABASE_URL), key)
  for (const key of [pack, orphan]) await utimes(path(key), twoDaysAgo, twoDaysAgo)

  const told = await verify(t, env)
  t.match(told, { code: 0, stderr: '' }, 'a warning')
  t.ok(told.stdout.startsWith(`orphan: ${orphan}, no row names it\nChecked `), told.stdout)
  t.match(told.stdout, /, 1 objects have no row\.\n$/)
  t.ok(await read(store, orphan), 'nothing is deleted unasked')
  const deleted = await verify(t, env, '--delete-orphans')
  t.match(deleted, { code: 0 })
  t.ok(deleted.stdout.startsWith(`deleted: ${orphan}, `), deleted.stdout)
  await t.rejects(read(store, orphan), { name: 'ObjectMissing' })
  t.ok(await read(store, young))
  t.match(await verify(t, env), { code: 0, stdout: /^Checked .* 0 objects have no row\.\n$/ })
})

t.test('foreign files and a changed list of files are reported', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const { db } = await givenBytes(t, env)
  const [pack = ''] = await listKeys(env.DATABASE_URL, 'packs')
  const path = join(blobFolder(env.DATABASE_URL), pack)
  await rename(path, `${path}.kept`)
  await mkdir(path)
  t.match(await verify(t, env), { code: 1, stdout: /^missing: / }, 'a folder is no object')
  await rm(path, { recursive: true })
  await rename(`${path}.kept`, path)
  t.match(await verify(t, env), { code: 0 })

  await sql`update skill_revisions set files = '[]' where object_key = ${pack}`.execute(db)
  const list = await verify(t, env)
  t.match(list, {
    code: 1,
    stdout: /^damaged: .*: its list of files does not match [0-9a-f]{64}\n/,
  })
})

t.test('an impossible check exits with 2 and one sentence', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  t.match(await verify(t, env), { code: 2, stdout: '', stderr: /DATABASE_URL is new: the service/ })
  t.same(await listKeys(env.DATABASE_URL, 'packs'), [], 'and nothing was begun')
  const { service } = await givenBytes(t, env)
  const elsewhere = { ...env, BLOB_DIR: join(await testFolder(t), 'blobs') }
  t.match(await verify(t, elsewhere), { code: 2, stderr: /BLOB_DIR \(.*\) lacks the bytes/ })
  const empty = { DATABASE_URL: await emptyDatabase(t) }
  t.match(await verify(t, empty), {
    code: 2,
    stderr: /lacks migrations of this build \(0001_workspaces/,
  })
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  t.match(await verify(t, away), { code: 2, stdout: '', stderr: /ECONNREFUSED/ })
  t.match(await verify(t, env, '--all'), { code: 2, stderr: /'--all'.*\n\nUsage:/s })
  t.match(await verify(t, env, '--help'), { code: 0, stdout: /^Usage:/ })
  t.equal((await fetch(`${service.url}/readyz`)).status, 200)
})

t.test('the embedded mode is checked while it works', { skip: noOwnServer() }, async (t) => {
  const DATA_DIR = join(await testFolder(t), 'data')
  const service = await startService(t, { DATA_DIR })
  t.match(await verify(t, { DATA_DIR }), {
    code: 0,
    stdout: /^Checked \d objects and \d packs in rows: /,
  })
  service.kill('SIGTERM')
  await service.exited
})
