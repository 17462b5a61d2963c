/**
 * An archive sent in the request itself. It is buffered as it arrives, so that a slow sender does
 * not occupy a reader thread: in memory while it is small, else in a file.
 */
import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'
import { Spool } from '../../platform/spool.ts'

/** No more than the connection uses anyway. */
const IN_MEMORY_BYTES = 64 * 1024

export class InlineArchive {
  /** The audit row's target, since there is no upload to name. */
  readonly target = 'archive:one-call'
  readonly uploadedBy = null
  readonly #archive: Buffer | Spool

  constructor(archive: Buffer | Spool) {
    this.#archive = archive
  }

  /** Reads the whole stream; more than `maxBytes` is `skills.upload.size_limit`. */
  static async receive(stream: Readable, maxBytes: number): Promise<InlineArchive> {
    const chunks = bounded(stream, maxBytes)
    const head: Uint8Array[] = []
    let bytes = 0
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      head.push(next.value)
      bytes += next.value.length
      if (bytes > IN_MEMORY_BYTES) return new InlineArchive(await Spool.fill(after(head, chunks)))
    }
    return new InlineArchive(Buffer.concat(head))
  }

  /** SHA-256 of the archive as it was sent. */
  digest(): string {
    return this.#archive instanceof Spool ? this.#archive.digest() : hash('sha256', this.#archive)
  }

  /** The source of its bytes, readable once, before it is released. */
  async read() {
    const archive = this.#archive
    return archive instanceof Spool
      ? ({ kind: 'file', file: archive.file } as const)
      : ({ kind: 'memory', bytes: archive } as const)
  }

  /** There is no session to consume. */
  async consume(): Promise<void> {}

  /** There is nothing to end, since nothing outlives the request. */
  async reject(): Promise<boolean> {
    return false
  }

  /** Safe to call again. */
  async release(): Promise<void> {
    if (this.#archive instanceof Spool) await this.#archive.close()
  }
}

async function* after(
  head: Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head
  yield* rest
}

async function* bounded(source: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const bytes of source as AsyncIterable<Uint8Array>) {
    received += bytes.length
    if (received > maxBytes) {
      throw new AppError(
        'skills.upload.size_limit',
        `The archive is over the limit of ${sizeText(maxBytes)}.`,
        { details: { max_compressed_size_bytes: maxBytes } },
      )
    }
    yield bytes
  }
}
