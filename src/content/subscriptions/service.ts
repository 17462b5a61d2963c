/**
 * A subscription is a position in the event log and a function that is called with every later
 * change. A new one starts with the next change. Registering it again keeps its position, so a
 * worker may do so at every start; with another trigger it starts from now.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { announce } from '../../platform/database/notify.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import { checkFunctionId } from '../functions/guard.ts'
import { subscriptionNotFound } from './errors.ts'
import * as repository from './repository.ts'
import type {
  Subscription,
  SubscriptionBody,
  SubscriptionPage,
  SubscriptionRemoved,
  SubscriptionReplay,
} from './schemas.ts'
import { fingerprintOf, subscriptionOf } from './view.ts'

const MAX_SUBSCRIPTIONS = 100
const filters = { list: 'subscriptions' }

const keyOf = ({ workspaceId }: Caller, subscriptionId: string): repository.SubscriptionKey => ({
  workspaceId,
  subscriptionId,
})

type Found = { subscription: Subscription; fingerprint: string }

const shown = (row: repository.SubscriptionRow): Found => ({
  subscription: subscriptionOf(row),
  fingerprint: fingerprintOf(row),
})

const checkFingerprint = (
  expected: Precondition,
  row: Parameters<typeof fingerprintOf>[0] | null,
  subscriptionId: string,
): void =>
  checkPrecondition(expected, row && fingerprintOf(row), 'subscriptions', {
    subscription_id: subscriptionId,
  })

export class SubscriptionService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async put(
    caller: Caller,
    subscriptionId: string,
    body: SubscriptionBody,
    expected: Precondition = 'anything',
  ): Promise<Found & { isNew: boolean }> {
    checkFunctionId(body.function_id)
    const key = keyOf(caller, subscriptionId)
    return await callerTransaction(this.#db, caller, async (trx) => {
      const { count, current } = await repository.lockSubscriptions(trx, caller.workspaceId)
      const before = await repository.lockSubscription(trx, key)
      checkFingerprint(expected, before, subscriptionId)
      if (!before && count >= MAX_SUBSCRIPTIONS) {
        throw new AppError(
          'subscriptions.too_many',
          `A workspace has at most ${MAX_SUBSCRIPTIONS} subscriptions. Remove one first.`,
          { details: { max_subscriptions: MAX_SUBSCRIPTIONS } },
        )
      }
      if (before?.trigger_type === body.trigger_type) {
        await repository.setFunction(trx, key, body.function_id)
      } else {
        if (before) await repository.deleteSubscription(trx, key)
        await repository.insertSubscription(trx, key, { ...body, position: current })
      }
      await audit.record(trx, caller, {
        action: 'subscription_register',
        decision: 'allowed',
        target: audit.subscriptionTarget(subscriptionId),
        details: { ...body },
      })
      announce(trx, caller.workspaceId)
      const row = await repository.findSubscription(trx, key)
      if (!row) throw new Error('the subscription was not stored')
      return { ...shown(row), isNew: before === null }
    })
  }

  /** Removing a missing subscription is not an error. A running call is completed. */
  async remove(
    caller: Caller,
    subscriptionId: string,
    expected: Precondition = 'anything',
  ): Promise<SubscriptionRemoved> {
    const key = keyOf(caller, subscriptionId)
    return await callerTransaction(this.#db, caller, async (trx) => {
      const before = await repository.lockSubscription(trx, key)
      checkFingerprint(expected, before, subscriptionId)
      if (!before) return { subscription_id: subscriptionId, removed: false }
      await repository.deleteSubscription(trx, key)
      await audit.record(trx, caller, {
        action: 'subscription_unregister',
        decision: 'allowed',
        target: audit.subscriptionTarget(subscriptionId),
      })
      return { subscription_id: subscriptionId, removed: true }
    })
  }

  /** Delivers its dead letters again, oldest first, before new changes. */
  async replay(caller: Caller, subscriptionId: string): Promise<SubscriptionReplay> {
    const key = keyOf(caller, subscriptionId)
    return await callerTransaction(this.#db, caller, async (trx) => {
      if (!(await repository.lockSubscription(trx, key))) throw subscriptionNotFound(subscriptionId)
      const replaying = await repository.replayLetters(trx, key)
      if (replaying > 0) {
        await repository.wakeSubscription(trx, key)
        await audit.record(trx, caller, {
          action: 'subscription_replay',
          decision: 'allowed',
          target: audit.subscriptionTarget(subscriptionId),
          details: { replaying },
        })
        announce(trx, caller.workspaceId)
      }
      return { subscription_id: subscriptionId, replaying }
    })
  }

  async read(caller: Caller, subscriptionId: string): Promise<Found> {
    const row = await repository.findSubscription(this.#db, keyOf(caller, subscriptionId))
    if (!row) throw subscriptionNotFound(subscriptionId)
    return shown(row)
  }

  async list(
    { workspaceId }: Caller,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<SubscriptionPage> {
    const [after = null] = decodeCursor(cursor, 1, filters) ?? []
    const rows = await repository.listSubscriptions(this.#db, workspaceId, { after, limit })
    const { page, next_cursor } = pageOf(rows, limit, (last) => [last.subscription_id], filters)
    return { subscriptions: page.map(subscriptionOf), next_cursor }
  }

  /** The state of all subscriptions of all workspaces, for operators. */
  async standing(): Promise<repository.Standing> {
    return await repository.findStanding(this.#db)
  }
}
