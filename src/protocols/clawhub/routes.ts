/**
 * `clawhub`, at the root and below each workspace: the part of ClawHub's API (version 1) that its clients
 * need to find, install, update, publish and delete skills.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { markPrivate } from '../../platform/http/conditional.ts'
import type { ClawHub } from './clawhub.ts'
import { deleteRoutes } from './delete-routes.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { installRoutes } from './install-routes.ts'
import { installSchemas } from './install-schemas.ts'
import { publishRoutes } from './publish-routes.ts'
import { publishSchemas } from './publish-schemas.ts'
import { clawHubSchemas } from './schemas.ts'
import { searchRoutes } from './search-routes.ts'
import { skillRoutes } from './skill-routes.ts'
import { answerInText } from '../git/text-errors.ts'
import { verdictRoutes } from './verdict-routes.ts'

const apiRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, options) => {
  answerInText(app)
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply))
  await app.register(searchRoutes, options)
  await app.register(skillRoutes, options)
  await app.register(installRoutes, options)
  await app.register(verdictRoutes, options)
  await app.register(publishRoutes, options)
  await app.register(deleteRoutes, options)
}

const clawHubRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, options) => {
  await app.register(discoveryRoutes)
  await app.register(apiRoutes, options)
}

export const clawHubFeature = {
  schemas: [...clawHubSchemas, ...installSchemas, ...publishSchemas],
  routes: clawHubRoutes,
}
