/** `{w}/uploads`: start, status, finish, abort. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Config } from '../../platform/config/config.ts'
import { callerOf } from '../../platform/http/access.ts'
import { sendTagged } from '../../platform/http/conditional.ts'
import { rejectBody } from '../../platform/http/no-body.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import {
  ConditionalHeaders,
  json,
  notModified,
  ref,
  responseHeaders,
} from '../../platform/http/schema.ts'
import { chunkRoutes } from './chunk-routes.ts'
import * as schemas from './schemas.ts'
import type { UploadService } from './service.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { register } from '../../platform/http/register.ts'
import { Type } from '@sinclair/typebox'

type Options = {
  uploads: UploadService
  maxChunkBytes: number
  archives: Pick<Config['archives'], 'maxFileBytes' | 'maxEntries'>
}

const config = {
  role: 'publisher',
  bySlug: true,
  invalidCode: 'skills.upload.invalid_request',
} as const

const uploadRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { uploads, maxChunkBytes, archives: { maxFileBytes, maxEntries } },
) => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  await register(app, chunkRoutes, { uploads, maxChunkBytes })

  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/uploads',
    config,
    schema: {
      operationId: 'skillsUploadStart',
      tags: ['uploads'],
      summary: 'Start an upload',
      description:
        'Opens an upload session for one `tar.gz` archive (skills/upload/start). Send its bytes as PSU1 chunks from offset 0, then finish, then install. The session expires one hour after its last accepted chunk and at the latest 24 hours after this call.',
      params: Type.Object(workspaceParams),
      body: ref(schemas.UploadStartBody),
      response: {
        201: json('The session is open.', schemas.UploadStarted, responseHeaders.location),
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.size_limit',
          { code: 'skills.upload.size_limit', status: 400 },
          'workspaces.quota_exceeded',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const started = await uploads.start(caller, request.body)
      const base = `/v1/workspaces/${caller.workspaceId}/uploads`
      return reply
        .code(201)
        .header('location', `${base}/${started.upload_id}`)
        .send({ ...started, max_file_size_bytes: maxFileBytes, max_entries: maxEntries })
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/uploads',
    config,
    schema: {
      operationId: 'skillsUploadList',
      tags: ['uploads'],
      summary: 'List open uploads',
      description:
        'Uploads that still receive chunks, or are finalized and wait for an install or update: a client that lost their ids goes on with them.',
      params: Type.Object(workspaceParams),
      querystring: schemas.UploadQuery,
      headers: ConditionalHeaders,
      response: {
        200: json('One page.', schemas.UploadPage, responseHeaders.etag),
        ...notModified,
        ...problems('skills.upload.invalid_request', 'cursor.invalid', ...inWorkspace),
      },
    },
    handler: async (request, reply) =>
      sendTagged(request, reply, await uploads.list(callerOf(request), request.query)),
  })

  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id',
    config,
    schema: {
      operationId: 'skillsUploadStatus',
      tags: ['uploads'],
      summary: 'Read the state of an upload',
      description:
        'A client that lost its connection, or a response, reads it and continues at `next_offset`.',
      params: schemas.UploadParams,
      response: {
        200: ref(schemas.UploadStatus),
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.not_found',
          'skills.upload.expired',
          ...inWorkspace,
        ),
      },
    },
    handler: (request) => uploads.status(callerOf(request), request.params.upload_id),
  })

  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id/finish',
    config,
    schema: {
      operationId: 'skillsUploadFinish',
      tags: ['uploads'],
      summary: 'Finish an upload',
      description:
        'Checks that all bytes have arrived and match the announced digest (skills/upload/finish). A different digest ends the upload. Finishing twice returns the same response.',
      params: schemas.UploadParams,
      response: {
        200: ref(schemas.UploadFinished),
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.not_found',
          'skills.upload.incomplete',
          'skills.upload.not_receiving',
          'skills.upload.consumed',
          'skills.upload.expired',
          'skills.upload.digest_mismatch',
          'store.unavailable',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: (request) => uploads.finish(callerOf(request), request.params.upload_id),
  })

  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id/abort',
    config,
    schema: {
      operationId: 'skillsUploadAbort',
      tags: ['uploads'],
      summary: 'Abort an upload',
      description: 'Ends the session and drops its bytes (skills/upload/abort).',
      params: schemas.UploadParams,
      response: {
        200: ref(schemas.UploadAborted),
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.not_found',
          'skills.upload.consumed',
          'skills.upload.expired',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: rejectBody,
    handler: (request) => uploads.abort(callerOf(request), request.params.upload_id),
  })
}

export const uploadsFeature = { schemas: schemas.uploadSchemas, routes: uploadRoutes }
