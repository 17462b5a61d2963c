/** `clawhub/api/v1/skills/{slug}`: one skill, its versions and their files. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { ref } from '../../platform/http/schema.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import type { ClawHub } from './clawhub.ts'
import { nameOf } from './names.ts'
import {
  apiRoots,
  ownerQuery,
  skillProblems,
  slugParam,
  versionQuery,
  wantedOf,
} from './requests.ts'
import { ClawHubModerationOf, ClawHubSkill, ClawHubVersion, ClawHubVersions } from './schemas.ts'
import { blockedOf, skillOf, versionOf } from './views.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const

const PageQuery = Type.Object({
  ...ownerQuery,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 25 })),
  cursor: pageQuery.cursor,
})

const FileQuery = Type.Object({
  ...ownerQuery,
  ...versionQuery,
  path: Type.String({ maxLength: 1024, description: 'In the package.', examples: ['SKILL.md'] }),
})

export const skillRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (
  app,
  { shelf, versions, moderations },
) => {
  for (const { base, params, suffix } of apiRoots) {
    const url = `${base}/v1/skills/:slug`
    const ofSkill = Type.Object({ ...params, ...slugParam })

    app.route({
      method: 'GET',
      url,
      config,
      schema: {
        operationId: `clawHubSkill${suffix}`,
        tags: ['clawhub'],
        summary: 'Read an installable skill',
        description:
          'For `clawhub inspect`, `install` and `update`. Publishers and above also read a skill that findings keep from being served, which `update --all` then passes over; it has no version.',
        params: ofSkill,
        querystring: Type.Object(ownerQuery),
        response: { 200: ref(ClawHubSkill), ...skillProblems('store.unavailable') },
      },
      handler: async (request) => {
        const caller = callerOf(request)
        const { workspaceId } = caller
        const wanted = wantedOf(request.params.slug, request.query)
        const found = await shelf.find(workspaceId, wanted).catch((error: unknown) => ({ error }))
        if ('error' in found) {
          const blocked = await moderations.blocked(caller, wanted, found.error)
          return blockedOf(blocked, nameOf(workspaceId, blocked.skill.slug))
        }
        const moderation = await moderations.ofServed(workspaceId, found)
        const changelog = await versions.changeLog(await versions.find(workspaceId, found, {}))
        return skillOf(found, { moderation, changelog })
      },
    })

    app.route({
      method: 'GET',
      url: `${url}/moderation`,
      config,
      schema: {
        operationId: `clawHubModeration${suffix}`,
        tags: ['clawhub'],
        summary: 'Read what was found in a skill',
        description:
          'For `clawhub inspect`. Publishers and above also read why a skill that was published is not served.',
        params: ofSkill,
        querystring: Type.Object(ownerQuery),
        response: { 200: ref(ClawHubModerationOf), ...skillProblems() },
      },
      handler: async (request) => {
        const wanted = wantedOf(request.params.slug, request.query)
        return { moderation: await moderations.find(callerOf(request), wanted) }
      },
    })

    app.route({
      method: 'GET',
      url: `${url}/versions`,
      config,
      schema: {
        operationId: `clawHubVersions${suffix}`,
        tags: ['clawhub'],
        summary: 'List versions of a skill',
        description: 'The revisions that may be served, by their labels.',
        params: ofSkill,
        querystring: PageQuery,
        response: {
          200: ref(ClawHubVersions),
          ...skillProblems('cursor.invalid', 'store.unavailable'),
        },
      },
      handler: async (request) => {
        const { workspaceId } = callerOf(request)
        const { limit = 25, cursor } = request.query
        const skill = await shelf.find(workspaceId, wantedOf(request.params.slug, request.query))
        const page = { limit, ...(cursor === undefined ? {} : { cursor }) }
        const { revisions, next_cursor } = await versions.list(workspaceId, skill, page)
        return {
          items: revisions.map(({ version, installed_at, changelog }) => ({
            version,
            createdAt: Date.parse(installed_at),
            changelog,
          })),
          nextCursor: next_cursor,
        }
      },
    })

    app.route({
      method: 'GET',
      url: `${url}/versions/:version`,
      config,
      schema: {
        operationId: `clawHubVersionRead${suffix}`,
        tags: ['clawhub'],
        summary: 'Read a version of a skill',
        description: 'With its files.',
        params: Type.Object({
          ...params,
          ...slugParam,
          version: Type.String({ maxLength: 256, examples: ['0.1.0'] }),
        }),
        querystring: Type.Object(ownerQuery),
        response: {
          200: ref(ClawHubVersion),
          ...skillProblems('skills.revision_not_found', 'store.unavailable'),
        },
      },
      handler: async (request) => {
        const { workspaceId } = callerOf(request)
        const { slug, version } = request.params
        const skill = await shelf.find(workspaceId, wantedOf(slug, request.query))
        const found = await versions.find(workspaceId, skill, { version })
        const { findings } = await versions.findings(found)
        const hasWarnings = findings.some(({ severity }) => severity === 'warn')
        const changelog = await versions.changeLog(found)
        const files = await versions.files(found)
        return versionOf(skill, found, { changelog, files, hasWarnings })
      },
    })

    app.route({
      method: 'GET',
      url: `${url}/file`,
      config,
      schema: {
        operationId: `clawHubFile${suffix}`,
        tags: ['clawhub'],
        summary: 'Read a file of a skill',
        description: 'Of at most 1 MiB, as text.',
        params: ofSkill,
        querystring: FileQuery,
        produces: ['text/plain'],
        response: {
          200: {
            description: 'The file.',
            content: { 'text/plain': { schema: { type: 'string' } } },
          },
          ...skillProblems(
            'skills.revision_not_found',
            'skills.file_not_found',
            'skills.binary_file',
            'store.unavailable',
          ),
        },
      },
      handler: async (request, reply) => {
        const { workspaceId } = callerOf(request)
        const { query, params: named } = request
        const skill = await shelf.find(workspaceId, wantedOf(named.slug, query))
        const version = await versions.find(workspaceId, skill, query)
        const bytes = await versions.read(version, query.path)
        reply.headers({
          ...untrustedContentHeaders('private, no-cache'),
          'content-type': 'text/plain; charset=utf-8',
        })
        return reply.send(bytes)
      },
    })
  }
}
