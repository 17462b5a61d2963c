/** The one `archive` part of a multipart body, as a stream; anything else in the body is refused. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const wrongParts = (): AppError =>
  new AppError(
    'skills.invalid_request',
    'Send exactly one file part named `archive`, such as `curl -F archive=@skill.tar.gz`.',
  )

const isMultipartError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^FST_(PARTS|FILES|FIELDS)_LIMIT$|^FST_PROTO_VIOLATION$|^FST_INVALID_MULTIPART/.test(error.code)

/** Hands the part to `use` while it arrives, and refuses the request if more parts follow. */
export const withArchivePart = async <T>(
  request: FastifyRequest,
  use: (stream: Readable) => Promise<T>,
  discard: (value: T) => Promise<void>,
): Promise<T> => {
  let taken: { value: T } | null = null
  try {
    for await (const part of request.parts()) {
      if (taken || part.type !== 'file' || part.fieldname !== 'archive') throw wrongParts()
      taken = { value: await use(part.file) }
    }
    if (!taken) throw wrongParts()
    return taken.value
  } catch (error) {
    if (taken) await discard(taken.value)
    throw isMultipartError(error) ? wrongParts() : error
  }
}
