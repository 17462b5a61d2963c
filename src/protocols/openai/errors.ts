/** Errors as clients of OpenAI's API read them. Pure. */
import type { Static } from '@sinclair/typebox'
import type { AppError } from '../../platform/errors.ts'
import type { OpenAiError } from './schemas.ts'

const types: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
}

const typeOf = (status: number): string =>
  types[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error')

export const openAiError = ({
  status,
  message,
  code,
  details,
}: AppError): Static<typeof OpenAiError> => {
  const field = details?.['field']
  return {
    error: {
      message,
      type: typeOf(status),
      param: typeof field === 'string' ? field : null,
      code,
      ...(details ? { details } : {}),
    },
  }
}
