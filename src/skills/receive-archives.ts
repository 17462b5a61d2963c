/** Archives that come in the request itself. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withArchivePart } from '../http/archive-part.ts'
import { OneCallArchive } from '../uploads/one-call.ts'
import type { ArchiveSource } from './intake.ts'

export const receiveArchives = (
  app: FastifyInstance,
  maxBytes: number,
): ((request: FastifyRequest) => Promise<ArchiveSource>) => {
  const receive = (request: FastifyRequest): Promise<OneCallArchive> =>
    withArchivePart(
      request,
      (stream) => OneCallArchive.receive(stream, maxBytes),
      (archive) => archive.release(),
    )

  // Whether a key was used for the same request can only be told from the whole archive.
  const received = new WeakMap<FastifyRequest, OneCallArchive>()
  app.addHook('preValidation', async (request) => {
    if (request.headers['idempotency-key'] === undefined || !request.isMultipart()) return
    const archive = await receive(request)
    received.set(request, archive)
    request.bodyDigest = archive.digest()
  })
  app.addHook('onResponse', async (request) => received.get(request)?.release())
  return async (request) => received.get(request) ?? (await receive(request))
}
