/** `/console/w/{workspace_id}/subscriptions`: deliveries, and what is done about failed ones. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { AppError } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { LetterParams } from '../../content/subscriptions/letter-schemas.ts'
import { SubscriptionBody, SubscriptionParams } from '../../content/subscriptions/schemas.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { failureOf } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { checkTyped } from '../pages/registration.ts'
import { SubscriptionPages, type SubscriptionServices } from './subscriptions.ts'

type Options = { services: SubscriptionServices; pages: ConsolePages }

const invalidCode = 'subscriptions.invalid_request'
const reading = { role: 'reader', invalidCode } as const
const writing = { role: 'publisher', invalidCode } as const
const url = '/console/w/:workspace_id/subscriptions'
const one = `${url}/:subscription_id`

const Query = Type.Object({ cursor: pageQuery.cursor })
const fields = {
  trigger_type: SubscriptionBody.properties.trigger_type,
  function_id: Type.String({ maxLength: 2048 }),
}
const NewForm = Type.Object({ ...fields, subscription_id: Type.String({ maxLength: 512 }) })
const ReplaceForm = Type.Object(fields)
const RemoveForm = Type.Object({ confirm: Type.String({ maxLength: 512 }) })

const ID = new RegExp(SubscriptionParams.properties.subscription_id.pattern ?? '')

const checkId = (id: string): void => {
  if (ID.test(id)) return
  throw new AppError(
    invalidCode,
    'An id has 1 to 128 letters, digits, `.`, `_`, `:` and `-`, and starts with a letter or digit.',
  )
}

type Addressed = { workspace_id: string; subscription_id: string }

const toPage = (request: { params: Addressed }, reply: FastifyReply) => {
  const { workspace_id: workspace, subscription_id: id } = request.params
  return reply.redirect(paths.subscription(workspace, id).text, 303)
}

export const subscriptionPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages },
) => {
  const { subscriptions, letters } = services
  const shown = new SubscriptionPages(services, pages)
  const all = { hide: true, params: Type.Object(workspaceParams) } as const
  const hidden = { hide: true, params: SubscriptionParams } as const
  const ofLetter = { hide: true, params: LetterParams } as const

  app.get(
    url,
    { config: reading, schema: { ...all, querystring: Query }, preValidation: dropEmpty },
    (request, reply) => shown.list(request, reply, request.query),
  )

  app.post(url, { config: writing, schema: { ...all, body: NewForm } }, async (request, reply) => {
    const caller = callerOf(request)
    const { subscription_id: id, ...body } = request.body
    try {
      checkId(id)
      await subscriptions.put(caller, id, body)
    } catch (error) {
      return shown.list(request, reply, { failure: failureOf(error, request.body) })
    }
    return reply.redirect(paths.subscription(caller.workspaceId, id).text, 303)
  })

  app.get(
    one,
    { config: reading, schema: { ...hidden, querystring: Query }, preValidation: dropEmpty },
    (request, reply) =>
      shown.one(request, reply, { id: request.params.subscription_id, ...request.query }),
  )

  app.post(
    one,
    { config: writing, schema: { ...hidden, body: ReplaceForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { subscription_id: id } = request.params
      try {
        await subscriptions.put(caller, id, request.body)
      } catch (error) {
        const failure = { act: 'replace' as const, ...failureOf(error, request.body) }
        return shown.one(request, reply, { id, failure })
      }
      return reply.redirect(paths.subscription(caller.workspaceId, id).text, 303)
    },
  )

  app.post(
    `${one}/unregister`,
    { config: writing, schema: { ...hidden, body: RemoveForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { subscription_id: id } = request.params
      try {
        checkTyped(request.body.confirm, id, invalidCode)
        await subscriptions.remove(caller, id)
      } catch (error) {
        const failure = { act: 'unregister' as const, ...failureOf(error, request.body) }
        return shown.one(request, reply, { id, failure })
      }
      return reply.redirect(paths.subscriptions(caller.workspaceId).text, 303)
    },
  )

  app.post(`${one}/replay`, { config: writing, schema: hidden }, async (request, reply) => {
    const caller = callerOf(request)
    const { subscription_id: id } = request.params
    await subscriptions.replay(caller, id)
    return reply.redirect(paths.subscription(caller.workspaceId, id).text, 303)
  })

  app.post(`${one}/test`, { config: writing, schema: hidden }, async (request, reply) => {
    const { subscription_id: id } = request.params
    const test = await letters.test(callerOf(request), id)
    return shown.one(request, reply, { id, test })
  })

  for (const act of ['replay', 'drop'] as const) {
    app.post(
      `${one}/letters/:version/${act}`,
      { config: writing, schema: ofLetter },
      async (request, reply) => {
        const caller = callerOf(request)
        const { subscription_id: id, version } = request.params
        try {
          await letters[act](caller, id, version)
        } catch (error) {
          const failure = { act: 'letters' as const, ...failureOf(error) }
          return shown.one(request, reply, { id, failure })
        }
        return reply.redirect(paths.subscription(caller.workspaceId, id).text, 303)
      },
    )
    app.get(`${one}/letters/:version/${act}`, { config: reading, schema: ofLetter }, toPage)
  }

  /** The address of a result leads to its page, also where a script asks for a region again. */
  for (const act of ['test', 'replay', 'unregister']) {
    app.get(`${one}/${act}`, { config: reading, schema: hidden }, toPage)
  }
}
