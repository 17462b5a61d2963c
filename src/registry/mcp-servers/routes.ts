/** `{w}/mcp-servers`: servers whose tools skills may use, and their inventories. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { McpServerService } from './service.ts'

type Options = { mcpServers: McpServerService; responses: StateResponses }

const invalidCode = 'mcp_servers.invalid_request'
const url = '/v1/workspaces/:workspace_id/mcp-servers'
const one = `${url}/:server_id`
const tags = ['trust']

const shown = (description: string) => json(description, schemas.McpServer, responseHeaders.etag)

const mcpServerRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { mcpServers, responses },
) => {
  app.route({
    method: 'GET',
    url,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'mcpServersList',
      tags,
      summary: 'List MCP servers',
      description:
        'Registered servers by id, a page at a time, with only the names of their headers.',
      params: Type.Object(workspaceParams),
      querystring: PageQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.McpServerPage, responseHeaders.etag),
        ...notModified,
        ...problems(invalidCode, 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, () => mcpServers.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: one,
    config: { role: 'publisher', invalidCode },
    schema: {
      operationId: 'mcpServersRead',
      tags,
      summary: 'Read an MCP server',
      description:
        'A registered server and its tools, as it described them at the last sync. Manifests can name only these tools.',
      params: schemas.McpServerParams,
      headers: ConditionalHeaders,
      response: {
        200: shown('The server.'),
        ...notModified,
        ...problems(invalidCode, 'mcp_servers.not_found', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const found = await mcpServers.read(callerOf(request), request.params.server_id)
      return sendPrivate(request, reply, etagOf(found.fingerprint), found.server)
    },
  })

  app.route({
    method: 'PUT',
    url: one,
    config: { role: 'reviewer', invalidCode },
    schema: {
      operationId: 'mcpServersRegister',
      tags,
      summary: 'Register an MCP server',
      description:
        'Registers a server, or replaces it. It is not called: sync it to read its tools. Its risk metadata is trusted, so register only servers that you trust.',
      params: schemas.McpServerParams,
      headers: ReplaceHeaders,
      body: ref(schemas.McpServerBody),
      response: {
        200: shown('Replaced; its tools stay until the next sync.'),
        201: shown('Registered.'),
        ...problems(
          invalidCode,
          'mcp_servers.origin_refused',
          'mcp_servers.exists',
          'secrets.key_missing',
          'content.blocked',
          'mcp_servers.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const { server, fingerprint, isNew } = await mcpServers.register(
        callerOf(request),
        request.params.server_id,
        request.body,
        preconditionOf(request),
      )
      return reply
        .code(isNew ? 201 : 200)
        .header('etag', etagOf(fingerprint))
        .send(server)
    },
  })

  app.route({
    method: 'DELETE',
    url: one,
    config: { role: 'reviewer', invalidCode },
    schema: {
      operationId: 'mcpServersUnregister',
      tags,
      summary: 'Unregister an MCP server',
      description: 'Removes the server and its tools, also for skills that use them. Send no body.',
      params: schemas.McpServerParams,
      headers: RemoveHeaders,
      response: {
        200: json('Whether it was registered.', schemas.McpServerRemoved),
        ...problems(invalidCode, 'mcp_servers.fingerprint_mismatch', ...inWorkspace, ...withBody),
      },
    },
    preHandler: rejectBody,
    handler: (request) =>
      mcpServers.unregister(callerOf(request), request.params.server_id, preconditionOf(request)),
  })

  app.route({
    method: 'POST',
    url: `${one}/sync`,
    config: { role: 'reviewer', invalidCode },
    schema: {
      operationId: 'mcpServersSync',
      tags,
      summary: 'Sync an MCP server',
      description:
        'Requests the tools of the server (`tools/list`, over Streamable HTTP) and stores them, within `MCP_SYNC_TIMEOUT_MS`, 50 pages, 500 tools and 2 MiB. Skills that use a changed or removed tool are not served until they are reviewed again. If the server fails, nothing changes.',
      params: schemas.McpServerParams,
      response: {
        200: json('What changed.', schemas.McpSync),
        ...problems(
          invalidCode,
          'mcp_servers.not_found',
          'mcp_servers.origin_refused',
          'mcp_servers.changed',
          'mcp_servers.failed',
          'mcp_servers.timed_out',
          'secrets.unreadable',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: (request) => mcpServers.sync(callerOf(request), request.params.server_id),
  })
}

export const mcpServersFeature = { schemas: schemas.mcpServerSchemas, routes: mcpServerRoutes }
