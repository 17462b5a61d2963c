/** The lock file: which revisions are installed on this machine, and where. It is written whole. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { refuse, UsageError } from '../api/failures.ts'
import type { SourceKind } from '../program/options.ts'

export type Locked = {
  registry: string
  workspace: string
  source_kind: SourceKind
  version: string
  fingerprint: string
  /** It was installed by version or fingerprint, so an update leaves it as it is. */
  pinned: boolean
  /** Relative to the lock file of a project, or to the home folder. */
  folders: string[]
}

export type Lock = Map<string, Locked>

const VERSION = 1

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As it is written, below the root: a lock file of a repository is not ours alone. */
export const isInside = (folder: unknown): folder is string =>
  typeof folder === 'string' &&
  !/^[a-z]:|\\/i.test(folder) &&
  folder.split('/').every((part) => !['', '.', '..'].includes(part))

const isLocked = (value: unknown): value is Locked =>
  isObject(value) &&
  ['registry', 'workspace', 'version'].every((name) => typeof value[name] === 'string') &&
  ['user', 'registry', 'system'].includes(String(value['source_kind'])) &&
  /^[0-9a-f]{64}$/.test(String(value['fingerprint'])) &&
  typeof value['pinned'] === 'boolean' &&
  Array.isArray(value['folders']) &&
  value['folders'].every(isInside)

const damaged = (path: string, why: string): UsageError =>
  new UsageError(`The lock file ${path} is ${why}. Restore it, or remove it and install again.`)

export const readLock = async (path: string): Promise<Lock> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw damaged(path, `not readable (${error.code})`)
  })
  if (text === null) return new Map()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw damaged(path, 'not JSON')
  }
  if (!isObject(value) || !isObject(value['skills'])) throw damaged(path, 'not a lock file')
  if (value['lockfile_version'] !== VERSION) throw damaged(path, 'of another version')
  const lock: Lock = new Map()
  for (const [slug, locked] of Object.entries(value['skills'])) {
    if (!isLocked(locked)) throw damaged(path, `not valid at "${slug}"`)
    lock.set(slug, locked)
  }
  return lock
}

/** Where there is none, there is nothing to compare with, and no reason to say that all is well. */
export const readPresentLock = async (path: string): Promise<Lock> => {
  if (existsSync(path)) return readLock(path)
  throw refuse(
    'cli.no_lock_file',
    'Nothing to compare with',
    `There is no lock file ${path}. Run it in the folder that has one, or install a skill first.`,
  )
}

export const writeLock = async (path: string, lock: Lock): Promise<void> => {
  const sorted = Object.fromEntries([...lock].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  const value = { lockfile_version: VERSION, skills: sorted }
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`)
  await rename(draft, path)
}
