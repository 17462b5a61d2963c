/** `.well-known/agent-skills`: at the root, below each workspace, and below each skill. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { workspaceIdOf } from '../../platform/http/authenticator.ts'
import { sendBytes } from '../../platform/http/bytes-reply.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  BytesHeaders,
  ConditionalHeaders,
  notModified,
  ref,
  responseHeaders,
  Sha256,
} from '../../platform/http/schema.ts'
import { register } from '../../platform/http/register.ts'
import { SkillParams } from '../../registry/skills/schemas.ts'
import type { DiscoveryIndexes } from './index-service.ts'
import { legacyRoutes } from './legacy-routes.ts'
import { fileResponses, roots, scopeOf, viewerOf } from './roots.ts'
import { DiscoveryIndex, LegacyIndex } from './schemas.ts'

const folder = '/.well-known/agent-skills'
const { source_kind, slug } = SkillParams.properties
const artifact = {
  of_kind: source_kind,
  of_slug: slug,
  fingerprint: Sha256,
  file: Type.String({
    maxLength: 100,
    pattern: String.raw`^(?:SKILL\.md|[a-z0-9-]+\.tar\.gz)$`,
    description: '`SKILL.md`, or the name of the archive in the index.',
    examples: ['SKILL.md'],
  }),
}

const LEFT_OUT = 'x-skills-left-out'

type Options = { indexes: DiscoveryIndexes; queues: CallerQueues }

const wellKnownRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { indexes, queues }) => {
  const view = { isPublic: (workspaceId: string) => indexes.isPublic(workspaceId) }
  const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
    app.admitVisitor(request, reply, view)

  await register(app, legacyRoutes, { indexes: indexes.legacy, onRequest, queues })

  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}${folder}/index.json`,
      config: { role: 'public', admits: 'visitors' },
      schema: {
        operationId: `agentSkillsIndex${suffix}`,
        tags: ['orchestrators'],
        summary: 'Discover skills',
        description:
          'The index of Agent Skills discovery 0.2: each skill with the digest of the bytes at its URL. Below one skill it names that skill only. With a token all installable skills; without one, if the workspace is public, listed skills only. After a change it waits up to two seconds for archives that are being packed, and leaves out those that are not ready. The format has no pages, so it is whole, and compressed if the client accepts it.',
        params: Type.Object(params),
        headers: ConditionalHeaders,
        response: {
          200: {
            description: 'The index.',
            headers: {
              ...responseHeaders.etag,
              'X-Skills-Left-Out': {
                type: 'integer',
                description:
                  'How many skills are missing because their archives are not packed yet; absent if none is.',
              },
            },
            content: { 'application/json': { schema: ref(DiscoveryIndex) } },
          },
          ...notModified,
          ...problems('skills.not_found', ...inWorkspace),
        },
      },
      onRequest,
      handler: async (request, reply) => {
        const viewer = viewerOf(request, reply)
        const found = await indexes.read(workspaceIdOf(request), scopeOf(request), viewer)
        if (found.leftOut > 0) reply.header(LEFT_OUT, found.leftOut)
        return found.text.send(request, reply)
      },
    })

    app.route({
      method: 'GET',
      url: `${base}${folder}/artifacts/:of_kind/:of_slug/:fingerprint/:file`,
      config: { role: 'public', admits: 'visitors', rateLimit: false },
      schema: {
        operationId: `agentSkillsArtifact${suffix}`,
        tags: ['orchestrators'],
        summary: 'Fetch a skill that an index names',
        description:
          'Its `SKILL.md`, or its canonical archive with the files at the root. Without a token only at the current fingerprint of a listed skill. Of the requests of one token or address eight are answered at a time, and the others wait; they do not count as requests per minute.',
        params: Type.Object({ ...params, ...artifact }),
        headers: BytesHeaders,
        response: fileResponses,
      },
      onRequest: [onRequest, (request, reply) => queues.enter(request, reply)],
      handler: async (request, reply) => {
        const viewer = viewerOf(request, reply)
        const { of_kind, of_slug, fingerprint, file } = request.params
        const wanted = { sourceKind: of_kind, slug: of_slug, fingerprint, file, viewer }
        const opened = await indexes.open(workspaceIdOf(request), wanted)
        reply.headers({
          ...untrustedContentHeaders(String(reply.getHeader('cache-control'))),
          'content-type': opened.mediaType,
        })
        return sendBytes(request, reply, { ...opened, cached: null, tag: etagOf(opened.sha256) })
      },
    })
  }
}

export const wellKnownFeature = { schemas: [DiscoveryIndex, LegacyIndex], routes: wellKnownRoutes }
