/** The message to a reader thread: plain data and transferred handles, since it crosses threads. */
import type { FileHandle } from 'node:fs/promises'
import type { Transferable } from 'node:worker_threads'

/** Where the bytes of an archive are. */
export type Origin =
  /** Objects of the blob store, in order. */
  | { kind: 'objects'; keys: string[] }
  /** Transferred with the message: the thread that reads the file closes it. */
  | { kind: 'file'; file: FileHandle }
  | { kind: 'memory'; bytes: Uint8Array }

export type Order = {
  origin: Origin
  /** The key of a pack that is too large for a row; null stores nothing. */
  packKey: string | null
}

export const transferredWith = ({ origin }: Order): Transferable[] =>
  origin.kind === 'file' ? [origin.file] : []
