/** The files of a folder on disk, as a package contains them. */
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sortByPathBytes } from '../../../src/packages/fingerprint.ts'
import { isJunk } from '../../../src/packages/archive/names.ts'
import { isVersionControl } from '../../../src/packages/version-control.ts'
import { refuse, UsageError } from '../api/failures.ts'

export type FolderFile = {
  /** In the package: `/` separated, NFC. */
  path: string
  /** On disk. */
  from: string
  size: number
  executable: boolean
}

export type Folder = {
  /** Sorted by path bytes. */
  files: FolderFile[]
  /** Paths that were left out, sorted: metadata that archivers add, and version control data. */
  leftOut: string[]
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A replacement character may be part of a name that is UTF-8. */
const nameOf = (bytes: Buffer, prefix: string): string => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw notUtf8(prefix + bytes.toString())
  }
}

const kindOf = (found: Stats): string => {
  if (found.isSymbolicLink()) return 'a symbolic link'
  if (found.isFIFO()) return 'a named pipe'
  if (found.isSocket()) return 'a socket'
  return found.isBlockDevice() || found.isCharacterDevice() ? 'a device' : 'not a regular file'
}

const notAFile = (path: string, found: Stats) =>
  refuse(
    'cli.not_a_file',
    'Folder rejected',
    `${path} is ${kindOf(found)}. A package can contain only regular files: replace it with a copy, or remove it.`,
  )

const changedMeanwhile = (path: string) =>
  refuse('cli.changed', 'Folder rejected', `${path} changed while it was being packed. Try again.`)

const checkFolder = async (root: string): Promise<void> => {
  const found = await stat(root).catch(() => null)
  if (!found) throw new UsageError(`There is no folder ${root}`)
  if (!found.isDirectory()) throw new UsageError(`${root} is not a folder`)
}

export const readFolder = async (root: string): Promise<Folder> => {
  await checkFolder(root)
  const files: FolderFile[] = []
  const leftOut: { path: string }[] = []

  const visit = async (path: string, from: string): Promise<void> => {
    const found = await lstat(from)
    if (found.isDirectory()) return walk(`${path}/`, from)
    if (!found.isFile()) throw notAFile(path, found)
    files.push({ path, from, size: found.size, executable: (found.mode & 0o111) !== 0 })
  }
  const walk = async (prefix: string, place: string): Promise<void> => {
    for (const bytes of await readdir(place, { encoding: 'buffer' })) {
      const name = nameOf(bytes, prefix)
      const path = (prefix + name).normalize()
      if (isJunk([name]) || isVersionControl(path)) leftOut.push({ path })
      else await visit(path, join(place, name))
    }
  }
  await walk('', root)
  return {
    files: sortByPathBytes(files),
    leftOut: sortByPathBytes(leftOut).map(({ path }) => path),
  }
}

const notUtf8 = (path: string) =>
  refuse('cli.name', 'Folder rejected', `The name ${path} is not UTF-8. Rename it.`)

/** Does not follow a link or wait for a pipe that replaced the file meanwhile. */
const openFile = async ({ path, from, size }: FolderFile): Promise<FileHandle> => {
  const file = await open(
    from,
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  ).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ELOOP'
      ? changedMeanwhile(path)
      : error
  })
  const found = await file.stat()
  if (found.isFile() && found.size === size) return file
  await file.close()
  throw changedMeanwhile(path)
}

/** Exactly as many bytes as the file had when the folder was read. */
export async function* readFile(wanted: FolderFile): AsyncGenerator<Buffer, void, undefined> {
  const file = await openFile(wanted)
  let length = 0
  // The stream owns the file and closes it, however the reading ends.
  for await (const bytes of file.createReadStream()) {
    length += (bytes as Buffer).length
    if (length > wanted.size) break
    yield bytes as Buffer
  }
  if (length !== wanted.size) throw changedMeanwhile(wanted.path)
}
