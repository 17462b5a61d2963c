/** `{w}/uploads/{id}/chunks`: one PSU1 frame, read off the wire by the route itself. */
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { inWorkspace, problems, withBody } from '../../platform/http/problem.ts'
import { ref } from '../../platform/http/schema.ts'
import { readFrame } from './frame.ts'
import { MAX_OVERHEAD_BYTES } from '../../packages/psu1.ts'
import { ChunkAck } from '../../tenancy/events/schemas.ts'
import * as schemas from './schemas.ts'
import type { UploadService } from './service.ts'

type Options = { uploads: UploadService; maxChunkBytes: number }

/** Rejects a missing body, and one that the parser of another type has read. */
const bodyOf = (body: unknown): Readable => {
  if (!(body instanceof Readable)) {
    throw new AppError('request.media_type', 'Send the frame as `application/octet-stream`.')
  }
  return body
}

/** Closes the connection, since the client may still be sending. */
const closeAfter =
  (reply: FastifyReply) =>
  (error: unknown): never => {
    reply.header('connection', 'close')
    throw error
  }

export const chunkRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { uploads, maxChunkBytes },
) => {
  app.removeContentTypeParser('application/octet-stream')
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  )

  app.route({
    method: 'POST',
    url: '/v1/workspaces/:workspace_id/uploads/:upload_id/chunks',
    config: {
      role: 'publisher',
      bySlug: true,
      invalidCode: 'skills.upload.invalid_request',
      tooLargeCode: 'skills.upload.chunk_too_large',
      idempotencyKey: false,
      mediaType: 'application/octet-stream',
    },
    bodyLimit: maxChunkBytes + MAX_OVERHEAD_BYTES,
    schema: {
      operationId: 'skillsUploadChunk',
      tags: ['uploads'],
      summary: 'Send one PSU1 chunk',
      description: `The body is one PSU1 frame: ASCII \`PSU1\`, the header's length as an unsigned 32-bit big-endian number (at most 65,536), that many bytes of UTF-8 JSON, then the raw bytes of the chunk (at most \`max_chunk_size_bytes\` of the start). Header: \`${schemas.frameExample}\`; \`workspace_id\` and \`upload_id\` as in the URL, \`offset\` where the chunk starts, \`len\` its bytes, \`chunk_sha256\` (optional) their SHA-256. Chunks come in order. A few may be sent before the response to the first one: a chunk that follows one still being received waits for it; if the service does not know the preceding chunk (another replica may be receiving it) the response is 409 with \`details.next_offset\`, and the client sends the chunk again after the preceding one. A successful response means that the chunk is on stable storage; the same chunk sent again is acknowledged again, also after the finish, until the upload is used.`,
      params: schemas.UploadParams,
      body: schemas.FrameBody,
      response: {
        200: ref(ChunkAck),
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
          'store.unavailable',
          'store.full',
          ...inWorkspace,
          ...withBody,
        ),
      },
    },
    handler: async (request, reply) => {
      const frame = await readFrame(request, bodyOf(request.body)).catch(closeAfter(reply))
      try {
        return await uploads.addChunk(callerOf(request), request.params.upload_id, frame)
      } catch (error) {
        await frame.discard()
        throw error
      }
    },
  })
}
