/** The check of a URL that a caller wants the service to call later. */
import { AppError, type ErrorCode } from '../errors.ts'
import type { OutboundClient } from './client.ts'
import { OutboundFailure } from './failure.ts'

/** @throws AppError with this code if its text alone shows that it may not be called. */
export const checkGivenUrl = (outbound: OutboundClient, url: string, code: ErrorCode): URL => {
  try {
    return outbound.check(url)
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error
    throw new AppError(
      code,
      `${error.message} FUNCTION_ALLOWED_ORIGINS lists the allowed origins; loopback is allowed while the service is open.`,
      { details: { in: 'body', field: 'url' } },
    )
  }
}
