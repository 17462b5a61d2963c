/** `/.well-known/clawhub.json`: where clients that are given the address of the service find the API. */
import type { FastifyPluginAsync } from 'fastify'
import { problems } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { ClawHubConfig } from './schemas.ts'

export const discoveryRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/.well-known/clawhub.json',
    {
      config: { role: 'public', workspace: 'service' },
      schema: {
        operationId: 'clawHubConfig',
        tags: ['clawhub'],
        summary: 'Find the API of ClawHub',
        description: 'For `clawhub --site`. The address is that of the workspace `default`.',
        response: { 200: ref(ClawHubConfig), ...problems() },
      },
    },
    async ({ protocol, host }) => ({ apiBase: `${protocol}://${host}/clawhub` }),
  )
}
