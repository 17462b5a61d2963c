/** What the S3 driver makes of servers that are no S3 servers, or none at all. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { spawnSync } from 'node:child_process'
import type { Test } from 'tap'
import { bucketUrl } from '../../src/platform/blob-store/s3-client.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import t from '../support/tap.ts'
import { keysOf, newKey, random, read } from './bytes.ts'
import { testStore } from './drivers.ts'

const settings = {
  driver: 's3',
  endpoint: 'http://127.0.0.1:1',
  bucket: 'skills',
  region: 'us-east-1',
  prefix: '',
  pathStyle: true,
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  timeoutMs: 300,
} as const

const listen = async (t: Test, answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const unavailable = {
  code: 'store.unavailable',
  status: 503,
  retryAfter: Number,
  cause: { message: String },
}

const everyCallIsUnavailable = async (t: Test, endpoint: string): Promise<void> => {
  const store = testStore(t, { ...settings, endpoint })
  await t.rejects(store.put(newKey(), random(10)), unavailable)
  await t.rejects(read(store, newKey()), unavailable)
  await t.rejects(read(store, newKey(), { start: 0, end: 2 }), unavailable)
  await t.rejects(read(store, newKey(), { start: 1, end: 1 }), unavailable)
  await t.rejects(store.delete([newKey(), newKey()]), unavailable)
  await t.rejects(keysOf(store, ''), unavailable)
}

t.test('a server that cannot be reached is 503 within the time', async (t) => {
  const start = performance.now()
  await everyCallIsUnavailable(t, settings.endpoint)
  t.ok(performance.now() - start < 6 * 2000)
})

t.test('a server that never responds is 503', async (t) => {
  await everyCallIsUnavailable(t, await listen(t, () => undefined))
})

t.test('a server that stops in the middle of a response is 503', async (t) => {
  const endpoint = await listen(t, (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('some of it')
  })
  const store = testStore(t, { ...settings, endpoint })
  await t.rejects(read(store, newKey()), unavailable)
  await t.rejects(keysOf(store, ''), unavailable)
})

t.test('a page of something else is 503, however long it is', async (t) => {
  for (const status of [200, 301, 302, 400, 403, 405, 500, 501, 599]) {
    const endpoint = await listen(t, (_request, response) => {
      response.writeHead(status).end(`<html>${'x'.repeat(1_000_000)}</html>`)
    })
    const store = testStore(t, { ...settings, endpoint })
    await t.rejects(keysOf(store, ''), unavailable, `${status}`)
    await t.rejects(read(store, newKey(), { start: 0, end: 2 }), unavailable, 'a part')
    if (status !== 200) await t.rejects(store.put(newKey(), random(1)), unavailable)
  }
})

t.test('a server that does not know ranges, or says no size, is 503', async (t) => {
  const endpoint = await listen(t, (_request, response) => void response.end('whole'))
  const chunked = await listen(t, (_request, response) => {
    response.write('who')
    response.end('le')
  })
  const store = testStore(t, { ...settings, endpoint })
  await t.rejects(read(store, newKey(), { start: 0, end: 2 }), unavailable)
  t.equal(String(await read(store, newKey())), 'whole')
  await t.rejects(read(testStore(t, { ...settings, endpoint: chunked }), newKey()), unavailable)
})

t.test('a list that says there is more, and not where, does not end early', async (t) => {
  const endpoint = await listen(t, (_request, response) => {
    response.end('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>')
  })
  await t.rejects(keysOf(testStore(t, { ...settings, endpoint }), ''), unavailable)
})

t.test('the bucket is part of the path, or of the host name', async (t) => {
  const { endpoint: _, ...rest } = settings
  const endpoint = 'https://s3.example.com:9000'
  t.equal(bucketUrl({ ...rest, endpoint }), 'https://s3.example.com:9000/skills/')
  const hosted = bucketUrl({ ...rest, endpoint, pathStyle: false })
  t.equal(hosted, 'https://skills.s3.example.com:9000/')
})

t.test('a process that stores bytes in a folder does not load what S3 needs', async (t) => {
  const { blobStore } = parseConfig({ BLOB_DIR: '/nonexistent' })
  const program = `
    import { createRequire } from 'node:module'
    const { openBlobStore } = await import('./src/platform/blob-store/open-blob-store.ts')
    await openBlobStore(${JSON.stringify(blobStore)}).get('key').catch(() => undefined)
    process.stdout.write(Object.keys(createRequire(import.meta.url).cache).join('\\n'))`
  const args = ['--input-type=module', '--eval', program]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  t.equal(status, 0)
  t.notMatch(stdout, 'undici')
})
