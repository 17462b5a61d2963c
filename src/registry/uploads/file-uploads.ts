/** Uploads of single files, of which a package is made: each is an upload like that of an archive. */
import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { UploadLimits } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { type ClaimedFile, ClaimedFiles, type LooseFile } from './claimed-files.ts'
import { keyFor } from './owner.ts'
import { findUpload } from './repository.ts'
import { found } from './rules.ts'
import type { UploadService } from './service.ts'

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  uploads: UploadService
  limits: UploadLimits
}

export type AnnouncedFile = { path: string; size: number; sha256: string }

export type UploadedFile = AnnouncedFile & { uploadId: string }

/** Stands for the upload of an empty file, which has nothing to send. */
const EMPTY = 'empty'
const EMPTY_SHA256 = hash('sha256', '')

const invalid = (detail: string): AppError => new AppError('skills.upload.invalid_request', detail)

const otherSize = (size: number): AppError =>
  invalid(`The body does not have the ${size} bytes that were announced. Send it again.`)

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The next `length` bytes; throws if there are fewer. */
async function* take(
  pieces: AsyncIterator<Uint8Array>,
  held: { rest: Uint8Array },
  { length, size }: { length: number; size: number },
): AsyncGenerator<Uint8Array> {
  let missing = length
  while (missing > 0) {
    if (held.rest.length === 0) {
      const next = await pieces.next()
      if (next.done === true) throw otherSize(size)
      held.rest = next.value
    }
    const piece = held.rest.subarray(0, missing)
    held.rest = held.rest.subarray(piece.length)
    missing -= piece.length
    if (piece.length > 0) yield piece
  }
}

export class FileUploads {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Returns the id of the upload. */
  async start(caller: Caller, { path, size, sha256 }: AnnouncedFile): Promise<string> {
    if (size === 0) {
      if (sha256 !== EMPTY_SHA256) throw invalid('An empty file has another SHA-256.')
      return EMPTY
    }
    const { upload_id } = await this.#deps.uploads.start(caller, {
      file_name: path.slice(path.lastIndexOf('/') + 1).slice(-255),
      archive_format: 'tar_gz',
      compressed_size_bytes: size,
      sha256,
    })
    return upload_id
  }

  /** The whole file. Sent again, it goes on where the last try ended. */
  async receive(caller: Caller, uploadId: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    const pieces = body[Symbol.asyncIterator]()
    const held = { rest: new Uint8Array() }
    const size = uploadId === EMPTY ? 0 : await this.#send(caller, uploadId, { pieces, held })
    const isOver = held.rest.length > 0 || (await pieces.next()).done !== true
    if (isOver) throw otherSize(size)
    if (uploadId !== EMPTY) await this.#deps.uploads.finish(caller, uploadId)
  }

  async #send(
    caller: Caller,
    uploadId: string,
    { pieces, held }: { pieces: AsyncIterator<Uint8Array>; held: { rest: Uint8Array } },
  ): Promise<number> {
    const { uploads, limits } = this.#deps
    const { workspaceId } = caller
    const { status, compressed_size_bytes: size } = await uploads.status(caller, uploadId)
    const places = Array.from(
      { length: Math.ceil(size / limits.maxChunkBytes) },
      (_, index) => index * limits.maxChunkBytes,
    )
    for (const offset of places) {
      const length = Math.min(limits.maxChunkBytes, size - offset)
      const bytes = take(pieces, held, { length, size })
      // A repeat of a finished upload is read, so that the sender gets its response.
      if (status === 'finalized') for await (const _ of bytes);
      else {
        const header = { workspace_id: workspaceId, upload_id: uploadId, offset, len: length }
        await uploads.addChunk(caller, uploadId, { header, body: bytes, discard: async () => {} })
      }
    }
    return size
  }

  /** The package of these files, whose uploads end with it. */
  async claim(
    caller: Caller,
    {
      slug,
      uploaded,
      others,
    }: { slug: string; uploaded: readonly UploadedFile[]; others: readonly LooseFile[] },
  ): Promise<ClaimedFiles> {
    const empty = uploaded.filter(({ uploadId }) => uploadId === EMPTY)
    const sent = uploaded.filter(({ uploadId }) => uploadId !== EMPTY)
    if (new Set(sent.map(({ uploadId }) => uploadId)).size < sent.length) {
      throw invalid('Two files name the same upload.')
    }
    const claimed: ClaimedFile[] = []
    try {
      for (const file of sent) claimed.push(await this.#claimOne(caller, file))
      // The uploader of a package is on record, since they may not review it.
      if (new Set(claimed.map(({ upload }) => upload.uploadedBy)).size > 1) {
        throw invalid('The files were uploaded by several callers. Upload all of them anew.')
      }
    } catch (error) {
      for (const { upload } of claimed) await upload.release('unused')
      throw error
    }
    const atHand = [...empty.map(({ path }) => ({ path, size: 0, read: nothing })), ...others]
    const maxBytes = this.#deps.limits.maxCompressedBytes
    return new ClaimedFiles({ slug, claimed, others: atHand, maxBytes })
  }

  async #claimOne(caller: Caller, file: UploadedFile): Promise<ClaimedFile> {
    const { db, store, uploads } = this.#deps
    const { path, size, sha256, uploadId } = file
    const upload = found(await findUpload(db, await keyFor(db, caller, uploadId)))
    if (upload.compressed_size_bytes !== size || upload.sha256 !== sha256) {
      throw invalid(`The upload of ${path} has another size or SHA-256 than the file.`)
    }
    const claim = await uploads.claim(caller, uploadId)
    const { keys } = await claim.read()
    const read = async function* () {
      for (const key of keys) yield* await store.get(key)
    }
    return { path, size, read, upload: claim }
  }
}
