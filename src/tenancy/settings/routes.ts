/** `{w}/settings`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
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
      response: { 200: ref(schemas.Settings), ...problems(...inWorkspace) },
    },
    handler: (request) => settings.read(callerOf(request)),
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
      body: ref(schemas.SettingsBody),
      response: {
        200: ref(schemas.Settings),
        ...problems('secrets.key_missing', ...inWorkspace, ...withBody),
      },
    },
    handler: (request) => {
      const write = request.query.dry_run ? 'rehearse' : 'merge'
      return settings[write](callerOf(request), request.body)
    },
  })
}

export const settingsFeature = { schemas: schemas.settingsSchemas, routes: settingsRoutes }
