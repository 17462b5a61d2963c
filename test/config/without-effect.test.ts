/** Variables that are set without effect. */
import type { Env } from '../../src/platform/config/config.ts'
import { configWarnings } from '../../src/platform/config/config-warnings.ts'
import t from '../support/tap.ts'
import { bucket } from './given.ts'

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
