/** Reads and shows the pages of MCP servers, with what was typed where a form failed. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { permits } from '../../platform/access/roles.ts'
import type { McpServerService } from '../../registry/mcp-servers/service.ts'
import type { McpServerUses } from '../../registry/mcp-servers/use-service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { type FormFailure, UNACCEPTED } from '../pages/form-failure.ts'
import { serverListView } from './list-page.ts'
import type { Report } from './report-part.ts'
import { type ServerFailure, serverView } from './server-page.ts'

export type McpServerServices = { mcpServers: McpServerService; mcpServerUses: McpServerUses }

const SYNCS = 10

type Shown = {
  serverId: string
  tool?: string | undefined
  /** The cursor of older syncs. */
  syncs?: string | undefined
  report?: Report | null
  failure?: ServerFailure | null
}

export class McpServerPages {
  readonly #services: McpServerServices
  readonly #pages: ConsolePages

  constructor(services: McpServerServices, pages: ConsolePages) {
    this.#services = services
    this.#pages = pages
  }

  async list(
    request: FastifyRequest,
    reply: FastifyReply,
    { cursor, failure = null }: { cursor?: string | undefined; failure?: FormFailure | null } = {},
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const page = await this.#services.mcpServers.list(
      caller,
      cursor === undefined ? {} : { cursor },
    )
    const { workspaceId: workspace, actor } = caller
    const view = serverListView({ workspace, role: actor.role, page, now: new Date(), failure })
    return this.#pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }

  async one(
    request: FastifyRequest,
    reply: FastifyReply,
    { serverId, tool, syncs: cursor, report = null, failure = null }: Shown,
  ): Promise<FastifyReply> {
    const caller = callerOf(request)
    const { mcpServers, mcpServerUses } = this.#services
    const isShown = permits(caller.actor.role, 'reviewer')
    const query = { limit: SYNCS, ...(cursor === undefined ? {} : { cursor }) }
    const [{ server, fingerprint }, uses, syncs] = await Promise.all([
      mcpServers.read(caller, serverId),
      isShown ? mcpServerUses.uses(caller, serverId) : null,
      isShown ? mcpServerUses.syncs(caller, serverId, query) : null,
    ])
    const view = serverView({
      workspace: caller.workspaceId,
      role: caller.actor.role,
      server,
      tag: fingerprint,
      uses: uses?.uses ?? null,
      syncs,
      tool: tool ?? null,
      report,
      failure,
      now: new Date(),
    })
    return this.#pages.send(request, reply, view, failure === null ? 200 : UNACCEPTED)
  }
}
