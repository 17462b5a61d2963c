/**
 * Delivers changes, in every replica: looks for subscriptions that are behind, after each change
 * and once a second in any case. Each subscription is claimed by one replica at a time; if that
 * replica dies, another takes over when the lease ends.
 */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import type { FunctionService } from '../functions/service.ts'
import { type Claimed, claimDue, release } from './queue.ts'
import { DeliveryBatch } from './turn.ts'

type Dependencies = {
  db: Kysely<Database>
  functions: FunctionService
  /** Calls back when something may have changed. */
  watch: (wake: () => void) => void
  newId: () => string
  log: { error: (context: object, message: string) => void }
}

const defaults = {
  pollMs: 1000,
  /** Changes within this time share one check. */
  gatherMs: 20,
  leaseMs: 30_000,
  firstPauseMs: 1000,
  longestPauseMs: 3_600_000,
  giveUpMs: 24 * 3_600_000,
  page: 20,
  /** The number of concurrent deliveries. */
  slots: 8,
  /** How long a shutdown waits for running calls. */
  stopWithinMs: 5000,
}
export type DeliverySettings = typeof defaults

export class DeliveryWorker {
  readonly #deps: Dependencies
  readonly #settings: DeliverySettings
  readonly #batches = new Set<Promise<void>>()
  /** Their leases could not be ended, as the database was away. */
  readonly #interrupted = new Set<Claimed>()
  readonly #cancelling = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #checking: Promise<void> | null = null
  #isStale = false
  #isStopping = false

  constructor(deps: Dependencies, settings: Partial<DeliverySettings> = {}) {
    this.#deps = deps
    this.#settings = { ...defaults, ...settings }
  }

  start(): void {
    this.#deps.watch(() => this.#wake())
    this.#wake()
  }

  /**
   * Starts no more calls. Running calls may finish; those that do not are repeated by another
   * replica.
   */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#checking
    const timer = setTimeout(() => this.#cancelling.abort(), this.#settings.stopWithinMs)
    await Promise.all(this.#batches)
    clearTimeout(timer)
  }

  #wake(): void {
    if (this.#isStale) return
    this.#isStale = true
    if (!this.#checking) this.#checkIn(this.#settings.gatherMs)
  }

  #checkIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isStopping) return
    this.#timer = setTimeout(() => {
      this.#checking = this.#check().finally(() => {
        this.#checking = null
        this.#checkIn(this.#isStale ? this.#settings.gatherMs : this.#settings.pollMs)
      })
    }, ms).unref()
  }

  async #check(): Promise<void> {
    this.#isStale = false
    const limit = this.#settings.slots - this.#batches.size
    if (limit <= 0) return
    try {
      for (const held of await this.#claim(limit)) this.#run(held)
    } catch (error) {
      this.#deps.log.error({ err: error }, 'subscriptions could not be checked')
    }
  }

  async #claim(limit: number): Promise<Claimed[]> {
    const { db, newId } = this.#deps
    for (const held of this.#interrupted) {
      await transaction(db, (trx) => release(trx, held))
      this.#interrupted.delete(held)
    }
    return await claimDue(db, { leaseId: newId(), leaseMs: this.#settings.leaseMs, limit })
  }

  #run(held: Claimed): void {
    const batch: Promise<void> = this.#deliver(held).finally(() => this.#batches.delete(batch))
    this.#batches.add(batch)
  }

  /** Never throws. */
  async #deliver(held: Claimed): Promise<void> {
    const ends = { isOver: () => this.#isStopping, cancelled: this.#cancelling.signal }
    try {
      await new DeliveryBatch(this.#deps, this.#settings, held, ends).deliver()
      this.#wake()
    } catch (error) {
      this.#interrupted.add(held)
      this.#deps.log.error({ err: error }, 'a delivery was interrupted, and will be repeated')
    }
  }
}
