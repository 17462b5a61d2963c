/**
 * The Postgres that one test run works on: the one at TEST_DATABASE_URL, else a throw-away embedded
 * one. A killed run leaves its server and folder behind; the next run removes them.
 */
import { randomUUID } from 'node:crypto'
import { access, chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../src/postgres/embedded.ts'

const PREFIX = 'skill-registry-test-'

export type TestServer = {
  /** May create databases. */
  adminUrl: string
  close: () => Promise<void>
}

/** Also one that has ended and that its parent has not collected yet. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const dataOf = (folder: string): string => join(folder, 'data')

const start = async (folder: string): Promise<TestServer> => {
  const dataDir = dataOf(folder)
  const { connectionString, close } = await startEmbedded({ dataDir, durable: false })
  return { adminUrl: connectionString, close }
}

/** By the new name it is this process's, so that of two runs that start now only one removes it. */
const claim = async (name: string): Promise<string | null> => {
  const claimed = join(tmpdir(), `${PREFIX}${process.pid}-${randomUUID()}`)
  return await rename(join(tmpdir(), name), claimed).then(
    () => claimed,
    () => null,
  )
}

const stopAbandoned = async (folder: string): Promise<void> => {
  try {
    await access(dataOf(folder))
    // The last one to let go of a server stops it.
    await (await start(folder)).close()
  } catch {
    // It was killed before it had one, or is past starting.
  }
}

const removeAbandoned = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = await claim(name)
    if (folder === null) continue
    await stopAbandoned(folder)
    await removeRunFolder(folder)
  }
}

export const makeRunFolder = async (): Promise<string> => {
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // Root's server runs as another user, who has to pass here.
  await chmod(folder, 0o711)
  return folder
}

export const removeRunFolder = async (folder: string): Promise<void> =>
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })

export const openTestServer = async (
  given: string | undefined,
  folder: string,
): Promise<TestServer> =>
  given ? { adminUrl: given, close: async () => undefined } : await start(folder)
