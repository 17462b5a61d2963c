/** `/console/w/{workspace_id}/mcp-servers`: servers, their tools, and what is done with them. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { Caller } from '../../platform/access/caller.ts'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { McpServerBody, McpServerParams } from '../../registry/mcp-servers/schemas.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { failureOf } from '../pages/form-failure.ts'
import { headersOf, withoutHeaders } from '../pages/header-lines.ts'
import { paths } from '../pages/paths.ts'
import { dropEmpty } from '../pages/query.ts'
import { checkTyped } from '../pages/registration.ts'
import type { Report } from './report-part.ts'
import { McpServerPages, type McpServerServices } from './servers.ts'
import { toolChanges } from './tool-changes.ts'

type Options = { services: McpServerServices; pages: ConsolePages }

const invalidCode = 'mcp_servers.invalid_request'
const reading = { role: 'publisher', invalidCode } as const
const writing = { role: 'reviewer', invalidCode } as const
const url = '/console/w/:workspace_id/mcp-servers'
const one = `${url}/:server_id`

const cursor = pageQuery.cursor
const Shown = Type.Object({
  tool: Type.Optional(Type.String({ maxLength: 256 })),
  syncs: cursor,
})
const fields = {
  url: McpServerBody.properties.url,
  description: Type.String({ maxLength: 4096 }),
  headers: Type.String({ maxLength: 32_768 }),
}
const tag = Type.String({ maxLength: 256 })
const NewForm = Type.Object({ ...fields, server_id: Type.String({ maxLength: 256 }) })
const ReplaceForm = Type.Object({ ...fields, tag })
const RemoveForm = Type.Object({ tag, confirm: Type.String({ maxLength: 256 }) })

const bodyOf = (form: { url: string; description: string; headers: string }): McpServerBody => {
  const description = form.description.trim()
  return {
    url: form.url,
    headers: headersOf(form.headers, invalidCode),
    ...(description === '' ? {} : { description }),
  }
}

export const mcpServerPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages },
) => {
  const { mcpServers } = services
  const servers = new McpServerPages(services, pages)
  const hidden = { hide: true, params: McpServerParams } as const

  app.get(
    url,
    {
      config: reading,
      schema: {
        hide: true,
        params: Type.Object(workspaceParams),
        querystring: Type.Object({ cursor }),
      },
      preValidation: dropEmpty,
    },
    (request, reply) => servers.list(request, reply, request.query),
  )

  app.post(
    url,
    {
      config: writing,
      schema: { hide: true, params: Type.Object(workspaceParams), body: NewForm },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { server_id: serverId } = request.body
      try {
        await mcpServers.register(caller, serverId, bodyOf(request.body), 'absent')
      } catch (error) {
        return servers.list(request, reply, {
          failure: failureOf(error, withoutHeaders(request.body)),
        })
      }
      return reply.redirect(paths.mcpServer(caller.workspaceId, serverId).text, 303)
    },
  )

  app.get(
    one,
    { config: reading, schema: { ...hidden, querystring: Shown }, preValidation: dropEmpty },
    (request, reply) =>
      servers.one(request, reply, { serverId: request.params.server_id, ...request.query }),
  )

  app.post(
    one,
    { config: writing, schema: { ...hidden, body: ReplaceForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { server_id: serverId } = request.params
      try {
        await mcpServers.register(caller, serverId, bodyOf(request.body), [request.body.tag])
      } catch (error) {
        const failure = {
          act: 'replace' as const,
          ...failureOf(error, withoutHeaders(request.body)),
        }
        return servers.one(request, reply, { serverId, failure })
      }
      return reply.redirect(paths.mcpServer(caller.workspaceId, serverId).text, 303)
    },
  )

  const sync = async (caller: Caller, serverId: string): Promise<Report> => {
    const before = await mcpServers.read(caller, serverId)
    const found = await mcpServers.sync(caller, serverId)
    const after = await mcpServers.read(caller, serverId)
    const isWhole =
      before.server.catalogue_hash === found.hash_before &&
      after.server.catalogue_hash === found.hash_after
    const changes = isWhole ? toolChanges(before.server.tools, after.server.tools) : null
    return { sync: found, changes }
  }

  app.post(`${one}/sync`, { config: writing, schema: hidden }, async (request, reply) => {
    const { server_id: serverId } = request.params
    try {
      const report = await sync(callerOf(request), serverId)
      return await servers.one(request, reply, { serverId, report })
    } catch (error) {
      const failure = { act: 'sync' as const, ...failureOf(error) }
      return servers.one(request, reply, { serverId, failure })
    }
  })

  app.post(
    `${one}/unregister`,
    { config: writing, schema: { ...hidden, body: RemoveForm } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { server_id: serverId } = request.params
      try {
        checkTyped(request.body.confirm, serverId, invalidCode)
        await mcpServers.unregister(caller, serverId, [request.body.tag])
      } catch (error) {
        const failure = { act: 'unregister' as const, ...failureOf(error, request.body) }
        return servers.one(request, reply, { serverId, failure })
      }
      return reply.redirect(paths.mcpServers(caller.workspaceId).text, 303)
    },
  )

  /** The address of a result leads to its page, also where a script asks for a region again. */
  for (const act of ['sync', 'unregister']) {
    app.get(`${one}/${act}`, { config: reading, schema: hidden }, (request, reply) => {
      const { workspace_id: workspace, server_id: serverId } = request.params
      return reply.redirect(paths.mcpServer(workspace, serverId).text, 303)
    })
  }
}
