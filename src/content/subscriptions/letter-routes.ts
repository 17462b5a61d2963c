/** `{w}/subscriptions/{subscription_id}`: its dead letters, and a test. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import * as schemas from './letter-schemas.ts'
import type { LetterService } from './letter-service.ts'
import { SubscriptionParams, SubscriptionReplay } from './schemas.ts'

const invalidCode = 'subscriptions.invalid_request'
const config = { role: 'publisher', invalidCode } as const
const one = '/v1/workspaces/:workspace_id/subscriptions/:subscription_id'

const letterRoutes: FastifyPluginAsyncTypebox<{ letters: LetterService }> = async (
  app,
  { letters },
) => {
  app.addHook('onRequest', noStore)

  app.route({
    method: 'GET',
    url: `${one}/letters`,
    config,
    schema: {
      operationId: 'subscriptionsLetters',
      tags: ['subscriptions'],
      summary: 'List dead letters',
      description: 'Changes whose delivery was given up, oldest first, with payload and error.',
      params: SubscriptionParams,
      querystring: PageQuery,
      response: {
        200: ref(schemas.LetterPage),
        ...problems(invalidCode, 'cursor.invalid', 'subscriptions.not_found', ...inWorkspace),
      },
    },
    handler: (request) =>
      letters.list(callerOf(request), request.params.subscription_id, request.query),
  })

  app.route({
    method: 'POST',
    url: `${one}/letters/:version/replay`,
    config,
    schema: {
      operationId: 'subscriptionsLetterReplay',
      tags: ['subscriptions'],
      summary: 'Replay one dead letter',
      description:
        'Delivers it once more, before new changes. If that fails, it is a dead letter again. Send no body.',
      params: schemas.LetterParams,
      response: {
        202: {
          description: 'It is about to be delivered.',
          content: { 'application/json': { schema: ref(SubscriptionReplay) } },
        },
        ...problems(
          invalidCode,
          'subscriptions.not_found',
          'subscriptions.letter_not_found',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) => {
      const { subscription_id: id, version } = request.params
      return reply.code(202).send(await letters.replay(callerOf(request), id, version))
    },
  })

  app.route({
    method: 'DELETE',
    url: `${one}/letters/:version`,
    config,
    schema: {
      operationId: 'subscriptionsLetterDrop',
      tags: ['subscriptions'],
      summary: 'Drop one dead letter',
      description: 'It is never delivered. This cannot be undone. Send no body.',
      params: schemas.LetterParams,
      response: {
        200: ref(schemas.LetterRemoved),
        ...problems(invalidCode, 'subscriptions.not_found', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) => {
      const { subscription_id: id, version } = request.params
      return letters.drop(callerOf(request), id, version)
    },
  })

  app.route({
    method: 'POST',
    url: `${one}/test`,
    // A sample may be sent again.
    config: { ...config, idempotencyKey: false },
    schema: {
      operationId: 'subscriptionsTest',
      tags: ['subscriptions'],
      summary: 'Send a sample',
      description:
        'Calls the function once, now, with a sample of what it is subscribed to (`snapshot_version` 0), and says what came of it. Deliveries are not touched. Send no body.',
      params: SubscriptionParams,
      response: {
        200: ref(schemas.TestDelivery),
        ...problems(invalidCode, 'subscriptions.not_found', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) => letters.test(callerOf(request), request.params.subscription_id),
  })
}

export const lettersFeature = { schemas: schemas.letterSchemas, routes: letterRoutes }
