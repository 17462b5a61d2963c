/** Configuration from the environment, without a process: defaults, and each value refused. */
import t from '../support/tap.ts'
import { ConfigError, parseConfig } from '../../src/platform/config/config.ts'
import { configWarnings } from '../../src/platform/config/config-warnings.ts'

t.test('an empty environment, and blanks, give the defaults', async (t) => {
  const config = parseConfig({})
  t.match(config, {
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: null,
    requestTimeoutMs: 60_000,
    shutdownTimeoutMs: 10_000,
    logLevel: 'info',
    uploads: {
      maxCompressedBytes: 67_108_864,
      maxUncompressedBytes: 268_435_456,
      recommendedChunkBytes: 1_048_576,
      maxChunkBytes: 8_388_608,
      idleSeconds: 3600,
      lifetimeSeconds: 86_400,
    },
    archives: { maxEntries: 4096, maxFileBytes: 33_554_432 },
  })
  t.same(parseConfig({ PORT: ' ', HOST: '', DATABASE_URL: '\t', LOG_LEVEL: '' }), config)
  t.equal(parseConfig({ PORT: ' 80 ' }).port, 80)
})

t.test('misspelt variables of the service are named, and those of others are not', async (t) => {
  const meant = {
    DATABSE_URL: 'DATABASE_URL',
    PORTT: 'PORT',
    BLOB_DIRS: 'BLOB_DIR',
    LOGLEVEL: 'LOG_LEVEL',
  }
  for (const [given, name] of Object.entries(meant)) {
    t.same(configWarnings({ [given]: 'x' }), [
      `${given} is not a variable of this service: did you mean ${name}?`,
    ])
  }
  const others =
    'PATH HOME HOSTNAME SHELL USER LANG TERM PWD OLDPWD SHLVL CI DEBUG EDITOR NODE_ENV NODE_OPTIONS INIT_CWD npm_config_port npm_lifecycle_event KUBERNETES_SERVICE_HOST KUBERNETES_PORT SKILL_REGISTRY_PORT POSTGRES_PASSWORD PGHOST PGPORT PGDATABASE DOCKER_HOST GITHUB_TOKEN AWS_REGION AWS_SECRET_ACCESS_KEY HTTP_PROXY NO_PROXY SSH_AUTH_SOCK XDG_DATA_DIRS LOGNAME MAIL TZ'
  const names = [...others.split(' '), 'PORT', 'BLOB_DIR']
  t.same(configWarnings(Object.fromEntries(names.map((name) => [name, '1']))), [])
})

t.test('a chunk larger than the limit is never recommended', async (t) => {
  t.match(parseConfig({ UPLOAD_MAX_CHUNK_BYTES: '1000' }).uploads, {
    maxChunkBytes: 1000,
    recommendedChunkBytes: 1000,
  })
})

const bad: Record<string, string[]> = {
  PORT: ['65536', '-1', '80a', '0x50', '1e3', '8_080', '80.0', 'null'],
  LOG_LEVEL: ['loud', 'INFO'],
  DATABASE_URL: ['mysql://127.0.0.1/skills', '127.0.0.1:5432', 'skills'],
  DATABASE_POOL_SIZE: ['0', '1', '201'],
  STATEMENT_TIMEOUT_MS: ['0', '99', '600001'],
  REQUEST_TIMEOUT_MS: ['0', '999'],
  SHUTDOWN_TIMEOUT_MS: ['0', 'soon'],
  UPLOAD_MAX_COMPRESSED_BYTES: ['0', '64MiB', '9999999999999999999999'],
  UPLOAD_MAX_UNCOMPRESSED_BYTES: ['0'],
  UPLOAD_RECOMMENDED_CHUNK_BYTES: ['0'],
  UPLOAD_MAX_CHUNK_BYTES: ['0', '67108865'],
  UPLOAD_IDLE_SECONDS: ['0', '1.5', '86401'],
  UPLOAD_LIFETIME_SECONDS: ['0', '604801'],
  ARCHIVE_MAX_ENTRIES: ['0'],
  ARCHIVE_MAX_FILE_BYTES: ['0'],
  ARCHIVE_WORKERS: ['0', '65'],
  ARCHIVE_DEADLINE_MS: ['1999'],
  ARCHIVE_WORKER_MEMORY_MB: ['31'],
}

for (const [name, values] of Object.entries(bad)) {
  t.test(`a bad ${name} is rejected with its name`, async (t) => {
    for (const value of values) {
      t.throws(
        () => parseConfig({ [name]: value }),
        { name: 'ConfigError', message: new RegExp(`^${name} must `) },
        value,
      )
    }
    t.throws(() => parseConfig({ [name]: values[0] }), ConfigError)
  })
}
