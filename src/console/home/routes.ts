/** `/console/` and `/console/w/{workspace_id}`: where a person starts. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { Caller } from '../../platform/access/caller.ts'
import type { UploadLimits } from '../../platform/config/config.ts'
import { permits } from '../../platform/access/roles.ts'
import { StateCache } from '../../platform/database/state-cache.ts'
import { callerOf, workspaceStateOf } from '../../platform/http/access.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { AuditTrail } from '../../tenancy/audit/trail.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { SkillItem } from '../../registry/skills/schemas.ts'
import type { ContentProposalService } from '../../content/content-proposals/service.ts'
import type { ProposalService } from '../../registry/proposals/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { installedIn } from '../pages/installed.ts'
import { paths } from '../pages/paths.ts'
import { homeView } from './home-page.ts'

export type HomeServices = {
  catalog: SkillCatalog
  proposals: ProposalService
  contentProposals: ContentProposalService
  trail: AuditTrail
}

type Options = {
  services: HomeServices
  pages: ConsolePages
  limits: Pick<UploadLimits, 'maxUncompressedBytes'>
}

const SHOWN = 8
const CACHED_BYTES = 1024 * 1024
/** Of one item, about. */
const ITEM_BYTES = 1024

export const homeRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services, pages, limits },
) => {
  const { catalog, proposals, contentProposals, trail } = services
  /** Those who see blocked skills see all; finding them takes a look at every skill. */
  const blockedOf = new StateCache<SkillItem[]>({
    maxSize: CACHED_BYTES,
    sizeOf: ({ length }) => (length + 1) * ITEM_BYTES,
  })

  app.route({
    method: 'GET',
    url: '/console/',
    config: { role: 'reader', workspace: 'home' },
    schema: { hide: true },
    handler: (request, reply) =>
      reply.redirect(paths.home(callerOf(request).workspaceId).text, 303),
  })

  const listInstalled = async (caller: Caller) => {
    const lists = await Promise.all(
      (['user', 'registry'] as const).map((source_kind) =>
        catalog.list(caller, { source_kind, limit: SHOWN }),
      ),
    )
    return lists.flatMap(({ skills }) => skills).slice(0, SHOWN)
  }

  app.route({
    method: 'GET',
    url: '/console/w/:workspace_id',
    config: { role: 'reader' },
    schema: { hide: true, params: Type.Object(workspaceParams) },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { role } = caller.actor
      const [skills, blocked, waiting, held, changes] = await Promise.all([
        listInstalled(caller),
        permits(role, 'publisher')
          ? blockedOf.get(workspaceStateOf(request), ['blocked'], async () => {
              const list = await catalog.list(caller, { status: 'blocked', limit: SHOWN })
              return list.skills
            })
          : [],
        permits(role, 'publisher')
          ? proposals.list(caller, { review_status: 'pending', limit: SHOWN })
          : null,
        permits(role, 'publisher')
          ? contentProposals.list(caller, { status: 'pending', limit: SHOWN })
          : null,
        permits(role, 'reviewer') ? trail.page(caller, { limit: SHOWN }) : null,
      ])
      const entries = changes?.entries ?? []
      const view = homeView({
        workspace: caller.workspaceId,
        role,
        now: new Date(),
        skills,
        blocked,
        waiting: waiting?.proposals ?? null,
        held: held?.content_proposals ?? [],
        changes: changes?.entries ?? null,
        installed: await installedIn(catalog, caller, entries),
        maxBytes: limits.maxUncompressedBytes,
      })
      return pages.send(request, reply, view)
    },
  })
}
