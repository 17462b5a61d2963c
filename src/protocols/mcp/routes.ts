/** `/mcp`, at the root and below a workspace: the Model Context Protocol over Streamable HTTP. */
import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  createMcpHandler,
  type InMemoryServerEventBus,
  isInitializeRequest,
  type McpHttpHandler,
  ProtocolErrorCode,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import { Type } from '@sinclair/typebox'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { checkOrigin } from '../../platform/access/loopback.ts'
import type { EventSettings } from '../../platform/config/config.ts'
import type { DocumentService } from '../../content/documents/service.ts'
import { AppError } from '../../platform/errors.ts'
import type { EventService } from '../../tenancy/events/service.ts'
import { callerOf } from '../../platform/http/access.ts'
import { acceptsByName } from '../../platform/http/accept.ts'
import { EVENT_STREAM } from '../../platform/http/event-stream.ts'
import { acceptRawJson } from '../../platform/http/json-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import type { OfferService } from '../offers/service.ts'
import type { PromptService } from '../../content/prompts/service.ts'
import type { ResourceSubscriptions } from '../../content/resources/subscriptions.ts'
import type { ResourceService } from '../../content/resources/service.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import type { WorkspaceService } from '../../tenancy/workspaces/service.ts'
import { roots } from '../marketplace/roots.ts'
import { batchFault, batchIn } from './batches.ts'
import { McpResources } from './resources.ts'
import * as schemas from './schemas.ts'
import { serverFor } from './server.ts'
import { McpSkills } from './skills.ts'
import { McpStreams } from './streams.ts'
import { sendWeb, webRequestOf } from './web.ts'

type Dependencies = {
  services: {
    offers: OfferService
    catalog: SkillCatalog
    discovery: SkillDiscovery
    documents: DocumentService
    resources: ResourceService
    resourceSubscriptions: ResourceSubscriptions
    prompts: PromptService
    events: EventService
  }
  settings: EventSettings
  workspaces: WorkspaceService
}

const BODY_LIMIT = 2 * 1024 * 1024

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined =>
  [headers[name]].flat()[0]

const SESSION = 'mcp-session-id'

/** It only identifies the subscriptions of a client, so any text of the right form is accepted. */
const sessionIdOf = (request: FastifyRequest): string | null => {
  const id = headerOf(request, SESSION)
  if (id === undefined) return null
  if (/^[\x21-\x7e]{1,128}$/.test(id)) return id
  throw new AppError('request.invalid', '`Mcp-Session-Id` is 1 to 128 visible ASCII characters.')
}

/** The first message of a client of the older revisions, with params that are accepted. */
const isInitialize = (body: unknown): boolean => {
  const text = Buffer.isBuffer(body) ? body.toString() : ''
  if (!text.includes('"initialize"')) return false
  return isInitializeRequest(JSON.parse(text))
}

/**
 * For the older revisions; the newer one has no such stream. Browsers and other programs that accept
 * everything would wait for its end.
 */
const asksForStream = (request: FastifyRequest): boolean => {
  const version = headerOf(request, 'mcp-protocol-version')
  const isOlder = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version)
  return request.method === 'GET' && isOlder && acceptsByName(request.headers.accept, EVENT_STREAM)
}

/** As the SDK rejects a body. */
const rejected = (message: string): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: ProtocolErrorCode.InvalidRequest, message }, id: null },
    { status: 400 },
  )

const mcpRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  const { services, settings, workspaces } = deps
  const skills = new McpSkills(services)
  const resources = new McpResources({ ...services, skills })
  const subscriptions = services.resourceSubscriptions
  const served = { tools: services, prompts: services.prompts, resources, skills, subscriptions }
  const streams = new McpStreams({ events: services.events, settings, subscriptions })
  app.addHook('preClose', () => streams.close())
  app.addHook('preHandler', async (request) => {
    checkOrigin(request.headers)
    await workspaces.check(callerOf(request).workspaceId)
  })

  // The SDK parses the body itself: the protocol has its own errors for malformed JSON.
  acceptRawJson(app)

  /** One per request, since it is bound to the caller. */
  const handlerFor = (
    request: FastifyRequest,
    streaming: { bus?: InMemoryServerEventBus; keepAliveMs?: number } = {},
  ): McpHttpHandler => {
    const requester = {
      caller: callerOf(request),
      sessionId: sessionIdOf(request),
      onFault: (error: Error) => request.log.error({ err: error.cause ?? error }, error.message),
    }
    return createMcpHandler(
      ({ era }) => serverFor(requester, served, { isModern: era === 'modern' }),
      {
        ...streaming,
        maxRequestBodySize: BODY_LIMIT,
        onerror: (error) => request.log.debug({ err: error }, 'rejected by the protocol'),
      },
    )
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const batch = batchIn(request.body)
    await app.countCalls(request, reply, batch?.length ?? 1)
    const fault = batch && batchFault(batch, headerOf(request, 'mcp-protocol-version'))
    if (fault) return sendWeb(reply, rejected(fault))
    const web = await webRequestOf(request, reply)
    if (headerOf(request, 'mcp-method') === 'subscriptions/listen') {
      const handlerWith = (bus: InMemoryServerEventBus) =>
        // The stream has a heartbeat of its own.
        handlerFor(request, { bus, keepAliveMs: 0 })
      return streams.listen({ request, reply }, { web, handlerWith })
    }
    const response = await handlerFor(request).fetch(web)
    if (response.ok && isInitialize(request.body)) reply.header(SESSION, randomUUID())
    return sendWeb(reply, response)
  }

  const handleStream = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (asksForStream(request)) {
      const lastId = headerOf(request, 'last-event-id')
      return streams.follow({ request, reply }, { lastId, sessionId: sessionIdOf(request) })
    }
    reply.header('allow', 'POST')
    throw new AppError(
      'mcp.no_stream',
      'GET is for `text/event-stream` in revisions before 2026-07-28, and sessions end by themselves. Send messages by POST.',
    )
  }

  for (const { base, params, suffix } of roots) {
    const about = { tags: ['mcp'], params: Type.Object(params) }
    // Without a workspace in the path, the token's own workspace applies, as at `/rpc`.
    const config: FastifyContextConfig = { role: 'reader' }
    if (base === '') config.workspace = 'home'
    const rejections = [...inWorkspace, 'mcp.too_many_streams', 'events.too_many_streams'] as const

    app.route({
      method: 'POST',
      url: `${base}/mcp`,
      config,
      bodyLimit: BODY_LIMIT,
      schema: {
        ...about,
        operationId: `mcp${suffix}`,
        summary: 'Speak the Model Context Protocol',
        description: schemas.description,
        headers: schemas.McpHeaders,
        body: ref(schemas.McpMessage),
        response: {
          ...schemas.responses,
          ...schemas.withProtocolErrors(problems(...rejections, ...withBody)),
        },
      },
      handler: handle,
    })

    app.route({
      method: 'GET',
      url: `${base}/mcp`,
      config,
      schema: {
        ...about,
        operationId: `mcpStream${suffix}`,
        summary: 'Stream changes, for clients of MCP 2025-11-25',
        description: schemas.streamDescription,
        headers: schemas.StreamHeaders,
        response: { ...schemas.streamResponses, ...problems('mcp.no_stream', ...rejections) },
      },
      handler: handleStream,
    })

    app.route({
      method: 'DELETE',
      url: `${base}/mcp`,
      config,
      schema: { ...about, hide: true },
      handler: handleStream,
    })
  }
}

export const mcpFeature = { schemas: [schemas.McpMessage], routes: mcpRoutes }
