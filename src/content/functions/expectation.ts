/** Refuses a writer who expects another state than the stored one. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Expectation, isAsExpected } from '../../platform/precondition.ts'
import { shownId } from './guard.ts'

/** `current` is the fingerprint of what is stored. */
export const checkExpectation = (
  expected: Expectation,
  current: string | null,
  functionId: string,
): void => {
  if (isAsExpected(expected, current)) return
  const id = shownId(functionId)
  const details = { function_id: id, current_fingerprint: current }
  if (expected === 'absent') {
    throw new AppError('functions.exists', `${id} is registered already.`, { details })
  }
  throw new AppError(
    'functions.fingerprint_mismatch',
    current === null
      ? `${id} is not registered, or no longer.`
      : `${id} has changed since you read it. Read it again, then decide.`,
    { details },
  )
}
