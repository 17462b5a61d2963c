/** Versions of skills of OpenAI's API: create, list, read, download, delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { IfMatchHeaders } from '../../registry/lifecycle/lifecycle-schemas.ts'
import { preconditionOf } from '../../registry/skills/precondition.ts'
import { roots } from '../marketplace/roots.ts'
import { failureCodes } from '../skills-api/failures.ts'
import { nameIn, numberIn, skillParam, versionParam } from '../skills-api/params.ts'
import type { Received } from '../skills-api/received.ts'
import { sendZip, zipResponse } from '../skills-api/zip-reply.ts'
import * as schemas from './schemas.ts'
import * as shared from './shared.ts'
import { pageOf, versionView } from './views.ts'

/** What may be served is served, so a version cannot be created beside the default one. */
const checkDefault = async ({ archive, fields }: Received): Promise<Received> => {
  if (fields.get('default') !== 'false') return { archive, fields }
  await archive.release()
  throw new AppError(
    'skills.invalid_request',
    'A version that may be served is the default one at once here. Leave `default` out, and choose another version afterwards.',
  )
}

export const versionRoutes: FastifyPluginAsyncTypebox<shared.Parts> = async (
  app,
  { hosted, receive, queues },
) => {
  for (const { base, params, suffix } of roots) {
    const one = `${base}/openai/v1/skills/:skill_id`
    const version = `${one}/versions/:version`
    const skillParams = Type.Object({ ...params, ...skillParam })
    const versionParams = Type.Object({ ...params, ...versionParam })
    const tags = ['skill-apis']

    app.route({
      method: 'POST',
      url: `${one}/versions`,
      config: shared.writing,
      schema: {
        tags,
        operationId: `openaiVersionCreate${suffix}`,
        summary: 'Create a version of a skill (OpenAI)',
        description:
          'Updates the skill, from files or an archive as its creation. It is the default version at once, unless it waits for a reviewer: then the status is 202, and the version before it stays the default. `default=false` is rejected.',
        params: skillParams,
        headers: IfMatchHeaders,
        response: {
          ...shared.ok(
            'Served from now on, or already served.',
            shared.json(schemas.OpenAiVersion),
          ),
          ...shared.stored(shared.json(schemas.OpenAiVersion)),
          ...shared.failures([...failureCodes.write]),
        },
      },
      handler: async (request, reply) => {
        const open = async () => (await checkDefault(await receive(request))).archive
        const expected = preconditionOf(ifMatchOf(request.headers['if-match']))
        const name = nameIn(request.params)
        const written = await hosted.createVersion(callerOf(request), name, { open, expected })
        const view = versionView(name, written.version)
        if (written.waiting === null) return view
        return reply.code(202).send({ ...view, waiting: written.waiting })
      },
    })

    app.route({
      method: 'GET',
      url: `${one}/versions`,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiVersionsList${suffix}`,
        summary: 'List the versions of a skill (OpenAI)',
        description: 'The versions that may be installed.',
        params: skillParams,
        querystring: shared.VersionsQuery,
        response: {
          ...shared.ok('One page.', shared.json(schemas.OpenAiVersions)),
          ...shared.failures([...failureCodes.versions]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const { after } = request.query
        const wanted = {
          ...shared.pageWanted(request.query),
          after: after === undefined ? null : numberIn(name, after),
        }
        const { found, hasMore } = await hosted.versions(callerOf(request), name, wanted)
        return pageOf(
          found.map((item) => versionView(name, item)),
          hasMore,
        )
      },
    })

    app.route({
      method: 'GET',
      url: version,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiVersionRead${suffix}`,
        summary: 'Read a version of a skill (OpenAI)',
        description: 'A version that may be installed.',
        params: versionParams,
        response: {
          ...shared.ok('The version.', shared.json(schemas.OpenAiVersion)),
          ...shared.failures([...failureCodes.version]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const number = numberIn(name, request.params.version)
        return versionView(name, await hosted.version(callerOf(request), name, number))
      },
    })

    app.route({
      method: 'GET',
      url: `${version}/content`,
      config: shared.config,
      schema: {
        tags,
        operationId: `openaiVersionContent${suffix}`,
        summary: 'Download a version of a skill (OpenAI)',
        description: 'A zip file of the version. The same version always gives the same bytes.',
        params: versionParams,
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
        tags,
        operationId: `openaiVersionDelete${suffix}`,
        summary: 'Delete a version of a skill (OpenAI)',
        description:
          'Purges the bytes of the version for good: exactly these files cannot be stored again. Where it is served, the newest other version is served from then on; a skill without one is gone.',
        params: versionParams,
        response: {
          ...shared.ok('Deleted.', shared.json(schemas.OpenAiDeletedVersion)),
          ...shared.failures([...failureCodes.deletion]),
        },
      },
      handler: async (request) => {
        const name = nameIn(request.params)
        const number = numberIn(name, request.params.version)
        await hosted.deleteVersion(callerOf(request), name, number)
        return {
          id: request.params.skill_id,
          object: 'skill.version.deleted' as const,
          deleted: true,
          version: String(number),
        }
      },
    })
  }
}
