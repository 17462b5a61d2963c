/** Refuses a writer who expects another state than the stored one. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Expectation, isAsExpected } from '../../platform/precondition.ts'

/** `current` is the fingerprint of what is stored. */
export const checkExpectation = (
  expected: Expectation,
  current: string | null,
  name: string,
): void => {
  if (isAsExpected(expected, current)) return
  const details = { name, current_fingerprint: current }
  if (expected === 'absent') {
    throw new AppError('prompts.exists', `${name} is registered already.`, { details })
  }
  throw new AppError(
    'prompts.fingerprint_mismatch',
    current === null
      ? `${name} is not registered, or no longer.`
      : `${name} has changed since you read it. Read it again, then decide.`,
    { details },
  )
}
