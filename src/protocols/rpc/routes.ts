/** `/rpc`, at the root and below a workspace: JSON-RPC 2.0 over the services of REST. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../../platform/http/access.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { acceptRawJson } from '../../platform/http/json-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { VERSION } from '../../platform/http/snapshot-versions.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { Dispatcher, type Dependencies } from './dispatcher.ts'
import { methods } from './methods.ts'
import { RpcResponse, RpcBody, rpcSchemas } from './schemas.ts'

const BODY_LIMIT = 2 * 1024 * 1024
const NOTHING = Buffer.alloc(0)

const names = [...methods].map(([name, { role }]) => `- \`${name}\` (${role})`).join('\n')

const description = `The methods of the gateway (\`skills/*\`), of the content registry (\`skills::*\`, \`skill::fetch\`, \`prompts::*\`) and of the Skills Protocol, with their own params and results; each does the same as its REST route. The status is 200 even for errors, which have a \`code\` of JSON-RPC and the stable one in \`data.code\`; 204 if only notifications were sent. A batch has up to 50 requests, which run one after the other and each count in the rate limit. Only failures of access, the rate limit (then no call of a batch runs), the media type, the size (2 MiB) and the structure of a body (20,000 brackets, braces, colons and commas outside strings, 64 levels) have another HTTP status. \`skills/uninstall\` takes \`expected_previous_fingerprint\` as \`skills/update\` does, for workspaces that require it. Chunks of an upload are sent by \`skillsUploadChunk\`. Nothing is executed here, and there are no blobs: \`execute_skill\`, \`run_code\`, \`create_blob\` and \`read_blob\` are not methods.

Methods, and the role that each needs:

${names}`

const responses = {
  200: {
    description: 'For a batch, an array of these in its order.',
    content: { 'application/json': { schema: RpcResponse } },
  },
  204: { description: 'Only notifications were sent.', type: 'null' },
  ...problems(...inWorkspace, ...withBody),
} as const

const about = {
  tags: ['rpc'],
  body: RpcBody,
  response: responses,
}

/** The route has no workspace of its own, so it sets the header itself. */
const versioned = { 'x-versioned': true }

const rpcRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  const dispatcher = new Dispatcher(deps)

  acceptRawJson(app)

  const handle =
    (isRoot: boolean) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { body } = request
      const used = new Set<string>()
      const text = await dispatcher.dispatch(Buffer.isBuffer(body) ? body : NOTHING, {
        caller: callerOf(request),
        route: request.routeOptions.url ?? '',
        isRoot,
        signal: clientGone(reply),
        countCalls: (calls) => app.countCalls(request, reply, calls),
        onWorkspace: (workspaceId) => used.add(workspaceId),
        onFault: (error) => request.log.error({ err: error.cause ?? error }, error.message),
      })
      reply.header('cache-control', 'no-store').header('vary', 'authorization')
      const [only] = used
      if (isRoot && only !== undefined && used.size === 1) {
        reply.header(VERSION, deps.workspaces.knownVersion(only))
      }
      if (text === null) return reply.code(204).send()
      return reply.type('application/json; charset=utf-8').send(text)
    }

  app.route({
    method: 'POST',
    url: '/rpc',
    config: { role: 'reader', workspace: 'home' },
    bodyLimit: BODY_LIMIT,
    schema: {
      ...about,
      ...versioned,
      operationId: 'rpc',
      summary: 'Call methods by JSON-RPC 2.0',
      description: `${description}\n\nThe workspace is the one that a token is bound to, else \`default\`; \`workspace_id\` in the params of a \`skills/*\` method names another one. The response has \`x-snapshot-version\` if all its calls are in one workspace.`,
    },
    handler: handle(true),
  })

  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/rpc',
    config: { role: 'reader' },
    bodyLimit: BODY_LIMIT,
    schema: {
      ...about,
      operationId: 'rpcInWorkspace',
      summary: 'Call methods by JSON-RPC 2.0 in one workspace',
      description: `As \`rpc\`, in the workspace of the URL; the params of a \`skills/*\` method must name the same one.`,
      params: Type.Object(workspaceParams),
    },
    handler: handle(false),
  })
}

export const rpcFeature = { schemas: rpcSchemas, routes: rpcRoutes }
