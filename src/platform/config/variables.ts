/**
 * The one table of all environment variables, from which docs/configuration.md is generated. The
 * last word of a numeric name is its unit; a `form` completes the words "must be". Pure.
 */
import { type Static, Type } from '@sinclair/typebox'
import { identityVariables } from './identity-variables.ts'
import { choice, list, number, type Only, secret, text } from './variable-forms.ts'

export type { Variable } from './variable-forms.ts'

const MiB = 1024 * 1024
const bearer = (longest: number) =>
  ({
    pattern: String.raw`^[\w.~+/=-]{32,${longest}}$`,
    form: `32 to ${longest} letters, digits or characters of \`-._~+/=\`; \`openssl rand -hex 32\` makes one`,
    secret: true,
  }) as const

const s3: Only = { text: '`BLOB_STORE` is `s3`', holds: (given) => given.BLOB_STORE === 's3' }
const model: Only = {
  text: '`PROPOSER_BASE_URL` is set',
  holds: (given) => !!given.PROPOSER_BASE_URL,
}
const folder: Only = {
  text: '`DATABASE_URL` is not set, or `BLOB_STORE` is `file` and `BLOB_DIR` is not set',
  holds: (given) => !given.DATABASE_URL || (given.BLOB_STORE === 'file' && !given.BLOB_DIR),
}

export const variables = Type.Object({
  HOST: Type.String({
    default: '127.0.0.1',
    description: 'Address to listen on: without a [token](access.md#tokens), loopback only.',
  }),
  PORT: number(8080, [0, 65_535], { description: 'Port; `0` picks a free one.' }),
  ADMIN_TOKEN: text({
    ...bearer(4096),
    description: 'Bearer token of an admin. Unlike [others](access.md#tokens), it never expires.',
  }),
  ...identityVariables,
  ORCHESTRATOR_KEY: text({
    ...bearer(256),
    description: 'Key for `/invoke` in the workspace `default`, unless its settings have one.',
  }),
  SECRETS_KEY: text({
    format: 'key',
    form: '32 bytes in base64; `openssl rand -base64 32` generates such a key',
    description: 'Encrypts [secrets](operations.md#secrets); embedded: `DATA_DIR/secrets.key`.',
    secret: true,
  }),
  SECRETS_KEY_PREVIOUS: list('key', {
    form: '32 bytes in base64 each, separated by commas',
    description: 'Replaced keys: values encrypted under them can still be read.',
    secret: true,
  }),
  DATA_DIR: Type.String({
    default: './data',
    description: 'Folder of the embedded Postgres and its `secrets.key`.',
    only: folder,
  }),
  BLOB_STORE: choice(['file', 's3'], 'file', {
    description: '[Where](operations.md#storage) bytes are: a folder (`file`) or bucket (`s3`).',
  }),
  BLOB_DIR: text({
    description: 'The folder, shared by all replicas; by default `blobs` in `DATA_DIR`.',
  }),
  S3_ENDPOINT: text({
    format: 'origin',
    form: 'the origin of the server, such as `https://s3.example.com`',
    description: 'Origin of the S3 server; required for `s3`, like bucket, key id and secret.',
    only: s3,
  }),
  S3_BUCKET: text({
    pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
    form: '3 to 63 lower-case letters, digits, dots and hyphens',
    description: 'The bucket, which must exist.',
    only: s3,
  }),
  S3_REGION: Type.String({
    default: 'us-east-1',
    pattern: '^[a-z0-9-]{1,64}$',
    form: 'the name of a region, such as `us-east-1`',
    description: 'The region that requests are signed for.',
    only: s3,
  }),
  S3_PREFIX: text({
    pattern: String.raw`^([\w-][\w.-]{0,127}(/|$)){1,8}$`,
    form: 'up to 8 names of letters, digits, dots, hyphens and underscores, separated by slashes',
    description: 'Prefix of the keys of all objects, such as `prod/`.',
    only: s3,
  }),
  S3_PATH_STYLE: Type.Boolean({
    default: true,
    description: '`false` puts the bucket into the host name instead of the path.',
    only: s3,
  }),
  S3_ACCESS_KEY_ID: text({
    ...secret,
    pattern: '^[!-~]{1,256}$',
    description: 'Id of the access key.',
    only: s3,
  }),
  S3_SECRET_ACCESS_KEY: text({ ...secret, description: 'Secret of the access key.', only: s3 }),
  DATABASE_URL: text({
    pattern: '^postgres(ql)?://',
    format: 'servers',
    form: 'an address such as `postgres://user:password@host/name`',
    description:
      'Postgres 15 or newer with `pg_trgm` and `btree_gin`; default: the embedded one. Of several hosts (`one:5432,two:5432`), the one that accepts writes is used.',
    secret: true,
  }),
  DATABASE_READ_URL: text({
    pattern: '^postgres(ql)?://',
    format: 'standbys',
    form: 'an address such as `postgres://user:password@host/name`',
    description:
      'A [standby](operations.md#a-standby-for-reads) that serves reads of skills. Of several hosts, one that is a standby is used.',
    secret: true,
    only: { text: '`DATABASE_URL` is set', holds: (given) => !!given.DATABASE_URL },
  }),
  DATABASE_POOL_SIZE: number(10, [2, 200], {
    description:
      'Largest number of database connections of this process, besides one that listens for changes; as many again to a standby for reads.',
  }),
  STATEMENT_TIMEOUT_MS: number(15_000, [100, 600_000], {
    description: 'A database statement that takes longer is cancelled (503).',
  }),
  REQUEST_TIMEOUT_MS: number(60_000, [1000, 3_600_000], {
    description: 'Time for a request to arrive, else 408. Slow clients should upload in chunks.',
  }),
  SHUTDOWN_TIMEOUT_MS: number(10_000, [100, 600_000], {
    description: 'Time to exit after SIGTERM; requests are cut off after 80 % of it.',
  }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', {
    description: 'Lowest level that is logged to standard error; JSON unless it is a terminal.',
  }),
  UPLOAD_MAX_COMPRESSED_BYTES: number(64 * MiB, [1, 2 ** 40], { description: 'Largest archive.' }),
  UPLOAD_MAX_UNCOMPRESSED_BYTES: number(256 * MiB, [1, 2 ** 40], {
    description: 'Largest unpacked archive.',
  }),
  UPLOAD_RECOMMENDED_CHUNK_BYTES: number(MiB, [1, 64 * MiB], {
    description: 'Chunk size that clients should use, at most `UPLOAD_MAX_CHUNK_BYTES`.',
  }),
  UPLOAD_MAX_CHUNK_BYTES: number(8 * MiB, [1, 64 * MiB], { description: 'Largest chunk.' }),
  UPLOAD_IDLE_SECONDS: number(3600, [1, 86_400], {
    description: 'An upload expires this long after its last chunk …',
  }),
  UPLOAD_LIFETIME_SECONDS: number(86_400, [1, 7 * 86_400], {
    description: '… and at the latest this long after its start.',
  }),
  ARCHIVE_MAX_ENTRIES: number(4096, [1, 100_000], {
    description: 'Maximum number of files and folders in an archive.',
  }),
  ARCHIVE_MAX_FILE_BYTES: number(32 * MiB, [1, 256 * MiB], {
    description: 'Largest file in an archive.',
  }),
  ARCHIVE_WORKERS: number(2, [1, 64], {
    description: 'Threads that read archives; they use no database connection.',
  }),
  // With less, the first package of each thread is late, since rules are compiled for it, and ends the thread.
  ARCHIVE_DEADLINE_MS: number(30_000, [2000, 600_000], { description: 'Time limit per archive.' }),
  ARCHIVE_WORKER_MEMORY_MB: number(256, [32, 4096], { description: 'Heap limit per thread.' }),
  RESCANS_PER_SECOND: number(20, [1, 1000], { description: 'Packages scanned again per second.' }),
  EVENTS_HEARTBEAT_MS: number(15_000, [100, 600_000], {
    description: 'Interval of the heartbeats on event streams.',
  }),
  EVENTS_MAX_STREAMS: number(1000, [1, 100_000], {
    description: 'Open event streams per process, and as many MCP streams; more get 503.',
  }),
  EVENTS_MAX_PER_CALLER: number(100, [1, 100_000], {
    description: 'Event streams per token, and as many MCP streams; more get 429.',
  }),
  EVENTS_RETENTION_DAYS: number(7, [1, 3650], {
    description: 'Older events are deleted; a client that asks for them gets `resync`.',
  }),
  FUNCTION_ALLOWED_ORIGINS: list('origin', {
    form: 'origins such as `https://hooks.example.com` or `http://127.0.0.1:4000`, separated by commas',
    description:
      'Origins that [functions](content.md#functions), MCP servers and scanners may have.',
  }),
  ORCHESTRATOR_ALLOWED_ORIGINS: list('socket', {
    form: 'origins such as `wss://market.example.com`, separated by commas',
    description:
      'Orchestrators to which [`POST /connect`](agents.md#orchestrators) opens a socket; if empty, the route is disabled.',
  }),
  FUNCTION_TIMEOUT_MS: number(10_000, [1, 60_000], {
    description: 'Time limit of a function that sets none itself.',
  }),
  MCP_SYNC_TIMEOUT_MS: number(20_000, [1, 60_000], {
    description:
      'Time limit for tool lists of [MCP servers](review.md#skills-that-use-mcp-servers).',
  }),
  PROPOSER_BASE_URL: text({
    format: 'base',
    form: 'an address such as `https://models.example.com/v1`, without user name, password and query',
    description: 'Endpoint of a model that proposes manifests; if not set, no model is called.',
  }),
  PROPOSER_MODEL: text({
    form: 'the name of a model',
    description: 'Name of the model; required.',
    only: model,
  }),
  PROPOSER_API_KEY: text({ ...secret, description: 'API key of the endpoint.', only: model }),
  PROPOSER_TIMEOUT_MS: number(60_000, [1, 600_000], {
    description: 'Time limit for one proposal, including its repair round.',
    only: model,
  }),
  RATE_LIMIT_PER_TOKEN: number(6000, [0, 10_000_000], {
    description: 'Requests per minute with one token to one process; `0` means no limit.',
  }),
  RATE_LIMIT_PER_ADDRESS: number(3000, [0, 10_000_000], {
    description:
      'The same from one address without a valid token; probes, `/health`, `/capabilities` and artifacts do not count.',
  }),
  TRUSTED_PROXIES: list('network', {
    form: 'addresses or networks such as `10.0.0.0/8`, separated by commas',
    description: 'Your load balancers, whose `X-Forwarded-For` is trusted for the client address.',
  }),
  MAX_CONNECTIONS: number(10_000, [1, 100_000], {
    description:
      'Limit for connections to this process, event streams included; more are closed at once. From 90 % on, idle ones are closed. As many may wait to be accepted, if `net.core.somaxconn` of the system allows it.',
  }),
  MAX_PENDING_PER_ADDRESS: number(200, [1, 100_000], {
    description:
      'Limit for connections of one address with an incomplete request; more are closed with 429. `TRUSTED_PROXIES` are exempt.',
  }),
  ARTIFACTS_MAX_WAITING: number(5000, [0, 1_000_000], {
    description:
      'Requests of one caller that wait for [artifacts](agents.md#install-by-name) and other packages, and as many fetches by Git; more get 429.',
  }),
  GIT_PACKS_MAX_WAITING: number(200, [0, 100_000], {
    description:
      'Fetches of all callers that wait until their pack of the [Git repository](agents.md#git) is built; more get 503.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text({
    format: 'base',
    form: 'an address such as `http://127.0.0.1:4318`, without user name, password and query',
    description: 'Where [traces](operations.md#metrics-and-traces) go; if not set, they are off.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text({
    format: 'base',
    form: 'an address such as `http://127.0.0.1:4318/v1/traces`, without user name, password and query',
    description: 'The same, for traces only.',
  }),
  OTEL_TRACES_EXPORTER: text({ description: '`none` turns tracing off.' }),
  OTEL_SDK_DISABLED: text({ description: '`true` turns tracing off, too.' }),
})

export type Variables = Static<typeof variables>
