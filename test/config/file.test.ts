/** Values of the configuration file, in each of the forms in which YAML has them. */
import { join } from 'node:path'
import t from '../support/tap.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { readConfigFile } from '../../src/platform/config/config-file.ts'

const bucket = { BLOB_STORE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'skills' }
const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

t.test('true and false are taken as YAML and as text', async (t) => {
  for (const [written, pathStyle] of [
    ['false', false],
    ['"false"', false],
    ['true', true],
    ['"true"', true],
  ] as const) {
    const folder = t.testdir({ 'config.yaml': `S3_PATH_STYLE: ${written}\n` })
    const { values, warnings } = readConfigFile(join(folder, 'config.yaml'))
    t.same(warnings, [])
    const { blobStore } = parseConfig({ ...bucket, ...keys, ...values })
    t.match(blobStore, { pathStyle }, written)
  }
})
