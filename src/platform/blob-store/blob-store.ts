/** The only interface to stored bytes: objects that are written once and never change. */
import type { Readable } from 'node:stream'

export { isStoreFailure, ObjectDamaged, ObjectExists, ObjectMissing } from './object-errors.ts'

/** In bytes; `end` is exclusive. */
export type ByteRange = { start: number; end: number }

/** `sha256` is lower-case hex. */
export type Stored = { size: number; sha256: string }

/** `modifiedAt` is taken from the store's own clock. */
export type StoredObject = { key: string; size: number; modifiedAt: Date }

export interface BlobStore {
  /**
   * Durable when it resolves. Rejects with ObjectExists where the key exists with other bytes; the
   * same bytes again are not an error.
   */
  put(key: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<Stored>
  /**
   * Rejects with ObjectMissing if there is none, with ObjectDamaged if it ends before `range` does.
   * The stream fails with ObjectDamaged rather than ending early; a reader that stops early must
   * destroy it.
   */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Absent keys are not an error. */
  delete(keys: string[]): Promise<void>
  /** All objects whose key starts with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject>
  close(): Promise<void>
}
