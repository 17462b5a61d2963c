/**
 * The one table of all environment variables, from which docs/configuration.md is printed. The last
 * word of a numeric name is its unit; a `form` completes "must be". Pure.
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
    description: 'Address to listen on: only loopback without a [token](access.md#tokens).',
  }),
  PORT: number(8080, [0, 65_535], { description: 'Port; `0` takes a free one.' }),
  ADMIN_TOKEN: text({
    ...bearer(4096),
    description: 'Bearer token of an admin. It never expires; [other tokens](access.md#tokens) do.',
  }),
  ...identityVariables,
  ORCHESTRATOR_KEY: text({
    ...bearer(256),
    description: 'Key for `/invoke` in the workspace `default`, where its settings have none.',
  }),
  SECRETS_KEY: text({
    format: 'key',
    form: '32 bytes in base64; `openssl rand -base64 32` makes such a key',
    description:
      'Seals [secrets](operations.md#secrets); the embedded Postgres has `DATA_DIR/secrets.key`.',
    secret: true,
  }),
  SECRETS_KEY_PREVIOUS: list('key', {
    form: '32 bytes in base64 each, separated by commas',
    description: 'Keys that were replaced: what is sealed under them is still read.',
    secret: true,
  }),
  DATA_DIR: Type.String({
    default: './data',
    description: 'Folder of the embedded Postgres and its `secrets.key`.',
    only: folder,
  }),
  BLOB_STORE: choice(['file', 's3'], 'file', {
    description:
      '[Where](operations.md#storage) bytes are stored: `file`, a folder, or `s3`, a bucket.',
  }),
  BLOB_DIR: text({
    description: 'The folder, the same for all replicas; without it `blobs` in `DATA_DIR`.',
  }),
  S3_ENDPOINT: text({
    format: 'origin',
    form: 'the origin of the server, such as `https://s3.example.com`',
    description: 'Origin of the S3 server; needed for `s3`, as are bucket, key id and secret.',
    only: s3,
  }),
  S3_BUCKET: text({
    pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
    form: '3 to 63 lower-case letters, digits, dots and hyphens',
    description: 'Its bucket, which must exist.',
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
    description: 'What the keys of all objects start with, such as `prod/`.',
    only: s3,
  }),
  S3_PATH_STYLE: Type.Boolean({
    default: true,
    description: '`false` puts the bucket into the host name and not into the path.',
    only: s3,
  }),
  S3_ACCESS_KEY_ID: text({
    ...secret,
    pattern: '^[!-~]{1,256}$',
    description: 'Id of the access key.',
    only: s3,
  }),
  S3_SECRET_ACCESS_KEY: text({ ...secret, description: 'The access key.', only: s3 }),
  DATABASE_URL: text({
    pattern: '^postgres(ql)?://',
    format: 'url',
    form: 'an address such as `postgres://user:password@host/name`',
    description:
      'Postgres 15 or newer with its extensions `pg_trgm` and `btree_gin`, not the embedded one.',
    secret: true,
  }),
  DATABASE_POOL_SIZE: number(10, [2, 200], {
    description: 'Connections of this process; each thread that reads archives has one more.',
  }),
  STATEMENT_TIMEOUT_MS: number(15_000, [100, 600_000], {
    description: 'A database statement that takes longer is given up (503).',
  }),
  REQUEST_TIMEOUT_MS: number(60_000, [1000, 3_600_000], {
    description: 'A request must have arrived whole by then, else 408. Slower lines use chunks.',
  }),
  SHUTDOWN_TIMEOUT_MS: number(10_000, [100, 600_000], {
    description:
      'The process ends so long after SIGTERM; what still runs after 80 % of it is cut off.',
  }),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', {
    description: 'What is logged on standard error, as JSON unless it is a terminal.',
  }),
  UPLOAD_MAX_COMPRESSED_BYTES: number(64 * MiB, [1, 2 ** 40], { description: 'Largest archive.' }),
  UPLOAD_MAX_UNCOMPRESSED_BYTES: number(256 * MiB, [1, 2 ** 40], {
    description: 'Largest unpacked archive.',
  }),
  UPLOAD_RECOMMENDED_CHUNK_BYTES: number(MiB, [1, 64 * MiB], {
    description: 'Chunk size told to clients, at most that of the largest chunk.',
  }),
  UPLOAD_MAX_CHUNK_BYTES: number(8 * MiB, [1, 64 * MiB], { description: 'Largest chunk.' }),
  UPLOAD_IDLE_SECONDS: number(3600, [1, 86_400], {
    description: 'An upload expires so long after its last chunk …',
  }),
  UPLOAD_LIFETIME_SECONDS: number(86_400, [1, 7 * 86_400], {
    description: '… and at the latest so long after its start.',
  }),
  ARCHIVE_MAX_ENTRIES: number(4096, [1, 100_000], {
    description: 'Most files and folders in an archive.',
  }),
  ARCHIVE_MAX_FILE_BYTES: number(32 * MiB, [1, 256 * MiB], {
    description: 'Largest file in an archive.',
  }),
  ARCHIVE_WORKERS: number(2, [1, 64], {
    description: 'Threads that read archives; each has a database connection while it works.',
  }),
  ARCHIVE_DEADLINE_MS: number(30_000, [100, 600_000], { description: 'Time to read one archive.' }),
  ARCHIVE_WORKER_MEMORY_MB: number(256, [32, 4096], { description: 'Heap of one such thread.' }),
  EVENTS_HEARTBEAT_MS: number(15_000, [100, 600_000], {
    description: 'How often an event stream shows that it lives.',
  }),
  EVENTS_MAX_STREAMS: number(1000, [1, 100_000], {
    description: 'Event streams that this process holds open, and as many of MCP; more get 503.',
  }),
  EVENTS_MAX_PER_CALLER: number(100, [1, 100_000], {
    description: 'Of these, streams of one token, and as many of MCP; more get 429.',
  }),
  EVENTS_RETENTION_DAYS: number(7, [1, 3650], {
    description: 'Events older than that are deleted; a client that asks for them gets `resync`.',
  }),
  FUNCTION_ALLOWED_ORIGINS: list('origin', {
    form: 'origins such as `https://hooks.example.com` or `http://127.0.0.1:4000`, separated by commas',
    description: 'Origins of [functions](content.md#functions) and MCP servers.',
  }),
  ORCHESTRATOR_ALLOWED_ORIGINS: list('socket', {
    form: 'origins such as `wss://market.example.com`, separated by commas',
    description:
      'Orchestrators to which [`POST /connect`](agents.md#orchestrators) opens a socket. Without any it is not offered.',
  }),
  FUNCTION_TIMEOUT_MS: number(10_000, [1, 60_000], {
    description: 'Time of a function that says none of its own.',
  }),
  MCP_SYNC_TIMEOUT_MS: number(20_000, [1, 60_000], {
    description: 'Time to ask [MCP servers](review.md#skills-that-use-mcp-servers) for tools.',
  }),
  PROPOSER_BASE_URL: text({
    format: 'model',
    form: 'an address such as `https://models.example.com/v1`, without user name, password and query',
    description: 'Endpoint of a model that proposes manifests. Without it none is asked.',
  }),
  PROPOSER_MODEL: text({
    form: 'the name of a model',
    description: 'Its name there; needed with the address.',
    only: model,
  }),
  PROPOSER_API_KEY: text({
    ...secret,
    description: 'Its key, where it wants one.',
    only: model,
  }),
  PROPOSER_TIMEOUT_MS: number(60_000, [1, 600_000], {
    description: 'Time for one proposal, both rounds together.',
    only: model,
  }),
  RATE_LIMIT_PER_TOKEN: number(6000, [0, 10_000_000], {
    description: 'Requests a minute with one token, for each process; 0 is no limit.',
  }),
  RATE_LIMIT_PER_ADDRESS: number(3000, [0, 10_000_000], {
    description:
      'The same for one address without a good token; probes, `/health` and `/capabilities` are not counted.',
  }),
  TRUSTED_PROXIES: list('network', {
    form: 'addresses or networks such as `10.0.0.0/8`, separated by commas',
    description: 'Your load balancers: their `X-Forwarded-For` tells the address.',
  }),
  MAX_CONNECTIONS: number(4000, [1, 100_000], {
    description:
      'Connections to this process, event streams among them; more are closed at once. Idle ones end when 90% are open.',
  }),
  MAX_PENDING_PER_ADDRESS: number(200, [1, 100_000], {
    description:
      'Connections of one address whose request is not complete; more are closed with 429. `TRUSTED_PROXIES` have no limit.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: text({
    description: 'Where [traces](operations.md#metrics-and-traces) go. Without it none are made.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: text({ description: 'The same, for traces alone.' }),
  OTEL_TRACES_EXPORTER: text({ description: '`none` makes no traces.' }),
  OTEL_SDK_DISABLED: text({ description: '`true` makes no traces, either.' }),
})

export type Variables = Static<typeof variables>
