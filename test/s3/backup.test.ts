/** A backup of a bucket while writers write, restored into a bucket and into a folder. */
import { runBackupUnderLoad } from '../faults/backup-load.ts'
import { commands, paste } from '../faults/backups.ts'
import { testStore } from '../blob-store/drivers.ts'
import { testStore as testFolderStore } from '../support/blobs.ts'
import { emptyDatabase, testDatabase } from '../support/database.ts'
import { storeEnv } from '../support/process.ts'
import { ownPrefix, s3Env, startS3Server } from '../support/s3-server.ts'
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
