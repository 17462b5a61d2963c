/**
 * Multipart bodies. Only routes that accept an archive parse them, since the parser adds hooks that
 * cost time in every request; to all other routes they are of a wrong media type.
 */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const TYPE = 'multipart/form-data'

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith(TYPE) ?? false

/** Parses forms for the routes of `app`, which must be an encapsulated scope. */
export const parseForms = async (app: FastifyInstance, maxFileBytes: number): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 0,
      parts: 1,
      // One byte more than allowed, so that counting the bytes detects an excess.
      fileSize: maxFileBytes + 1,
      headerPairs: 20,
    },
  })
}
