/** `{w}/skills/{source_kind}/{slug}/history.atom`: the history of a skill, for feed readers. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { inWorkspace, problems } from '../../platform/http/problem.ts'
import { ConditionalHeaders, notModified, responseHeaders } from '../../platform/http/schema.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import { SkillParams } from '../skills/schemas.ts'
import { skillKeyOf } from '../skills/skill-key.ts'
import { historyFeed } from './history-feed.ts'
import type { SkillCatalog } from './service.ts'

type Options = { catalog: SkillCatalog; responses: StateResponses }

const ATOM = 'application/atom+xml'

const example = historyFeed({ workspaceId: 'default', sourceKind: 'user', slug: 'hello-skill' }, [
  {
    revision: 1,
    fingerprint: '99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02',
    version: '0.1.0',
    display_name: 'hello-skill',
    description: 'Says hello. Use it when somebody wants to be greeted.',
    installed_at: new Date('2026-01-01T12:00:00Z'),
    installed_by: 'local',
    updated_at: new Date('2026-01-01T12:00:00Z'),
    is_current: true,
    is_served: true,
    status_reason: null,
    purge: null,
  },
])

const skillHistoryRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { catalog, responses },
) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/skills/:source_kind/:slug/history.atom',
    config: { role: 'reader', invalidCode: 'skills.invalid_request', isCatalogue: true },
    schema: {
      operationId: 'skillsHistory',
      tags: ['skills'],
      summary: 'Follow a skill in a feed reader',
      description:
        'The newest 50 revisions as an Atom feed (RFC 4287): who installed each, since when it is current, whether it may be served, and who purged it. Readers get only those that may be served, as in `GET …/revisions`. The ids of feed and entries never change.',
      params: SkillParams,
      headers: ConditionalHeaders,
      response: {
        200: {
          description: 'The feed, newest first.',
          headers: responseHeaders.etag,
          content: { [ATOM]: { schema: Type.String({ examples: [example] }) } },
        },
        ...notModified,
        ...problems('skills.invalid_request', 'skills.not_found', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.send(request, reply, {
        headers: untrustedContentHeaders('private, no-cache'),
        read: async () => {
          const key = skillKeyOf(callerOf(request), request.params)
          const feed = await catalog.history(key)
          return { tag: hashTag(feed), body: feed, type: `${ATOM}; charset=utf-8` }
        },
      }),
  })
}

export const skillHistoryFeature = { schemas: [], routes: skillHistoryRoutes }
