/** Reads and shows the pages of subscriptions, with what was typed where a form failed. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import { callerOf } from '../../platform/http/access.ts'
import type { FunctionService } from '../../content/functions/service.ts'
import type { TestDelivery } from '../../content/subscriptions/letter-schemas.ts'
import type { LetterService } from '../../content/subscriptions/letter-service.ts'
import type { SubscriptionService } from '../../content/subscriptions/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { type FormFailure, UNACCEPTED } from '../pages/form-failure.ts'
import { subscriptionListView } from './list-page.ts'
import { type SubscriptionFailure, subscriptionView } from './subscription-page.ts'

export type SubscriptionServices = {
  subscriptions: SubscriptionService
  letters: LetterService
  functions: FunctionService
}

/** Functions that a form offers; any other can be typed. */
const OFFERED = 200
const LETTERS = 20

type Shown = {
  id: string
  /** Of later letters. */
  cursor?: string | undefined
  test?: TestDelivery | null
  failure?: SubscriptionFailure | null
}

export class SubscriptionPages {
  readonly #services: SubscriptionServices
  readonly #pages: ConsolePages

  constructor(services: SubscriptionServices, pages: ConsolePages) {
    this.#services = services
    this.#pages = pages
  }

  async list(
    request: FastifyRequest,
    reply: FastifyReply,
    { cursor, failure = null }: { cursor?: string | undefined; failure?: FormFailure | null } = {},
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const [page, functions] = await Promise.all([
      this.#services.subscriptions.list(caller, cursor === undefined ? {} : { cursor }),
      this.#functionIds(caller),
    ])
    const view = subscriptionListView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      page,
      functions,
      now: new Date(),
      failure,
    })
    return this.#pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  async one(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, cursor, test = null, failure = null }: Shown,
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const { subscriptions, letters } = this.#services
    const query = { limit: LETTERS, ...(cursor === undefined ? {} : { cursor }) }
    const [{ subscription }, page, functions] = await Promise.all([
      subscriptions.read(caller, id),
      permits(caller.actor.role, 'publisher') ? letters.list(caller, id, query) : null,
      this.#functionIds(caller),
    ])
    const view = subscriptionView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      subscription,
      letters: page,
      functions,
      test,
      failure,
      now: new Date(),
    })
    return this.#pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  async #functionIds(caller: Caller): Promise<string[]> {
    if (!permits(caller.actor.role, 'publisher')) return []
    const { functions } = await this.#services.functions.list(caller, { limit: OFFERED })
    return functions.map(({ function_id: id }) => id)
  }
}
