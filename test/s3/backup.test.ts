/** Backups of a bucket while writers write, restored into a bucket and into a folder. */
import { type BlobStore, ObjectMissing } from '../../src/platform/blob-store/blob-store.ts'
import { runBackupUnderLoad } from '../faults/backup-load.ts'
import { commands, paste } from '../faults/backups.ts'
import { testStore } from '../blob-store/drivers.ts'
import { testStore as testFolderStore } from '../support/blobs.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'
import { storeEnv } from '../support/process.ts'
import { ownPrefix, type S3Settings, s3Env, startS3Server } from '../support/s3-server.ts'
import t from '../support/tap.ts'

const server = await startS3Server(t)

t.test(
  'a backup of a bucket is restored as a consistent snapshot, in another bucket',
  async (t) => {
    const env = { DATABASE_URL: await testDatabase(t), ...s3Env(ownPrefix(server)) }
    await runBackupUnderLoad(t, {
      env,
      backUp: (cwd) => paste(commands.backup, cwd, env),
      restore: async (cwd) => {
        const settings = ownPrefix(server)
        const restored = { DATABASE_URL: await emptyDatabase(t), ...s3Env(settings) }
        await paste(commands.restore, cwd, restored)
        return { env: restored, store: testStore(t, settings) }
      },
    })
  },
)

t.test('a backup of a bucket may be restored into a folder', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), ...s3Env(ownPrefix(server)) }
  await runBackupUnderLoad(t, {
    env,
    backUp: (cwd) => paste(commands.backup, cwd, env),
    restore: async (cwd) => {
      const DATABASE_URL = await emptyDatabase(t)
      await paste(commands.restore, cwd, { DATABASE_URL, ...storeEnv({ DATABASE_URL }) })
      return { env: { DATABASE_URL }, store: testFolderStore(DATABASE_URL) }
    },
  })
})

/** As the tools of a server do it: what is deleted during the copy is left out. */
const copyObjects = async (from: BlobStore, to: BlobStore): Promise<void> => {
  for await (const { key } of from.list('')) {
    const bytes = await from.get(key).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return null
      throw error
    })
    if (bytes) await to.put(key, bytes)
  }
}

t.test('rows in a file and a later copy of the bucket are a consistent snapshot', async (t) => {
  const settings = ownPrefix(server)
  const env = { DATABASE_URL: await testDatabase(t), ...s3Env(settings) }
  const copies = new Map<string, S3Settings>()
  const [backUpRows = ''] = commands.rowsAndTar.split('\n')
  await runBackupUnderLoad(t, {
    env,
    backUp: async (cwd) => {
      await paste(backUpRows, cwd, env)
      const copy = ownPrefix(server)
      await copyObjects(testStore(t, settings), testStore(t, copy))
      copies.set(cwd, copy)
    },
    restore: async (cwd) => {
      const copy = copies.get(cwd) ?? settings
      const restored = { DATABASE_URL: await emptyDatabase(t), ...s3Env(copy) }
      await paste(commands.restore, cwd, restored)
      return { env: restored, store: testStore(t, copy) }
    },
  })
})
