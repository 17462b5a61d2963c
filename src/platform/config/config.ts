/**
 * The only reader of environment variables. A bad value stops the start with the variable's
 * name and what is wrong with it. Sizes are bytes unless the name says otherwise.
 */
import ipaddr from 'ipaddr.js'
import type { BlobStoreSettings } from '../blob-store/open-blob-store.ts'
import { blobStoreSettings } from './config-blob-store.ts'
import { type ProposerSettings, proposerSettings } from './config-proposer.ts'
import { keyRing } from './config-secrets.ts'
import { ConfigError, type Env, integer, text } from './config-values.ts'
import { parseOrigin } from '../outbound/origins.ts'
import type { KeyRing } from './secret-key.ts'

export { ConfigError, type Env } from './config-values.ts'

export type Config = {
  host: string
  port: number
  dataDir: string
  /** Null: the embedded Postgres in `dataDir`. */
  databaseUrl: string | null
  blobStore: BlobStoreSettings
  databasePoolSize: number
  statementTimeoutMs: number
  requestTimeoutMs: number
  /** Open at the same time; who comes then is closed at once. */
  maxConnections: number
  /** Of one address, while their request is not complete. */
  maxPendingPerAddress: number
  shutdownTimeoutMs: number
  logLevel: LogLevel
  /** Null: open, on loopback only. A secret: it never leaves the process. */
  adminToken: string | null
  /** For `/invoke` in the workspace `default`. A secret, too. */
  orchestratorKey: string | null
  /** Without SECRETS_KEY the embedded mode takes the key of its data folder. */
  secrets: KeyRing
  uploads: UploadLimits
  archives: ArchiveSettings
  events: EventSettings
  functions: FunctionSettings
  /** For one look at an MCP server, from the first byte to the last. */
  mcpSyncTimeoutMs: number
  /** Null: no model is asked for anything. */
  proposer: ProposerSettings | null
  rateLimits: RateLimits
  /** Whose word on the caller's address is believed. */
  trustedProxies: string[]
  /** Whether OpenTelemetry's own variables ask for traces. */
  isTraced: boolean
}

export type UploadLimits = {
  maxCompressedBytes: number
  maxUncompressedBytes: number
  recommendedChunkBytes: number
  maxChunkBytes: number
  /** An upload expires so many seconds after its last accepted chunk … */
  idleSeconds: number
  /** … and at the latest so many seconds after its start. */
  lifetimeSeconds: number
}

export type ArchiveSettings = {
  maxEntries: number
  maxFileBytes: number
  workers: number
  deadlineMs: number
  workerMemoryMb: number
}

export type EventSettings = {
  heartbeatMs: number
  /** Open streams of this process. */
  maxStreams: number
  /** Of these, streams of one token. */
  maxPerCaller: number
  retentionDays: number
}

export type FunctionSettings = {
  /** What may be called; in open mode loopback too. */
  allowedOrigins: string[]
  /** For functions that say no time of their own. */
  timeoutMs: number
}

/** Requests a minute; 0 is no limit. */
export type RateLimits = { perToken: number; perAddress: number }

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const MiB = 1024 * 1024

const logLevel = (env: Env): LogLevel => {
  const given = text(env, 'LOG_LEVEL', 'info')
  const level = logLevels.find((known) => known === given)
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}`)
  return level
}

const adminToken = (env: Env): string | null => {
  const given = env.ADMIN_TOKEN?.trim()
  if (!given) return null
  if (!/^[\w.~+/=-]{32,4096}$/.test(given)) {
    throw new ConfigError(
      'ADMIN_TOKEN must have at least 32 letters, digits or characters of -._~+/=; ' +
        '`openssl rand -hex 32` makes one',
    )
  }
  return given
}

const orchestratorKey = (env: Env): string | null => {
  const given = env.ORCHESTRATOR_KEY?.trim()
  if (!given) return null
  if (!/^[\w.~+/=-]{32,256}$/.test(given)) {
    throw new ConfigError(
      'ORCHESTRATOR_KEY must have 32 to 256 letters, digits or characters of -._~+/=; ' +
        '`openssl rand -hex 32` makes one',
    )
  }
  return given
}

const dataDir = (env: Env): string => text(env, 'DATA_DIR', './data')

const databaseUrl = (env: Env): string | null => {
  const given = env.DATABASE_URL?.trim()
  if (!given) return null
  if (!/^postgres(ql)?:\/\//.test(given)) {
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://')
  }
  if (!URL.canParse(given)) {
    throw new ConfigError(
      'DATABASE_URL is not an address such as postgres://user:password@host/name',
    )
  }
  return given
}

const uploadLimits = (env: Env): UploadLimits => {
  const maxChunkBytes = integer(env, 'UPLOAD_MAX_CHUNK_BYTES', 8 * MiB, 1, 64 * MiB)
  const recommended = integer(env, 'UPLOAD_RECOMMENDED_CHUNK_BYTES', MiB, 1, 64 * MiB)
  return {
    maxCompressedBytes: integer(env, 'UPLOAD_MAX_COMPRESSED_BYTES', 64 * MiB, 1, 2 ** 40),
    maxUncompressedBytes: integer(env, 'UPLOAD_MAX_UNCOMPRESSED_BYTES', 256 * MiB, 1, 2 ** 40),
    recommendedChunkBytes: Math.min(recommended, maxChunkBytes),
    maxChunkBytes,
    idleSeconds: integer(env, 'UPLOAD_IDLE_SECONDS', 3600, 1, 86_400),
    lifetimeSeconds: integer(env, 'UPLOAD_LIFETIME_SECONDS', 86_400, 1, 7 * 86_400),
  }
}

const archiveSettings = (env: Env): ArchiveSettings => ({
  maxEntries: integer(env, 'ARCHIVE_MAX_ENTRIES', 4096, 1, 100_000),
  maxFileBytes: integer(env, 'ARCHIVE_MAX_FILE_BYTES', 32 * MiB, 1, 256 * MiB),
  workers: integer(env, 'ARCHIVE_WORKERS', 2, 1, 64),
  deadlineMs: integer(env, 'ARCHIVE_DEADLINE_MS', 30_000, 100, 600_000),
  workerMemoryMb: integer(env, 'ARCHIVE_WORKER_MEMORY_MB', 256, 32, 4096),
})

const eventSettings = (env: Env): EventSettings => ({
  heartbeatMs: integer(env, 'EVENTS_HEARTBEAT_MS', 15_000, 100, 600_000),
  maxStreams: integer(env, 'EVENTS_MAX_STREAMS', 1000, 1, 100_000),
  maxPerCaller: integer(env, 'EVENTS_MAX_PER_CALLER', 100, 1, 100_000),
  retentionDays: integer(env, 'EVENTS_RETENTION_DAYS', 7, 1, 3650),
})

const allowedOrigins = (env: Env): string[] => {
  const given = env.FUNCTION_ALLOWED_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? []
  return given.map((one, index) => {
    const origin = parseOrigin(one)
    if (origin !== null) return origin
    // The value is not printed: an address may hold a password.
    throw new ConfigError(
      'FUNCTION_ALLOWED_ORIGINS must be origins such as https://hooks.example.com or ' +
        `http://127.0.0.1:4000, separated by commas; number ${index + 1} is none`,
    )
  })
}

const functionSettings = (env: Env): FunctionSettings => ({
  allowedOrigins: allowedOrigins(env),
  timeoutMs: integer(env, 'FUNCTION_TIMEOUT_MS', 10_000, 1, 60_000),
})

const rateLimits = (env: Env): RateLimits => ({
  perToken: integer(env, 'RATE_LIMIT_PER_TOKEN', 6000, 0, 10_000_000),
  perAddress: integer(env, 'RATE_LIMIT_PER_ADDRESS', 3000, 0, 10_000_000),
})

const trustedProxies = (env: Env): string[] => {
  const given = env.TRUSTED_PROXIES?.split(/[\s,]+/).filter(Boolean) ?? []
  const bad = given.find((one) => !ipaddr.isValid(one) && !ipaddr.isValidCIDR(one))
  if (bad === undefined) return given
  throw new ConfigError(
    `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${bad}"`,
  )
}

const isTraced = (env: Env): boolean => {
  const isOff = env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true'
  const target = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
  return !isOff && env.OTEL_TRACES_EXPORTER?.trim() !== 'none' && Boolean(target?.trim())
}

export const parseConfig = (env: Env): Config => ({
  host: text(env, 'HOST', '127.0.0.1'),
  port: integer(env, 'PORT', 8080, 0, 65_535),
  dataDir: dataDir(env),
  databaseUrl: databaseUrl(env),
  blobStore: blobStoreSettings(env, dataDir(env)),
  databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 2, 200),
  statementTimeoutMs: integer(env, 'STATEMENT_TIMEOUT_MS', 15_000, 100, 600_000),
  requestTimeoutMs: integer(env, 'REQUEST_TIMEOUT_MS', 60_000, 1000, 3_600_000),
  maxConnections: integer(env, 'MAX_CONNECTIONS', 4000, 1, 100_000),
  maxPendingPerAddress: integer(env, 'MAX_PENDING_PER_ADDRESS', 200, 1, 100_000),
  shutdownTimeoutMs: integer(env, 'SHUTDOWN_TIMEOUT_MS', 10_000, 100, 600_000),
  logLevel: logLevel(env),
  adminToken: adminToken(env),
  orchestratorKey: orchestratorKey(env),
  secrets: keyRing(env),
  uploads: uploadLimits(env),
  archives: archiveSettings(env),
  events: eventSettings(env),
  functions: functionSettings(env),
  mcpSyncTimeoutMs: integer(env, 'MCP_SYNC_TIMEOUT_MS', 20_000, 1, 60_000),
  proposer: proposerSettings(env),
  rateLimits: rateLimits(env),
  trustedProxies: trustedProxies(env),
  isTraced: isTraced(env),
})

export const environmentNames = (): string[] => Object.keys(process.env)

/** What the environment says goes before what a file says. */
export const readConfig = (fromFile: Env = {}): Config => {
  const set = Object.entries(process.env).filter(([, value]) => value?.trim())
  return parseConfig({ ...fromFile, ...Object.fromEntries(set) })
}
