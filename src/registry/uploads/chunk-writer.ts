/**
 * Stores chunks: the bytes as an object of the blob store first, then the row and the offset of the
 * upload in one statement, which succeeds at the next offset only. An object without a row is deleted
 * by the request that wrote it.
 */
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { type BlobStore, isStoreFailure } from '../../platform/blob-store/blob-store.ts'
import type { UploadLimits } from '../../platform/config/config.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { announce, uploadTopic } from '../../platform/database/notify.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import * as chunks from './chunks.ts'
import type { IncomingFrame } from './frame.ts'
import { PendingChunks } from './pending-chunks.ts'
import type { ChunkHeader } from '../../packages/psu1.ts'
import * as repository from './repository.ts'
import type { UploadKey } from './repository.ts'
import * as rules from './rules.ts'

type Deps = { db: Kysely<Database>; store: BlobStore; keys: ObjectKeys; limits: UploadLimits }

export class ChunkWriter {
  readonly #deps: Deps
  readonly #pending = new PendingChunks()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Returns how many bytes of the upload are then acknowledged. */
  async store(caller: Caller, key: UploadKey, frame: IncomingFrame): Promise<number> {
    const { header } = frame
    const pending = this.#pending.begin(key, header)
    try {
      const { upload, stored } = await this.#find(this.#deps.db, key, header)
      const { limits } = this.#deps
      rules.checkChunk({
        upload,
        header,
        stored,
        limits,
        mayBeAhead: pending.predecessors !== null,
      })
      if (header.len === 0 || header.offset < upload.received_bytes) {
        const digest = await digestOf(frame.body)
        rules.decideChunk({ upload, header, digest, stored, limits })
        return upload.received_bytes
      }
      return await this.#put(caller, key, { frame, predecessors: pending.predecessors })
    } finally {
      pending.settle()
    }
  }

  async #put(
    caller: Caller,
    key: UploadKey,
    { frame, predecessors }: { frame: IncomingFrame; predecessors: (() => Promise<void>) | null },
  ): Promise<number> {
    const { header, body } = frame
    const { db, store, keys } = this.#deps
    const objectKey = await keys.next(key.workspaceId, 'chunks')
    const discard = async (): Promise<void> => {
      // The sweep deletes the object if this fails.
      await store.delete([objectKey]).catch(() => undefined)
    }
    try {
      const { sha256 } = await store.put(objectKey, body)
      await predecessors?.()
      await caller.confirm?.()
      const chunk = { offset: header.offset, len: header.len, sha256, object_key: objectKey }
      const { received, isNew } = await transaction(db, (trx) =>
        this.#append(trx, key, { header, chunk }),
      )
      if (!isNew) await discard()
      return received
    } catch (error) {
      // Any other error may hide a commit, and a failed store cannot delete either.
      if (error instanceof AppError && !isStoreFailure(error)) await discard()
      throw error
    }
  }

  async #append(
    trx: Transaction<Database>,
    key: UploadKey,
    { header, chunk }: { header: ChunkHeader; chunk: chunks.NewChunk },
  ): Promise<{ received: number; isNew: boolean }> {
    const { limits } = this.#deps
    const isIntact = header.chunk_sha256 === undefined || header.chunk_sha256 === chunk.sha256
    if (isIntact && (await chunks.appendChunk(trx, key, chunk, limits))) {
      announce(trx, uploadTopic(key.workspaceId, key.uploadId))
      return { received: chunk.offset + chunk.len, isNew: true }
    }
    const { upload, stored } = await this.#find(trx, key, header)
    const digest = chunk.sha256
    if (rules.decideChunk({ upload, header, digest, stored, limits }) === 'repeat') {
      return { received: upload.received_bytes, isNew: false }
    }
    // Another chunk was first, or the upload has expired.
    throw rules.offsetMismatch(upload, header)
  }

  async #find(db: Kysely<Database>, key: UploadKey, { offset }: ChunkHeader) {
    const upload = rules.found(await repository.findUpload(db, key))
    const isKnown = offset < upload.received_bytes
    return { upload, stored: isKnown ? await chunks.findChunk(db, key, offset) : null }
  }
}

const digestOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}
