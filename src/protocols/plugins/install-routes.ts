/** `{w}/skills/{source_kind}/{slug}/install`: how clients of agents install a skill. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf, workspaceStateOf } from '../../platform/http/access.ts'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import { SkillParams } from '../../registry/skills/schemas.ts'
import { skillKeyOf } from '../../registry/skills/skill-key.ts'
import { installCommands } from './install-commands.ts'
import { installSchemas, InstallCommands } from './install-schemas.ts'

type Options = { history: GitHistory; catalog: SkillCatalog }

const installRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { history, catalog }) => {
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
        200: {
          description: 'The commands.',
          content: { 'application/json': { schema: ref(InstallCommands) } },
        },
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: async (request) => {
      const caller = callerOf(request)
      const key = skillKeyOf(caller, request.params)
      const { skill_id: skillId, fingerprint } = await catalog.revision(key, {})
      const { plugins } = await history.plugins(workspaceStateOf(request))
      const found = plugins.find(({ entry }) => entry.skill_id === skillId)
      const baseUrl = workspaceUrlOf(request)
      const { workspaceId } = caller
      const clients = found
        ? installCommands({ workspaceId, baseUrl, folder: found.entry.folder })
        : []
      const { slug, source_kind } = request.params
      return { slug, source_kind, fingerprint, clients }
    },
  })
}

export const installCommandsFeature = { schemas: installSchemas, routes: installRoutes }
