/**
 * Gathers files so that small ones are stored many at a time and large ones alone. While one batch is
 * stored the next one is gathered, so two of them are in memory; a large file is waited for.
 */
import type { ReadFile } from './types.ts'

const BATCH_BYTES = 1024 * 1024
const BATCH_FILES = 64

type Parts = {
  store: (files: ReadFile[]) => Promise<void>
  /** Sees to it that waiting is not counted as work. */
  wait: (work: Promise<void>) => Promise<void>
}

export class Batch {
  readonly #parts: Parts
  #storing: Promise<void> = Promise.resolve()
  #files: ReadFile[] = []
  #bytes = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async add(file: ReadFile): Promise<void> {
    if (this.#bytes + file.bytes.length > BATCH_BYTES) await this.#flush()
    this.#files.push(file)
    this.#bytes += file.bytes.length
    if (this.#bytes >= BATCH_BYTES || this.#files.length >= BATCH_FILES) await this.#flush()
  }

  /** Stores what is left; then all is stored. */
  async finish(): Promise<void> {
    await this.#flush()
    await this.settle()
  }

  /** Waits for what is being stored. */
  async settle(): Promise<void> {
    await this.#parts.wait(this.#storing)
  }

  async #flush(): Promise<void> {
    if (this.#files.length === 0) return
    const files = this.#files
    const isLarge = this.#bytes > BATCH_BYTES
    this.#files = []
    this.#bytes = 0
    await this.settle()
    this.#storing = this.#parts.store(files)
    // Told to whoever waits for it next.
    this.#storing.catch(() => {})
    if (isLarge) await this.settle()
  }
}
