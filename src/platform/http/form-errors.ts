/** Errors of multipart bodies. */
import { AppError } from '../errors.ts'

export const wrongForm = (what: string): AppError => new AppError('skills.invalid_request', what)

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

/** The error of the parser, or null if it is of another origin. */
export const formError = (error: unknown, wrongParts: () => AppError): AppError | null => {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') {
    return WRONG_PARTS.test(error.code) ? wrongParts() : null
  }
  return BROKEN_BODY.test(error.message) ? brokenBody(error) : null
}
