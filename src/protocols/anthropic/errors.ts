/** Errors as clients of Anthropic's API read them. Pure. */
import { type Static, Type } from '@sinclair/typebox'
import type { AppError } from '../../platform/errors.ts'

export const AnthropicError = Type.Object(
  {
    type: Type.Literal('error'),
    error: Type.Object({
      type: Type.String({ description: 'The kind of error, such as `not_found_error`.' }),
      message: Type.String(),
      code: Type.String({ description: 'The stable code of this registry.' }),
      details: Type.Optional(
        Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
      ),
    }),
    request_id: Type.String(),
  },
  { $id: 'AnthropicError', description: 'An error in the form of Anthropic’s API.' },
)

const types: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  408: 'timeout_error',
  410: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
}

const typeOf = (status: number): string =>
  types[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error')

export const anthropicError = (
  { status, message, code, details }: AppError,
  requestId: string,
): Static<typeof AnthropicError> => ({
  type: 'error',
  error: { type: typeOf(status), message, code, ...(details ? { details } : {}) },
  request_id: requestId,
})
