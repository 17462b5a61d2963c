/** `{w}/subscriptions`: functions that are called with changes. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { SubscriptionService } from './service.ts'

const invalidCode = 'subscriptions.invalid_request'
const registrationTag = {
  ETag: {
    type: 'string',
    description:
      'Entity tag of the registration; send it as `If-Match`. Deliveries do not change it.',
  },
} as const

const url = '/v1/workspaces/:workspace_id/subscriptions'

const subscriptionRoutes: FastifyPluginAsyncTypebox<{
  subscriptions: SubscriptionService
}> = async (app, { subscriptions }) => {
  // Delivery states change without any change of the workspace.
  app.addHook('onRequest', noStore)

  app.route({
    method: 'GET',
    url,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'subscriptionsList',
      tags: ['subscriptions'],
      summary: 'List subscriptions',
      description:
        'Subscriptions by id, a page at a time, each with its last success, last error and lag.',
      params: Type.Object(workspaceParams),
      querystring: PageQuery,
      response: {
        200: json('One page.', schemas.SubscriptionPage),
        ...problems(invalidCode, 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request) => subscriptions.list(callerOf(request), request.query),
  })

  app.route({
    method: 'GET',
    url: `${url}/:subscription_id`,
    config: { role: 'reader', invalidCode },
    schema: {
      operationId: 'subscriptionsRead',
      tags: ['subscriptions'],
      summary: 'Read a subscription',
      description: 'One subscription, with the state of its deliveries.',
      params: schemas.SubscriptionParams,
      response: {
        200: json('The subscription.', schemas.Subscription, registrationTag),
        ...problems(invalidCode, 'subscriptions.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { subscription_id: id } = request.params
      const { subscription, fingerprint } = await subscriptions.read(callerOf(request), id)
      reply.header('etag', etagOf(fingerprint))
      return subscription
    },
  })

  app.route({
    method: 'PUT',
    url: `${url}/:subscription_id`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'subscriptionsRegister',
      tags: ['subscriptions'],
      summary: 'Subscribe a function',
      description: `Calls a function with each change from now on, as JSON: for \`skills::on-change\` a DocumentChange, for \`prompts::on-change\` a PromptChange, for \`skills/changed\` a SkillsChanged.

- Changes come in order, one at a time, and at least once: after a crash the last one may be sent again, with the same \`snapshot_version\` (and the same \`webhook-id\`, if calls are signed).
- Any 2xx is a success; the result is ignored. A failed call is retried within 1 s; the longest pause then doubles each time, up to an hour. Later changes wait.
- A change that still fails after 24 hours becomes a dead letter, and the next one is delivered. Dead letters are stored for 30 days.
- Registering the same id again keeps its position, even with another function, and delivers at once. With another trigger it starts from now.`,
      params: schemas.SubscriptionParams,
      headers: ReplaceHeaders,
      body: ref(schemas.SubscriptionBody),
      response: {
        200: json('The subscription existed already.', schemas.Subscription, registrationTag),
        201: json('The subscription is new.', schemas.Subscription, registrationTag),
        ...problems(
          invalidCode,
          'subscriptions.too_many',
          'subscriptions.exists',
          'subscriptions.fingerprint_mismatch',
          'functions.invalid_request',
          'functions.internal_namespace',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { subscription_id: id } = request.params
      const { subscription, fingerprint, isNew } = await subscriptions.put(
        callerOf(request),
        id,
        request.body,
        preconditionOf(request),
      )
      reply.header('etag', etagOf(fingerprint))
      return reply.code(isNew ? 201 : 200).send(subscription)
    },
  })

  app.route({
    method: 'DELETE',
    url: `${url}/:subscription_id`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'subscriptionsUnregister',
      tags: ['subscriptions'],
      summary: 'Unsubscribe',
      description:
        'Nothing more is delivered; a call that is already running is completed. Its dead letters are deleted. Send no body.',
      params: schemas.SubscriptionParams,
      headers: RemoveHeaders,
      response: {
        200: json('Whether the subscription existed.', schemas.SubscriptionRemoved),
        ...problems(invalidCode, 'subscriptions.fingerprint_mismatch', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      subscriptions.remove(
        callerOf(request),
        request.params.subscription_id,
        preconditionOf(request),
      ),
  })

  app.route({
    method: 'POST',
    url: `${url}/:subscription_id/replay`,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'subscriptionsReplay',
      tags: ['subscriptions'],
      summary: 'Replay dead letters',
      description:
        'Delivers the dead letters once more, oldest first, before new changes; later changes that were delivered meanwhile are not repeated. Each is tried once: one that fails becomes a dead letter again, and delays nothing. Send no body.',
      params: schemas.SubscriptionParams,
      response: {
        202: json('The number of changes to deliver.', schemas.SubscriptionReplay),
        ...problems(invalidCode, 'subscriptions.not_found', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) =>
      reply
        .code(202)
        .send(await subscriptions.replay(callerOf(request), request.params.subscription_id)),
  })
}

export const subscriptionsFeature = {
  schemas: schemas.subscriptionSchemas,
  routes: subscriptionRoutes,
}
