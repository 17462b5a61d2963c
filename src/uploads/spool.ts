/**
 * An archive that comes in the request itself. It is written to a temporary file as it arrives,
 * so that a slow sender holds neither memory nor a reader of archives, and removed at the end.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../errors.ts'

export class SpooledArchive {
  readonly #folder: string
  readonly #path: string

  constructor(folder: string) {
    this.#folder = folder
    this.#path = join(folder, 'archive')
  }

  /** Takes the whole stream; more than `maxBytes` is `skills.upload.size_limit`. */
  static async receive(stream: Readable, maxBytes: number): Promise<SpooledArchive> {
    const archive = new SpooledArchive(await mkdtemp(join(tmpdir(), 'skill-registry-')))
    try {
      await pipeline(stream, bounded(maxBytes), createWriteStream(archive.#path))
      return archive
    } catch (error) {
      await archive.release()
      throw isDiskFull(error)
        ? new AppError('storage_full', 'No space is left to receive the archive.', { cause: error })
        : error
    }
  }

  read(): AsyncIterable<Uint8Array> {
    return createReadStream(this.#path)
  }

  /** There is no session to use up. */
  async consume(): Promise<void> {}

  /** Nothing outlives the request. */
  async reject(): Promise<void> {}

  async release(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

const bounded = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let received = 0
    for await (const bytes of source) {
      received += bytes.length
      if (received > maxBytes) {
        throw new AppError(
          'skills.upload.size_limit',
          `The archive is over the limit of ${maxBytes} bytes.`,
          { details: { max_compressed_size_bytes: maxBytes } },
        )
      }
      yield bytes
    }
  }
