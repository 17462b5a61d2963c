/** What values become, and the defaults. */
import { join } from 'node:path'
import { parseConfig } from '../../src/platform/config/config.ts'
import { configWarnings } from '../../src/platform/config/config-warnings.ts'
import t from '../support/tap.ts'
import { complaint } from './given.ts'

const MiB = 1024 * 1024

t.test('without variables the defaults apply', async (t) => {
  const config = parseConfig({})
  t.same(config, {
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: null,
    databaseReadUrl: null,
    blobStore: { driver: 'file', folder: join('data', 'blobs') },
    databasePoolSize: 10,
    statementTimeoutMs: 15_000,
    requestTimeoutMs: 60_000,
    shutdownTimeoutMs: 10_000,
    logLevel: 'info',
    adminToken: null,
    publicUrl: null,
    oidc: null,
    trustedIssuers: null,
    orchestratorKey: null,
    orchestratorOrigins: [],
    secrets: { current: null, previous: [] },
    uploads: {
      maxCompressedBytes: 64 * MiB,
      maxUncompressedBytes: 256 * MiB,
      recommendedChunkBytes: MiB,
      maxChunkBytes: 8 * MiB,
      idleSeconds: 3600,
      lifetimeSeconds: 86_400,
    },
    archives: {
      maxEntries: 4096,
      maxFileBytes: 32 * MiB,
      workers: 2,
      deadlineMs: 30_000,
      workerMemoryMb: 256,
      rescansPerSecond: 20,
    },
    maxConnections: 10_000,
    maxPendingPerAddress: 200,
    artifactQueue: { maxRunning: 8, maxWaiting: 5000 },
    gitPacks: { maxRunning: 4, maxWaiting: 200 },
    events: { heartbeatMs: 15_000, maxStreams: 1000, maxPerCaller: 100, retentionDays: 7 },
    functions: { allowedOrigins: [], timeoutMs: 10_000 },
    mcpSyncTimeoutMs: 20_000,
    proposer: null,
    rateLimits: { perToken: 6000, perAddress: 3000 },
    trustedProxies: [],
    isTraced: false,
  })
  const blank = {
    HOST: ' ',
    PORT: '',
    DATABASE_URL: '  ',
    LOG_LEVEL: '',
    UPLOAD_MAX_CHUNK_BYTES: '',
  }
  t.same(parseConfig(blank), config, 'blank is as good as not set')
  t.same(parseConfig({ PATH: '/bin', UNKNOWN: 'x' }), config, 'others are not ours')
})

t.test('values are accepted with blanks around them', async (t) => {
  const config = parseConfig({
    HOST: ' ::1 ',
    PORT: ' 0 ',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://db.test/skills',
    DATABASE_POOL_SIZE: '2',
    LOG_LEVEL: 'debug',
    ARCHIVE_WORKERS: '64',
  })
  t.match(config, {
    host: '::1',
    port: 0,
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://db.test/skills',
    databasePoolSize: 2,
    logLevel: 'debug',
    archives: { workers: 64 },
  })
})

t.test('a standby for reads belongs to a database that is named', async (t) => {
  const reads = { DATABASE_READ_URL: 'postgres://standby.test/skills' }
  const both = { ...reads, DATABASE_URL: 'postgres://db.test/skills' }
  t.equal(parseConfig(both).databaseReadUrl, reads.DATABASE_READ_URL)
  t.same(configWarnings(both), [])
  t.equal(parseConfig(reads).databaseReadUrl, null)
  t.match(configWarnings(reads), [/DATABASE_READ_URL \(used only if `DATABASE_URL` is set\)/])
})

t.test('bytes are stored below DATA_DIR, unless BLOB_DIR says otherwise', async (t) => {
  const { blobStore } = parseConfig({ DATA_DIR: '/srv/data' })
  t.same(blobStore, { driver: 'file', folder: join('/srv/data', 'blobs') })
  const other = parseConfig({ DATA_DIR: '/srv/data', BLOB_DIR: ' /srv/bytes ' })
  t.same(other.blobStore, { driver: 'file', folder: '/srv/bytes' })
})

t.test('the recommended chunk is never above the largest one', async (t) => {
  const { uploads } = parseConfig({ UPLOAD_MAX_CHUNK_BYTES: '1000' })
  t.equal(uploads.recommendedChunkBytes, 1000)
})

t.test('origins are accepted in any usual form, and anything else stops the start', async (t) => {
  const { functions } = parseConfig({
    FUNCTION_ALLOWED_ORIGINS:
      ' https://Hooks.Example.com:443/, http://127.0.0.1:4000 http://[::1] ',
  })
  t.same(functions.allowedOrigins, [
    'https://hooks.example.com',
    'http://127.0.0.1:4000',
    'http://[::1]',
  ])
  const wrong = [
    '*',
    'hooks.example.com',
    'https://a.example/path',
    'https://a.example?x',
    'ftp://a',
  ]
  for (const value of [...wrong, 'https://me:hunter2@a.example', 'https://*.example.com']) {
    const said = complaint({ FUNCTION_ALLOWED_ORIGINS: `https://good.example,${value}` })
    t.match(said, /^FUNCTION_ALLOWED_ORIGINS must be origins .*; item 2 is invalid$/, value)
  }
})
