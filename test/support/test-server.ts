/**
 * The Postgres that one test run works on: the one at TEST_DATABASE_URL, else a throw-away embedded
 * one. A killed run leaves its server and folder behind; the next run removes them.
 */
import { randomUUID } from 'node:crypto'
import { access, chmod, mkdtemp, readdir, rename, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'

const PREFIX = 'skill-registry-test-'
const MEMORY = '/dev/shm'
/** Twice what the databases of a whole run take. */
const ROOM = 9 * 2 ** 30

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

/** A run makes some 200,000 small files, which a disk takes half a minute to make and remove. */
const chooseParent = async (): Promise<string> => {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ROOM && freemem() > ROOM ? MEMORY : tmpdir()
}

const dataOf = (folder: string): string => join(folder, 'data')

const start = async (folder: string): Promise<TestServer> => {
  const dataDir = dataOf(folder)
  const { connectionString, close } = await startEmbedded({ dataDir, durable: false })
  return { adminUrl: connectionString, close }
}

/** By the new name it is this process's, so that of two runs that start now only one removes it. */
const claim = async (parent: string, name: string): Promise<string | null> => {
  const claimed = join(parent, `${PREFIX}${process.pid}-${randomUUID()}`)
  return await rename(join(parent, name), claimed).then(
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

const removeAbandoned = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = await claim(parent, name)
    if (folder === null) continue
    await stopAbandoned(folder)
    await removeRunFolder(folder)
  }
}

export const makeRunFolder = async (): Promise<string> => {
  const parent = await chooseParent()
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`))
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
