/** `/console/status`: how the replica does that answers. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { callerOf } from '../../platform/http/access.ts'
import type { ServiceStatus } from '../../operations/status/service.ts'
import type { ConsolePages } from '../pages/console-pages.ts'
import { statusView } from './status-page.ts'

export type StatusServices = { status: ServiceStatus }

type Options = { services: StatusServices; pages: ConsolePages }

const config = { role: 'admin', workspace: 'service' } as const

export const statusPageRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { services: { status }, pages },
) => {
  app.get('/console/status', { config, schema: { hide: true } }, async (request, reply) => {
    const view = statusView(await status.read(callerOf(request)), new Date())
    return pages.send(request, reply, view)
  })
}
