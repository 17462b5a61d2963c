/** The reason of a decision, which stays in the audit log: it must say something. Pure. */
import { AppError, type ErrorCode } from '../../platform/errors.ts'

/** `code`: that of the route for an invalid request. */
export const requireReason = (reason: string, code: ErrorCode = 'request.invalid'): void => {
  if (/\S/.test(reason)) return
  throw new AppError(code, 'Write a reason: it is stored permanently.', {
    details: { field: 'reason' },
  })
}
