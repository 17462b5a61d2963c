/** The battery on a real S3 server, and what is particular to S3. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { runBattery } from '../blob-store/battery.ts'
import { keysOf, MiB, newKey, random, read, sha256 } from '../blob-store/bytes.ts'
import { testStore } from '../blob-store/drivers.ts'
import { ownPrefix, type S3Settings, startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'

const server = await startS3Server(t)

t.test('the battery', async (t) => runBattery(t, async () => ownPrefix(server)))

/** Signs by itself: a witness that knows nothing of this driver. */
const curl = async (settings: S3Settings, path: string, ...options: string[]): Promise<Buffer> => {
  const { accessKeyId, secretAccessKey, endpoint, bucket, prefix } = settings
  const { stdout } = await promisify(execFile)(
    'curl',
    [
      '--silent',
      '--show-error',
      '--fail',
      '--aws-sigv4',
      'aws:amz:us-east-1:s3',
      '--user',
      `${accessKeyId}:${secretAccessKey}`,
      ...options,
      `${endpoint}/${bucket}/${prefix}${path}`,
    ],
    { encoding: 'buffer', maxBuffer: 8 * MiB },
  )
  return stdout
}

const putByCurl = (settings: S3Settings, path: string, text: string): Promise<Buffer> => {
  const digest = `x-amz-content-sha256: ${sha256(Buffer.from(text))}`
  return curl(settings, path, '--request', 'PUT', '--data-binary', text, '--header', digest)
}

t.test('another client reads the same bytes, and its objects are read', async (t) => {
  const settings = ownPrefix(server)
  const store = testStore(t, settings)
  const key = newKey()
  const bytes = random(MiB)
  await store.put(key, bytes)
  t.ok(bytes.equals(await curl(settings, key)))
  const asked = [
    '--dump-header',
    '-',
    '--output',
    '/dev/null',
    '-H',
    'x-amz-checksum-mode: ENABLED',
  ]
  const headers = String(await curl(settings, key, ...asked)).toLowerCase()
  const checksum = Buffer.from(sha256(bytes), 'hex').toString('base64')
  t.ok(headers.includes(`x-amz-checksum-sha256: ${checksum.toLowerCase()}`), 'with its digest')

  await putByCurl(settings, 'w/k/curl', 'by curl')
  t.equal(String(await read(store, 'w/k/curl')), 'by curl')
  await t.rejects(store.put('w/k/curl', random(7)), { name: 'ObjectExists' })
  await store.put('w/k/curl', Buffer.from('by curl'))
})

t.test("other objects in the store's bucket are neither listed nor in its way", async (t) => {
  const settings = ownPrefix(server)
  const store = testStore(t, settings)
  await putByCurl(settings, 'Foreign', 'x')
  await putByCurl(settings, 'x/b/c/d/e/f', 'x')
  await store.put('a/b/c', random(1))
  t.same(await keysOf(store, ''), ['a/b/c'])
  const other = testStore(t, ownPrefix(server))
  t.same(await keysOf(other, ''), [], 'nor what is below another prefix')
})

t.test('a list has all its pages', async (t) => {
  const store = testStore(t, ownPrefix(server))
  const keys = Array.from({ length: 2050 }, () => newKey('chunks')).toSorted()
  const left = keys.values()
  const putInTurn = async (): Promise<void> => {
    for (const key of left) await store.put(key, Buffer.from(key))
  }
  await Promise.all(Array.from({ length: 16 }, putInTurn))
  t.same(await keysOf(store, ''), keys)
  await store.delete(keys)
  t.same(await keysOf(store, ''), [])
})

t.test('a store without a prefix has the bucket to itself', async (t) => {
  const store = testStore(t, server.settings)
  await store.put('deployment-id', random(3))
  t.equal((await read(store, 'deployment-id')).length, 3)
  const keys = await keysOf(store, 'deployment')
  t.same(keys, ['deployment-id'])
  await store.delete(keys)
})

const unavailable = (code: string) => ({
  code: 'store.unavailable',
  status: 503,
  retryAfter: Number,
  cause: { name: 'S3Failure', code },
})

t.test('wrong credentials are 503 with the reason, and not tried again', async (t) => {
  const settings = ownPrefix(server)
  const strangers = [
    [{ ...settings, secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ ...settings, accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
  ] as const
  for (const [stranger, code] of strangers) {
    const store = testStore(t, stranger)
    const start = performance.now()
    await t.rejects(store.put(newKey(), random(1)), unavailable(code))
    await t.rejects(store.get(newKey()), unavailable(code))
    await t.rejects(store.get(newKey(), { start: 0, end: 5 }), unavailable(code))
    await t.rejects(store.delete([newKey()]), unavailable(code))
    await t.rejects(keysOf(store, ''), unavailable(code))
    t.ok(performance.now() - start < 5000, 'at once')
  }
})

t.test('a bucket that does not exist is 503, and no object is missing for it', async (t) => {
  const store = testStore(t, { ...server.settings, bucket: 'no-such-bucket' })
  await t.rejects(store.get(newKey()), unavailable('NoSuchBucket'))
  await t.rejects(keysOf(store, ''), unavailable('NoSuchBucket'))
  await t.rejects(store.delete([newKey()]), unavailable('NoSuchBucket'))
})
