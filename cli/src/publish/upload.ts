/** Sends an archive to the registry in PSU1 chunks, resuming an earlier attempt. */
import { createHash } from 'node:crypto'
import { packFrame } from '../../../src/packages/psu1.ts'
import type { components } from '../api/schema.ts'
import { Refusal, refuse } from '../api/failures.ts'
import type { PackedFolder } from '../package/pack.ts'
import type { Registry } from '../api/registry.ts'
import { bytes as sizeText } from '../terminal/text.ts'
import type { UploadState } from './upload-state.ts'

type Started = components['schemas']['UploadStarted']
type Status = components['schemas']['UploadStatus']
type Ack = components['schemas']['ChunkAck']

export type Uploaded = { uploadId: string; sentBytes: number; resumedFrom: number }

export type OnProgress = (done: number, of: number) => void

/** The codes of an upload that can no longer succeed. */
const gone = new Set([
  'skills.upload.not_found',
  'skills.upload.expired',
  'skills.upload.not_receiving',
  'skills.upload.consumed',
  'skills.upload.digest_mismatch',
  'skills.upload.invalid_archive',
])

export const isGone = (error: unknown): boolean => error instanceof Refusal && gone.has(error.code)

/** Bytes; a push fails if the connection is too slow for a chunk of this size. */
const SMALLEST_CHUNK = 16 * 1024

const chunkOf = async (
  { archive }: PackedFolder,
  offset: number,
  length: number,
): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of archive.read(offset, length)) parts.push(part)
  return Buffer.concat(parts)
}

/** What the registry would reject once all of it was sent. */
const excessOf = (
  { slug, contentSize, fileCount, largest }: PackedFolder,
  started: Started,
): string | null => {
  const { max_uncompressed_size_bytes: most, max_file_size_bytes: ofFile, max_entries } = started
  if (contentSize > most)
    return `${slug} has ${sizeText(contentSize)}, and the registry takes ${sizeText(most)}`
  if (largest.size > ofFile)
    return `${largest.path} has ${sizeText(largest.size)}, and the registry takes files of ${sizeText(ofFile)}`
  if (fileCount > max_entries)
    return `${slug} has ${fileCount} files, and the registry takes ${max_entries}`
  return null
}

export class Upload {
  readonly #registry: Registry
  readonly #packed: PackedFolder
  readonly #state: UploadState
  readonly #onProgress: OnProgress

  constructor(parts: {
    registry: Registry
    packed: PackedFolder
    state: UploadState
    onProgress: OnProgress
  }) {
    this.#registry = parts.registry
    this.#packed = parts.packed
    this.#state = parts.state
    this.#onProgress = parts.onProgress
  }

  /** Resolves once all bytes are stored and verified. */
  async run(): Promise<Uploaded> {
    const { uploadId, chunkBytes, resumedFrom } = (await this.#resume()) ?? (await this.#start())
    const { size } = this.#packed
    this.#onProgress(resumedFrom, size)
    let sentBytes = 0
    let length = chunkBytes
    for (let offset = resumedFrom; offset < size;) {
      const chunk = await chunkOf(this.#packed, offset, length)
      const next = await this.#send(uploadId, offset, chunk)
      if (next === null) {
        length = Math.ceil(length / 2)
        continue
      }
      sentBytes += chunk.length
      offset = next
      this.#onProgress(offset, size)
    }
    await this.#finish(uploadId)
    return { uploadId, sentBytes, resumedFrom }
  }

  async #resume() {
    const begun = await this.#state.load()
    if (!begun) return null
    const status = await this.#status(begun.uploadId)
    const { size, sha256 } = this.#packed
    const isOurs = status?.sha256 === sha256 && status.compressed_size_bytes === size
    if (status && isOurs && ['receiving', 'finalized'].includes(status.status)) {
      return { ...begun, resumedFrom: status.next_offset }
    }
    await this.#state.forget()
    return null
  }

  async #status(uploadId: string): Promise<Status | null> {
    try {
      return await this.#registry.ask((api, signal) =>
        api.GET('/v1/workspaces/{workspace_id}/uploads/{upload_id}', {
          params: { path: this.#path(uploadId) },
          signal,
        }),
      )
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }

  async #start() {
    const { slug, size, sha256 } = this.#packed
    const started = await this.#registry.ask((api, signal) =>
      api.POST('/v1/workspaces/{workspace_id}/uploads', {
        params: { path: { workspace_id: this.#registry.workspace } },
        body: {
          file_name: `${slug.replace('/', '-')}.tar.gz`,
          archive_format: 'tar_gz',
          compressed_size_bytes: size,
          sha256,
        },
        signal,
      }),
    )
    const excess = excessOf(this.#packed, started)
    if (excess !== null) {
      await this.#abort(started.upload_id)
      throw refuse('cli.too_large', 'Too large', `${excess}. Nothing was sent.`)
    }
    const begun = {
      uploadId: started.upload_id,
      chunkBytes: Math.max(started.recommended_chunk_size_bytes, 1),
    }
    await this.#state.save(begun)
    return { ...begun, resumedFrom: 0 }
  }

  async #abort(uploadId: string): Promise<void> {
    await this.#registry.ask((api, signal) =>
      api.POST('/v1/workspaces/{workspace_id}/uploads/{upload_id}/abort', {
        params: { path: this.#path(uploadId) },
        signal,
      }),
    )
  }

  /** The offset of the next chunk; null if the connection is too slow for one of this size. */
  async #send(uploadId: string, offset: number, bytes: Buffer): Promise<number | null> {
    const next = await this.#acknowledged(uploadId, offset, bytes)
    if (next === null) return null
    if (Number.isSafeInteger(next) && next > offset && next <= this.#packed.size) return next
    throw refuse(
      'cli.bad_response',
      'Response not understood',
      `After a chunk at ${offset} the registry expects one at ${next}.`,
    )
  }

  async #acknowledged(uploadId: string, offset: number, bytes: Buffer): Promise<number | null> {
    try {
      return (await this.#sendFrame(uploadId, offset, bytes)).next_offset
    } catch (error) {
      if (isGone(error)) await this.#state.forget()
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'request.timeout' && bytes.length > SMALLEST_CHUNK) return null
      // Another push of the same package is running: continue at their common offset.
      const next = error.problem.details?.['next_offset']
      if (error.code === 'skills.upload.offset_mismatch' && typeof next === 'number') return next
      throw error
    }
  }

  #sendFrame(uploadId: string, offset: number, bytes: Buffer): Promise<Ack> {
    const path = this.#path(uploadId)
    const header = {
      ...path,
      offset,
      len: bytes.length,
      chunk_sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    return this.#registry.ask((api, signal) =>
      api.POST('/v1/workspaces/{workspace_id}/uploads/{upload_id}/chunks', {
        params: { path },
        // The generated types declare bytes as `string`; the serializer replaces it.
        body: '',
        bodySerializer: () => packFrame(header, bytes),
        headers: { 'content-type': 'application/octet-stream' },
        signal,
      }),
    )
  }

  async #finish(uploadId: string): Promise<void> {
    try {
      await this.#registry.ask((api, signal) =>
        api.POST('/v1/workspaces/{workspace_id}/uploads/{upload_id}/finish', {
          params: { path: this.#path(uploadId) },
          signal,
        }),
      )
    } catch (error) {
      if (isGone(error)) await this.#state.forget()
      throw error
    }
  }

  #path(uploadId: string) {
    return { workspace_id: this.#registry.workspace, upload_id: uploadId }
  }
}
