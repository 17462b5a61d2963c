/**
 * Stores chunks, each in one transaction: the next one of an upload by one statement, and the one
 * behind it while that one is still being stored. Then Postgres has its bytes, which take most of
 * the time, when the first one is durable, and has only to say whether it is the next one now.
 */
import type { Kysely, Transaction } from 'kysely'
import type { UploadLimits } from '../config.ts'
import { type Database, transaction } from '../database/client.ts'
import { announce, uploadTopic } from '../events/notifier.ts'
import { ChunksInFlight, type Flight } from './chunks-in-flight.ts'
import * as chunks from './chunks.ts'
import type { Chunk, ChunkHeader } from './psu1.ts'
import * as repository from './repository.ts'
import * as rules from './rules.ts'
import type { UploadKey } from './upload-key.ts'

type Parts = { db: Kysely<Database>; connections: number; limits: UploadLimits }

type Stored = { received: number; isNew: boolean }

/** What was written behind another chunk is taken back. */
class NotNext extends Error {}

export class ChunkWriter {
  readonly #db: Kysely<Database>
  readonly #limits: UploadLimits
  readonly #inFlight: ChunksInFlight

  constructor({ db, connections, limits }: Parts) {
    this.#db = db
    this.#inFlight = new ChunksInFlight(connections)
    this.#limits = limits
  }

  /** The chunk begins to arrive. */
  expect(key: UploadKey, header: ChunkHeader): Flight {
    return this.#inFlight.begin(key, header)
  }

  /** Up to where the upload is acknowledged then, and whether this chunk did it. */
  async store(key: UploadKey, chunk: Chunk, flight: Flight): Promise<Stored> {
    const isPlain = this.#isPlain(chunk)
    const former = await this.#inFlight.before(key, flight, { mayBeBehind: isPlain })
    if (former && (await this.#storeBehind(key, chunk, flight, former))) {
      return { received: flight.end, isNew: true }
    }
    // Before that it could only be told that it came too early.
    await former?.over()
    return transaction(this.#db, async (trx) => {
      flight.becomeFirst()
      const isNext = isPlain && (await chunks.appendChunk(trx, key, newChunk(chunk), this.#limits))
      const stored = isNext
        ? { received: flight.end, isNew: true }
        : await this.#decide(trx, key, chunk)
      if (stored.isNew) announce(trx, uploadTopic(key.workspaceId, key.uploadId))
      return stored
    })
  }

  #isPlain({ header, sha256: digest }: Chunk): boolean {
    return rules.isPlainChunk({ header, digest, limits: this.#limits })
  }

  /** False where it is not the next one after all: nothing was changed. */
  async #storeBehind(
    key: UploadKey,
    chunk: Chunk,
    flight: Flight,
    former: Flight,
  ): Promise<boolean> {
    const row = newChunk(chunk)
    try {
      await transaction(this.#db, async (trx) => {
        if (!(await chunks.writeChunk(trx, key, row))) throw new NotNext()
        await former.overSoon()
        if (!(await chunks.takeChunk(trx, key, row, this.#limits))) throw new NotNext()
        flight.becomeFirst()
        announce(trx, uploadTopic(key.workspaceId, key.uploadId))
      })
      return true
    } catch (error) {
      if (error instanceof NotNext) return false
      throw error
    }
  }

  /** What was not simply the next one: refused, a repeat, or next after all by now. */
  async #decide(trx: Transaction<Database>, key: UploadKey, chunk: Chunk): Promise<Stored> {
    const { header, sha256: digest } = chunk
    const upload = rules.found(await repository.lockUpload(trx, key))
    const isKnown = header.offset < upload.received_bytes
    const stored = isKnown ? await chunks.findChunk(trx, key, header.offset) : null
    const facts = { header, digest, limits: this.#limits, upload, stored }
    if (rules.decideChunk(facts) === 'repeat') {
      return { received: upload.received_bytes, isNew: false }
    }
    const row = newChunk(chunk)
    const isWritten = header.len === 0 || (await chunks.writeChunk(trx, key, row))
    if (isWritten && (await chunks.takeChunk(trx, key, row, this.#limits))) {
      return { received: header.offset + header.len, isNew: true }
    }
    // The row is locked: only time can have come between.
    throw rules.expired(upload)
  }
}

const newChunk = ({ header: { offset }, bytes, sha256 }: Chunk): chunks.NewChunk => ({
  offset,
  sha256,
  bytes,
})
