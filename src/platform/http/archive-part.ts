/** The one `archive` part of a multipart body, as a stream; other parts are rejected. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const wrongParts = (): AppError =>
  new AppError(
    'skills.invalid_request',
    'Send exactly one file part named `archive`, such as `curl -F archive=@skill.tar.gz`.',
  )

const brokenBody = (cause: Error): AppError =>
  new AppError(
    'request.invalid',
    'The multipart body is malformed or ended early. Nothing was changed; send it again.',
    { cause },
  )

const WRONG_PARTS =
  /^FST_((PARTS|FILES|FIELDS)_LIMIT|PROTO_VIOLATION|INVALID_MULTIPART.*|INVALID_JSON_FIELD.*)$/
/** Messages of the multipart parser without a code. */
const BROKEN_BODY = /^Multipart: |unexpected end of multipart data$|^The needle /i

const multipartError = (error: unknown): AppError | null => {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') {
    return WRONG_PARTS.test(error.code) ? wrongParts() : null
  }
  return BROKEN_BODY.test(error.message) ? brokenBody(error) : null
}

/** Passes the part to `use` as it arrives, and rejects the request if more parts follow. */
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
    // Reads the rest of the body, or the client would block on sending and never read the response.
    request.raw.unpipe().resume()
    if (taken) await discard(taken.value)
    throw multipartError(error) ?? error
  }
}
