/** `.well-known/skills`: discovery of version 0.1, in the same places. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { sendBytes } from '../../platform/http/bytes-reply.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  BytesHeaders,
  ConditionalHeaders,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { fileHeaders } from '../../registry/catalog/file-reply.ts'
import type { LegacyIndexes } from './legacy-index.ts'
import { fileResponses, roots, scopeOf, viewerOf } from './roots.ts'
import { LegacyIndex } from './schemas.ts'

type Options = {
  indexes: LegacyIndexes
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  queues: CallerQueues
}

const folder = '/.well-known/skills'

const file = {
  name: Type.String({
    maxLength: 64,
    description: 'The name of a skill in the index.',
    examples: ['hello-skill'],
  }),
  '*': Type.String({
    maxLength: 1024,
    description: 'The path of a file in the index.',
    examples: ['SKILL.md'],
  }),
}

export const legacyRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { indexes, onRequest, queues },
) => {
  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}${folder}/index.json`,
      config: { role: 'public', admits: 'visitors' },
      schema: {
        operationId: `agentSkillsLegacyIndex${suffix}`,
        tags: ['orchestrators'],
        summary: 'Discover skills, for old clients',
        description:
          'The index of Agent Skills discovery 0.1: each skill with the paths of its files. It has the skills of the other index, but for those with a path that old clients cannot put into a URL.',
        params: Type.Object(params),
        headers: ConditionalHeaders,
        response: {
          200: {
            description: 'The index.',
            headers: responseHeaders.etag,
            content: { 'application/json': { schema: ref(LegacyIndex) } },
          },
          ...notModified,
          ...problems('skills.not_found', ...inWorkspace),
        },
      },
      onRequest,
      handler: async (request, reply) => {
        const viewer = viewerOf(request, reply)
        const found = await indexes.read(workspaceIdOf(request), scopeOf(request), viewer)
        return found.send(request, reply)
      },
    })

    app.route({
      method: 'GET',
      url: `${base}${folder}/:name/*`,
      config: { role: 'public', admits: 'visitors', rateLimit: false },
      schema: {
        operationId: `agentSkillsLegacyFile${suffix}`,
        tags: ['orchestrators'],
        summary: 'Fetch a file that an index for old clients names',
        description:
          'A file of the served revision. Of the requests of one token or address eight are answered at a time, and the others wait; they do not count as requests per minute.',
        params: Type.Object({ ...params, ...file }),
        headers: BytesHeaders,
        response: fileResponses,
      },
      onRequest: [onRequest, (request, reply) => queues.enter(request, reply)],
      handler: async (request, reply) => {
        const viewer = viewerOf(request, reply)
        const { name, '*': path } = request.params
        const wanted = { scope: scopeOf(request), viewer, name, path }
        const opened = await indexes.open(workspaceIdOf(request), wanted)
        reply.headers({
          ...fileHeaders(opened, false),
          'cache-control': String(reply.getHeader('cache-control')),
        })
        return sendBytes(request, reply, { ...opened, cached: null, tag: etagOf(opened.sha256) })
      },
    })
  }
}
