/** What a writer expects to find. Pure. */
import { AppError } from '../errors.ts'

/** Fingerprints of which one must be current; nothing there; something there; or whatever it is. */
export type Expectation = string[] | 'absent' | 'present' | 'anything'

/** `current` is the fingerprint of what is stored. */
export const checkExpectation = (
  expected: Expectation,
  current: string | null,
  id: string,
): void => {
  if (expected === 'anything') return
  if (expected === 'absent') {
    if (current === null) return
    throw new AppError('documents.exists', `${id} is registered already.`, {
      details: { id, current_fingerprint: current },
    })
  }
  if (current !== null && (expected === 'present' || expected.includes(current))) return
  throw new AppError(
    'documents.fingerprint_mismatch',
    current === null
      ? `${id} is not registered, or no longer.`
      : `${id} has changed since you read it. Read it again, then decide.`,
    { details: { id, current_fingerprint: current } },
  )
}
