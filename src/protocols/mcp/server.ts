/**
 * The server of one request, created for its caller. It has no state, so any replica handles any
 * request, in either revision of the protocol.
 */
import {
  fromJsonSchema,
  type GetPromptResult,
  isSpecType,
  type JsonSchemaType,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { type TObject, Type } from '@sinclair/typebox'
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import type { ResourceSubscriptions } from '../../content/resources/subscriptions.ts'
import type { PromptService } from '../../content/prompts/service.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import { toAppError } from '../failure.ts'
import { protocolError } from './errors.ts'
import {
  anyParams,
  checkParams,
  promptArguments,
  textParam,
  unknownMethod,
  uriParam,
} from './params.ts'
import { checkNoCursor, type McpResources, resourceTemplates } from './resources.ts'
import type { McpSkills } from './skills.ts'
import { callTool, tools, type ToolServices } from './tools.ts'

export type ServerParts = {
  tools: ToolServices
  prompts: PromptService
  resources: McpResources
  skills: McpSkills
  subscriptions: ResourceSubscriptions
}

/** `sessionId` as the client sends it; null without one. */
export type Requester = {
  caller: Caller
  sessionId: string | null
  onFault: (error: AppError) => void
}

const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills'
const HOUR_MS = 3_600_000

const instructions = `A registry of agent skills. Call \`list_skills\` with a \`query\` to find those that fit the task, \`describe_skill\` with \`detail\` \`full\` to read the instructions of one before you use it, and \`read_skill_file\` for its other files. \`skill__fetch\` reads documents at \`iii://\` URIs; \`iii://skills\` is their index.`

const info = { name: 'skill-registry', title: 'Skill registry', version: BUILD_VERSION }

const options = {
  instructions,
  capabilities: {
    tools: {},
    prompts: { listChanged: true },
    resources: { listChanged: true, subscribe: true },
    extensions: { [SKILLS_EXTENSION]: { directoryRead: true } },
  },
  // Cacheable for the lifetime of this version. Everything else may change at any moment.
  cacheHints: {
    'tools/list': { ttlMs: HOUR_MS },
    'resources/templates/list': { ttlMs: HOUR_MS },
    'server/discover': { ttlMs: HOUR_MS },
  },
}

const schemaOf = <T extends TObject>(schema: T) => ({
  params: fromJsonSchema<T['static']>(schema as JsonSchemaType),
})

const Cursor = schemaOf(Type.Object({ cursor: Type.Optional(Type.String()) }))
const Uri = schemaOf(Type.Object({ uri: Type.String() }))

/**
 * Elsewhere a handler's own messages are passed on unchecked; this protocol prescribes their shape.
 */
const checkedPrompt = (rendered: { description: string; messages: unknown[] }): GetPromptResult => {
  if (isSpecType.GetPromptResult(rendered)) return rendered
  throw new AppError(
    'prompts.unsupported_shape',
    'The handler returned an unsupported shape: its `messages` are not messages of MCP.',
  )
}

const noSession = (): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidRequest,
    'Send the `Mcp-Session-Id` that `initialize` returned: a subscription belongs to a session.',
  )

/** Fields of a list or a read in the newer revision; the SDK adds them to the methods it knows. */
const fresh = { ttlMs: 0, cacheScope: 'private' as const }

/** Checks params before the SDK, whose own errors are not for people. */
class CheckedServer extends Server {
  protected override _wrapHandler(
    ...[method, handler]: Parameters<Server['_wrapHandler']>
  ): ReturnType<Server['_wrapHandler']> {
    // oxlint-disable-next-line no-underscore-dangle -- the SDK names its hook so
    const handle = super._wrapHandler(method, handler)
    return async (request, context) => {
      checkParams(method, request.params)
      return handle(request, context)
    }
  }
}

export const serverFor = (
  { caller, sessionId, onFault }: Requester,
  parts: ServerParts,
  { isModern }: { isModern: boolean },
): Server => {
  const server = new CheckedServer(info, options)
  const cache = isModern ? fresh : {}

  /** Converts service errors to MCP errors. */
  const answered = async <T>(work: Promise<T>, uri?: string): Promise<T> => {
    try {
      return await work
    } catch (thrown) {
      if (thrown instanceof ProtocolError) throw thrown
      const error = toAppError(thrown)
      if (error.isFault) onFault(error)
      const about = uri === undefined ? {} : { uri }
      throw protocolError(error, { requestId: caller.requestId, ...about })
    }
  }

  const read = (uri: string, { mcpReq }: Pick<ServerContext, 'mcpReq'>) =>
    answered(parts.resources.read(caller, uri, mcpReq.signal), uri)

  // In the newer revision the SDK responds with status 404, but only without this handler.
  if (!isModern) server.fallbackRequestHandler = unknownMethod
  /** A list of one page. */
  const whole = <T>(
    params: { cursor?: string | undefined } | undefined,
    list: () => Promise<T>,
  ): Promise<T> =>
    answered(
      (async () => {
        checkNoCursor(params)
        return list()
      })(),
    )

  server.setRequestHandler('tools/list', ({ params }) => whole(params, async () => ({ tools })))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
    const call = { caller, services: parts.tools, signal, onFault }
    const result = await callTool(params.name, params.arguments ?? {}, call)
    if (result) return result
    const known = tools.map(({ name }) => name).join(', ')
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `Unknown tool: ${params.name.slice(0, 200)}. The tools are ${known}.`,
    )
  })

  server.setRequestHandler('resources/list', ({ params }) =>
    answered(parts.resources.list(caller, params?.cursor)),
  )
  server.setRequestHandler('resources/templates/list', ({ params }) =>
    whole(params, async () => ({ resourceTemplates })),
  )
  server.setRequestHandler('resources/read', anyParams, (params, context) =>
    read(uriParam(params), context),
  )
  for (const act of ['subscribe', 'unsubscribe'] as const) {
    server.setRequestHandler(`resources/${act}`, anyParams, async (params) => {
      const uri = uriParam(params)
      if (sessionId === null) throw noSession()
      const session = { workspaceId: caller.workspaceId, actor: caller.actor.id, sessionId }
      const work = async (): Promise<void> => {
        parts.resources.checkForm(uri)
        await parts.subscriptions[act](session, uri)
      }
      await answered(work(), uri)
      return {}
    })
  }

  server.setRequestHandler('prompts/list', ({ params }) =>
    whole(params, () => parts.prompts.listForMcp(caller)),
  )
  server.setRequestHandler('prompts/get', anyParams, async (params, { mcpReq: { signal } }) => {
    const prompt = {
      name: textParam(params, 'name', 'greet'),
      arguments: promptArguments(params),
    }
    return answered(parts.prompts.render(caller, prompt, { signal }).then(checkedPrompt))
  })

  server.setRequestHandler('skills/list', Cursor, async ({ cursor }) => ({
    ...(await answered(parts.skills.list(caller, cursor))),
    ...cache,
  }))
  server.setRequestHandler('skills/get', Uri, async ({ uri }) => ({
    skill: await answered(parts.skills.get(caller, uri), uri),
    ...cache,
  }))
  server.setRequestHandler('resources/directory/read', Uri, async ({ uri }) => ({
    resources: await answered(parts.skills.directory(caller, uri), uri),
    ...cache,
  }))
  return server
}
