/**
 * Delivers what changes, in every replica: looks for subscriptions that are behind when something
 * changed, and once a second all the same. Each is claimed by one replica at a time; one whose
 * replica died is taken over when its lease ends.
 */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import type { FunctionService } from '../functions/service.ts'
import { type Claimed, claimDue } from './queue.ts'
import { Turn } from './turn.ts'

type Parts = {
  db: Kysely<Database>
  functions: FunctionService
  /** Calls back when something may have changed. */
  watch: (wake: () => void) => void
  newId: () => string
  log: { error: (context: object, message: string) => void }
}

const defaults = {
  pollMs: 1000,
  /** Many changes at once are one look. */
  gatherMs: 20,
  leaseMs: 30_000,
  firstPauseMs: 1000,
  longestPauseMs: 3_600_000,
  giveUpMs: 24 * 3_600_000,
  page: 20,
  /** Subscriptions that are delivered to side by side. */
  slots: 8,
  /** How long the end waits for calls that are under way. */
  stopWithinMs: 5000,
}
export type DeliverySettings = typeof defaults

export class DeliveryWorker {
  readonly #parts: Parts
  readonly #settings: DeliverySettings
  readonly #turns = new Set<Promise<void>>()
  readonly #cancelling = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #isStale = false
  #isStopping = false

  constructor(parts: Parts, settings: Partial<DeliverySettings> = {}) {
    this.#parts = parts
    this.#settings = { ...defaults, ...settings }
  }

  start(): void {
    this.#parts.watch(() => this.#wake())
    this.#wake()
  }

  /** Sends nothing more; what is under way gets its time, and else is delivered again by another. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#looking
    const late = setTimeout(() => this.#cancelling.abort(), this.#settings.stopWithinMs)
    await Promise.all(this.#turns)
    clearTimeout(late)
  }

  #wake(): void {
    if (this.#isStale) return
    this.#isStale = true
    if (!this.#looking) this.#lookIn(this.#settings.gatherMs)
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isStopping) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#looking = null
        this.#lookIn(this.#isStale ? this.#settings.gatherMs : this.#settings.pollMs)
      })
    }, ms).unref()
  }

  async #look(): Promise<void> {
    this.#isStale = false
    const limit = this.#settings.slots - this.#turns.size
    if (limit <= 0) return
    try {
      for (const held of await this.#claim(limit)) this.#run(held)
    } catch (error) {
      this.#parts.log.error({ err: error }, 'subscriptions could not be looked for')
    }
  }

  async #claim(limit: number): Promise<Claimed[]> {
    const { db, newId } = this.#parts
    const claim = { leaseId: newId(), leaseMs: this.#settings.leaseMs, limit }
    return await transaction(db, (trx) => claimDue(trx, claim))
  }

  #run(held: Claimed): void {
    const turn: Promise<void> = this.#take(held).finally(() => this.#turns.delete(turn))
    this.#turns.add(turn)
  }

  /** Never fails. */
  async #take(held: Claimed): Promise<void> {
    const ends = { isOver: () => this.#isStopping, cancelled: this.#cancelling.signal }
    try {
      await new Turn(this.#parts, this.#settings, held, ends).take()
      this.#wake()
    } catch (error) {
      this.#parts.log.error({ err: error }, 'a delivery was interrupted and will be tried again')
    }
  }
}
