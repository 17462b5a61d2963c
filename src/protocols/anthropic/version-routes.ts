/** Versions of skills of Anthropic's API: create, list, read, download, delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { callerOf } from '../../platform/http/access.ts'
import type { CallerQueues } from '../../platform/http/caller-queues.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { ref } from '../../platform/http/schema.ts'
import { preconditionOf } from '../../registry/skills/precondition.ts'
import { roots } from '../marketplace/roots.ts'
import { failureCodes } from '../skills-api/failures.ts'
import { skillIdOf, versionIdOf } from '../skills-api/ids.ts'
import { nameIn, numberIn, skillParam, versionParam } from '../skills-api/params.ts'
import { sendZip, zipResponse } from '../skills-api/zip-reply.ts'
import * as schemas from './schemas.ts'
import * as shared from './shared.ts'
import { versionView } from './views.ts'

type Options = shared.Parts & { queues: CallerQueues }

export const versionRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { hosted, receive, queues },
) => {
  for (const { base, params, suffix } of roots) {
    const one = `${base}/anthropic/v1/skills/:skill_id`
    const version = `${one}/versions/:version`
    const skillParams = Type.Object({ ...params, ...skillParam })
    const versionParams = Type.Object({ ...params, ...versionParam })
    const common = { tags: ['skill-apis'], headers: shared.Betas }

    app.route({
      method: 'POST',
      url: `${one}/versions`,
      config: shared.writing,
      schema: {
        ...common,
        headers: shared.ChangeHeaders,
        operationId: `anthropicVersionCreate${suffix}`,
        summary: 'Create a version of a skill (Anthropic)',
        description:
          'Updates the skill, from files or an archive as its creation. With status 202 the version waits for a reviewer; the version before it is served meanwhile, and stays the latest.',
        params: skillParams,
        querystring: shared.Flags,
        response: {
          ...shared.ok('Served from now on, or already served.', shared.versionContent),
          202: { ...shared.stored, content: shared.versionContent },
          ...shared.failures([...failureCodes.write]),
        },
      },
      handler: async (request, reply) => {
        const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
        const open = async () => (await receive(request)).archive
        const update = { open, expected }
        const name = nameIn(request.params)
        const written = await hosted.createVersion(callerOf(request), name, update)
        const { waiting } = written
        if (waiting) reply.code(202)
        const view = versionView(name, written.version, shared.generation(request))
        return waiting ? { ...view, waiting } : view
      },
    })

    app.route({
      method: 'GET',
      url: `${one}/versions`,
      config: shared.config,
      schema: {
        ...common,
        operationId: `anthropicVersionsList${suffix}`,
        summary: 'List the versions of a skill (Anthropic)',
        description: 'The versions that may be installed, the newest first.',
        params: skillParams,
        querystring: shared.VersionsQuery,
        response: {
          ...shared.ok('One page.', {
            'application/json': { schema: ref(schemas.AnthropicVersions) },
          }),
          ...shared.failures([...failureCodes.versions]),
        },
      },
      handler: async (request) => {
        const { limit = 20, page } = request.query
        const name = nameIn(request.params)
        const filters = { list: 'anthropic_versions', of: skillIdOf(name) }
        const [id] = decodeCursor(page, 1, filters) ?? []
        const after = id === undefined ? null : numberIn(name, id)
        const wanted = { after, order: 'desc', limit } as const
        const { found, hasMore } = await hosted.versions(callerOf(request), name, wanted)
        const last = found.at(-1)
        return {
          data: found.map((item) => versionView(name, item, shared.generation(request))),
          next_page:
            hasMore && last ? encodeCursor([versionIdOf(name, last.revision)], filters) : null,
          has_more: hasMore,
        }
      },
    })

    app.route({
      method: 'GET',
      url: version,
      config: shared.config,
      schema: {
        ...common,
        operationId: `anthropicVersionRead${suffix}`,
        summary: 'Read a version of a skill (Anthropic)',
        description: 'A version that may be installed.',
        params: versionParams,
        querystring: shared.Flags,
        response: {
          ...shared.ok('The version.', shared.versionContent),
          ...shared.failures([...failureCodes.version]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const number = numberIn(name, request.params.version)
        const found = await hosted.version(callerOf(request), name, number)
        return versionView(name, found, shared.generation(request))
      },
    })

    app.route({
      method: 'GET',
      url: `${version}/content`,
      config: shared.config,
      schema: {
        ...common,
        operationId: `anthropicVersionContent${suffix}`,
        summary: 'Download a version of a skill (Anthropic)',
        description: 'A zip file of the version. The same version always gives the same bytes.',
        params: versionParams,
        querystring: shared.Flags,
        response: {
          200: zipResponse,
          ...shared.failures([...failureCodes.content]),
        },
      },
      handler: async (request, reply) => {
        await queues.enter(request, reply)
        const name = nameIn(request.params)
        const number = numberIn(name, request.params.version)
        return sendZip(request, reply, await hosted.zip(callerOf(request), name, number))
      },
    })

    app.route({
      method: 'DELETE',
      url: version,
      config: { ...shared.config, role: 'admin' },
      schema: {
        ...common,
        operationId: `anthropicVersionDelete${suffix}`,
        summary: 'Delete a version of a skill (Anthropic)',
        description:
          'Purges the bytes of the version for good: exactly these files cannot be stored again. Where it is served, the newest other version is served from then on; a skill without one is gone.',
        params: versionParams,
        querystring: shared.Flags,
        response: {
          ...shared.ok('Deleted.', {
            'application/json': { schema: ref(schemas.AnthropicDeleted) },
          }),
          ...shared.failures([...failureCodes.deletion]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const { version: given } = request.params
        await hosted.deleteVersion(callerOf(request), name, numberIn(name, given))
        return { id: given, type: 'skill_version_deleted' }
      },
    })
  }
}
