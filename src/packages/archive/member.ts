/** One file or folder of an archive, as every reader of this folder passes it on. */
import type { ArchiveLimits } from './limits.ts'
import type { EntryPath } from './names.ts'
import { refuse } from '../errors.ts'

export type ArchiveMember = {
  path: EntryPath
  kind: 'file' | 'folder'
  size: number
  executable: boolean
  /** The content, in an ArrayBuffer of its own; call it once, before the next member. */
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

export const ANY_EXECUTE_BIT = 0o111
export const SET_ID_BITS = 0o6000

export const checkFileSize = (entry: Uint8Array, size: number, limits: ArchiveLimits): void => {
  if (size > limits.fileBytes) {
    throw refuse('limit.file', { entry, limit: limits.fileBytes, value: size })
  }
}
