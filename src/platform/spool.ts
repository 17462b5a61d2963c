/**
 * Incoming bytes in an unlinked temporary file, which is gone once its handle is closed, even if
 * the process is killed.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from './errors.ts'

/** Disk space usually frees up as other requests finish; otherwise an operator must act. */
const RETRY_AFTER_SECONDS = 60

const READ_BYTES = 64 * 1024

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

const noSpace = (cause: unknown): AppError =>
  new AppError('storage_full', 'No space is left for temporary files.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  })

const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `skill-registry-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

export class Spool {
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  #size = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** Stores all of `source`. */
  static async fill(source: AsyncIterable<Uint8Array>): Promise<Spool> {
    const spool = new Spool(await openNameless())
    try {
      for await (const bytes of source) await spool.#write(bytes)
      return spool
    } catch (error) {
      await spool.close()
      throw error
    }
  }

  /** SHA-256 of the whole content, in hex. */
  digest(): string {
    return this.#hash.copy().digest('hex')
  }

  get size(): number {
    return this.#size
  }

  /**
   * The open file, to be transferred to one thread, which then owns and closes it. Afterwards this
   * spool has nothing to read or close.
   */
  get file(): FileHandle {
    return this.#file
  }

  /**
   * The whole content, or `length` bytes from `start`. Not a Node stream: an abandoned one closes
   * its file, regardless of its options.
   */
  async *read(start = 0, length = Infinity): AsyncGenerator<Buffer, void, undefined> {
    const end = Math.min(start + length, this.#size)
    for (let position = start; position < end;) {
      const piece = Buffer.allocUnsafe(Math.min(READ_BYTES, end - position))
      const { bytesRead } = await this.#file.read(piece, 0, piece.length, position)
      if (bytesRead === 0) throw new Error('A temporary file is shorter than what was written.')
      position += bytesRead
      yield piece.subarray(0, bytesRead)
    }
  }

  async close(): Promise<void> {
    await this.#file.close()
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let written = 0; written < bytes.length;) {
      written += await this.#writeSome(bytes, written)
    }
    this.#size += bytes.length
    this.#hash.update(bytes)
  }

  async #writeSome(bytes: Uint8Array, start: number): Promise<number> {
    try {
      return (await this.#file.write(bytes, start)).bytesWritten
    } catch (error) {
      throw isDiskFull(error) ? noSpace(error) : error
    }
  }
}
