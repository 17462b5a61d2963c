/** Writes a source to a file and hashes it at the same time. */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Stored } from './blob-store.ts'
import { release } from '../release.ts'
import { onDisk } from './disk-errors.ts'

/**
 * Large enough for few turns of the event loop, and small enough that hashing one block delays
 * other requests by less than 1 ms.
 */
const BLOCK_BYTES = 256 * 1024

/** The bytes of a source in blocks, each overwritten by the next one. */
async function* blocksOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let block: Buffer<ArrayBuffer> | null = null
  let filled = 0
  for await (const part of source) {
    block ??= Buffer.allocUnsafeSlow(BLOCK_BYTES)
    for (let start = 0; start < part.length;) {
      const end = Math.min(part.length, start + BLOCK_BYTES - filled)
      block.set(part.subarray(start, end), filled)
      filled += end - start
      start = end
      if (filled === BLOCK_BYTES) {
        yield block
        filled = 0
      }
    }
  }
  if (block !== null && filled > 0) yield block.subarray(0, filled)
  if (block !== null) release(block)
}

async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
    yield bytes.subarray(start, start + BLOCK_BYTES)
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
  for await (const block of source instanceof Uint8Array ? slicesOf(source) : blocksOf(source)) {
    await onDisk(() => writeWhole(file, block))
    hash.update(block)
    size += block.length
  }
  return { size, sha256: hash.digest('hex') }
}
