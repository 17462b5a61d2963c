/** `{w}/skills/{source_kind}/{slug}/findings.sarif`: findings for other people's tools. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { isNotModified, markPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  anyObject,
  ConditionalHeaders,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { BytesQuery } from '../skills/file-schemas.ts'
import { SkillParams } from '../skills/schemas.ts'
import { bytesKeyOf } from '../skills/skill-key.ts'
import type { SkillCatalog } from './service.ts'
import { sarifOf } from './sarif.ts'

const MEDIA_TYPE = 'application/sarif+json'

const Sarif = anyObject('A log file of SARIF 2.1.0.')

type Options = { catalog: SkillCatalog; buildVersion: string }

const findingsRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { catalog, buildVersion },
) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/findings.sarif',
    config: { role: 'reader', invalidCode: 'skills.invalid_request', isCatalogue: true },
    schema: {
      operationId: 'skillsFindingsSarif',
      tags: ['skills'],
      summary: 'Read the findings of a skill as SARIF',
      description:
        'The security findings of a revision as SARIF 2.1.0: a run of the service with all its rules, and one for each outside scanner that found something. `block` and `hold` are of level `error`, `warn` is `warning`, `info` is `note`. Findings that the served revision did not have are `new`; those that a reviewer released are suppressed. A revision that is not served is 404, but for publishers with `include=unserved`.',
      params: SkillParams,
      querystring: BytesQuery,
      headers: ConditionalHeaders,
      produces: [MEDIA_TYPE],
      response: {
        200: {
          description: 'The findings.',
          headers: responseHeaders.etag,
          content: { [MEDIA_TYPE]: { schema: Sarif } },
        },
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
      const text = JSON.stringify(sarifOf(await catalog.findings(key, wanted), buildVersion))
      markPrivate(reply)
      if (isNotModified(request, reply, hashTag(text))) return reply
      return reply.type(MEDIA_TYPE).send(text)
    },
  })
}

export const skillFindingsFeature = { schemas: [], routes: findingsRoutes }
