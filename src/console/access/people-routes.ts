/** `/console/people`: who has access, and the roles of groups. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { roles } from '../../platform/access/roles.ts'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { GroupRoleKey } from '../../tenancy/group-roles/schemas.ts'
import type { GroupRoleService } from '../../tenancy/group-roles/service.ts'
import { PersonParams } from '../../tenancy/people/schemas.ts'
import type { PeopleService } from '../../tenancy/people/service.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import { type FormFailure, mendable } from '../pages/form-failure.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { peopleView } from './people-page.ts'

export type PeoplePageServices = {
  groupRoles: GroupRoleService
  people: PeopleService
  workspaces: WorkspaceService
}

type Options = { services: PeoplePageServices; pages: ConsolePages }

const SHOWN = 100
const config = { role: 'admin', workspace: 'service' } as const

const cursor = Type.Optional(Type.String({ maxLength: 2048 }))
const Page = Type.Object({ cursor, groups: cursor })
const PersonForm = Type.Object({ disabled: stringEnum(['true', 'false'] as const) })
const { issuer, group, workspace_id } = GroupRoleKey.properties
const GroupForm = Type.Object({ group, workspace_id, role: stringEnum(roles) })
const TakeForm = Type.Object({ issuer, group, workspace_id })

export const peopleRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages },
) => {
  const { groupRoles, people, workspaces } = services

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      cursor: after,
      groups,
      failure = null,
    }: { cursor?: string; groups?: string; failure?: FormFailure | null },
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const maySeeAll = caller.actor.boundTo === undefined
    const [listed, held, seen] = await Promise.all([
      maySeeAll ? people.list(caller, after === undefined ? {} : { cursor: after }) : null,
      groupRoles.list(caller, groups === undefined ? {} : { cursor: groups }),
      workspaces.list(caller, { limit: SHOWN }),
    ])
    const view = peopleView({
      people: listed,
      groupRoles: held,
      now: new Date(),
      workspaces: seen.workspaces.map(({ workspace_id: id }) => id),
      maySeeAll,
      failure,
    })
    return pages.send(request, reply, view, failure === null ? 200 : 422)
  }

  app.get(
    '/console/people',
    { config, schema: { hide: true, querystring: Page }, preValidation: dropEmpty },
    (request, reply) => show(request, reply, request.query),
  )

  app.post(
    '/console/people/:person_id',
    { config, schema: { hide: true, params: PersonParams, body: PersonForm } },
    async (request, reply) => {
      const disabled = request.body.disabled === 'true'
      await people.change(callerOf(request), request.params.person_id, { disabled })
      return reply.redirect(paths.people().text, 303)
    },
  )

  app.post(
    '/console/group-roles',
    { config, schema: { hide: true, body: GroupForm } },
    async (request, reply) => {
      try {
        await groupRoles.put(callerOf(request), request.body)
      } catch (error) {
        return show(request, reply, {
          failure: { error: mendable(error, [403]), values: request.body },
        })
      }
      return reply.redirect(paths.people().text, 303)
    },
  )

  app.post(
    '/console/group-roles/take',
    { config, schema: { hide: true, body: TakeForm } },
    async (request, reply) => {
      await groupRoles.delete(callerOf(request), request.body)
      return reply.redirect(paths.people().text, 303)
    },
  )
}
