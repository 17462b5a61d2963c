/** `{w}/settings`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { sendPrivate } from '../../platform/http/conditional.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { preconditionOf, RemoveHeaders } from '../../platform/http/precondition.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  responseHeaders,
  ref,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { fingerprintOf } from './fingerprint.ts'
import * as schemas from './schemas.ts'
import type { SettingsService } from './service.ts'

const url = '/v1/workspaces/:workspace_id/settings'
const params = Type.Object(workspaceParams)

const settingsRoutes: FastifyPluginAsyncTypebox<{ settings: SettingsService }> = async (
  app,
  { settings },
) => {
  app.route({
    method: 'GET',
    url,
    config: { role: 'reviewer' },
    schema: {
      operationId: 'settingsRead',
      tags: ['operators'],
      summary: 'Read the settings of a workspace',
      description: 'The effective settings, including defaults, and who changed each last.',
      params,
      headers: ConditionalHeaders,
      response: {
        200: json('The settings.', schemas.Settings, responseHeaders.etag),
        ...notModified,
        ...problems(...inWorkspace),
      },
    },
    handler: async (request, reply) => {
      const found = await settings.read(callerOf(request))
      return sendPrivate(request, reply, etagOf(fingerprintOf(found)), found)
    },
  })

  app.route({
    method: 'PUT',
    url,
    config: { role: 'admin' },
    schema: {
      operationId: 'settingsSet',
      tags: ['operators'],
      summary: 'Change the settings of a workspace',
      description:
        'Merges the fields of the body; the others stay unchanged. Takes effect with the next request. With `dry_run=true` nothing changes, and the response says which skills would no longer be served, and which again.',
      params,
      querystring: schemas.SettingsQuery,
      headers: RemoveHeaders,
      body: ref(schemas.SettingsBody),
      response: {
        200: json(
          'The settings; with `dry_run=true` without an entity tag.',
          schemas.Settings,
          responseHeaders.etag,
        ),
        ...problems(
          'secrets.key_missing',
          'settings.fingerprint_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const isRehearsed = request.query.dry_run === true
      const write = isRehearsed ? 'rehearse' : 'merge'
      const expected = preconditionOf(request)
      const after = await settings[write](callerOf(request), request.body, { expected })
      if (!isRehearsed) reply.header('etag', etagOf(fingerprintOf(after)))
      return after
    },
  })
}

export const settingsFeature = { schemas: schemas.settingsSchemas, routes: settingsRoutes }
