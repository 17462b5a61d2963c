/** Skills of Anthropic's API: create, list, read, delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { callerOf } from '../../platform/http/access.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { ref } from '../../platform/http/schema.ts'
import { preconditionOf } from '../../registry/skills/precondition.ts'
import { roots } from '../marketplace/roots.ts'
import { failureCodes } from '../skills-api/failures.ts'
import { nameOf, parseSkillId, skillIdOf } from '../skills-api/ids.ts'
import { nameIn, skillParam } from '../skills-api/params.ts'
import * as schemas from './schemas.ts'
import * as shared from './shared.ts'
import { createdView, skillView } from './views.ts'

export const skillRoutes: FastifyPluginAsyncTypebox<shared.Parts> = async (
  app,
  { hosted, receive },
) => {
  for (const { base, params, suffix } of roots) {
    const url = `${base}/anthropic/v1/skills`
    const one = `${url}/:skill_id`
    const skillParams = Type.Object({ ...params, ...skillParam })
    const common = { tags: ['skill-apis'], headers: shared.Betas }

    app.route({
      method: 'POST',
      url,
      config: shared.writing,
      schema: {
        ...common,
        operationId: `anthropicSkillCreate${suffix}`,
        summary: 'Create a skill (Anthropic)',
        description:
          'Installs a `user` skill from its files, each a part `files[]` with its path as the file name, or from one zip file or `tar.gz`. Its name comes from the package; a `display_name` is accepted, and not stored. With status 202 the version waits for a reviewer: nothing of it may be installed, and `latest_version_id` is null, before it is approved.',
        params: Type.Object(params),
        querystring: shared.Flags,
        response: {
          ...shared.ok('Created, or there already with the same files.', shared.skillContent),
          202: { ...shared.stored, content: shared.skillContent },
          ...shared.failures([...failureCodes.write]),
        },
      },
      handler: async (request, reply) => {
        const written = await hosted.create(
          callerOf(request),
          async () => (await receive(request)).archive,
        )
        if (written.waiting) reply.code(202)
        return createdView(written, shared.generation(request))
      },
    })

    app.route({
      method: 'GET',
      url,
      config: shared.config,
      schema: {
        ...common,
        operationId: `anthropicSkillsList${suffix}`,
        summary: 'List skills (Anthropic)',
        description: 'The skills that may be installed, the newest first.',
        params: Type.Object(params),
        querystring: shared.ListQuery,
        response: {
          ...shared.ok('One page.', {
            'application/json': { schema: ref(schemas.AnthropicSkills) },
          }),
          ...shared.failures([...failureCodes.list]),
        },
      },
      handler: async (request) => {
        const { limit = 20, page, source = 'custom' } = request.query
        const filters = { list: 'anthropic_skills', source }
        const [id = ''] = decodeCursor(page, 1, filters) ?? []
        const after = parseSkillId(id)
        if (source !== 'custom') return { data: [], next_page: null, has_more: false }
        const wanted = { after, order: 'desc', limit } as const
        const { found, hasMore } = await hosted.list(callerOf(request), wanted)
        const last = found.at(-1)
        return {
          data: found.map((skill) => skillView(skill, shared.generation(request))),
          next_page: hasMore && last ? encodeCursor([skillIdOf(nameOf(last))], filters) : null,
          has_more: hasMore,
        }
      },
    })

    app.route({
      method: 'GET',
      url: one,
      config: shared.config,
      schema: {
        ...common,
        operationId: `anthropicSkillRead${suffix}`,
        summary: 'Read a skill (Anthropic)',
        description: 'A skill that may be installed, with the id of the version that is served.',
        params: skillParams,
        querystring: shared.Flags,
        response: {
          ...shared.ok('The skill.', shared.skillContent),
          ...shared.failures([...failureCodes.read]),
        },
      },
      handler: async (request) => {
        const skill = await hosted.find(callerOf(request), nameIn(request.params))
        return skillView(skill, shared.generation(request))
      },
    })

    app.route({
      method: 'DELETE',
      url: one,
      config: { ...shared.config, role: 'publisher' },
      schema: {
        ...common,
        headers: shared.ChangeHeaders,
        operationId: `anthropicSkillDelete${suffix}`,
        summary: 'Delete a skill (Anthropic)',
        description:
          'Uninstalls the skill with all its versions. Its history stays; a skill that is created again under the name continues it.',
        params: skillParams,
        querystring: shared.Flags,
        response: {
          ...shared.ok('Deleted.', {
            'application/json': { schema: ref(schemas.AnthropicDeleted) },
          }),
          ...shared.failures([...failureCodes.change]),
        },
      },
      handler: async (request) => {
        const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
        await hosted.delete(callerOf(request), nameIn(request.params), expected)
        return { id: request.params.skill_id, type: 'skill_deleted' }
      },
    })
  }
}
