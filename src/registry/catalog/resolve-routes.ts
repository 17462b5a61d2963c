/** `{w}/skills/resolve`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { SkillCatalog } from './service.ts'
import { Resolution, ResolveBody, resolveSchemas } from './resolve-schemas.ts'

const skillResolveRoutes: FastifyPluginAsyncTypebox<{ catalog: SkillCatalog }> = async (
  app,
  { catalog },
) => {
  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/skills/resolve',
    config: { role: 'reader', invalidCode: 'skills.invalid_request', isCatalogue: true },
    schema: {
      operationId: 'skillsResolve',
      tags: ['skills'],
      summary: 'Select the skills of a turn',
      description:
        'Which skills take part in a turn (turn/start.capabilities): the picked ones, those whose `paths` match the files touched, and those offered implicitly. A glob has at most 256 characters: `*` and `?` match within a segment, `**` matches any number of segments, and `{a,b}` lists plain alternatives, at most eight patterns in all; any other glob matches nothing. Depends only on the registry and the policy; changes nothing. For readers, a skill that is not served is `not_found`. If paths and globs together need more than 50 million comparisons, the call is rejected with `skills.paths_too_complex`: send fewer paths.',
      params: Type.Object(workspaceParams),
      body: ref(ResolveBody),
      response: {
        200: ref(Resolution),
        ...problems(
          'skills.invalid_request',
          'skills.paths_too_complex',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: (request) => catalog.resolve(callerOf(request), request.body),
  })
}

export const skillResolutionFeature = { schemas: resolveSchemas, routes: skillResolveRoutes }
