/** `marketplace.json` and the same for npm, at the root and below each workspace. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { workspaceUrlOf } from '../../platform/http/base-url.ts'
import { isNotModified, markPrivate } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import { admitClient } from '../admission.ts'
import { roots } from '../marketplace/roots.ts'
import { stateFor, type Workspaces } from '../workspace-state.ts'
import { fromGit, fromNpm, marketplaceOf, type SourceOf } from './marketplace.ts'
import { PluginMarketplace, pluginSchemas } from './schemas.ts'

type Options = { history: GitHistory; workspaces: Workspaces }

type Form = { path: string; operation: string; summary: string; text: string; sourceOf: SourceOf }

const forms: Form[] = [
  {
    path: '/marketplace.json',
    operation: 'pluginMarketplace',
    summary: 'Read the marketplace of plugins',
    text: 'Each installable skill as a plugin, for `claude plugin marketplace add`. The sources are in the Git repository `skills.git` beside it, which has the same marketplace at `.claude-plugin/marketplace.json`.',
    sourceOf: fromGit,
  },
  {
    path: '/npm/marketplace.json',
    operation: 'npmMarketplace',
    summary: 'Read the marketplace of npm packages',
    text: 'The same plugins with npm packages as their sources, for clients without Git.',
    sourceOf: fromNpm,
  },
]

const pluginRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { history, workspaces }) => {
  const add = (form: Form, { base, params, suffix }: (typeof roots)[number]): void => {
    app.route({
      method: 'GET',
      url: `${base}${form.path}`,
      config: { role: 'public', admits: 'clients' },
      schema: {
        operationId: `${form.operation}${suffix}`,
        tags: ['agents'],
        summary: form.summary,
        description: `${form.text} A token is accepted as the password of Basic too.`,
        params: Type.Object(params),
        headers: ConditionalHeaders,
        response: {
          200: json('The marketplace.', PluginMarketplace, responseHeaders.etag),
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
        if (isNotModified(request, reply, hashTag(commitId, baseUrl, form.path))) return reply
        return marketplaceOf(state.workspaceId, plugins, { baseUrl, sourceOf: form.sourceOf })
      },
    })
  }

  for (const root of roots) for (const form of forms) add(form, root)
}

export const pluginsFeature = { schemas: pluginSchemas, routes: pluginRoutes }
