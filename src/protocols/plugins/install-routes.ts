/** `{w}/skills/{source_kind}/{slug}/install`: how clients of agents install a skill. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf, workspaceStateOf } from '../../platform/http/access.ts'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { json } from '../../platform/http/schema.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import { SkillParams } from '../../registry/skills/schemas.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import { InstallGuide } from './install-guide.ts'
import { installSchemas, InstallCommands } from './install-schemas.ts'

type Options = { history: GitHistory; catalog: SkillCatalog }

const installRoutes: FastifyPluginAsyncTypebox<Options> = async (app, parts) => {
  const guide = new InstallGuide(parts)
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/install',
    config: { role: 'reader', invalidCode: 'skills.invalid_request' },
    schema: {
      operationId: 'skillsInstallCommands',
      tags: ['agents'],
      summary: 'Read how to install a skill',
      description:
        'The commands that install the skill, for each client of agents. None where clients cannot have it: it is not installable, another skill of its name comes first, or Git cannot hold its paths.',
      params: SkillParams,
      response: {
        200: json('The commands.', InstallCommands),
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: async (request) => {
      const key = skillKeyOf(callerOf(request), request.params)
      const { fingerprint, clients } = await guide.read(key, {
        state: workspaceStateOf(request),
        baseUrl: workspaceUrlOf(request),
      })
      const { slug, source_kind } = request.params
      return { slug, source_kind, fingerprint, clients }
    },
  })
}

export const installCommandsFeature = { schemas: installSchemas, routes: installRoutes }
