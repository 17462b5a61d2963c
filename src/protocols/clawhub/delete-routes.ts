/** `clawhub/api/v1/skills/{slug}`: deleting what was published, and taking that back. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { acceptNoBody } from '../../platform/http/no-body.ts'
import { ifMatchOf } from '../../platform/http/etag.ts'
import { withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { IfMatchHeaders } from '../../registry/lifecycle/lifecycle-schemas.ts'
import { preconditionOf } from '../../registry/skills/precondition.ts'
import type { ClawHub } from './clawhub.ts'
import { ClawHubOk } from './install-schemas.ts'
import { ClawHubDeleteBody } from './publish-schemas.ts'
import { apiRoots, ownerQuery, skillProblems, slugParam, wantedOf } from './requests.ts'

const config = {
  role: 'publisher',
  invalidCode: 'skills.invalid_request',
  idempotencyKey: false,
} as const

export const deleteRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, { publishing }) => {
  for (const { base, params, suffix } of apiRoots) {
    const url = `${base}/v1/skills/:slug`
    const ofSkill = Type.Object({ ...params, ...slugParam })

    app.route({
      method: 'POST',
      url: `${url}/undelete`,
      config,
      preValidation: acceptNoBody,
      schema: {
        operationId: `clawHubUndelete${suffix}`,
        tags: ['clawhub'],
        summary: 'Undelete a skill',
        description:
          'Installs again what was installed when the skill was deleted, if it may still be served.',
        params: ofSkill,
        querystring: Type.Object(ownerQuery),
        body: ref(ClawHubDeleteBody),
        response: {
          200: ref(ClawHubOk),
          ...skillProblems(
            'skills.revision_not_found',
            'skills.revision_purged',
            'skills.not_approved',
            'skills.extension_id_conflict',
            'skills.action_name_conflict',
            'workspaces.quota_exceeded',
            ...withBody,
          ),
        },
      },
      handler: async (request) => {
        const { params: named, query, body } = request
        const wanted = wantedOf(named.slug, { ...query, ...body })
        await publishing.undelete(callerOf(request), wanted)
        return { ok: true as const }
      },
    })

    app.route({
      method: 'DELETE',
      url,
      config,
      preValidation: acceptNoBody,
      schema: {
        operationId: `clawHubDelete${suffix}`,
        tags: ['clawhub'],
        summary: 'Delete a skill',
        description:
          'Uninstalls it, like `DELETE …/skills/user/{slug}`: its revisions stay, and are not served.',
        params: ofSkill,
        querystring: Type.Object(ownerQuery),
        headers: IfMatchHeaders,
        body: ref(ClawHubDeleteBody),
        response: {
          200: ref(ClawHubOk),
          ...skillProblems(
            'skills.precondition_required',
            { status: 412, code: 'skills.update_conflict.fingerprint_mismatch' },
            ...withBody,
          ),
        },
      },
      handler: async (request) => {
        const { params: named, query, headers, body } = request
        const wanted = wantedOf(named.slug, { ...query, ...body })
        const expected = preconditionOf(ifMatchOf(headers['if-match']))
        await publishing.delete(callerOf(request), wanted, expected)
        return { ok: true as const }
      },
    })
  }
}
