/** What a reader thread is told: plain data, since it crosses the thread boundary. */
import type { UploadKey } from '../uploads/upload-key.ts'

/** Where the bytes of an archive are. */
export type Origin =
  | { kind: 'upload'; key: UploadKey }
  /** Open in this process for as long as it is read. */
  | { kind: 'file'; descriptor: number }
  | { kind: 'memory'; bytes: Uint8Array }

export type Order = {
  origin: Origin
  /** Where its files are staged; null keeps nothing. */
  workspaceId: string | null
}

export type ReaderSettings = { connectionString: string; statementTimeoutMs: number }
