/** `{w}/skills/{source_kind}/{slug}`: revisions and file lists. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { etagOf, hashTag } from '../../platform/http/etag.ts'
import { PageQuery } from '../../platform/http/pagination.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { SkillCatalog } from './service.ts'
import { bytesKeyOf, skillKeyOf } from '../skills/skill-key.ts'
import * as schemas from '../skills/file-schemas.ts'
import { SkillParams } from '../skills/schemas.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request', isCatalogue: true } as const
const url = '/v1/workspaces/:workspace_id/skills/:source_kind/:slug'

const skillFileRoutes: FastifyPluginAsyncTypebox<{ catalog: SkillCatalog }> = async (
  app,
  { catalog },
) => {
  app.route({
    method: 'GET',
    url: `${url}/revisions`,
    config,
    schema: {
      operationId: 'skillsRevisions',
      tags: ['skills'],
      summary: 'List revisions of a skill',
      description:
        'All revisions, newest first, and whether each may be served; readers get only those that may. A revision never changes, but the reason why it is not served may.',
      params: SkillParams,
      querystring: PageQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.RevisionPage, responseHeaders.etag),
        ...notModified,
        ...problems('skills.invalid_request', 'skills.not_found', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const key = skillKeyOf(callerOf(request), request.params)
      const page = await catalog.revisions(key, request.query)
      return sendPrivate(request, reply, hashTag(JSON.stringify(page)), page)
    },
  })

  app.route({
    method: 'GET',
    url: `${url}/files`,
    config,
    schema: {
      operationId: 'skillsFiles',
      tags: ['skills'],
      summary: 'List files of a skill',
      description:
        'Path, size, digest and mode of every file of a revision. The ETag is its fingerprint. A revision that is not served is 404, except for publishers who send `include=unserved`.',
      params: SkillParams,
      querystring: schemas.BytesQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('All files.', schemas.FileList, responseHeaders.etag),
        ...notModified,
        ...problems(
          'skills.invalid_request',
          'skills.not_found',
          'skills.revision_not_found',
          'skills.revision_purged',
          ...inWorkspace,
        ),
      },
    },
    handler: async (request, reply) => {
      const { include, ...wanted } = request.query
      const key = bytesKeyOf(callerOf(request), request.params, include)
      const list = await catalog.files(key, wanted)
      return sendPrivate(request, reply, etagOf(list.fingerprint), list)
    },
  })
}

export const skillFilesFeature = { schemas: schemas.skillFileSchemas, routes: skillFileRoutes }
