/** `/console/workspaces`: tenants, for their admins. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_WORKSPACE } from '../../platform/access/workspace-id.ts'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { toAppError } from '../../platform/http/error-handler.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { WorkspaceBody } from '../../tenancy/workspaces/schemas.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty, dropEmptyFields } from '../pages/query.ts'
import { type Workspaces, workspacesView } from './workspaces-page.ts'
import { mendable } from '../pages/form-failure.ts'

type Options = { services: { workspaces: WorkspaceService }; pages: ConsolePages }

const ofService = { role: 'admin', workspace: 'service', invalidCode: 'request.invalid' } as const
const ofOne = { role: 'admin', invalidCode: 'request.invalid' } as const
const params = Type.Object(workspaceParams)
const Page = Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 2048 })) })
const { title } = WorkspaceBody.properties
const New = Type.Object({ workspace_id: Type.String({ maxLength: 256 }), title })
const Title = Type.Object({ title })
const Delete = Type.Object({ workspace_id: Type.String({ maxLength: 256 }) })

const valuesOf = (body: unknown) => ({ ...(body as Record<string, string>) })

export const workspacePageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { workspaces }, pages },
) => {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { cursor, failure = null }: { cursor?: string; failure?: Workspaces['failure'] },
  ): Promise<FastifyReply> => {
    const caller = callerOf(request)
    const view = workspacesView({
      page: await workspaces.list(caller, {
        count: true,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      now: new Date(),
      isOperator: caller.actor.boundTo === undefined,
      failure,
      fixed: DEFAULT_WORKSPACE,
    })
    return pages.send(request, reply, view, failure === null ? 200 : 422)
  }

  app.get(
    '/console/workspaces',
    { config: ofService, schema: { hide: true, querystring: Page }, preValidation: dropEmpty },
    (request, reply) => show(request, reply, request.query),
  )

  app.post(
    '/console/workspaces',
    {
      config: ofService,
      schema: { hide: true, body: New },
      preValidation: dropEmptyFields,
      attachValidation: true,
    },
    async (request, reply) => {
      const caller = callerOf(request)
      try {
        if (request.validationError) throw toAppError(request.validationError, request)
        const { workspace_id: workspaceId, title: called } = request.body
        const wanted = { expected: 'absent' as const, quotas: {}, title: called }
        await workspaces.put({ ...caller, workspaceId }, wanted)
        return await reply.redirect(paths.home(workspaceId).text, 303)
      } catch (error) {
        const failure = { error: mendable(error), values: valuesOf(request.body), of: null }
        return show(request, reply, { failure })
      }
    },
  )

  app.post(
    '/console/workspaces/:workspace_id/title',
    {
      config: ofOne,
      schema: { hide: true, params, body: Title },
      preValidation: dropEmptyFields,
      attachValidation: true,
    },
    async (request, reply) => {
      const caller = callerOf(request)
      try {
        if (request.validationError) throw toAppError(request.validationError, request)
        const called = request.body.title ?? null
        await workspaces.put(caller, { expected: 'anything', quotas: {}, title: called })
        return await reply.redirect(paths.workspaces().text, 303)
      } catch (error) {
        const values = valuesOf(request.body)
        const failure = { error: mendable(error), values, of: caller.workspaceId }
        return show(request, reply, { failure })
      }
    },
  )

  app.post(
    '/console/workspaces/:workspace_id/delete',
    { config: ofOne, schema: { hide: true, params, body: Delete } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { workspaceId } = caller
      try {
        if (request.body.workspace_id.trim() !== workspaceId) {
          throw new AppError('request.invalid', `Type ${workspaceId} to delete it.`)
        }
        await workspaces.delete(caller)
        return await reply.redirect(paths.workspaces().text, 303)
      } catch (error) {
        const failure = { error: mendable(error), values: {}, of: workspaceId }
        return show(request, reply, { failure })
      }
    },
  )
}
