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

t.test('values are the text that the file has, whatever YAML takes them for', async (t) => {
  const folder = t.testdir({
    'registry.yaml': `OIDC_CLIENT_ID: 259254020460527617
S3_SECRET_ACCESS_KEY: 0123456
S3_BUCKET: "0x10"
DATABASE_POOL_SIZE: 20
OIDC_AUDIENCE: [1.0, 1e3, skills]
HOST:
LOG_LEVEL: ~
`,
  })
  t.same(readConfigFile(join(folder, 'registry.yaml')), {
    values: {
      OIDC_CLIENT_ID: '259254020460527617',
      S3_SECRET_ACCESS_KEY: '0123456',
      S3_BUCKET: '0x10',
      DATABASE_POOL_SIZE: '20',
      OIDC_AUDIENCE: '1.0,1e3,skills',
      HOST: '',
      LOG_LEVEL: '',
    },
    warnings: [],
  })
})
