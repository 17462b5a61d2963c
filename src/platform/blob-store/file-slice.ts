/** Streams a range of an open file. The stream closes the file, and never ends early. */
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fromDiskError } from './disk-errors.ts'
import { ObjectDamaged } from './object-errors.ts'

const READ_BYTES = 256 * 1024

type Slice = { key: string; file: FileHandle; start: number; end: number }

export class FileSlice extends Readable {
  readonly #key: string
  readonly #file: FileHandle
  readonly #end: number
  #position: number

  constructor({ key, file, start, end }: Slice) {
    super()
    this.#key = key
    this.#file = file
    this.#position = start
    this.#end = end
  }

  override _read(): void {
    this.#next().then(
      (bytes) => this.push(bytes),
      (error: unknown) => this.destroy(fromDiskError(error) as Error),
    )
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.#close((failure) => done(error ?? failure))
  }

  async #close(report: (failure: Error | null) => void): Promise<void> {
    report(
      await this.#file.close().then(
        () => null,
        (failure) => fromDiskError(failure) as Error,
      ),
    )
  }

  async #next(): Promise<Buffer | null> {
    const length = Math.min(READ_BYTES, this.#end - this.#position)
    if (length === 0) return null
    const bytes = Buffer.allocUnsafe(length)
    const { bytesRead } = await this.#file.read(bytes, 0, length, this.#position)
    if (bytesRead === 0) throw new ObjectDamaged(this.#key, 'it became shorter while it was read')
    this.#position += bytesRead
    return bytes.subarray(0, bytesRead)
  }
}
