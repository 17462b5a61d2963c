/**
 * Converts anything thrown into an error of the catalogue, the only errors that protocols return.
 * Pure.
 */
import { fromDatabaseError } from '../platform/database/pg-errors.ts'
import { AppError } from '../platform/errors.ts'

export const toAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  const known = thrown instanceof Error ? fromDatabaseError(thrown) : null
  return (
    known ??
    new AppError(
      'internal_error',
      'The service failed. Find the cause in its log by the request id.',
      {
        cause: thrown,
      },
    )
  )
}
