/** Sends a version as a zip file. */
import { Readable } from 'node:stream'
import { create } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../../platform/http/conditional.ts'
import { hashTag } from '../../platform/http/etag.ts'
import { untrustedContentHeaders } from '../../platform/http/untrusted-content.ts'
import type { Zip } from '../../registry/catalog/installables.ts'

export const sendZip = (request: FastifyRequest, reply: FastifyReply, zip: Zip): FastifyReply => {
  reply.headers({
    ...untrustedContentHeaders('private, no-cache'),
    'content-type': 'application/zip',
    'content-disposition': create(zip.fileName),
  })
  if (isNotModified(request, reply, hashTag(zip.fingerprint, zip.fileName))) return reply
  reply.header('content-length', String(zip.size))
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : zip.read()))
}

/** For the OpenAPI document. */
export const zipResponse = {
  description: 'The files of the version in one folder, without compression.',
  headers: { ETag: { type: 'string', description: 'Send it as `If-None-Match`.' } },
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
} as const
