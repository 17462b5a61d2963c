/** Archives sent in the request itself. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { withArchivePart } from '../../platform/http/archive-part.ts'
import { isForm } from '../../platform/http/forms.ts'
import { InlineArchive } from '../uploads/one-call.ts'
import type { ArchiveSource } from './intake.ts'

/** Before the body is read: the error of JSON routes names the route that accepts an archive. */
export const rejectForms = async (request: FastifyRequest): Promise<void> => {
  if (!isForm(request)) return
  throw new AppError(
    'request.media_type',
    `This route accepts JSON. Send the archive itself to ${request.method} ${request.url.split('?')[0]}/archive.`,
  )
}

const checkForm = (request: FastifyRequest): void => {
  if (request.isMultipart() || request.headers['content-type'] === undefined) return
  throw new AppError(
    'request.media_type',
    'This route accepts the archive as the part `archive` of a multipart body. JSON that names an upload goes to the same path without `/archive`.',
  )
}

export const receiveArchives = (
  app: FastifyInstance,
  maxBytes: number,
): ((request: FastifyRequest) => Promise<ArchiveSource>) => {
  const receive = (request: FastifyRequest): Promise<InlineArchive> =>
    withArchivePart(
      request,
      (stream) => InlineArchive.receive(stream, maxBytes),
      (archive) => archive.release(),
    )

  // Archives by request, since comparing an idempotency key's request needs the whole archive.
  const received = new WeakMap<FastifyRequest, InlineArchive>()
  app.addHook('preValidation', async (request) => {
    checkForm(request)
    if (request.headers['idempotency-key'] === undefined || !request.isMultipart()) return
    const archive = await receive(request)
    received.set(request, archive)
    request.bodyDigest = archive.digest()
  })
  app.addHook('onResponse', async (request) => received.get(request)?.release())
  return async (request) => received.get(request) ?? (await receive(request))
}
