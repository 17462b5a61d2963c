/** Skills of OpenAI's API: create, list, read, choose the default version, download, delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { ref } from '../../platform/http/schema.ts'
import { IfMatchHeaders } from '../../registry/lifecycle/lifecycle-schemas.ts'
import { preconditionOf } from '../../registry/skills/precondition.ts'
import { roots } from '../marketplace/roots.ts'
import { failureCodes } from '../skills-api/failures.ts'
import { parseSkillId, type SkillName } from '../skills-api/ids.ts'
import { nameIn, numberIn, skillParam } from '../skills-api/params.ts'
import { sendZip, zipResponse } from '../skills-api/zip-reply.ts'
import * as schemas from './schemas.ts'
import * as shared from './shared.ts'
import { createdView, pageOf, skillView } from './views.ts'

const placeOf = (after: string | undefined): SkillName | null => {
  if (after === undefined) return null
  const name = parseSkillId(after)
  if (name !== null) return name
  throw new AppError('cursor.invalid', '`after` is not the id of a skill.')
}

export const skillRoutes: FastifyPluginAsyncTypebox<shared.Parts> = async (
  app,
  { hosted, receive, queues },
) => {
  for (const { base, params, suffix } of roots) {
    const url = `${base}/openai/v1/skills`
    const one = `${url}/:skill_id`
    const skillParams = Type.Object({ ...params, ...skillParam })
    const tags = ['skill-apis']

    app.route({
      method: 'POST',
      url,
      config: shared.writing,
      schema: {
        tags,
        operationId: `openaiSkillCreate${suffix}`,
        summary: 'Create a skill (OpenAI)',
        description:
          'Installs a `user` skill from its files, each a part `files[]` with its path as the file name, or from one zip file or `tar.gz` as the part `files`. With status 202 the version waits for a reviewer: nothing of it may be installed, and `default_version` is null, before it is approved.',
        params: Type.Object(params),
        response: {
          ...shared.ok(
            'Created, or there already with the same files.',
            shared.json(schemas.OpenAiSkill),
          ),
          ...shared.stored(shared.json(schemas.OpenAiSkill)),
          ...shared.failures([...failureCodes.write]),
        },
      },
      handler: async (request, reply) => {
        const open = async () => (await receive(request)).archive
        const written = await hosted.create(callerOf(request), open)
        if (written.waiting) reply.code(202)
        return createdView(written)
      },
    })

    app.route({
      method: 'GET',
      url,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiSkillsList${suffix}`,
        summary: 'List skills (OpenAI)',
        description: 'The skills that may be installed, in the order of their creation.',
        params: Type.Object(params),
        querystring: shared.ListQuery,
        response: {
          ...shared.ok('One page.', shared.json(schemas.OpenAiSkills)),
          ...shared.failures([...failureCodes.list]),
        },
      },
      handler: async (request) => {
        const wanted = {
          ...shared.pageWanted(request.query),
          after: placeOf(request.query.after),
        }
        const { found, hasMore } = await hosted.list(callerOf(request), wanted)
        return pageOf(found.map(skillView), hasMore)
      },
    })

    app.route({
      method: 'GET',
      url: one,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiSkillRead${suffix}`,
        summary: 'Read a skill (OpenAI)',
        description:
          'A skill that may be installed, with the number of the version that is served (`default_version`) and of the newest one.',
        params: skillParams,
        response: {
          ...shared.ok('The skill.', shared.json(schemas.OpenAiSkill)),
          ...shared.failures([...failureCodes.read]),
        },
      },
      handler: async (request) =>
        skillView(await hosted.find(callerOf(request), nameIn(request.params))),
    })

    app.route({
      method: 'POST',
      url: one,
      config: { ...shared.config, role: 'reviewer' },
      schema: {
        tags,
        operationId: `openaiSkillUpdate${suffix}`,
        summary: 'Serve another version of a skill (OpenAI)',
        description: 'Rolls the skill back, or forward again, to a version that may be installed.',
        params: skillParams,
        headers: IfMatchHeaders,
        body: ref(schemas.OpenAiDefault),
        response: {
          ...shared.ok('The skill.', shared.json(schemas.OpenAiSkill)),
          ...shared.failures([
            ...failureCodes.change,
            'skills.revision_not_found',
            'skills.not_approved',
            'request.too_large',
            'request.media_type',
          ]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const number = numberIn(name, request.body.default_version)
        const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
        return skillView(await hosted.serve(callerOf(request), name, { number, expected }))
      },
    })

    app.route({
      method: 'GET',
      url: `${one}/content`,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiSkillContent${suffix}`,
        summary: 'Download a skill (OpenAI)',
        description: 'A zip file of the version that is served.',
        params: skillParams,
        response: {
          200: zipResponse,
          ...shared.failures([...failureCodes.content]),
        },
      },
      handler: async (request, reply) => {
        await queues.enter(request, reply)
        const zip = await hosted.zip(callerOf(request), nameIn(request.params), null)
        return sendZip(request, reply, zip)
      },
    })

    app.route({
      method: 'DELETE',
      url: one,
      config: { ...shared.config, role: 'publisher' },
      schema: {
        tags,
        operationId: `openaiSkillDelete${suffix}`,
        summary: 'Delete a skill (OpenAI)',
        description:
          'Uninstalls the skill with all its versions. Its history stays; a skill that is created again under the name continues it.',
        params: skillParams,
        headers: IfMatchHeaders,
        response: {
          ...shared.ok('Deleted.', shared.json(schemas.OpenAiDeletedSkill)),
          ...shared.failures([...failureCodes.change]),
        },
      },
      handler: async (request) => {
        const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
        await hosted.delete(callerOf(request), nameIn(request.params), expected)
        return { id: request.params.skill_id, object: 'skill.deleted' as const, deleted: true }
      },
    })
  }
}
