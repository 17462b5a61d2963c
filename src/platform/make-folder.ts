/**
 * `mkdir -p`. Node's recursive `mkdir` never returns where the file system allows no new folders,
 * as in `/proc`.
 */
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** False if it already exists. */
const makeOne = async (path: string, mode: number): Promise<boolean> => {
  try {
    await mkdir(path, { mode })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST') && (await stat(path)).isDirectory()) return false
    throw error
  }
}

/** Returns the outermost folder that was created, or undefined if all existed. */
export const makeFolder = async (path: string, mode = 0o777): Promise<string | undefined> => {
  try {
    return (await makeOne(path, mode)) ? path : undefined
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) throw error
  }
  const outer = await makeFolder(dirname(path), mode)
  const isNew = await makeOne(path, mode)
  return outer ?? (isNew ? path : undefined)
}
