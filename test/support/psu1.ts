/** Writes PSU1 frames, right and wrong ones, without the code under test. */
import { createHash } from 'node:crypto'

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

export type FrameHeader = Record<string, unknown>

/** A frame from any header and bytes. */
export const rawFrame = (
  header: string | Uint8Array,
  bytes: Uint8Array,
  magic = 'PSU1',
): Buffer => {
  const head = Buffer.from(header)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([Buffer.from(magic, 'latin1'), length, head, bytes])
}

export type Place = { workspaceId?: string; uploadId: string; offset: number }

/** A right frame, whose header may be spoilt by `overrides`; undefined leaves a field out. */
export const frame = (place: Place, bytes: Uint8Array, overrides: FrameHeader = {}): Buffer =>
  rawFrame(
    JSON.stringify({
      workspace_id: place.workspaceId ?? 'default',
      upload_id: place.uploadId,
      offset: place.offset,
      len: bytes.length,
      chunk_sha256: sha256(bytes),
      ...overrides,
    }),
    bytes,
  )
