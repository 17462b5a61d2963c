/** The files of a folder on disk, as a package has them. */
import { constants, type Dirent } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sortByPathBytes } from '../archives/fingerprint.ts'
import { isJunk } from '../archives/names.ts'
import { refuse, UsageError } from './failures.ts'

export type FolderFile = {
  /** In the package: `/` separated, NFC. */
  path: string
  /** On disk. */
  from: string
}

export type Folder = {
  /** Sorted by path bytes. */
  files: FolderFile[]
  /** Packers' junk and version control's own data, sorted. */
  leftOut: string[]
}

const VERSION_CONTROL = new Set(['.git', '.hg', '.svn'])

const kindOf = (entry: Dirent): string => {
  if (entry.isSymbolicLink()) return 'a symbolic link'
  if (entry.isFIFO()) return 'a named pipe'
  if (entry.isSocket()) return 'a socket'
  return entry.isBlockDevice() || entry.isCharacterDevice() ? 'a device' : 'no regular file'
}

const notAFile = (path: string, kind: string) =>
  refuse(
    'cli.not_a_file',
    'Folder refused',
    `${path} is ${kind}. A package holds regular files only: put the file itself there, or remove it.`,
  )

/** What the bytes on disk cannot be read back by. */
const REPLACED = '\u{fffd}'

export const readFolder = async (root: string): Promise<Folder> => {
  await checkFolder(root)
  const files: FolderFile[] = []
  const leftOut: { path: string }[] = []

  const walk = async (components: string[], place: string): Promise<void> => {
    for (const entry of await readdir(place, { withFileTypes: true })) {
      const inside = [...components, entry.name]
      const path = inside.join('/').normalize()
      const from = join(place, entry.name)
      if (isJunk([entry.name]) || VERSION_CONTROL.has(entry.name)) {
        leftOut.push({ path })
      } else if (entry.name.includes(REPLACED)) {
        throw refuse('cli.name', 'Folder refused', `The name ${path} is not UTF-8; rename it.`)
      } else if (entry.isDirectory()) {
        await walk(inside, from)
      } else if (entry.isFile()) {
        files.push({ path, from })
      } else {
        throw notAFile(path, kindOf(entry))
      }
    }
  }
  await walk([], root)
  return {
    files: sortByPathBytes(files),
    leftOut: sortByPathBytes(leftOut).map(({ path }) => path),
  }
}

const checkFolder = async (root: string): Promise<void> => {
  const found = await stat(root).catch(() => null)
  if (!found) throw new UsageError(`There is no folder ${root}`)
  if (!found.isDirectory()) throw new UsageError(`${root} is not a folder`)
}

/** Opened so that what was put in the file's place meanwhile is neither followed nor waited for. */
export const openFile = async ({ path, from }: FolderFile) => {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  const file = await open(from, flags)
  const found = await file.stat()
  if (found.isFile()) return { file, size: found.size, executable: (found.mode & 0o111) !== 0 }
  await file.close()
  throw notAFile(path, 'no regular file')
}
