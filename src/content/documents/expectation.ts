/** Refuses a writer who expects another state than the stored one. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Expectation, isAsExpected } from '../../platform/precondition.ts'

/** `current` is the fingerprint of what is stored. */
export const checkExpectation = (
  expected: Expectation,
  current: string | null,
  id: string,
): void => {
  if (isAsExpected(expected, current)) return
  const details = { id, current_fingerprint: current }
  if (expected === 'absent') {
    throw new AppError('documents.exists', `${id} is registered already.`, { details })
  }
  throw new AppError(
    'documents.fingerprint_mismatch',
    current === null
      ? `${id} is not registered, or no longer.`
      : `${id} has changed since you read it. Read it again, then decide.`,
    { details },
  )
}
