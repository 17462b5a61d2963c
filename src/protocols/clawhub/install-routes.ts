/** `clawhub/api/v1`: what clients ask before, while and after they install or update a skill. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { create } from 'content-disposition'
import { packZip, zipSizeOf } from '../../packages/archive/pack-zip.ts'
import { callerOf } from '../../platform/http/access.ts'
import { withBody } from '../../platform/http/problem.ts'
import { ref, Sha256 } from '../../platform/http/schema.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import type { ClawHub } from './clawhub.ts'
import {
  ClawHubInstallation,
  ClawHubOk,
  ClawHubReport,
  ClawHubResolution,
} from './install-schemas.ts'
import {
  anyQuery,
  apiRoots,
  apiUrlOf,
  ownerQuery,
  readProblems,
  skillProblems,
  slugParam,
  versionQuery,
  wantedOf,
} from './requests.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const

const named = { slug: Type.String({ maxLength: 256, examples: ['hello-skill'] }), ...ownerQuery }

const ResolveQuery = Type.Object({
  ...named,
  hash: Type.String({
    pattern: Sha256.pattern ?? '',
    description: 'SHA-256 of the lines `path:sha256` of all files, without a newline at the end.',
    examples: Sha256.examples as string[],
  }),
})

const bytes = { type: 'string', format: 'binary' } as const

export const installRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (
  app,
  { shelf, versions, queues },
) => {
  for (const { base, params, suffix } of apiRoots) {
    app.route({
      method: 'GET',
      url: `${base}/v1/skills/:slug/install`,
      config,
      schema: {
        operationId: `clawHubInstall${suffix}`,
        tags: ['clawhub'],
        summary: 'Read what an install downloads',
        description: 'For `openclaw skills install`.',
        params: Type.Object({ ...params, ...slugParam }),
        querystring: Type.Object(ownerQuery),
        response: { 200: ref(ClawHubInstallation), ...skillProblems() },
      },
      handler: async (request) => {
        const { workspaceId } = callerOf(request)
        const skill = await shelf.find(workspaceId, wantedOf(request.params.slug, request.query))
        const { name, version } = skill
        const query = new URLSearchParams({ ...name, version }).toString()
        const downloadUrl = `${apiUrlOf(request)}/v1/download?${query}`
        return {
          ok: true as const,
          slug: name.slug,
          installKind: 'archive' as const,
          archive: { version, downloadUrl },
        }
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/v1/resolve`,
      config,
      schema: {
        operationId: `clawHubResolve${suffix}`,
        tags: ['clawhub'],
        summary: 'Find the version that a client has',
        description:
          'For `clawhub update` and `publish`. A client updates where `latestVersion` is higher than `match`: any version other than the served one is reported as lower than it, so that it follows a rollback, and a change that kept its label.',
        params: Type.Object(params),
        querystring: ResolveQuery,
        response: { 200: ref(ClawHubResolution), ...skillProblems() },
      },
      handler: async (request) => {
        const { workspaceId } = callerOf(request)
        const { slug, hash } = request.query
        const skill = await shelf.find(workspaceId, wantedOf(slug, request.query))
        const match = await versions.match(workspaceId, skill, hash)
        return {
          match: match === null ? null : { version: match },
          latestVersion: { version: skill.version },
        }
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/v1/download`,
      config,
      schema: {
        operationId: `clawHubDownload${suffix}`,
        tags: ['clawhub'],
        summary: 'Download a version of a skill',
        description: 'A zip file with the files at its root. The same bytes for the same revision.',
        params: Type.Object(params),
        querystring: Type.Object({ ...named, ...versionQuery }),
        response: {
          200: {
            description: 'The zip file.',
            content: { 'application/zip': { schema: bytes } },
          },
          ...skillProblems('skills.revision_not_found', 'store.unavailable'),
        },
      },
      onRequest: (request, reply) => queues.enter(request, reply),
      handler: async (request, reply) => {
        const { workspaceId } = callerOf(request)
        const { query } = request
        const skill = await shelf.find(workspaceId, wantedOf(query.slug, query))
        const version = await versions.find(workspaceId, skill, query)
        const files = await versions.open(version)
        reply.headers({
          ...untrustedContentHeaders('private, no-cache'),
          'content-type': 'application/zip',
          'content-length': String(zipSizeOf(files, '')),
          'content-disposition': create(`${skill.name.slug}-${version.version}.zip`),
        })
        return reply.send(Readable.from(request.method === 'HEAD' ? [] : packZip(files, '')))
      },
    })

    app.route({
      method: 'POST',
      url: `${base}/cli/telemetry/install`,
      config,
      schema: {
        operationId: `clawHubReport${suffix}`,
        tags: ['clawhub'],
        summary: 'Report an install',
        description: 'Clients report what they have installed. It is not kept.',
        params: Type.Object(params),
        querystring: anyQuery,
        body: ref(ClawHubReport),
        response: { 200: ref(ClawHubOk), ...readProblems('skills.invalid_request', ...withBody) },
      },
      handler: async () => ({ ok: true as const }),
    })
  }
}
