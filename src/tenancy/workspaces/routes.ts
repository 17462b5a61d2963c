/** `/v1/workspaces`: list, read, create, delete. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendTagged } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { acceptNoBody, rejectBody } from '../../platform/http/no-body.ts'
import { preconditionOf, RemoveHeaders, ReplaceHeaders } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { fingerprintOf } from './fingerprint.ts'
import * as schemas from './schemas.ts'
import type { WorkspaceService } from './service.ts'

const tag = {
  ETag: {
    type: 'string',
    description:
      'Entity tag of the title and the quotas; send it as `If-Match`. Usage does not change it.',
  },
} as const

const url = '/v1/workspaces/:workspace_id'

const workspaceRoutes: FastifyPluginAsyncTypebox<{ workspaces: WorkspaceService }> = async (
  app,
  { workspaces },
) => {
  app.route({
    method: 'GET',
    url: '/v1/workspaces',
    config: { role: 'reader', workspace: 'service' },
    schema: {
      operationId: 'workspacesList',
      tags: ['operators'],
      summary: 'List workspaces',
      description: 'The workspaces that the caller may see, in the order of their ids.',
      querystring: schemas.WorkspaceQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.WorkspacePage, responseHeaders.etag),
        ...notModified,
        ...problems('access.unauthorized', 'cursor.invalid'),
      },
    },
    handler: async (request, reply) =>
      sendTagged(request, reply, await workspaces.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url,
    config: { role: 'reader' },
    schema: {
      operationId: 'workspacesRead',
      tags: ['operators'],
      summary: 'Read a workspace',
      description:
        'With its quotas and usage. A workspace that the caller may not see gets the same response as one that does not exist.',
      params: Type.Object(workspaceParams),
      response: {
        200: json('The workspace.', schemas.Workspace, tag),
        ...problems(...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const workspace = await workspaces.read(callerOf(request))
      reply.header('etag', etagOf(fingerprintOf(workspace)))
      return workspace
    },
  })

  app.route({
    method: 'PUT',
    url,
    config: { role: 'admin', workspace: 'new' },
    schema: {
      operationId: 'workspacesCreate',
      tags: ['operators'],
      summary: 'Create a workspace, or set its title and quotas',
      description:
        'Creates an empty workspace, or returns the existing one; with `If-None-Match: *` an existing one is an error. A title and quotas in the body are set; by default a new workspace has 10 GiB, 10,000 skills, 10,000 documents, 1,000 functions and 100 open uploads. A quota below the usage is allowed: nothing is removed, and the workspace may only shrink. Requires an admin of all workspaces, but for the title of an existing one, which its own admins may set.',
      params: schemas.NewWorkspaceParams,
      headers: ReplaceHeaders,
      body: ref(schemas.WorkspaceBody),
      response: {
        201: json('The workspace was created.', schemas.Workspace, {
          ...responseHeaders.location,
          ...tag,
        }),
        200: json('The workspace existed already.', schemas.Workspace, tag),
        ...problems(
          'workspaces.invalid_id',
          'workspaces.deleted',
          'workspaces.exists',
          'workspaces.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preValidation: acceptNoBody,
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { quotas = {}, title } = request.body
      const expected = preconditionOf(request)
      const { workspace, isNew } = await workspaces.put(caller, { expected, quotas, title })
      reply.header('etag', etagOf(fingerprintOf(workspace)))
      if (!isNew) return reply.code(200).send(workspace)
      reply.header('location', `/v1/workspaces/${workspace.workspace_id}`)
      return reply.code(201).send(workspace)
    },
  })

  app.route({
    method: 'DELETE',
    url,
    config: { role: 'admin' },
    schema: {
      operationId: 'workspacesDelete',
      tags: ['operators'],
      summary: 'Delete a workspace',
      description:
        'From now on every route of the workspace responds with 404, for every caller, and its id is never reused. This cannot be undone. `default` cannot be deleted.',
      params: schemas.OtherWorkspaceParams,
      headers: RemoveHeaders,
      response: {
        204: Type.Null({ description: 'The workspace was deleted.' }),
        ...problems(
          'workspaces.not_deletable',
          'workspaces.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: async (request, reply) => {
      await workspaces.delete(callerOf(request), preconditionOf(request))
      return reply.code(204).send(null)
    },
  })
}

export const workspacesFeature = { schemas: schemas.workspaceSchemas, routes: workspaceRoutes }
