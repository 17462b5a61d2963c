/** `/v1/group-roles`: list, set, remove. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { noStore } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { problems, withBody } from '../../platform/http/problem.ts'
import { json, ref } from '../../platform/http/schema.ts'
import * as schemas from './schemas.ts'
import type { GroupRoleService } from './service.ts'

const config = { role: 'admin', workspace: 'service' } as const
const url = '/v1/group-roles'
const refusals = ['access.unauthorized', 'access.forbidden', 'oidc.not_configured'] as const

const groupRoleRoutes: FastifyPluginAsyncTypebox<{ groupRoles: GroupRoleService }> = async (
  app,
  { groupRoles },
) => {
  app.addHook('onRequest', noStore)

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      operationId: 'groupRolesList',
      tags: ['operators'],
      summary: 'List the roles of groups',
      description:
        'What the groups of the identity provider may do, in the workspaces that the caller manages.',
      querystring: PageQuery,
      response: {
        200: json('One page.', schemas.GroupRolePage),
        ...problems('access.unauthorized', 'access.forbidden', 'cursor.invalid'),
      },
    },
    handler: (request) => groupRoles.list(callerOf(request), request.query),
  })

  app.route({
    method: 'PUT',
    url,
    config,
    schema: {
      operationId: 'groupRolesSet',
      tags: ['operators'],
      summary: 'Give a group a role',
      description:
        'In one workspace or in all. A member of several groups has the highest role of all of them. It counts for those who are signed in already, within a second.',
      body: ref(schemas.GroupRoleBody),
      response: {
        201: json('It is new.', schemas.GroupRole),
        200: json('It was changed, or as it is.', schemas.GroupRole),
        ...problems(...refusals, 'workspaces.not_found', ...withBody),
      },
    },
    handler: async (request, reply) => {
      const { groupRole, isNew } = await groupRoles.put(callerOf(request), request.body)
      return reply.code(isNew ? 201 : 200).send(groupRole)
    },
  })

  app.route({
    method: 'DELETE',
    url,
    config,
    schema: {
      operationId: 'groupRolesDelete',
      tags: ['operators'],
      summary: 'Take the role of a group away',
      description: 'It counts for those who are signed in already, within a second.',
      querystring: schemas.GroupRoleKey,
      response: {
        204: Type.Null({ description: 'It is gone.' }),
        ...problems(...refusals, 'workspaces.not_found', 'group_roles.not_found', ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) => {
      await groupRoles.delete(callerOf(request), request.query)
      return reply.code(204).send(null)
    },
  })
}

export const groupRolesFeature = { schemas: schemas.groupRoleSchemas, routes: groupRoleRoutes }
