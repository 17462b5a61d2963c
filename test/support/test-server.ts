/**
 * The Postgres that one test run works on: the one at TEST_DATABASE_URL, else a throw-away embedded
 * one. A killed run leaves its server and folder behind; the next run removes them.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../src/postgres/embedded.ts'

const PREFIX = 'skill-registry-test-'

export type TestServer = {
  /** May create databases. */
  adminUrl: string
  close: () => Promise<void>
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const remove = async (folder: string): Promise<void> =>
  await rm(folder, { recursive: true, force: true })

/** The last one to let go of a server stops it. */
const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const dataDir = join(tmpdir(), name)
    const embedded = await startEmbedded({ dataDir, durable: false }).catch(() => null)
    await embedded?.close()
    await remove(dataDir)
  }
}

const startThrowAway = async (): Promise<TestServer> => {
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  try {
    const { connectionString, close } = await startEmbedded({ dataDir, durable: false })
    return {
      adminUrl: connectionString,
      close: async () => {
        await close()
        await remove(dataDir)
      },
    }
  } catch (error) {
    await remove(dataDir)
    throw error
  }
}

export const openTestServer = async (given: string | undefined): Promise<TestServer> =>
  given ? { adminUrl: given, close: async () => undefined } : await startThrowAway()
