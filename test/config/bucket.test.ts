/** The settings of a bucket. */
import { parseConfig } from '../../src/platform/config/config.ts'
import t from '../support/tap.ts'
import { bucket, complaint } from './given.ts'

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
