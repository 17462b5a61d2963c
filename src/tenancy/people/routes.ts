/** `/v1/people`: list, disable. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import * as schemas from './schemas.ts'
import type { PeopleService } from './service.ts'

const config = { role: 'admin', workspace: 'service' } as const

const peopleRoutes: FastifyPluginAsyncTypebox<{ people: PeopleService }> = async (
  app,
  { people },
) => {
  app.addHook('onRequest', noStore)

  app.route({
    method: 'GET',
    url: '/v1/people',
    config,
    schema: {
      operationId: 'peopleList',
      tags: ['operators'],
      summary: 'List people',
      description:
        'All who signed in with the identity provider or sent one of its tokens, newest first, also programs and disabled ones. For admins of all workspaces.',
      querystring: PageQuery,
      response: {
        200: json('One page.', schemas.PersonPage),
        ...problems('access.unauthorized', 'access.forbidden', 'cursor.invalid'),
      },
    },
    handler: (request) => people.list(callerOf(request), request.query),
  })

  app.route({
    method: 'PATCH',
    url: '/v1/people/:person_id',
    config,
    schema: {
      operationId: 'peopleChange',
      tags: ['operators'],
      summary: 'Disable a person, or enable one again',
      description:
        'A disabled person has no access: sessions, tokens made for the person and tokens of the identity provider are rejected, and open streams end; at once on the replica that responds, within a second on all others. For admins of all workspaces.',
      params: schemas.PersonParams,
      body: ref(schemas.PersonBody),
      response: {
        200: json('The person as it is now.', schemas.Person),
        ...problems('access.unauthorized', 'access.forbidden', 'people.not_found', ...withBody),
      },
    },
    handler: (request) => people.change(callerOf(request), request.params.person_id, request.body),
  })
}

export const peopleFeature = { schemas: schemas.peopleSchemas, routes: peopleRoutes }
