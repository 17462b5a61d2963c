/**
 * Seals the audit entries once a second, in one replica at a time. An entry is sealed once no entry
 * with a lower number can still be committed.
 */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { drawNumber, findLastSeq, findLowestRunning, sealUpTo } from './seals.ts'

const EVERY_MS = 1000

type Log = { error: (context: object, message: string) => void }

/** Entries up to `seq` are final once all transactions with a number below `tx` have ended. */
type Mark = { seq: number; tx: bigint }

export class AuditSealer {
  readonly #db: Kysely<Database>
  readonly #log: Log
  #mark: Mark | null = null
  #sealedUpTo = 0
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(db: Kysely<Database>, log: Log) {
    this.#db = db
    this.#log = log
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#round().then(() => {
        if (this.#timer) this.start()
      })
    }, EVERY_MS).unref()
  }

  async #round(): Promise<void> {
    try {
      await this.run()
    } catch (error) {
      this.#log.error(
        { err: error },
        'the audit entries could not be sealed; the next round retries',
      )
    }
  }

  /** Seals what became final since the last run; returns the number of entries. */
  async run(): Promise<number> {
    // Read before the number is drawn, so that a transaction that drew an entry's number has a lower one.
    const seq = await findLastSeq(this.#db)
    if (seq === this.#sealedUpTo) return 0
    const mark = this.#mark
    if (mark === null) {
      // The end of a snapshot would be too low: it follows the last transaction that has ended.
      this.#mark = { seq, tx: await drawNumber(this.#db) }
      return 0
    }
    if ((await findLowestRunning(this.#db)) < mark.tx) return 0
    for (let sealed = 0; ;) {
      const more = await transaction(this.#db, (trx) => sealUpTo(trx, mark.seq))
      if (more === null) return sealed
      sealed += more
      if (more > 0) continue
      this.#sealedUpTo = mark.seq
      this.#mark = null
      return sealed
    }
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    await this.#running
  }
}
