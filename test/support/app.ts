/** A whole app on a database of its own, built as the process builds it; closed with the test. */
import type { Test } from 'tap'
import { type App, buildApp } from '../../src/app.ts'
import { type Env, parseConfig } from '../../src/platform/config/config.ts'
import { openServices, type Services } from '../../src/services.ts'
import { blobFolder } from './blobs.ts'
import { testDatabase } from './database.ts'
import { SECRETS_KEY } from './secrets.ts'
import { sharedReaders, sharedTexts } from './threads.ts'

export type TestApp = {
  app: App
  services: Services
  db: Services['db']
  connectionString: string
}

const silent = { error: () => {}, info: () => {} }

/** Another replica: a second app on the database of the first. */
export const testReplica = async (
  t: Test,
  connectionString: string,
  env: Env = {},
): Promise<TestApp> => {
  const config = parseConfig({
    DATABASE_POOL_SIZE: '4',
    ARCHIVE_WORKERS: '2',
    SECRETS_KEY,
    BLOB_DIR: blobFolder(connectionString),
    ...env,
  })
  const services = openServices(config, connectionString, silent, {
    readers: sharedReaders(config, connectionString),
    texts: sharedTexts(),
  })
  const app = await buildApp(config, services, false)
  await app.ready()
  t.teardown(async () => {
    await app.close()
    await services.close()
  })
  return { app, services, db: services.db, connectionString }
}

export const testApp = async (t: Test, env: Env = {}): Promise<TestApp> =>
  testReplica(t, await testDatabase(t), env)
