/**
 * An archive that comes in the request itself. It is spooled as it arrives, so that a slow sender
 * holds neither memory nor a reader of archives.
 */
import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'
import { Spool } from '../spool.ts'

export class OneCallArchive {
  /** What an audit row names where no upload can be named. */
  readonly target = 'archive:one-call'
  readonly #spool: Spool

  constructor(spool: Spool) {
    this.#spool = spool
  }

  /** Takes the whole stream; more than `maxBytes` is `skills.upload.size_limit`. */
  static async receive(stream: Readable, maxBytes: number): Promise<OneCallArchive> {
    return new OneCallArchive(await Spool.fill(bounded(stream, maxBytes)))
  }

  /** SHA-256 of the archive as it was sent. */
  digest(): string {
    return this.#spool.digest()
  }

  read(): AsyncIterable<Uint8Array> {
    return this.#spool.read()
  }

  /** There is no session to use up. */
  async consume(): Promise<void> {}

  /** Nothing outlives the request. */
  async reject(): Promise<boolean> {
    return false
  }

  /** May be called again. */
  async release(): Promise<void> {
    await this.#spool.close()
  }
}

async function* bounded(source: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const bytes of source as AsyncIterable<Uint8Array>) {
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
