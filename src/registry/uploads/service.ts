/**
 * Resumable uploads. An acknowledged chunk is committed: a killed process loses nothing that was
 * acknowledged. A row lock serializes the writers of an upload; if two send the same offset, one
 * wins, and the other gets the offset to continue at. An error leaves the upload unchanged, except
 * that an archive with a wrong digest ends it.
 */
import type { ChunkAck } from '../../tenancy/events/schemas.ts'
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction, unlessDone } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { UploadLimits } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { ClaimedUpload } from './claim.ts'
import * as chunks from './chunks.ts'
import { ChunkWriter } from './chunk-writer.ts'
import { endUpload, reserve } from './end.ts'
import type { IncomingFrame } from './frame.ts'
import { listUploads } from './list.ts'
import { checkMayStart, keyFor } from './owner.ts'
import * as repository from './repository.ts'
import type { UploadKey } from './repository.ts'
import * as rules from './rules.ts'
import type {
  UploadAborted,
  UploadFinished,
  UploadStartBody,
  PackageLimits,
  UploadStarted,
  UploadPage,
  UploadQuery,
  UploadStatus,
} from './schemas.ts'

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  keys: ObjectKeys
  limits: UploadLimits
  newId: () => string
}

export class UploadService {
  readonly #db: Kysely<Database>
  readonly #store: BlobStore
  readonly #limits: UploadLimits
  readonly #newId: () => string
  readonly #chunks: ChunkWriter

  constructor({ db, store, keys, limits, newId }: Dependencies) {
    this.#db = db
    this.#store = store
    this.#limits = limits
    this.#newId = newId
    this.#chunks = new ChunkWriter({ db, store, keys, limits })
  }

  /** skills/upload/start */
  async start(
    caller: Caller,
    body: UploadStartBody,
  ): Promise<Omit<UploadStarted, keyof PackageLimits>> {
    rules.checkStart(body, this.#limits)
    const started = await callerTransaction(this.#db, caller, async (trx) => {
      await checkMayStart(trx, caller)
      const uploadId = this.#newId()
      const key = { workspaceId: caller.workspaceId, uploadId }
      const expiresAt = await repository.insertUpload(trx, key, {
        file_name: rules.sanitiseFileName(body.file_name),
        archive_format: body.archive_format,
        compressed_size_bytes: body.compressed_size_bytes,
        sha256: body.sha256,
        created_by: caller.actor.id,
        idleSeconds: Math.min(this.#limits.idleSeconds, this.#limits.lifetimeSeconds),
      })
      await audit.record(trx, caller, {
        action: 'upload_start',
        decision: 'allowed',
        target: audit.uploadTarget(uploadId),
        details: { compressed_size_bytes: body.compressed_size_bytes, sha256: body.sha256 },
      })
      reserve(trx, caller.workspaceId, body.compressed_size_bytes)
      return { uploadId, expiresAt }
    })
    return {
      upload_id: started.uploadId,
      recommended_chunk_size_bytes: this.#limits.recommendedChunkBytes,
      max_chunk_size_bytes: this.#limits.maxChunkBytes,
      max_compressed_size_bytes: this.#limits.maxCompressedBytes,
      max_uncompressed_size_bytes: this.#limits.maxUncompressedBytes,
      expires_at_unix: started.expiresAt,
    }
  }

  async list(caller: Caller, query: UploadQuery): Promise<UploadPage> {
    return listUploads(this.#db, caller, query)
  }

  async status(caller: Caller, uploadId: string): Promise<UploadStatus> {
    const upload = await this.#find(caller, uploadId)
    rules.checkAlive(upload)
    const { status } = upload
    if (status === 'expired') throw rules.expired(upload)
    return {
      upload_id: upload.upload_id,
      status,
      compressed_size_bytes: upload.compressed_size_bytes,
      received_bytes: upload.received_bytes,
      next_offset: upload.received_bytes,
      sha256: upload.sha256,
      expires_at_unix: upload.expires_at_unix,
    }
  }

  async #find(caller: Caller, uploadId: string): Promise<rules.UploadState> {
    const key = await keyFor(this.#db, caller, uploadId)
    return rules.found(await repository.findUpload(this.#db, key))
  }

  /** One PSU1 chunk. A response means that the bytes are on stable storage. */
  async addChunk(caller: Caller, uploadId: string, frame: IncomingFrame): Promise<ChunkAck> {
    const { offset, len, ...names } = frame.header
    if (names.workspace_id !== caller.workspaceId || names.upload_id !== uploadId) {
      throw new AppError(
        'skills.upload.frame_invalid',
        "The frame header's `workspace_id` and `upload_id` must be the ones of the URL.",
      )
    }
    const key = await keyFor(this.#db, caller, uploadId)
    const received = await this.#chunks.store(caller, key, frame)
    return { upload_id: uploadId, offset, len, received_bytes: received, next_offset: received }
  }

  /** The acknowledged offset of an upload that still accepts chunks. */
  async acknowledged(caller: Caller, uploadId: string): Promise<number> {
    const upload = await this.#find(caller, uploadId)
    rules.checkReceiving(upload)
    return upload.received_bytes
  }

  /** Acknowledgements of stored chunks from an offset on, in order. */
  async acksAfter(
    caller: Caller,
    uploadId: string,
    from: { offset: number; limit: number },
  ): Promise<{ acks: ChunkAck[]; isReceiving: boolean }> {
    const rows = await chunks.findAcks(this.#db, await keyFor(this.#db, caller, uploadId), from)
    const acks = rows.flatMap(({ offset, len }) => {
      if (offset === null || len === null) return []
      const end = offset + len
      return [{ upload_id: uploadId, offset, len, received_bytes: end, next_offset: end }]
    })
    return { acks, isReceiving: rows[0]?.is_receiving ?? false }
  }

  /** skills/upload/finish. Repeating it for a finalized upload returns the same response. */
  async finish(caller: Caller, uploadId: string): Promise<UploadFinished> {
    const key = await keyFor(this.#db, caller, uploadId)
    const upload = rules.found(await repository.findUpload(this.#db, key))
    await unlessDone(caller, async () => {
      if (rules.needsFinish(upload)) await this.#finalize(caller, key, upload)
    })
    return {
      upload_id: uploadId,
      status: 'finalized',
      sha256: upload.sha256,
      compressed_size_bytes: upload.compressed_size_bytes,
    }
  }

  /** Complete chunks never change, so they are hashed without a lock. */
  async #finalize(caller: Caller, key: UploadKey, upload: rules.UploadState): Promise<void> {
    const actual = await this.#digestOf(key)
    const target = audit.uploadTarget(key.uploadId)
    const isIntact = actual === upload.sha256
    // Ending an upload rejects the request, so the idempotency key remains unused.
    const isMoved = await callerTransaction(this.#db, isIntact ? caller : {}, async (trx) => {
      if (isIntact) {
        if (!(await repository.markFinalized(trx, key))) return this.#endedMeanwhile(trx, key)
        await audit.record(trx, caller, { action: 'upload_finish', decision: 'allowed', target })
        return true
      }
      if (!(await endUpload(trx, key, ['receiving'], 'aborted'))) {
        return this.#endedMeanwhile(trx, key)
      }
      await audit.record(trx, caller, {
        action: 'upload_finish',
        decision: 'blocked',
        target,
        reason_code: 'skills.upload.digest_mismatch',
        details: { expected: upload.sha256, actual },
      })
      return true
    })
    if (isMoved && !isIntact) throw rules.wrongArchive(upload, actual)
  }

  /** Not an error if another request finished the upload; if one ended it, chunks may be gone. */
  async #endedMeanwhile(trx: Transaction<Database>, key: UploadKey): Promise<false> {
    rules.needsFinish(rules.found(await repository.findUpload(trx, key)))
    return false
  }

  async #digestOf(key: UploadKey): Promise<string> {
    const hash = createHash('sha256')
    for (const objectKey of await chunks.listObjects(this.#db, key)) {
      for await (const piece of await this.#store.get(objectKey)) hash.update(piece)
    }
    return hash.digest('hex')
  }

  /** skills/upload/abort. Repeating it is harmless. */
  async abort(caller: Caller, uploadId: string): Promise<UploadAborted> {
    const key = await keyFor(this.#db, caller, uploadId)
    await callerTransaction(this.#db, caller, async (trx) => {
      const upload = rules.found(await repository.lockUpload(trx, key))
      rules.checkAlive(upload)
      if (upload.status === 'aborted') return
      if (upload.status === 'consumed') throw rules.notUsable(upload)
      await endUpload(trx, key, ['receiving', 'finalized'], 'aborted')
      await audit.record(trx, caller, {
        action: 'upload_abort',
        decision: 'allowed',
        target: audit.uploadTarget(uploadId),
      })
    })
    return { upload_id: uploadId, status: 'aborted' }
  }

  /** Leases a finalized upload for reading; see `ClaimedUpload`. */
  async claim(caller: Caller, uploadId: string): Promise<ClaimedUpload> {
    const key = await keyFor(this.#db, caller, uploadId)
    return ClaimedUpload.take({ db: this.#db, key, leaseId: this.#newId() }, async () => {
      const upload = rules.found(await repository.findUpload(this.#db, key))
      rules.checkAlive(upload)
      if (upload.status !== 'finalized') throw rules.notUsable(upload)
      throw new AppError(
        'skills.upload.busy',
        'Another request is using this upload right now. Try again in a moment.',
        { retryAfter: 1 },
      )
    })
  }
}
