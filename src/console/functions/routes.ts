/** `/console/w/{workspace_id}/content/functions`: handlers that are called over HTTP. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { FunctionBody, FunctionParams } from '../../content/functions/schemas.ts'
import type { FunctionService } from '../../content/functions/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { failureOf, type FormFailure, UNACCEPTED } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { checkTyped } from '../pages/registration.ts'
import { bodyOf } from './function-form.ts'
import { functionListView, functionView, type OneFunction } from './pages.ts'
import { withoutHeaders } from '../pages/header-lines.ts'

export type FunctionPageServices = { functions: FunctionService }

type Options = { services: FunctionPageServices; pages: ConsolePages }

const invalidCode = 'functions.invalid_request'
const reading = { role: 'reader', invalidCode } as const
const writing = { role: 'publisher', invalidCode } as const
const all = '/console/w/:workspace_id/content/functions'
const one = `${all}/:function_id`

/** Two schemas of the greatest size, every byte escaped. */
const BODY_LIMIT = 512 * 1024

const ListQuery = Type.Object({ cursor: pageQuery.cursor })
const fields = {
  url: FunctionBody.properties.url,
  description: Type.String({ maxLength: 4096 }),
  headers: Type.String({ maxLength: 32_768 }),
  timeout_ms: Type.String({ maxLength: 16 }),
  readable: Type.Optional(Type.String({ maxLength: 16 })),
  input_schema: Type.String(),
  output_schema: Type.String(),
}
const tag = Type.String({ maxLength: 256 })
const NewForm = Type.Object({ ...fields, function_id: Type.String({ maxLength: 2048 }) })
const ReplaceForm = Type.Object({ ...fields, tag })
const RemoveForm = Type.Object({ tag, confirm: Type.String({ maxLength: 2048 }) })

export const functionPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { functions }, pages },
) => {
  const params = Type.Object(workspaceParams)
  const hidden = { hide: true, params: FunctionParams } as const

  const list = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: { cursor?: string } = {},
    failure: FormFailure | null = null,
  ) => {
    const caller = callerOf(request)
    const view = functionListView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      page: await functions.list(caller, query),
      failure,
      now: new Date(),
    })
    return pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, failure = null }: { id: string; failure?: OneFunction['failure'] },
  ) => {
    const caller = callerOf(request)
    const { found, fingerprint } = await functions.read(caller, id)
    const { workspaceId: workspace, actor } = caller
    const shown = { workspace, role: actor.role, now: new Date() }
    const view = functionView({ ...shown, found, tag: fingerprint, failure })
    return pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  app.get(
    all,
    {
      config: reading,
      schema: { hide: true, params, querystring: ListQuery },
      preValidation: dropEmpty,
    },
    (request, reply) => list(request, reply, request.query),
  )

  app.post(
    all,
    { config: writing, bodyLimit: BODY_LIMIT, schema: { hide: true, params, body: NewForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { function_id: id } = request.body
      try {
        await functions.register(caller, id, bodyOf(request.body), 'absent')
      } catch (error) {
        return list(request, reply, {}, failureOf(error, withoutHeaders(request.body)))
      }
      return reply.redirect(paths.content(caller.workspaceId, 'functions').text, 303)
    },
  )

  app.get(one, { config: reading, schema: hidden }, (request, reply) =>
    show(request, reply, { id: request.params.function_id }),
  )

  app.post(
    one,
    { config: writing, bodyLimit: BODY_LIMIT, schema: { ...hidden, body: ReplaceForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { function_id: id } = request.params
      try {
        await functions.register(caller, id, bodyOf(request.body), [request.body.tag])
      } catch (error) {
        const failure = {
          act: 'replace' as const,
          ...failureOf(error, withoutHeaders(request.body)),
        }
        return show(request, reply, { id, failure })
      }
      return reply.redirect(paths.function(caller.workspaceId, id).text, 303)
    },
  )

  app.post(
    `${one}/unregister`,
    { config: writing, schema: { ...hidden, body: RemoveForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { function_id: id } = request.params
      try {
        checkTyped(request.body.confirm, id, invalidCode)
        await functions.unregister(caller, id, [request.body.tag])
      } catch (error) {
        const failure = { act: 'unregister' as const, ...failureOf(error, request.body) }
        return show(request, reply, { id, failure })
      }
      return reply.redirect(paths.content(caller.workspaceId, 'functions').text, 303)
    },
  )
}
