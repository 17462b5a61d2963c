/**
 * The only reader of environment variables: validates them against their table, and groups them as
 * the service uses them. An invalid value prevents the start, and is reported with the name of the
 * variable and the reason.
 */
import { join } from 'node:path'
import type { BlobStoreSettings } from '../blob-store/open-blob-store.ts'
import { parseSocketOrigin } from '../outbound/origins.ts'
import { ConfigError, type Env, formOf, readVariables } from './config-values.ts'
import { type KeyRing, parseKey } from './secret-key.ts'
import { type Variable, type Variables, variables } from './variables.ts'

export { ConfigError, type Env } from './config-values.ts'

export type Config = ReturnType<typeof parseConfig>
export type LogLevel = Config['logLevel']
export type UploadLimits = Config['uploads']
export type EventSettings = Config['events']
export type ProposerSettings = NonNullable<Config['proposer']>
export type OidcSettings = NonNullable<Config['oidc']>
export type TrustedIssuerSettings = NonNullable<Config['trustedIssuers']>

type Text =
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'PROPOSER_MODEL'

const required = (given: Variables, name: Text): string => {
  const value = given[name]
  if (value !== undefined) return value
  const variable: Variable = variables.properties[name]
  throw new ConfigError(`${name} must be set, because ${variable.only?.text}: ${formOf(variable)}`)
}

const S3_TIMEOUT_MS = 15_000

const blobStore = (given: Variables): BlobStoreSettings =>
  given.BLOB_STORE === 'file'
    ? { driver: 'file', folder: given.BLOB_DIR ?? join(given.DATA_DIR, 'blobs') }
    : {
        driver: 's3',
        endpoint: new URL(required(given, 'S3_ENDPOINT')).origin,
        bucket: required(given, 'S3_BUCKET'),
        region: given.S3_REGION,
        prefix: given.S3_PREFIX?.replace(/\/?$/, '/') ?? '',
        pathStyle: given.S3_PATH_STYLE,
        accessKeyId: required(given, 'S3_ACCESS_KEY_ID'),
        secretAccessKey: required(given, 'S3_SECRET_ACCESS_KEY'),
        timeoutMs: S3_TIMEOUT_MS,
      }

const secrets = (given: Variables): KeyRing => ({
  current: given.SECRETS_KEY === undefined ? null : parseKey(given.SECRETS_KEY),
  previous: given.SECRETS_KEY_PREVIOUS.map(parseKey).filter((key) => key !== null),
})

const needsPublicUrl = (why: string): never => {
  throw new ConfigError(
    `PUBLIC_URL must be set, as ${why}: ${formOf(variables.properties.PUBLIC_URL)}`,
  )
}

const publicUrl = ({ PUBLIC_URL: url }: Variables): string | null =>
  url === undefined ? null : new URL(url).origin

const oidc = (given: Variables) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = given
  if (issuer === undefined) return null
  const url = publicUrl(given)
  if (given.OIDC_AUDIENCE.length === 0 && url === null) {
    needsPublicUrl('`OIDC_ISSUER` is set and `OIDC_AUDIENCE` is not')
  }
  const client =
    clientId === undefined
      ? null
      : {
          id: clientId,
          secret: given.OIDC_CLIENT_SECRET ?? null,
          publicUrl: url ?? needsPublicUrl('`OIDC_CLIENT_ID` is set'),
        }
  return {
    issuer,
    /** Empty: the service's own address, and those below it. */
    audiences: given.OIDC_AUDIENCE,
    /** Null: browsers sign in with a token. */
    client,
    groupsClaim: given.OIDC_GROUPS_CLAIM,
    adminGroup: given.OIDC_ADMIN_GROUP ?? null,
  }
}

const trustedIssuers = (given: Variables) => {
  const issuers = given.OIDC_TRUSTED_ISSUERS
  if (issuers.length === 0) return null
  const audience = publicUrl(given) ?? needsPublicUrl('`OIDC_TRUSTED_ISSUERS` is set')
  return { issuers, audience }
}

const proposer = (given: Variables) =>
  given.PROPOSER_BASE_URL === undefined
    ? null
    : {
        baseUrl: given.PROPOSER_BASE_URL,
        model: required(given, 'PROPOSER_MODEL'),
        apiKey: given.PROPOSER_API_KEY ?? null,
        timeoutMs: given.PROPOSER_TIMEOUT_MS,
      }

const isTraced = (given: Variables): boolean =>
  given.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  given.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT)

export const parseConfig = (env: Env) => {
  const given = readVariables(env)
  return {
    host: given.HOST,
    port: given.PORT,
    dataDir: given.DATA_DIR,
    /** Null: the embedded Postgres in `dataDir`. */
    databaseUrl: given.DATABASE_URL ?? null,
    /** Null: the primary serves all reads. */
    databaseReadUrl: given.DATABASE_URL === undefined ? null : (given.DATABASE_READ_URL ?? null),
    blobStore: blobStore(given),
    databasePoolSize: given.DATABASE_POOL_SIZE,
    statementTimeoutMs: given.STATEMENT_TIMEOUT_MS,
    requestTimeoutMs: given.REQUEST_TIMEOUT_MS,
    maxConnections: given.MAX_CONNECTIONS,
    maxPendingPerAddress: given.MAX_PENDING_PER_ADDRESS,
    /** Of each caller, for artifacts of discovery indexes. */
    artifactQueue: { maxRunning: 8, maxWaiting: given.ARTIFACTS_MAX_WAITING },
    /** Of all callers, for packs of Git. */
    gitPacks: { maxRunning: 4, maxWaiting: given.GIT_PACKS_MAX_WAITING },
    shutdownTimeoutMs: given.SHUTDOWN_TIMEOUT_MS,
    logLevel: given.LOG_LEVEL,
    /** Null: the service may be open, on loopback only. */
    adminToken: given.ADMIN_TOKEN ?? null,
    /** The origin of the service for others; null: the one of each request. */
    publicUrl: publicUrl(given),
    /** Null: no identity provider. */
    oidc: oidc(given),
    /** Of CI systems; null: no job can publish without a token. */
    trustedIssuers: trustedIssuers(given),
    orchestratorKey: given.ORCHESTRATOR_KEY ?? null,
    /** Without SECRETS_KEY the embedded mode uses the key file of its data folder. */
    secrets: secrets(given),
    uploads: {
      maxCompressedBytes: given.UPLOAD_MAX_COMPRESSED_BYTES,
      maxUncompressedBytes: given.UPLOAD_MAX_UNCOMPRESSED_BYTES,
      recommendedChunkBytes: Math.min(
        given.UPLOAD_RECOMMENDED_CHUNK_BYTES,
        given.UPLOAD_MAX_CHUNK_BYTES,
      ),
      maxChunkBytes: given.UPLOAD_MAX_CHUNK_BYTES,
      idleSeconds: given.UPLOAD_IDLE_SECONDS,
      lifetimeSeconds: given.UPLOAD_LIFETIME_SECONDS,
    },
    archives: {
      maxEntries: given.ARCHIVE_MAX_ENTRIES,
      maxFileBytes: given.ARCHIVE_MAX_FILE_BYTES,
      workers: given.ARCHIVE_WORKERS,
      deadlineMs: given.ARCHIVE_DEADLINE_MS,
      workerMemoryMb: given.ARCHIVE_WORKER_MEMORY_MB,
      rescansPerSecond: given.RESCANS_PER_SECOND,
    },
    events: {
      heartbeatMs: given.EVENTS_HEARTBEAT_MS,
      maxStreams: given.EVENTS_MAX_STREAMS,
      maxPerCaller: given.EVENTS_MAX_PER_CALLER,
      retentionDays: given.EVENTS_RETENTION_DAYS,
    },
    functions: {
      allowedOrigins: given.FUNCTION_ALLOWED_ORIGINS.map((one) => new URL(one).origin),
      timeoutMs: given.FUNCTION_TIMEOUT_MS,
    },
    /** As http(s) origins; empty: no socket is opened. */
    orchestratorOrigins: given.ORCHESTRATOR_ALLOWED_ORIGINS.map(
      (one) => parseSocketOrigin(one) ?? '',
    ),
    mcpSyncTimeoutMs: given.MCP_SYNC_TIMEOUT_MS,
    /** Null: no model is called. */
    proposer: proposer(given),
    /** Requests per minute; 0 means no limit. */
    rateLimits: { perToken: given.RATE_LIMIT_PER_TOKEN, perAddress: given.RATE_LIMIT_PER_ADDRESS },
    trustedProxies: given.TRUSTED_PROXIES,
    isTraced: isTraced(given),
  }
}

/** Blank variables count as unset. */
export const environment = (): Env =>
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value?.trim()))

export const readConfig = (): Config => parseConfig(environment())
