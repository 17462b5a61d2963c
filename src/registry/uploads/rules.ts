/** What an upload accepts in each state. Pure: facts in, a decision or an error out. */
import type { UploadLimits } from '../../platform/config/config.ts'
import { AppError } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'
import type { ChunkHeader } from '../../packages/psu1.ts'
import type { UploadStartBody } from './schemas.ts'

export type UploadState = {
  upload_id: string
  status: 'receiving' | 'finalized' | 'aborted' | 'expired' | 'consumed'
  compressed_size_bytes: number
  received_bytes: number
  sha256: string
  expires_at_unix: number
  is_expired: boolean
}

const sizeLimit = (detail: string, details: Record<string, number>, status = 413): AppError =>
  new AppError('skills.upload.size_limit', detail, { details, status })

const invalid = (detail: string, field: string): AppError =>
  new AppError('skills.upload.invalid_request', detail, { details: { field } })

/** Rejects what could never become an upload, in the protocol's order. */
export const checkStart = (body: UploadStartBody, limits: UploadLimits): void => {
  if (body.file_name.length > 255 || body.file_name.length === 0) {
    throw invalid('`file_name` must have 1 to 255 characters.', 'file_name')
  }
  if (body.archive_format !== 'tar_gz') {
    throw invalid(
      '`archive_format` must be `tar_gz`; no other format is supported.',
      'archive_format',
    )
  }
  const size = body.compressed_size_bytes
  const max = limits.maxCompressedBytes
  if (size < 1) {
    throw sizeLimit(
      '`compressed_size_bytes` must be at least 1.',
      { compressed_size_bytes: size },
      400,
    )
  }
  if (size > max) {
    throw sizeLimit(`The archive is over the limit of ${sizeText(max)}.`, {
      compressed_size_bytes: size,
      max_compressed_size_bytes: max,
    })
  }
  const hint = body.uncompressed_size_hint_bytes
  if (hint !== undefined && hint < 0) {
    throw invalid(
      '`uncompressed_size_hint_bytes` must be 0 or more.',
      'uncompressed_size_hint_bytes',
    )
  }
  if (hint !== undefined && hint > limits.maxUncompressedBytes) {
    throw sizeLimit(
      `The unpacked archive is over the limit of ${sizeText(limits.maxUncompressedBytes)}.`,
      {
        uncompressed_size_hint_bytes: hint,
        max_uncompressed_size_bytes: limits.maxUncompressedBytes,
      },
    )
  }
  if (!/^[0-9a-f]{64}$/.test(body.sha256)) {
    throw invalid('`sha256` must be 64 lower-case hex digits.', 'sha256')
  }
}

export const notFound = (): AppError =>
  new AppError('skills.upload.not_found', 'No such upload in this workspace. Start one.')

export const found = (upload: UploadState | null): UploadState => {
  if (upload) return upload
  throw notFound()
}

/** Retains characters that are harmless in any file name; never used as a path. */
export const sanitiseFileName = (name: string): string => {
  const safe = name.replaceAll(/[^A-Za-z0-9._-]/g, '_')
  return safe === '.' || safe === '..' ? 'archive' : safe
}

export const expired = (upload: UploadState): AppError =>
  new AppError('skills.upload.expired', 'The upload expired. Start a new one.', {
    details: { upload_id: upload.upload_id, expires_at_unix: upload.expires_at_unix },
  })

/** Rejects an expired upload, even if the sweep has not run yet. */
export const checkAlive = (upload: UploadState): void => {
  const isLive = upload.status === 'receiving' || upload.status === 'finalized'
  if (upload.status === 'expired' || (isLive && upload.is_expired)) throw expired(upload)
}

const notReceiving = (upload: UploadState): AppError =>
  new AppError(
    'skills.upload.not_receiving',
    `The upload is ${upload.status} and accepts no more chunks.`,
    { details: { status: upload.status } },
  )

export const offsetMismatch = (upload: UploadState, header: ChunkHeader): AppError =>
  new AppError(
    'skills.upload.offset_mismatch',
    `The next chunk starts at ${upload.received_bytes}, not at ${header.offset}.`,
    { details: { offset: header.offset, next_offset: upload.received_bytes } },
  )

const chunkTooLarge = ({ len }: ChunkHeader, max: number): AppError =>
  new AppError('skills.upload.chunk_too_large', `A chunk has at most ${sizeText(max)}.`, {
    details: { len, max_chunk_size_bytes: max },
  })

type StoredChunk = { len: number; sha256: string }

/** Checks before the bytes arrive; `mayBeAhead`: the previous chunk is arriving. */
export const checkChunk = (facts: {
  upload: UploadState
  header: ChunkHeader
  stored: StoredChunk | null
  limits: UploadLimits
  mayBeAhead: boolean
}): void => {
  const { upload, header, stored, limits, mayBeAhead } = facts
  checkAccepts(upload, stored?.len === header.len)
  if (header.len > limits.maxChunkBytes) throw chunkTooLarge(header, limits.maxChunkBytes)
  if (header.offset > upload.received_bytes && !mayBeAhead) throw offsetMismatch(upload, header)
  if (header.offset < upload.received_bytes) return
  checkEnd(upload, header)
}

/** A finished upload keeps its chunks until it is used, and acknowledges them again. */
const checkAccepts = (upload: UploadState, isRepeat: boolean): void => {
  if (isRepeat) checkAlive(upload)
  else checkReceiving(upload)
}

const checkEnd = ({ compressed_size_bytes: size }: UploadState, header: ChunkHeader): void => {
  const end = header.offset + header.len
  if (end <= size) return
  throw sizeLimit('The chunk reaches past the declared size of the archive.', {
    end,
    compressed_size_bytes: size,
  })
}

/**
 * Decides whether to store a chunk, or to acknowledge a stored one again, since the response may
 * have been lost. The order of the checks is the protocol's.
 */
export const decideChunk = (facts: {
  upload: UploadState
  header: ChunkHeader
  /** SHA-256 of the received bytes. */
  digest: string
  /** The chunk already stored at this offset, if there is one. */
  stored: StoredChunk | null
  limits: UploadLimits
}): 'store' | 'repeat' => {
  const { upload, header, digest, stored, limits } = facts
  const isRepeat = stored !== null && stored.len === header.len && stored.sha256 === digest
  checkAccepts(upload, isRepeat)
  if (header.len > limits.maxChunkBytes) throw chunkTooLarge(header, limits.maxChunkBytes)
  if (header.offset !== upload.received_bytes && !isRepeat) throw offsetMismatch(upload, header)
  if (header.chunk_sha256 !== undefined && header.chunk_sha256 !== digest) {
    throw new AppError(
      'skills.upload.digest_mismatch',
      'The chunk does not match its `chunk_sha256`. Send it again; the upload is unchanged.',
      { details: { expected: header.chunk_sha256, actual: digest } },
    )
  }
  if (header.offset < upload.received_bytes) return 'repeat'
  checkEnd(upload, header)
  return 'store'
}

/** Rejects an incomplete upload; true if it still has to be finalized. */
export const needsFinish = (upload: UploadState): boolean => {
  checkAlive(upload)
  if (upload.status === 'finalized') return false
  if (upload.status === 'consumed') throw notUsable(upload)
  if (upload.status !== 'receiving') throw notReceiving(upload)
  if (upload.received_bytes < upload.compressed_size_bytes) {
    throw new AppError(
      'skills.upload.incomplete',
      `Bytes are missing: continue at offset ${upload.received_bytes}.`,
      {
        details: {
          received_bytes: upload.received_bytes,
          compressed_size_bytes: upload.compressed_size_bytes,
          next_offset: upload.received_bytes,
        },
      },
    )
  }
  return true
}

/** Rejects an upload that does not accept chunks. */
export const checkReceiving = (upload: UploadState): void => {
  checkAlive(upload)
  if (upload.status !== 'receiving') throw notReceiving(upload)
}

/** The digest of the whole archive is not the announced one. */
export const wrongArchive = (upload: UploadState, actual: string): AppError =>
  new AppError(
    'skills.upload.digest_mismatch',
    'The archive does not match the announced digest. The upload is aborted; start a new one.',
    { details: { expected: upload.sha256, actual } },
  )

/** The error of an upload that was consumed or aborted. */
export const notUsable = (upload: UploadState): AppError =>
  upload.status === 'consumed'
    ? new AppError(
        'skills.upload.consumed',
        'The upload was used by an earlier install or update.',
        {
          details: { status: upload.status },
        },
      )
    : new AppError(
        'skills.upload.not_finalized',
        upload.status === 'receiving'
          ? 'Finish the upload first.'
          : `The upload is ${upload.status}. Start a new one.`,
        { details: { status: upload.status } },
      )
