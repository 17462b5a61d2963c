/** `{w}/skills/{source_kind}/{slug}/compare`: the changed lines between two revisions. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref, Sha256 } from '../../platform/http/schema.ts'
import { DiffPage, diffQuery } from '../proposals/diff-schemas.ts'
import { skillKeyOf } from '../skills/skill-key.ts'
import { SkillParams } from '../skills/schemas.ts'
import type { RevisionComparison } from './comparison.ts'

const fingerprint = (description: string) =>
  Type.String({ pattern: Sha256.pattern ?? '', description, examples: Sha256.examples as string[] })

const compareRoutes: FastifyPluginAsyncTypebox<{ comparison: RevisionComparison }> = async (
  app,
  { comparison },
) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/compare',
    config: { role: 'publisher', invalidCode: 'skills.invalid_request', isCatalogue: true },
    schema: {
      operationId: 'skillsCompare',
      tags: ['skills'],
      summary: 'Compare two revisions',
      description:
        'The changed lines between any two revisions of a skill, served or not, in pages by path, as `GET …/proposals/{id}/diffs` shows those of a proposal.',
      params: SkillParams,
      querystring: Type.Object(
        {
          from: fingerprint('Fingerprint of the old revision.'),
          to: Type.Optional(fingerprint('Of the new one; without it the current one.')),
          ...diffQuery,
        },
        { additionalProperties: false },
      ),
      response: {
        200: ref(DiffPage),
        ...problems(
          'skills.invalid_request',
          'cursor.invalid',
          'skills.not_found',
          'skills.revision_not_found',
          'skills.revision_purged',
          'skills.file_not_found',
          ...inWorkspace,
        ),
      },
    },
    handler: (request) =>
      comparison.page(
        { ...skillKeyOf(callerOf(request), request.params), visibility: 'all' },
        request.query,
      ),
  })
}

export const skillComparisonFeature = { schemas: [], routes: compareRoutes }
