/**
 * The folders of an embedded server. A cluster is created under another name and renamed when it is
 * complete, so that a killed first start leaves nothing half-made, and one of two concurrent first
 * starts wins.
 */
import { createHash, randomUUID } from 'node:crypto'
import { chown, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, messageOf, PostgresFailure } from './failure.ts'
import { runAs, type ServerUser } from './server-user.ts'

/** An older folder belongs to an abandoned first start, since initdb takes seconds. */
const ABANDONED_MS = 10 * 60_000

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')

/** Null if there is no cluster yet. */
export const clusterVersion = async (cluster: string): Promise<string | null> => {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw new PostgresFailure(`The data folder ${cluster} cannot be read (${messageOf(error)})`)
  }
}

export const ownerOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).uid
  } catch {
    return null
  }
}

const makePrivate = async (folder: string, user: ServerUser): Promise<void> => {
  await mkdir(folder, { mode: 0o700 })
  if (user.uid !== null) await chown(folder, user.uid, user.uid)
}

const sweepAbandoned = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith('postgres-new-')) continue
    const folder = join(dataDir, name)
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (age > ABANDONED_MS) await rm(folder, { recursive: true, force: true })
  }
}

export const createCluster = async (settings: {
  dataDir: string
  initdb: string
  user: ServerUser
  durable: boolean
}): Promise<void> => {
  const { dataDir, initdb, user, durable } = settings
  await sweepAbandoned(dataDir)
  const fresh = join(dataDir, `postgres-new-${randomUUID()}`)
  const args = ['-D', fresh, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
  // The builtin provider sorts and folds case alike on every machine and C library.
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  // A durable cluster needs initdb's own sync, since nothing else would ever flush what it wrote.
  if (!durable) args.push('--no-sync')
  try {
    await makePrivate(fresh, user)
    await runAs(user, initdb, args, fresh)
    await rename(fresh, clusterFolder(dataDir))
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    const code = codeOf(error)
    if (code === 'ENOTEMPTY' || code === 'EEXIST') {
      if ((await clusterVersion(clusterFolder(dataDir))) !== null) return
      throw new PostgresFailure(`${clusterFolder(dataDir)} contains files, but no Postgres cluster`)
    }
    throw new PostgresFailure(`No database could be created in ${dataDir}: ${messageOf(error)}`)
  }
}

/**
 * Not below the data folder, as the path of a socket may have at most 103 bytes; and not in
 * `TMPDIR`, as all processes that share the data must use the same path.
 */
export const socketFolder = (cluster: string): string => {
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  return `/tmp/skill-registry-${hash}`
}

/**
 * Only the server's user may enter it, which is the server's only protection: it has no password.
 */
export const ensureSocketFolder = async (folder: string, user: ServerUser): Promise<void> => {
  await makePrivate(folder, user).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') {
      throw new PostgresFailure(`No socket can be created in ${folder}: ${messageOf(error)}`)
    }
  })
  const found = await lstat(folder)
  const wanted = user.uid ?? process.getuid?.()
  // Created by another start as root, which is about to change its owner.
  if (found.uid === 0 && found.isDirectory() && user.uid !== null) {
    await chown(folder, user.uid, user.uid)
    found.uid = user.uid
  }
  if (!found.isDirectory() || found.uid !== wanted || (found.mode & 0o077) !== 0) {
    throw new PostgresFailure(
      `${folder} is not a private folder of user id ${wanted}: remove it and start again`,
    )
  }
}
