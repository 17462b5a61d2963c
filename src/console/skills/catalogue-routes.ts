/** `/console/w/{workspace_id}/skills`: the catalogue. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { permits } from '../../platform/access/roles.ts'
import { callerOf } from '../../platform/http/access.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { ListQuery } from '../../registry/skills/list-schemas.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { dropEmpty } from '../pages/query.ts'
import { catalogueView } from './catalogue-page.ts'

export type CatalogueServices = { catalog: SkillCatalog }

type Options = { services: CatalogueServices; pages: ConsolePages }

const { q, status, source_kind, namespace, cursor } = ListQuery.properties
const Query = Type.Object({ q, status, source_kind, namespace, cursor })

export const catalogueRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { catalog }, pages },
) => {
  app.route({
    method: 'GET',
    url: '/console/w/:workspace_id/skills',
    config: { role: 'reader' },
    schema: { hide: true, params: Type.Object(workspaceParams), querystring: Query },
    preValidation: dropEmpty,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { cursor: _cursor, ...filters } = request.query
      const list = await catalog.list(caller, { ...request.query, include_health: false })
      const view = catalogueView({
        workspace: caller.workspaceId,
        filters,
        list,
        now: new Date(),
        seesAll: permits(caller.actor.role, 'publisher'),
      })
      return pages.send(request, reply, view)
    },
  })
}
