/** `{w}/uploads`: start, status, PSU1 chunk, finish, abort. */
import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { callerOf } from '../http/access.ts'
import { refuseBody } from '../http/no-body.ts'
import { inWorkspace, problems, withBody } from '../http/problem.ts'
import { ref, responseHeaders } from '../http/schema.ts'
import { FrameBody, frameExample } from './frame-body.ts'
import { FrameBuffers } from './frame-buffers.ts'
import { readFrame } from './frame-parser.ts'
import { IncomingFrame } from './incoming-frame.ts'
import { MAX_OVERHEAD_BYTES } from './psu1.ts'
import * as schemas from './schemas.ts'
import type { UploadService } from './service.ts'
import { workspaceParams } from '../workspaces/schemas.ts'
import { Type } from '@sinclair/typebox'

type Options = { uploads: UploadService; maxChunkBytes: number }

/** No body, and bodies of the types that other parsers take, come here too. */
const frameOf = (body: unknown): IncomingFrame => {
  if (body instanceof IncomingFrame) return body
  throw new AppError('request.media_type', 'Send the frame as `application/octet-stream`.')
}

const config = { role: 'publisher', invalidCode: 'skills.upload.invalid_request' } as const

export const uploadRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { uploads, maxChunkBytes },
) => {
  const buffers = new FrameBuffers()
  app.addContentTypeParser(
    'application/octet-stream',
    (request: FastifyRequest, payload: IncomingMessage) => readFrame(request, payload, buffers),
  )

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
        201: {
          description: 'The session is open.',
          headers: responseHeaders.location,
          content: { 'application/json': { schema: ref(schemas.UploadStarted) } },
        },
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.size_limit',
          { code: 'skills.upload.size_limit', status: 400 },
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const started = await uploads.start(caller, request.body)
      const base = `/v1/workspaces/${caller.workspaceId}/uploads`
      return reply.code(201).header('location', `${base}/${started.upload_id}`).send(started)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id',
    config,
    schema: {
      operationId: 'skillsUploadStatus',
      tags: ['uploads'],
      summary: 'Read where an upload stands',
      description:
        'A client that lost its connection, or an answer, asks here and goes on at `next_offset`.',
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
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id/chunks',
    config: {
      ...config,
      tooLargeCode: 'skills.upload.chunk_too_large',
      idempotencyKey: false,
    },
    bodyLimit: maxChunkBytes + MAX_OVERHEAD_BYTES,
    schema: {
      operationId: 'skillsUploadChunk',
      tags: ['uploads'],
      summary: 'Send one PSU1 chunk',
      description: `The body is one PSU1 frame: ASCII \`PSU1\`, the header's length as an unsigned 32-bit big-endian number (at most 65,536), that many bytes of UTF-8 JSON, then the raw bytes of the chunk (at most \`max_chunk_size_bytes\` of the start). Header: \`${frameExample}\`; \`workspace_id\` and \`upload_id\` as in the URL, \`offset\` where the chunk starts, \`len\` its bytes, \`chunk_sha256\` (optional) their SHA-256. Chunks come in order. The answer means that the chunk is on stable storage; the same chunk sent again is acknowledged again.`,
      params: schemas.UploadParams,
      body: FrameBody,
      response: {
        200: ref(schemas.ChunkAck),
        ...problems(
          'skills.upload.invalid_request',
          'skills.upload.frame_invalid',
          'skills.upload.not_found',
          'skills.upload.not_receiving',
          'skills.upload.offset_mismatch',
          'skills.upload.expired',
          'skills.upload.chunk_too_large',
          'skills.upload.size_limit',
          'skills.upload.digest_mismatch',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request) => {
      const frame = frameOf(request.body)
      const { upload_id: uploadId } = request.params
      const ack = await uploads.addChunk(callerOf(request), uploadId, frame.parse())
      // After a failure the driver may still be sending the bytes; see `large-parameters.ts`.
      frame.release()
      return ack
    },
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
        'Checks that all bytes are there and that they are the announced ones (skills/upload/finish). A digest that differs ends the upload. Finishing twice gives the same answer.',
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
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    preHandler: refuseBody,
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
    preHandler: refuseBody,
    handler: (request) => uploads.abort(callerOf(request), request.params.upload_id),
  })
}
