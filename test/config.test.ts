import { join } from 'node:path'
import t from './support/tap.ts'
import { ConfigError, type Env, parseConfig } from '../src/platform/config/config.ts'
import { configWarnings } from '../src/platform/config/config-warnings.ts'
import { table } from '../src/platform/config/config-values.ts'

const MiB = 1024 * 1024

t.test('without variables the defaults apply', async (t) => {
  const config = parseConfig({})
  t.same(config, {
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: null,
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

t.test('bytes are stored below DATA_DIR, unless BLOB_DIR says otherwise', async (t) => {
  const { blobStore } = parseConfig({ DATA_DIR: '/srv/data' })
  t.same(blobStore, { driver: 'file', folder: join('/srv/data', 'blobs') })
  const other = parseConfig({ DATA_DIR: '/srv/data', BLOB_DIR: ' /srv/bytes ' })
  t.same(other.blobStore, { driver: 'file', folder: '/srv/bytes' })
})

const bucket: Env = {
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'skills',
  S3_ACCESS_KEY_ID: 'AKIA0',
  S3_SECRET_ACCESS_KEY: 'hunter2/+',
}

t.test('bytes are stored in a bucket if BLOB_STORE says so', async (t) => {
  const { blobStore } = parseConfig(bucket)
  t.match(blobStore, {
    driver: 's3',
    endpoint: 'https://s3.example.com',
    bucket: 'skills',
    region: 'us-east-1',
    prefix: '',
    pathStyle: true,
    accessKeyId: 'AKIA0',
    secretAccessKey: 'hunter2/+',
  })
  t.same(structuredClone(blobStore), blobStore, 'plain data for threads')
  const other = parseConfig({
    ...bucket,
    S3_REGION: 'eu-central-1',
    S3_PREFIX: 'prod/skill.registry_2',
    S3_PATH_STYLE: 'false',
  })
  t.match(other.blobStore, {
    region: 'eu-central-1',
    prefix: 'prod/skill.registry_2/',
    pathStyle: false,
  })
  t.match(parseConfig({ ...bucket, S3_PREFIX: 'prod/' }).blobStore, { prefix: 'prod/' })
})

t.test('a setting of the bucket that is missing or wrong stops the start by name', async (t) => {
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    const said = complaint({ ...bucket, [name]: ' ' })
    t.match(said, new RegExp(`^${name} must be set, because \`BLOB_STORE\` is \`s3\`: `), name)
  }
  const wrong: [name: string, value: string][] = [
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://s3.example.com/skills'],
    ['S3_ENDPOINT', 'https://me:hunter3@s3.example.com'],
    ['S3_BUCKET', 'ab'],
    ['S3_BUCKET', 'Skills'],
    ['S3_BUCKET', 'skills/prod'],
    ['S3_REGION', 'eu central'],
    ['S3_PREFIX', '/prod'],
    ['S3_PREFIX', 'prod//x'],
    ['S3_PREFIX', '../prod'],
    ['S3_PREFIX', 'prod/..'],
    ['S3_PREFIX', 'prod/%2e'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_ACCESS_KEY_ID', 'AKIA 0'],
    ['S3_SECRET_ACCESS_KEY', 'hunter3 '.repeat(2)],
  ]
  for (const [name, value] of wrong) {
    const said = complaint({ ...bucket, [name]: value })
    t.match(said, new RegExp(`^${name} must be `), `${name} ${value}`)
    t.notMatch(said, 'hunter')
  }
  t.equal(complaint({ ...bucket, BLOB_STORE: 'file' }), 'none')
})

t.test('the recommended chunk is never above the largest one', async (t) => {
  const { uploads } = parseConfig({ UPLOAD_MAX_CHUNK_BYTES: '1000' })
  t.equal(uploads.recommendedChunkBytes, 1000)
})

const numbers: [name: string, min: number, max: number][] = [
  ['PORT', 0, 65_535],
  ['DATABASE_POOL_SIZE', 2, 200],
  ['STATEMENT_TIMEOUT_MS', 100, 600_000],
  ['REQUEST_TIMEOUT_MS', 1000, 3_600_000],
  ['SHUTDOWN_TIMEOUT_MS', 100, 600_000],
  ['UPLOAD_MAX_COMPRESSED_BYTES', 1, 2 ** 40],
  ['UPLOAD_MAX_UNCOMPRESSED_BYTES', 1, 2 ** 40],
  ['UPLOAD_RECOMMENDED_CHUNK_BYTES', 1, 64 * MiB],
  ['UPLOAD_MAX_CHUNK_BYTES', 1, 64 * MiB],
  ['UPLOAD_IDLE_SECONDS', 1, 86_400],
  ['UPLOAD_LIFETIME_SECONDS', 1, 604_800],
  ['ARCHIVE_MAX_ENTRIES', 1, 100_000],
  ['ARCHIVE_MAX_FILE_BYTES', 1, 256 * MiB],
  ['ARCHIVE_WORKERS', 1, 64],
  ['ARCHIVE_DEADLINE_MS', 100, 600_000],
  ['ARCHIVE_WORKER_MEMORY_MB', 32, 4096],
  ['EVENTS_HEARTBEAT_MS', 100, 600_000],
  ['EVENTS_MAX_STREAMS', 1, 100_000],
  ['EVENTS_MAX_PER_CALLER', 1, 100_000],
  ['RESCANS_PER_SECOND', 1, 1000],
  ['EVENTS_RETENTION_DAYS', 1, 3650],
  ['FUNCTION_TIMEOUT_MS', 1, 60_000],
  ['MCP_SYNC_TIMEOUT_MS', 1, 60_000],
  ['PROPOSER_TIMEOUT_MS', 1, 600_000],
  ['RATE_LIMIT_PER_TOKEN', 0, 10_000_000],
  ['RATE_LIMIT_PER_ADDRESS', 0, 10_000_000],
  ['MAX_CONNECTIONS', 1, 100_000],
  ['MAX_PENDING_PER_ADDRESS', 1, 100_000],
  ['ARTIFACTS_MAX_WAITING', 0, 1_000_000],
]

const complaint = (env: Env): string => {
  try {
    parseConfig(env)
    return 'none'
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

t.test('a number outside its range stops the start by name, range and value', async (t) => {
  const all = table.filter(([, { type }]) => type === 'integer').map(([name]) => name)
  t.same(numbers.map(([name]) => name).toSorted(), all.toSorted(), 'and none is left out')
  for (const [name, min, max] of numbers) {
    t.equal(complaint({ [name]: String(min) }), 'none', `${name} ${min}`)
    t.equal(complaint({ [name]: String(max) }), 'none', `${name} ${max}`)
    const wrong = [
      `${max + 1}`,
      '-1',
      '1.5',
      '1e3',
      '0x10',
      'ten',
      '8 MiB',
      'NaN',
      'Infinity',
      '１',
    ]
    if (min > 0) wrong.push(`${min - 1}`)
    for (const value of wrong) {
      const said = `${name} must be a whole number from ${min} to ${max}, not "${value}"`
      t.equal(complaint({ [name]: value }), said)
    }
  }
})

const noDatabase = 'DATABASE_URL must be an address such as `postgres://user:password@host/name`'
const noProxies =
  'TRUSTED_PROXIES must be addresses or networks such as `10.0.0.0/8`, separated by commas'
const noPort = 'PORT must be a whole number from 0 to 65535, not "x"'

t.test('any other bad value stops the start by name', async (t) => {
  const cases: [env: Env, said: string][] = [
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"',
    ],
    [{ BLOB_STORE: 'postgres' }, 'BLOB_STORE must be file or s3, not "postgres"'],
    [{ DATABASE_URL: 'mysql://db' }, noDatabase],
    [{ DATABASE_URL: 'localhost:5432' }, noDatabase],
    [{ DATABASE_URL: 'postgres://[' }, noDatabase],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy' }, `${noProxies}; item 2 is invalid`],
    [
      { PORT: 'x', S3_PATH_STYLE: 'no' },
      `${noPort}\nS3_PATH_STYLE must be true or false, not "no"`,
    ],
  ]
  for (const [env, said] of cases) t.equal(complaint(env), said)
})

const TOKEN = 'q-._~+/=0'.padEnd(32, 'x')

t.test('a token that is short or no valid header value stops the start', async (t) => {
  t.equal(parseConfig({ ADMIN_TOKEN: ` ${TOKEN} ` }).adminToken, TOKEN)
  const wrong = [TOKEN.slice(1), `${TOKEN} x`, `${TOKEN}ü`, `${TOKEN}\n${TOKEN}`, 'x'.repeat(4097)]
  for (const value of wrong) {
    const said = complaint({ ADMIN_TOKEN: value })
    t.match(said, /^ADMIN_TOKEN must be 32 to 4096 letters, /)
    t.notMatch(said, value, 'and it is not printed')
  }
})

t.test('a bad database URL is not printed, for it may hold a password', async (t) => {
  t.notMatch(complaint({ DATABASE_URL: 'http://user:hunter2@db' }), 'hunter2')
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

t.test('a model is used once its address and its name are set', async (t) => {
  const address = { PROPOSER_BASE_URL: ' http://127.0.0.1:11434/v1 ', PROPOSER_MODEL: 'small' }
  const { proposer } = parseConfig(address)
  t.same(proposer, {
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'small',
    apiKey: null,
    timeoutMs: 60_000,
  })
  t.equal(parseConfig({ PROPOSER_MODEL: 'small', PROPOSER_API_KEY: 'hunter2' }).proposer, null)
  const wrong: [Env, RegExp][] = [
    [{ PROPOSER_BASE_URL: 'models.example' }, /^PROPOSER_BASE_URL must be an address/],
    [{ PROPOSER_BASE_URL: 'https://me:hunter2@models.example' }, /^PROPOSER_BASE_URL must/],
    [{ PROPOSER_BASE_URL: 'https://models.example/?key=hunter2' }, /^PROPOSER_BASE_URL must/],
    [
      { PROPOSER_MODEL: '' },
      /^PROPOSER_MODEL must be set, because `PROPOSER_BASE_URL` is set: the name of a model$/,
    ],
    [{ PROPOSER_API_KEY: 'hunter2 and more' }, /^PROPOSER_API_KEY must be printable/],
    [{ PROPOSER_TIMEOUT_MS: '0' }, /^PROPOSER_TIMEOUT_MS must be a whole number/],
  ]
  for (const [env, expected] of wrong) {
    const said = complaint({ ...address, ...env })
    t.match(said, expected)
    t.notMatch(said, 'hunter2')
  }
})

t.test('a value of no form stops the start by name, and no text is printed', async (t) => {
  const free = [
    'HOST',
    'DATA_DIR',
    'BLOB_DIR',
    'PROPOSER_MODEL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'OTEL_TRACES_EXPORTER',
    'OTEL_SDK_DISABLED',
    'OIDC_ADMIN_GROUP',
  ]
  for (const [name, { type, enum: choices, secret }] of table) {
    const said = complaint({ [name]: 'hunter2 \u0001ü' })
    if (free.includes(name)) t.equal(said, 'none', name)
    else t.ok(said.startsWith(`${name} must be `), said)
    const isPrinted = type === 'integer' || type === 'boolean' || choices !== undefined
    t.equal(said.includes('hunter2'), isPrinted, name)
    t.notOk(isPrinted && secret, name)
  }
})

t.test('every key, token and address with a password is a secret', async (t) => {
  const secrets = table.filter(([, { secret }]) => secret).map(([name]) => name)
  t.same(secrets, [
    'ADMIN_TOKEN',
    'OIDC_CLIENT_SECRET',
    'ORCHESTRATOR_KEY',
    'SECRETS_KEY',
    'SECRETS_KEY_PREVIOUS',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'DATABASE_URL',
    'PROPOSER_API_KEY',
  ])
})

const database = { DATABASE_URL: 'postgres://db.test/skills' }
const inFolder =
  'used only if `DATABASE_URL` is not set, or `BLOB_STORE` is `file` and `BLOB_DIR` is not set'

t.test('variables without effect are named in one line, with what they need', async (t) => {
  const cases: [env: Env, said: string][] = [
    [
      { S3_BUCKET: 'skills', S3_PATH_STYLE: 'true', PROPOSER_API_KEY: 'hunter2' },
      'S3_BUCKET, S3_PATH_STYLE (used only if `BLOB_STORE` is `s3`); ' +
        'PROPOSER_API_KEY (used only if `PROPOSER_BASE_URL` is set)',
    ],
    [{ PROPOSER_MODEL: 'small' }, 'PROPOSER_MODEL (used only if `PROPOSER_BASE_URL` is set)'],
    [{ ...database, DATA_DIR: '/srv', BLOB_DIR: '/srv/blobs' }, `DATA_DIR (${inFolder})`],
    [{ ...database, ...bucket, DATA_DIR: '/srv' }, `DATA_DIR (${inFolder})`],
  ]
  for (const [env, said] of cases) t.same(configWarnings(env), [`set without effect: ${said}`])
})

t.test('variables with an effect are not named, nor are blank ones', async (t) => {
  const model = { PROPOSER_BASE_URL: 'https://m.test', PROPOSER_MODEL: 'a', PROPOSER_API_KEY: 'b' }
  const silent: Env[] = [
    {},
    bucket,
    model,
    { S3_BUCKET: ' ', PROPOSER_MODEL: '' },
    { DATA_DIR: '/srv', BLOB_DIR: '/srv/blobs' },
    { DATA_DIR: '/srv', ...bucket },
    { DATA_DIR: '/srv', ...database },
  ]
  for (const env of silent) t.same(configWarnings(env), [])
})
