/** Starts with a store that is not that of the database, or that is none: one line, status 1. */
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '../blob-store/drivers.ts'
import { installArchive } from './client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { spawnService, startService } from '../support/process.ts'
import t, { type Test } from '../support/tap.ts'

const failedStart = async (t: Test, env: Record<string, string>): Promise<string> => {
  const service = spawnService(t, env)
  t.same(await service.exited, { code: 1, signal: null })
  t.equal(service.stdout(), '')
  const [line = '', ...more] = service.stderr().trimEnd().split('\n')
  t.same(more, [], 'one line')
  return line
}

t.test('replicas with two folders do not both start, in either order', async (t) => {
  const DATABASE_URL = await testDatabase(t)
  const folder = join(await testFolder(t), 'blobs')
  const other = join(await testFolder(t), 'blobs')
  const first = await startService(t, { DATABASE_URL, BLOB_DIR: folder })
  const line = await failedStart(t, { DATABASE_URL, BLOB_DIR: other })
  t.ok(line.startsWith(`skill-registry cannot start: BLOB_DIR (${other}) lacks the bytes`), line)
  t.match(line, 'DATABASE_URL')
  const second = await startService(t, { DATABASE_URL, BLOB_DIR: folder })
  for (const { url } of [first, second]) t.equal((await fetch(`${url}/readyz`)).status, 200)
})

t.test('a new database does not take over the folder of another one', async (t) => {
  const folder = join(await testFolder(t), 'blobs')
  const first = await startService(t, { DATABASE_URL: await testDatabase(t), BLOB_DIR: folder })
  const id = await readFile(join(folder, 'deployment-id'), 'utf8')
  const line = await failedStart(t, { DATABASE_URL: await testDatabase(t), BLOB_DIR: folder })
  t.ok(line.startsWith(`skill-registry cannot start: BLOB_DIR (${folder}) is not empty`), line)
  t.match(line, 'DATABASE_URL')
  t.equal(await readFile(join(folder, 'deployment-id'), 'utf8'), id)
  t.equal((await fetch(`${first.url}/readyz`)).status, 200)
})

t.test('an embedded database has its bytes in its folder, which may be moved', async (t) => {
  const folder = await testFolder(t)
  const DATA_DIR = join(folder, 'data')
  const service = await startService(t, { DATA_DIR })
  t.match(await readFile(join(DATA_DIR, 'blobs', 'deployment-id'), 'utf8'), /^[0-9a-f-]{36}$/)
  service.kill('SIGTERM')
  await service.exited
  const moved = join(folder, 'moved')
  await rename(DATA_DIR, moved)
  await startService(t, { DATA_DIR: moved })
  const line = await failedStart(t, { DATA_DIR: moved, BLOB_DIR: join(folder, 'elsewhere') })
  t.match(line, `DATABASE_URL (not set: the one in ${moved})`)
})

t.test('a store that cannot be used is one line with the reason and no secret', async (t) => {
  const DATABASE_URL = await testDatabase(t)
  const file = join(await testFolder(t), 'file')
  await writeFile(file, 'x')
  t.match(
    await failedStart(t, { DATABASE_URL, BLOB_DIR: file }),
    /^skill-registry cannot start: BLOB_DIR \(.*\) cannot be used: ENOTDIR/,
  )
  const line = await failedStart(t, {
    DATABASE_URL,
    BLOB_STORE: 's3',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'skills',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hush',
  })
  t.match(
    line,
    /^skill-registry cannot start: S3_BUCKET \(skills at http:\/\/127\.0\.0\.1:1\) cannot be used: .*ECONNREFUSED/,
  )
  t.notMatch(line, 'hush')
})

t.test('a folder that goes away under the service is not made again: writes are 503', async (t) => {
  const parent = await testFolder(t)
  const folder = join(parent, 'blobs')
  const env = { DATABASE_URL: await testDatabase(t), BLOB_DIR: folder, LOG_LEVEL: 'silent' }
  const { url } = await startService(t, env)
  const install = (name: string) => {
    const files = { 'SKILL.md': skillMd({ name }), 'data.bin': randomBytes(300_000) }
    return installArchive(url, packageArchive({ folder: name, files }))
  }
  const away = join(parent, 'away')
  await rename(folder, away)
  t.match(await install('first'), { status: 503, body: { code: 'store.unavailable' } })
  await mkdir(folder)
  t.match(await install('first'), { status: 503, body: { code: 'store.unavailable' } })
  t.same(await readdir(folder), [], 'the mount point stays empty')
  await rmdir(folder)
  await rename(away, folder)
  t.match(await install('first'), { status: 201 }, 'and the service goes on')
})
