/** Gathers files so that small ones are stored many at a time and large ones alone. */
import type { ReadFile } from './types.ts'

const BATCH_BYTES = 1024 * 1024
const BATCH_FILES = 64
/** So little may wait for its store when the next archive is read already. */
const REST_BYTES = 64 * 1024

export class Batch {
  readonly #store: (files: ReadFile[]) => Promise<void>
  #files: ReadFile[] = []
  #bytes = 0

  constructor(store: (files: ReadFile[]) => Promise<void>) {
    this.#store = store
  }

  async add(file: ReadFile): Promise<void> {
    if (this.#bytes + file.bytes.length > BATCH_BYTES) await this.#flush()
    this.#files.push(file)
    this.#bytes += file.bytes.length
    if (this.#bytes >= BATCH_BYTES || this.#files.length >= BATCH_FILES) await this.#flush()
  }

  /** Stores what is left, or returns it where it is small. */
  async finish(): Promise<ReadFile[]> {
    if (this.#bytes > REST_BYTES) await this.#flush()
    return this.#take()
  }

  async #flush(): Promise<void> {
    if (this.#files.length > 0) await this.#store(this.#take())
  }

  #take(): ReadFile[] {
    const files = this.#files
    this.#files = []
    this.#bytes = 0
    return files
  }
}
