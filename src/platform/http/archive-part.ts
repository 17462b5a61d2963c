/** The one `archive` part of a multipart body, as a stream; other parts are rejected. */
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '../errors.ts'
import { formError, wrongForm } from './form-errors.ts'

const wrongParts = (): AppError =>
  wrongForm('Send exactly one file part named `archive`, such as `curl -F archive=@skill.tar.gz`.')

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
    throw formError(error, wrongParts) ?? error
  }
}
