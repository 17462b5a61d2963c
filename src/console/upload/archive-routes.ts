/** The form of the upload page: an archive in one request, without scripts. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { callerOf } from '../../platform/http/access.ts'
import { withArchivePart } from '../../platform/http/archive-part.ts'
import { parseForms } from '../../platform/http/forms.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { InlineArchive } from '../../registry/uploads/one-call.ts'
import type { UploadService } from '../../registry/uploads/service.ts'
import { storeWhole } from '../../registry/uploads/whole.ts'
import { type FormFailure, mendable } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'

type Options = {
  uploads: UploadService
  maxBytes: number
  show: (
    request: FastifyRequest,
    reply: FastifyReply,
    failure: FormFailure,
  ) => Promise<FastifyReply>
}

const config = {
  role: 'publisher',
  invalidCode: 'skills.upload.invalid_request',
  mediaType: 'multipart/form-data',
} as const

export const archiveRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { uploads, maxBytes, show },
) => {
  await parseForms(app, maxBytes)

  app.post(
    '/console/w/:workspace_id/upload',
    { config, schema: { hide: true, params: Type.Object(workspaceParams) } },
    async (request, reply) => {
      const caller = callerOf(request)
      try {
        if (!request.isMultipart()) {
          throw new AppError('request.media_type', 'Choose a file, and send the form of this page.')
        }
        const archive = await withArchivePart(
          request,
          (stream) => InlineArchive.receive(stream, maxBytes),
          (received) => received.release(),
        )
        try {
          const uploadId = await storeWhole(uploads, caller, archive)
          return reply.redirect(paths.uploaded(caller.workspaceId, uploadId).text, 303)
        } finally {
          await archive.release()
        }
      } catch (error) {
        return show(request, reply, { error: mendable(error), values: {} })
      }
    },
  )
}
