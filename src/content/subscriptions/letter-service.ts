/** Single dead letters, and test deliveries. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import {
  cursorNamesNo,
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { announce } from '../../platform/database/notify.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { FunctionService } from '../functions/service.ts'
import { subscriptionNotFound } from './errors.ts'
import type { LetterPage, LetterRemoved, TestDelivery } from './letter-schemas.ts'
import * as letters from './letters.ts'
import * as repository from './repository.ts'
import type { SubscriptionReplay, TriggerType } from './schemas.ts'

const VERSION = /^\d{1,15}$/

const noLetter = (version: number): AppError =>
  new AppError('subscriptions.letter_not_found', `No dead letter of change ${version}.`)

/** As real ones look; its version is that of no change. */
const samples: Record<TriggerType, object> = {
  'skills::on-change': { op: 'register', id: 'test/sample', snapshot_version: 0 },
  'prompts::on-change': { op: 'register', name: 'test-sample', snapshot_version: 0 },
  'skills/changed': { snapshot_version: 0, reason: 'catalog_changed', changes: [] },
}

export class LetterService {
  readonly #db: Kysely<Database>
  readonly #functions: Pick<FunctionService, 'call'>

  constructor(db: Kysely<Database>, functions: Pick<FunctionService, 'call'>) {
    this.#db = db
    this.#functions = functions
  }

  async list(
    { workspaceId }: Caller,
    subscriptionId: string,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<LetterPage> {
    const key = { workspaceId, subscriptionId }
    if (!(await repository.findSubscription(this.#db, key)))
      throw subscriptionNotFound(subscriptionId)
    const filters = { list: 'letters', subscription_id: subscriptionId }
    const [after = '0'] = decodeCursor(cursor, 1, filters) ?? []
    if (!VERSION.test(after)) throw cursorNamesNo('letter')
    const rows = await letters.listLetters(this.#db, key, { after: Number(after), limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [String(last.snapshot_version)],
      filters,
    )
    return {
      letters: page.map(({ created_at, died_at, replayed_at, ...letter }) => ({
        ...letter,
        created_at: created_at.toISOString(),
        died_at: died_at.toISOString(),
        replaying: replayed_at !== null,
      })),
      next_cursor,
    }
  }

  async replay(
    caller: Caller,
    subscriptionId: string,
    version: number,
  ): Promise<SubscriptionReplay> {
    const key = { workspaceId: caller.workspaceId, subscriptionId }
    return callerTransaction(this.#db, caller, async (trx) => {
      if (!(await repository.lockSubscription(trx, key))) throw subscriptionNotFound(subscriptionId)
      if (!(await letters.replayLetter(trx, key, version))) throw noLetter(version)
      await repository.wakeSubscription(trx, key)
      await audit.record(trx, caller, {
        action: 'subscription_replay',
        decision: 'allowed',
        target: audit.subscriptionTarget(subscriptionId),
        details: { replaying: 1, snapshot_version: version },
      })
      announce(trx, caller.workspaceId)
      return { subscription_id: subscriptionId, replaying: 1 }
    })
  }

  /** Dropping a letter that is not there is not an error. */
  async drop(caller: Caller, subscriptionId: string, version: number): Promise<LetterRemoved> {
    const key = { workspaceId: caller.workspaceId, subscriptionId }
    return callerTransaction(this.#db, caller, async (trx) => {
      if (!(await repository.lockSubscription(trx, key))) throw subscriptionNotFound(subscriptionId)
      const removed = await letters.deleteLetter(trx, key, version)
      if (removed) {
        await audit.record(trx, caller, {
          action: 'dead_letter_drop',
          decision: 'allowed',
          target: audit.subscriptionTarget(subscriptionId),
          details: { snapshot_version: version },
        })
      }
      return { removed }
    })
  }

  /** Calls the function once with a sample; position and failures stay as they are. */
  async test(caller: Caller, subscriptionId: string): Promise<TestDelivery> {
    const { workspaceId } = caller
    const row = await repository.findSubscription(this.#db, { workspaceId, subscriptionId })
    if (!row) throw subscriptionNotFound(subscriptionId)
    const payload = samples[row.trigger_type]
    const start = performance.now()
    const error = await this.#functions.call(workspaceId, row.function_id, payload).then(
      () => null,
      (failure: unknown) => {
        if (!(failure instanceof AppError)) throw failure
        return failure.message
      },
    )
    const ms = Math.round(performance.now() - start)
    await transaction(this.#db, (trx) =>
      audit.record(trx, caller, {
        action: 'subscription_test',
        decision: 'allowed',
        target: audit.subscriptionTarget(subscriptionId),
        details: { function_id: row.function_id, delivered: error === null },
      }),
    )
    return { delivered: error === null, ms, error, payload }
  }
}
