/** `{w}/skills/{source_kind}/{slug}/revisions/{fingerprint}`: deletes bytes for good. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { PurgeQuery, Purged, RevisionParams } from './purge-schemas.ts'
import type { SkillPurges } from './purges.ts'
import { skillKeyOf } from '../skills/skill-key.ts'

const skillPurgeRoutes: FastifyPluginAsyncTypebox<{ purges: SkillPurges }> = async (
  app,
  { purges },
) => {
  app.route({
    method: 'DELETE',
    url: '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/revisions/:fingerprint',
    config: { role: 'admin', invalidCode: 'skills.invalid_request' },
    schema: {
      operationId: 'skillsRevisionPurge',
      tags: ['skills'],
      summary: 'Purge the bytes of a revision',
      description:
        'Permanently deletes bytes, such as leaked credentials, at once: from every revision of the workspace with this fingerprint, in any skill, together with the texts, paths and findings extracted from them. If they are current, the skill is uninstalled too: no rollback or update is needed first. An open proposal for them is withdrawn. The row of the revision stays and says when, by whom and why; reading it is 410 `skills.revision_purged` from then on, and installing the same content again 409 `skills.fingerprint_purged`. Downloaded copies and existing backups are not affected. Repeating the call changes nothing.',
      params: RevisionParams,
      querystring: PurgeQuery,
      response: {
        200: ref(Purged),
        ...problems(
          'skills.invalid_request',
          'skills.source_not_supported',
          'skills.not_found',
          'skills.revision_not_found',
          ...inWorkspace,
        ),
      },
    },
    handler: (request) => {
      const caller = callerOf(request)
      const { fingerprint } = request.params
      const { reason } = request.query
      return purges.purge(caller, skillKeyOf(caller, request.params), { fingerprint, reason })
    },
  })
}

export const skillPurgesFeature = { schemas: [Purged], routes: skillPurgeRoutes }
