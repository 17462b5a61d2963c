/** `/console/w/{workspace_id}/audit`: who did what, and its export. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { AuditQuery } from '../../tenancy/audit/schemas.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { AuditTrail } from '../../tenancy/audit/trail.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { installedIn } from '../pages/installed.ts'
import { dropEmpty, dropEmptyFields } from '../pages/query.ts'
import { auditView } from './audit-page.ts'
import { queryOf } from './filters.ts'

export type AuditServices = { catalog: SkillCatalog; trail: AuditTrail }

type Options = { services: AuditServices; pages: ConsolePages }

const config = { role: 'reviewer', invalidCode: 'request.invalid' } as const
const params = Type.Object(workspaceParams)

const day = Type.Optional(Type.String({ format: 'date' }))
const { who, action, decision, skill, target, ...others } = AuditQuery.properties
const { actor, person, request_id, proposal, until, cursor } = others
const filters = { who, action, decision, skill, target, from: day, to: day }
const Filters = Type.Object({ ...filters, actor, person, request_id, proposal, until })
const Query = Type.Object({ ...Filters.properties, cursor })
const Form = Type.Object({ ...Filters.properties, format: stringEnum(['csv', 'ndjson'] as const) })

const types = { csv: 'text/csv', ndjson: 'application/x-ndjson' }

export const auditRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { catalog, trail }, pages },
) => {
  app.get(
    '/console/w/:workspace_id/audit',
    { config, schema: { hide: true, params, querystring: Query }, preValidation: dropEmpty },
    async (request, reply) => {
      const caller = callerOf(request)
      const { cursor: place, ...fields } = request.query
      const query = queryOf(fields)
      const page = await trail.page(caller, { ...query, ...(place ? { cursor: place } : {}) })
      const installed = await installedIn(catalog, caller, page.entries)
      const { workspaceId: workspace } = caller
      const view = auditView({ workspace, filters: fields, page, installed, now: new Date() })
      return pages.send(request, reply, view)
    },
  )

  app.post(
    '/console/w/:workspace_id/audit/export',
    { config, schema: { hide: true, params, body: Form }, preValidation: dropEmptyFields },
    async (request, reply) => {
      const { format, ...fields } = request.body
      const lines = await trail.export(callerOf(request), queryOf(fields), format)
      return reply
        .header('content-disposition', `attachment; filename="audit.${format}"`)
        .type(`${types[format]}; charset=utf-8`)
        .send(Readable.from(lines))
    },
  )
}
