/** `/.well-known/oauth-protected-resource`: who issues tokens for this service (RFC 9728). */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { siteOf } from '../../platform/access/cookies.ts'
import { AppError } from '../../platform/errors.ts'
import { problems } from '../../platform/http/problem.ts'
import { METADATA_PATH, resourceOf } from '../../platform/http/resource-metadata.ts'
import { json } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { Issuer } from '../../tenancy/issuers/issuer.ts'
import { ResourceMetadata } from './resource-metadata-schemas.ts'

type Parts = { issuer: Issuer | null; publicUrl: string | null }

const forms = [
  { path: '', params: {}, suffix: '', what: 'this service' },
  { path: '/mcp', params: {}, suffix: 'OfMcp', what: '`/mcp`' },
  {
    path: '/v1/workspaces/:workspace_id/mcp',
    params: workspaceParams,
    suffix: 'OfMcpInWorkspace',
    what: '`/mcp` of a workspace',
  },
] as const

const resourceMetadataRoutes: FastifyPluginAsyncTypebox<Parts> = async (
  app,
  { issuer, publicUrl },
) => {
  for (const { path, params, suffix, what } of forms) {
    app.route({
      method: 'GET',
      url: METADATA_PATH + path,
      config: { role: 'public' },
      schema: {
        operationId: `resourceMetadata${suffix}`,
        tags: ['operators'],
        summary: `Find the identity provider of ${what}`,
        description:
          'Protected resource metadata (RFC 9728): clients such as those of MCP read it to sign their user in by themselves. `WWW-Authenticate` of a 401 names this address. There is none without an identity provider, nor for a workspace id of the wrong form.',
        params: Type.Object(params),
        response: {
          200: json(
            'The identity provider, and the audience of its tokens for this service.',
            ResourceMetadata,
          ),
          ...problems({ status: 404, code: 'oidc.not_configured' }),
        },
      },
      handler: async (request, reply) => {
        // Pages of any site may read it, and whether there is one.
        reply.header('access-control-allow-origin', '*').header('cache-control', 'no-cache')
        const resource = resourceOf(
          siteOf(request, publicUrl),
          request.url.slice(METADATA_PATH.length),
        )
        if (issuer === null) {
          throw new AppError(
            'oidc.not_configured',
            'No identity provider is configured here. Send a token of this service.',
            { status: 404 },
          )
        }
        // Clients can do without while it is away.
        const scopes = await issuer.scopes().catch(() => null)
        return reply.send({
          resource,
          authorization_servers: [issuer.url],
          ...(scopes ? { scopes_supported: scopes } : {}),
          bearer_methods_supported: ['header'],
          resource_name: 'skill-registry',
        })
      },
    })
  }
}

export const resourceMetadataFeature = {
  schemas: [ResourceMetadata],
  routes: resourceMetadataRoutes,
}
