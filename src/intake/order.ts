/** The message to a reader thread: plain data and transferred handles, since it crosses threads. */
import type { FileHandle } from 'node:fs/promises'
import type { Transferable } from 'node:worker_threads'
import type { UploadKey } from '../uploads/upload-key.ts'

/** Where the bytes of an archive are. */
export type Origin =
  | { kind: 'upload'; key: UploadKey }
  /** Transferred with the order: the thread that reads the file closes it. */
  | { kind: 'file'; file: FileHandle }
  | { kind: 'memory'; bytes: Uint8Array }

export type Order = {
  origin: Origin
  /** Where its files are staged; null keeps nothing. */
  workspaceId: string | null
}

export const transferredWith = ({ origin }: Order): Transferable[] =>
  origin.kind === 'file' ? [origin.file] : []

export type ReaderSettings = { connectionString: string; statementTimeoutMs: number }
