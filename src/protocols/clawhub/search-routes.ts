/** `clawhub/api/v1`: whose token it is, and finding skills. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { pageQuery } from '../../platform/http/pagination.ts'
import { ref } from '../../platform/http/schema.ts'
import type { Role } from '../../platform/access/roles.ts'
import type { ClawHub } from './clawhub.ts'
import { anyQuery, apiRoots, readProblems } from './requests.ts'
import { ClawHubResults, ClawHubSkills, ClawHubUser } from './schemas.ts'
import { listedOf, resultOf } from './views.ts'

const config = { role: 'reader', invalidCode: 'skills.invalid_request' } as const

/** The roles of ClawHub have no others. */
const roleOf = (role: Role) => {
  if (role === 'admin') return role
  return role === 'reviewer' ? ('moderator' as const) : ('user' as const)
}

const limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 200, default: 25, description: 'Maximum number of skills.' }),
)

const SearchQuery = Type.Object({
  q: Type.String({
    maxLength: 200,
    description: 'Words, as in `q` of `GET …/skills`.',
    examples: ['say hello'],
  }),
  limit,
  mode: Type.Optional(
    Type.String({ description: '`exact`: only skills of exactly this name.', examples: ['exact'] }),
  ),
})

const ListQuery = Type.Object({
  limit,
  cursor: pageQuery.cursor,
  prefix: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Only slugs that begin with it.',
      examples: ['hello'],
    }),
  ),
  sort: Type.Optional(
    Type.String({ description: 'Not used: the latest changed come first.', examples: ['updated'] }),
  ),
})

export const searchRoutes: FastifyPluginAsyncTypebox<ClawHub> = async (app, { shelf }) => {
  for (const { base, params, suffix } of apiRoots) {
    app.route({
      method: 'GET',
      url: `${base}/v1/whoami`,
      config,
      schema: {
        operationId: `clawHubWhoami${suffix}`,
        tags: ['clawhub'],
        summary: 'Read whose token it is',
        description:
          'Clients publish in the name of `handle`, which is the workspace: their skills have slugs without an owner.',
        params: Type.Object(params),
        querystring: anyQuery,
        response: { 200: ref(ClawHubUser), ...readProblems() },
      },
      handler: async (request) => {
        const { workspaceId, actor } = callerOf(request)
        const handle = workspaceId
        return { user: { handle, displayName: handle, image: null, role: roleOf(actor.role) } }
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/v1/search`,
      config,
      schema: {
        operationId: `clawHubSearch${suffix}`,
        tags: ['clawhub'],
        summary: 'Search installable skills',
        description: 'For `clawhub search`: the search of `GET …/skills`, of installable skills.',
        params: Type.Object(params),
        querystring: SearchQuery,
        response: { 200: ref(ClawHubResults), ...readProblems('skills.invalid_request') },
      },
      handler: async (request) => {
        const { q, limit: wanted = 25, mode } = request.query
        const found = await shelf.search(callerOf(request), { query: q, limit: wanted })
        const isExact = mode === 'exact'
        return {
          results: found
            .filter(({ slug, name }) => !isExact || name.slug === q || slug === q)
            .map(resultOf),
        }
      },
    })

    app.route({
      method: 'GET',
      url: `${base}/v1/skills`,
      config,
      schema: {
        operationId: `clawHubSkills${suffix}`,
        tags: ['clawhub'],
        summary: 'List installable skills',
        description: 'For `clawhub explore`: the latest changed first.',
        params: Type.Object(params),
        querystring: ListQuery,
        response: {
          200: ref(ClawHubSkills),
          ...readProblems('skills.invalid_request', 'cursor.invalid'),
        },
      },
      handler: async (request) => {
        const { limit: wanted = 25, prefix = '', cursor } = request.query
        const page = { limit: wanted, prefix, ...(cursor === undefined ? {} : { cursor }) }
        const { workspaceId } = callerOf(request)
        const { skills, nextCursor } = await shelf.list(workspaceId, page)
        return { items: skills.map(listedOf), nextCursor }
      },
    })
  }
}
