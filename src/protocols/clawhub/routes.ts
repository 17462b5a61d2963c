/**
 * `clawhub`, at the root and below each workspace: the part of ClawHub's API (version 1) that its clients
 * need to find, install, update, publish and delete skills.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { markPrivate } from '../../platform/http/conditional.ts'
import { register } from '../../platform/http/register.ts'
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
  await searchRoutes(app, options)
  await skillRoutes(app, options)
  await installRoutes(app, options)
  await verdictRoutes(app, options)
  await register(app, publishRoutes, options)
  await deleteRoutes(app, options)
}

const clawHubRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, options) => {
  await register(app, discoveryRoutes, {})
  await register(app, apiRoutes, options)
}

export const clawHubFeature = {
  schemas: [...clawHubSchemas, ...installSchemas, ...publishSchemas],
  routes: clawHubRoutes,
}
