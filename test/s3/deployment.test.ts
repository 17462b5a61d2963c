/** The service on a bucket: replicas share it, and it is not shared with another database. */
import { read } from '../blob-store/bytes.ts'
import { testStore } from '../blob-store/drivers.ts'
import { testDatabase } from '../support/database.ts'
import { spawnService, startService } from '../support/process.ts'
import { ownPrefix, s3Env, startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'

const server = await startS3Server(t)

t.test('replicas that start at once share a bucket, and another database does not', async (t) => {
  const settings = ownPrefix(server)
  const DATABASE_URL = await testDatabase(t)
  const env = { DATABASE_URL, ...s3Env(settings) }
  const services = await Promise.all([1, 2, 3].map(() => startService(t, env)))
  for (const { url } of services) t.equal((await fetch(`${url}/readyz`)).status, 200)
  const id = String(await read(testStore(t, settings), 'deployment-id'))
  t.match(id, /^[0-9a-f-]{36}$/)

  const other = spawnService(t, { ...env, DATABASE_URL: await testDatabase(t) })
  t.same(await other.exited, { code: 1, signal: null })
  t.match(other.stderr(), /^skill-registry cannot start: S3_BUCKET \(skills at .*DATABASE_URL/)

  const elsewhere = spawnService(t, { DATABASE_URL, ...s3Env(ownPrefix(server)) })
  t.same(await elsewhere.exited, { code: 1, signal: null })
  t.match(elsewhere.stderr(), /S3_BUCKET .* lacks the bytes of the database of DATABASE_URL/)
})

t.test('a bucket that does not exist stops the start', async (t) => {
  const settings = { ...ownPrefix(server), bucket: 'no-such-bucket' }
  const service = spawnService(t, { DATABASE_URL: await testDatabase(t), ...s3Env(settings) })
  t.same(await service.exited, { code: 1, signal: null })
  t.match(service.stderr(), /S3_BUCKET \(no-such-bucket at .* cannot be used: .*NoSuchBucket/)
})

t.test('a new database below the prefix of another one stops the start', async (t) => {
  const settings = ownPrefix(server)
  await startService(t, { DATABASE_URL: await testDatabase(t), ...s3Env(settings) })
  const below = { ...settings, prefix: `${settings.prefix}second/third/` }
  const service = spawnService(t, { DATABASE_URL: await testDatabase(t), ...s3Env(below) })
  t.same(await service.exited, { code: 1, signal: null })
  t.match(
    service.stderr(),
    `below ${below.prefix}) is inside the store of another database (${settings.bucket} at ` +
      `${settings.endpoint} below ${settings.prefix}): set S3_BUCKET or S3_PREFIX to a place`,
  )
})
