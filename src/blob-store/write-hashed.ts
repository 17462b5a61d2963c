/** Writes a source to a file and hashes it on the way. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Stored } from './blob-store.ts'
import { onDisk } from './disk-errors.ts'

/** Hashed without a pause, so that other requests wait a millisecond and not for all of it. */
const PIECE_BYTES = 1024 * 1024

async function* piecesOf(
  source: Uint8Array | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const parts = source instanceof Uint8Array ? [source] : source
  for await (const part of parts) {
    for (let start = 0; start < part.length; start += PIECE_BYTES) {
      yield part.subarray(start, start + PIECE_BYTES)
    }
  }
}

const writeWhole = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written)
    written += bytesWritten
  }
}

export const writeHashed = async (
  file: FileHandle,
  source: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<Stored> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of piecesOf(source)) {
    await onDisk(() => writeWhole(file, piece))
    hash.update(piece)
    size += piece.length
  }
  return { size, sha256: hash.digest('hex') }
}
