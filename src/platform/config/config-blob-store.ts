/** Where bytes are stored: a folder, or a bucket of an S3-compatible server. */
import { join } from 'node:path'
import type { BlobStoreSettings } from '../blob-store/open-blob-store.ts'
import { ConfigError, type Env, flag, text } from './config-values.ts'
import { parseOrigin } from '../outbound/origins.ts'

type S3Settings = Extract<BlobStoreSettings, { driver: 's3' }>

/** Of a response, and of each pause in one. */
const TIMEOUT_MS = 15_000

type Rule = { name: string; pattern: RegExp; form: string }

const bucketRule: Rule = {
  name: 'S3_BUCKET',
  pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  form: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
}
const regionRule: Rule = {
  name: 'S3_REGION',
  pattern: /^[a-z0-9-]{1,64}$/,
  form: 'the name of a region, such as us-east-1',
}
const prefixRule: Rule = {
  name: 'S3_PREFIX',
  pattern: /^(?:[\w-][\w.-]{0,127}\/){0,8}$/,
  form: 'names of letters, digits, dots, hyphens and underscores, separated by slashes',
}
const secretForm = 'printable ASCII without blanks'
const keyIdRule: Rule = {
  name: 'S3_ACCESS_KEY_ID',
  pattern: /^[\x21-\x7e]{1,256}$/,
  form: secretForm,
}
const secretRule: Rule = {
  name: 'S3_SECRET_ACCESS_KEY',
  pattern: /^[\x21-\x7e]{1,4096}$/,
  form: secretForm,
}

/** The values are not printed: two of them are secrets, and all are known to the operator. */
const check = ({ name, pattern, form }: Rule, value: string): void => {
  if (!value) throw new ConfigError(`${name} must be set, as BLOB_STORE is s3: ${form}`)
  if (!pattern.test(value)) throw new ConfigError(`${name} must be ${form}`)
}

const asFolder = (prefix: string): string => (/[^/]$/.test(prefix) ? `${prefix}/` : prefix)

/** Unchecked: what a configuration file may set is asked for without any value. */
const s3Values = (env: Env) => ({
  endpoint: text(env, 'S3_ENDPOINT', ''),
  bucket: text(env, 'S3_BUCKET', ''),
  region: text(env, 'S3_REGION', 'us-east-1'),
  prefix: asFolder(text(env, 'S3_PREFIX', '')),
  pathStyle: flag(env, 'S3_PATH_STYLE', true),
  accessKeyId: text(env, 'S3_ACCESS_KEY_ID', ''),
  secretAccessKey: text(env, 'S3_SECRET_ACCESS_KEY', ''),
})

const checkedS3 = (values: ReturnType<typeof s3Values>): S3Settings => {
  const endpoint = parseOrigin(values.endpoint)
  if (endpoint === null) {
    throw new ConfigError(
      'S3_ENDPOINT must be the origin of the server, such as https://s3.example.com, ' +
        'as BLOB_STORE is s3',
    )
  }
  check(bucketRule, values.bucket)
  check(regionRule, values.region)
  if (values.prefix) check(prefixRule, values.prefix)
  check(keyIdRule, values.accessKeyId)
  check(secretRule, values.secretAccessKey)
  return { driver: 's3', ...values, endpoint, timeoutMs: TIMEOUT_MS }
}

export const blobStoreSettings = (env: Env, dataDir: string): BlobStoreSettings => {
  const driver = text(env, 'BLOB_STORE', 'file')
  const folder = text(env, 'BLOB_DIR', join(dataDir, 'blobs'))
  const values = s3Values(env)
  if (driver === 'file') return { driver, folder }
  if (driver === 's3') return checkedS3(values)
  throw new ConfigError(`BLOB_STORE must be file or s3, not "${driver}"`)
}
