/** What a writer expects to be current. Pure. */
import { AppError } from '../../platform/errors.ts'

/** Values of which one must be current; null is "whatever it is". */
export type Expectation = string[] | null

/** Of a skill's tag only what stands before the dot: the bytes, which a change of policy leaves alone. */
const fingerprintIn = (tag: string): string => tag.replace(/\..*$/s, '')

/** `If-Match` and `expected_previous_fingerprint` mean the same, and must agree. */
export const expectationOf = (tags: string[] | null, body?: string): Expectation => {
  const ifMatch = tags && tags.map(fingerprintIn)
  if (body === undefined) return ifMatch
  if (ifMatch !== null && !ifMatch.includes(body)) {
    throw new AppError(
      'skills.invalid_request',
      '`If-Match` and `expected_previous_fingerprint` differ. Send one of them.',
    )
  }
  return [body]
}

/** Refuses a writer that has not seen what is current. 412, where install has 409. */
export const checkExpectation = (expected: Expectation, current: string, slug: string): void => {
  if (expected === null || expected.includes(current)) return
  throw new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    `${slug} has changed since you read it. Read it again, then decide.`,
    {
      status: 412,
      details: { slug, expected_fingerprint: expected[0], current_fingerprint: current },
    },
  )
}

/** The same for the whole tag; null where the skill is not installed, which fits nothing. */
export const checkTag = (expected: string[], current: string | null, slug: string): void => {
  if (current !== null && expected.includes(current)) return
  throw new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    `${slug}, its policy or its proposals have changed since you read it. Read it again, then decide.`,
    { status: 412, details: { slug, expected_tag: expected[0], current_tag: current } },
  )
}
