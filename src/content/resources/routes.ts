/** `{w}/resources`: everything that has an `iii://` URI. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { ErrorCode } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { isNotModified } from '../../platform/http/conditional.ts'
import { clientGone } from '../../platform/http/client-gone.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import type { StateResponses } from '../../platform/http/state-responses.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import * as schemas from './schemas.ts'
import type { ResourceService } from './service.ts'
import { templates } from './templates.ts'

type Options = { resources: ResourceService; responses: StateResponses; buildVersion: string }

const config = { role: 'reader', invalidCode: 'resources.invalid_request' } as const
const url = '/v1/workspaces/:workspace_id/resources'
const params = Type.Object(workspaceParams)

/** Errors of a URI that cannot be read. */
const unreadable: ErrorCode[] = [
  'resources.invalid_request',
  'resources.invalid_uri',
  'documents.not_found',
  'functions.internal_namespace',
  'functions.approval_required',
  'functions.not_found',
  'functions.origin_refused',
  'functions.failed',
  'functions.timed_out',
  'secrets.unreadable',
]

const resourceRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { resources, responses, buildVersion } = options

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      operationId: 'skillsResourcesList',
      tags: ['documents'],
      summary: 'List resources',
      description:
        'The index and every document, as entries of resources/list of MCP (skills::resources-list). The list is not paged.',
      params,
      headers: ConditionalHeaders,
      response: {
        200: json('All resources.', schemas.ResourceList, responseHeaders.etag),
        ...notModified,
        ...problems('resources.invalid_request', ...inWorkspace),
      },
    },
    handler: (request, reply) =>
      responses.sendList(request, reply, () => resources.list(callerOf(request))),
  })

  app.route({
    method: 'GET',
    url: `${url}/read`,
    config,
    schema: {
      operationId: 'skillsResourcesRead',
      tags: ['documents'],
      summary: 'Read a resource',
      description:
        'The content of a URI, as in resources/read of MCP (skills::resources-read). The index and documents have an ETag; a function is called again each time.',
      params,
      querystring: schemas.ReadQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('The content.', schemas.ResourceContents, responseHeaders.etag),
        ...notModified,
        ...problems(...unreadable, ...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const { uri } = request.query
      const { contents, state } = await resources.read(callerOf(request), uri, clientGone(reply))
      reply.headers(untrustedContentHeaders(state === null ? 'no-store' : 'private, no-cache'))
      const isUnchanged =
        state !== null && isNotModified(request, reply, hashTag(buildVersion, uri, state))
      return isUnchanged ? reply : contents
    },
  })

  app.route({
    method: 'GET',
    url: `${url}/templates`,
    config,
    schema: {
      operationId: 'skillsResourcesTemplates',
      tags: ['documents'],
      summary: 'List the URI templates',
      description: 'As in resources/templates/list of MCP (skills::resources-templates).',
      params,
      response: {
        200: ref(schemas.ResourceTemplates),
        ...problems('resources.invalid_request', ...inWorkspace),
      },
    },
    handler: async () => templates,
  })

  app.route({
    method: 'POST',
    url: `${url}/fetch`,
    config,
    schema: {
      operationId: 'skillFetch',
      tags: ['documents'],
      summary: 'Fetch several resources at once',
      description:
        'Reads up to 100 URIs, at most 8 of them results of functions (`iii://fn/…`), 8 MiB in all, into one markdown document (skill::fetch, skills::fetch_skill). Each is a section `# {uri}`, and a line `---` separates sections. All or nothing: the first URI that cannot be read fails the request.',
      params,
      body: ref(schemas.FetchBody),
      response: {
        200: {
          description: 'The sections, in the order of the URIs.',
          content: { 'text/markdown': { schema: Type.String() } },
        },
        ...problems(...unreadable, 'resources.too_large', ...inWorkspace, ...withBody),
      },
    },
    handler: async (request, reply) => {
      const text = await resources.fetch(callerOf(request), request.body, clientGone(reply))
      reply.headers(untrustedContentHeaders('no-store')).type('text/markdown; charset=utf-8')
      return reply.send(text)
    },
  })
}

export const resourcesFeature = { schemas: schemas.resourceSchemas, routes: resourceRoutes }
