/**
 * An archive sent in the request itself. It is buffered as it arrives, so that a slow sender does
 * not occupy a reader thread: in memory while it is small, else in a file.
 */
import { hash } from 'node:crypto'
import type { ArchiveForm } from '../../packages/archive/source.ts'
import { AppError } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'
import { Spool } from '../../platform/spool.ts'

/** No more than the connection uses anyway. */
const IN_MEMORY_BYTES = 64 * 1024
const TAR_GZ: ArchiveForm = { kind: 'tar.gz' }

export class InlineArchive {
  /** The audit row's target, since there is no upload to name. */
  readonly target = 'archive:one-call'
  readonly uploadedBy = null
  readonly form: ArchiveForm
  readonly #archive: Buffer | Spool

  constructor(archive: Buffer | Spool, form: ArchiveForm = TAR_GZ) {
    this.#archive = archive
    this.form = form
  }

  /**
   * Reads the whole stream; more than `maxBytes` is `skills.upload.size_limit`. `formOf` is called
   * at its end.
   */
  static async receive(
    stream: AsyncIterable<Uint8Array>,
    maxBytes: number,
    formOf: () => ArchiveForm = () => TAR_GZ,
  ): Promise<InlineArchive> {
    const chunks = bounded(stream, maxBytes)
    const head: Uint8Array[] = []
    let bytes = 0
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      head.push(next.value)
      bytes += next.value.length
      if (bytes > IN_MEMORY_BYTES) {
        return new InlineArchive(await Spool.fill(after(head, chunks)), formOf())
      }
    }
    return new InlineArchive(Buffer.concat(head), formOf())
  }

  /** SHA-256 of the archive as it was sent, with the names of files that were sent one by one. */
  digest(): string {
    const archive = this.#archive
    const ofBytes = archive instanceof Spool ? archive.digest() : hash('sha256', archive)
    return this.form.kind === 'files'
      ? hash('sha256', JSON.stringify([ofBytes, this.form.files]))
      : ofBytes
  }

  get size(): number {
    const archive = this.#archive
    return archive instanceof Spool ? archive.size : archive.length
  }

  /** A part of it, for a store that takes it in chunks. */
  async *part(start: number, length: number): AsyncGenerator<Uint8Array, void, undefined> {
    const archive = this.#archive
    if (archive instanceof Spool) yield* archive.read(start, length)
    else yield archive.subarray(start, start + length)
  }

  /** The source of its bytes, readable once, before it is released. */
  async read() {
    const archive = this.#archive
    return archive instanceof Spool
      ? ({ kind: 'file', file: archive.file, size: archive.size } as const)
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

async function* bounded(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const bytes of source) {
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
