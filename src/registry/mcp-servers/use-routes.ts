/** `{w}/mcp-servers/{server_id}`: past syncs, and who uses its tools. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { McpServerParams } from './schemas.ts'
import * as schemas from './use-schemas.ts'
import type { McpServerUses } from './use-service.ts'

const invalidCode = 'mcp_servers.invalid_request'
const config = { role: 'reviewer', invalidCode } as const
const one = '/v1/workspaces/:workspace_id/mcp-servers/:server_id'

const useRoutes: FastifyPluginAsyncTypebox<{ uses: McpServerUses }> = async (app, { uses }) => {
  app.route({
    method: 'GET',
    url: `${one}/syncs`,
    config,
    schema: {
      operationId: 'mcpServersSyncs',
      tags: ['trust'],
      summary: 'List past syncs of an MCP server',
      description: 'What each sync that succeeded found, newest first.',
      params: McpServerParams,
      querystring: PageQuery,
      response: {
        200: ref(schemas.SyncPage),
        ...problems(invalidCode, 'cursor.invalid', 'mcp_servers.not_found', ...inWorkspace),
      },
    },
    handler: (request) => uses.syncs(callerOf(request), request.params.server_id, request.query),
  })

  app.route({
    method: 'GET',
    url: `${one}/uses`,
    config,
    schema: {
      operationId: 'mcpServersUses',
      tags: ['trust'],
      summary: 'List the skills that use an MCP server',
      description:
        'Which installed skills use which of its tools: with approval, or in a proposal that waits.',
      params: McpServerParams,
      response: {
        200: ref(schemas.ToolUses),
        ...problems(invalidCode, 'mcp_servers.not_found', ...inWorkspace),
      },
    },
    handler: (request) => uses.uses(callerOf(request), request.params.server_id),
  })
}

export const mcpServerUsesFeature = { schemas: schemas.useSchemas, routes: useRoutes }
