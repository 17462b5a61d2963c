/** `marketplace.json`, at the root and below each workspace. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { isNotModified, markPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import { admitClient } from '../admission.ts'
import { roots } from '../marketplace/roots.ts'
import { stateFor, type Workspaces } from '../workspace-state.ts'
import { marketplaceOf } from './marketplace.ts'
import { PluginMarketplace, pluginSchemas } from './schemas.ts'

type Options = { history: GitHistory; workspaces: Workspaces }

const pluginRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { history, workspaces }) => {
  for (const { base, params, suffix } of roots) {
    app.route({
      method: 'GET',
      url: `${base}/marketplace.json`,
      config: { role: 'public' },
      schema: {
        operationId: `pluginMarketplace${suffix}`,
        tags: ['agents'],
        summary: 'Read the marketplace of plugins',
        description:
          'Each installable skill as a plugin, for `claude plugin marketplace add`. The sources are in the Git repository `skills.git` beside it, which has the same marketplace at `.claude-plugin/marketplace.json`. A token is accepted as the password of Basic too.',
        params: Type.Object(params),
        headers: ConditionalHeaders,
        response: {
          200: {
            description: 'The marketplace.',
            headers: responseHeaders.etag,
            content: { 'application/json': { schema: ref(PluginMarketplace) } },
          },
          ...notModified,
          ...problems(...inWorkspace),
        },
      },
      onRequest: admitClient(app),
      handler: async (request, reply) => {
        const state = await stateFor(request, workspaces)
        const { commitId, plugins } = await history.plugins(state)
        const baseUrl = workspaceUrlOf(request)
        markPrivate(reply)
        if (isNotModified(request, reply, hashTag(commitId, baseUrl))) return reply
        return marketplaceOf(state.workspaceId, plugins, { baseUrl })
      },
    })
  }
}

export const pluginsFeature = { schemas: pluginSchemas, routes: pluginRoutes }
