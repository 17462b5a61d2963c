/**
 * One batch of deliveries of a claimed subscription: replayed letters first, then new changes in
 * log order, each recorded before the next is sent. No transaction is open during a call.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { dataOf } from '../../tenancy/events/frames.ts'
import type { FunctionService } from '../functions/service.ts'
import { findSnapshot } from '../../tenancy/workspaces/snapshot.ts'
import { pauseAfter } from './backoff.ts'
import { Lease } from './lease.ts'
import { deadLettersToReplay, settleLetter } from './letters.ts'
import { changesAfter, type Claimed, fail, release, settle, skipTo } from './queue.ts'

type Settings = {
  leaseMs: number
  firstPauseMs: number
  longestPauseMs: number
  giveUpMs: number
  /** The maximum number of deliveries in a batch. */
  page: number
}

type Dependencies = {
  db: Kysely<Database>
  functions: FunctionService
  log: { error: (context: object, message: string) => void }
}

/** The same at every attempt, so that the handler can detect repeats. */
const messageIdOf = (held: Claimed, version: number): string => {
  const whole = JSON.stringify([held.workspace_id, held.subscription_id, version])
  return `msg_${createHash('sha256').update(whole).digest('base64url').slice(0, 21)}`
}

export class DeliveryBatch {
  readonly #deps: Dependencies
  readonly #settings: Settings
  readonly #held: Claimed
  readonly #lease: Lease
  /** Aborted when the lease is lost, or time is up. */
  readonly #signal: AbortSignal
  readonly #isOver: () => boolean

  /** After `isOver` nothing more is sent; `cancelled` also aborts running calls. */
  constructor(
    deps: Dependencies,
    settings: Settings,
    held: Claimed,
    { isOver, cancelled }: { isOver: () => boolean; cancelled: AbortSignal },
  ) {
    this.#deps = deps
    this.#settings = settings
    this.#held = held
    this.#isOver = isOver
    this.#lease = new Lease(deps.db, held, settings.leaseMs)
    this.#signal = AbortSignal.any([this.#lease.signal, cancelled])
  }

  async deliver(): Promise<void> {
    try {
      if (await this.#deliverLetters()) await this.#deliverChanges()
    } finally {
      this.#lease.end()
      await transaction(this.#deps.db, (trx) => release(trx, this.#held))
    }
  }

  /** True if no letter is left, and the batch may continue. */
  async #deliverLetters(): Promise<boolean> {
    const { db } = this.#deps
    const { leaseMs, page } = this.#settings
    const letters = await deadLettersToReplay(db, this.#held, page)
    for (const { snapshot_version: version, payload } of letters) {
      const error = await this.#call(version, payload)
      if (error === 'cancelled') return false
      const isHeld = await transaction(db, (trx) =>
        settleLetter(trx, this.#held, version, { error: error?.message ?? null, leaseMs }),
      )
      if (!isHeld) return false
    }
    return letters.length < page
  }

  async #deliverChanges(): Promise<void> {
    const { db } = this.#deps
    const { page } = this.#settings
    // Read before the log: every event up to this number is visible.
    const { snapshot_version: current } = await findSnapshot(db, this.#held.workspace_id)
    const changes = await changesAfter(db, this.#held, page)
    for (const change of changes) {
      const payload = dataOf(this.#held.workspace_id, change)
      if (!(await this.#deliverOne(change.snapshot_version, payload))) return
    }
    if (changes.length < page) await transaction(db, (trx) => skipTo(trx, this.#held, current))
  }

  /** True if the next one may be sent. */
  async #deliverOne(version: number, payload: object): Promise<boolean> {
    const { db, log } = this.#deps
    const { leaseMs, giveUpMs } = this.#settings
    const error = await this.#call(version, payload)
    if (error === 'cancelled') return false
    if (error === null) {
      return await transaction(db, (trx) => settle(trx, this.#held, version, leaseMs))
    }
    const pauseMs = pauseAfter(this.#held.attempts + 1, this.#settings, Math.random())
    const failure = { error: error.message, payload, pauseMs, giveUpMs }
    const isDead = await transaction(db, async (trx) => {
      const isGivenUp = await fail(trx, this.#held, version, failure)
      // It would be delivered to a subscription of this type itself, and fail again.
      if (isGivenUp && this.#held.trigger_type !== 'skills/changed') {
        events.append(trx, this.#held.workspace_id, events.deliveryFailed())
      }
      return isGivenUp
    })
    if (isDead) {
      const { workspace_id, subscription_id } = this.#held
      const context = { workspace_id, subscription_id, snapshot_version: version, err: error }
      log.error(context, 'a change could not be delivered, and is now a dead letter')
    }
    return false
  }

  /** Null if it succeeded; `cancelled` if the outcome is unknown. */
  async #call(version: number, payload: unknown): Promise<Error | 'cancelled' | null> {
    if (this.#isOver() || this.#signal.aborted) return 'cancelled'
    const { functions, log } = this.#deps
    const { workspace_id: workspaceId, function_id: functionId } = this.#held
    const options = { signal: this.#signal, messageId: messageIdOf(this.#held, version) }
    try {
      await functions.call(workspaceId, functionId, payload, options)
      return null
    } catch (error) {
      if (this.#signal.aborted) return 'cancelled'
      if (error instanceof AppError) return error
      log.error({ err: error }, 'a subscribed function could not be called')
      return new Error('The service could not make the call.')
    }
  }
}
