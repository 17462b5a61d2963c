/** Translates file system failures into errors of the catalogue. */
import { storeFull, storeUnavailable } from './object-errors.ts'

const FULL = ['ENOSPC', 'EDQUOT']

export const diskErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : undefined

export const fromDiskError = (error: unknown): unknown => {
  const code = diskErrorCode(error)
  if (code === undefined) return error
  return FULL.includes(code) ? storeFull(error) : storeUnavailable(error)
}

/** Wraps only work on the store's own disk, since a source may fail with the same codes. */
export const onDisk = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw fromDiskError(error)
  }
}
