/** `{w}/skills`: list, read one. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { SkillCatalog } from './service.ts'
import { ListQuery, SkillList, skillListSchemas } from '../skills/list-schemas.ts'
import * as schemas from '../skills/schemas.ts'
import { skillKeyOf } from '../skills/skill-key.ts'

type Options = {
  catalog: SkillCatalog
  responses: StateResponses
}

const config = { invalidCode: 'skills.invalid_request', isCatalogue: true } as const
const url = '/v1/workspaces/:workspace_id/skills'

const skillRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { catalog, responses } = options

  app.route({
    method: 'GET',
    url,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsList',
      tags: ['skills'],
      summary: 'List installed skills',
      description:
        'Installed skills with status (skills/list), ordered by source kind and slug, a page at a time. `snapshot_version` grows by one with each change of the workspace; the ETag changes with it.',
      params: Type.Object(workspaceParams),
      querystring: ListQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', SkillList, responseHeaders.etag),
        ...notModified,
        ...problems('skills.invalid_request', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, () => catalog.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: `${url}/:source_kind/:slug`,
    config: { ...config, role: 'reader' },
    schema: {
      operationId: 'skillsRead',
      tags: ['skills'],
      summary: 'Read one skill',
      description:
        'One installed skill with front matter, manifest and findings. The ETag is `"<fingerprint>.<n>"`: n counts the changes of this response, including those by policy, review, metadata and settings. If it is sent as `If-Match`, an update, uninstall or rollback compares only the fingerprint; a policy change or a review compares the whole tag.',
      params: schemas.SkillParams,
      headers: ConditionalHeaders,
      response: {
        200: json('The skill.', schemas.Skill, responseHeaders.etag),
        ...notModified,
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.send(request, reply, {
        read: async () => {
          const key = skillKeyOf(callerOf(request), request.params)
          const { skill, tag } = await catalog.read(key)
          return { tag: etagOf(tag), body: skill }
        },
      }),
  })
}

export const skillsFeature = {
  schemas: [...schemas.skillSchemas, ...skillListSchemas],
  routes: skillRoutes,
}
