/** Preconditions of writes to skills. Pure. */
import { AppError } from '../../platform/errors.ts'
import { isMet, type Precondition } from '../../platform/precondition.ts'

/**
 * Only the part before the dot counts: it is the fingerprint, which a change of policy does not
 * alter.
 */
const fingerprintIn = (tag: string): string => tag.replace(/\..*$/s, '')

/** `If-Match` and `expected_previous_fingerprint` mean the same, and must agree. */
export const preconditionOf = (tags: Precondition, body?: string): Precondition => {
  const ifMatch = Array.isArray(tags) ? tags.map(fingerprintIn) : tags
  if (body === undefined) return ifMatch
  if (!isMet(ifMatch, body)) {
    throw new AppError(
      'skills.invalid_request',
      '`If-Match` and `expected_previous_fingerprint` differ. Send one of them.',
    )
  }
  return [body]
}

const firstOf = (expected: Precondition): string | undefined =>
  Array.isArray(expected) ? expected[0] : undefined

const conflict = (expected: Precondition, slug: string, changed: string): string =>
  expected === 'absent'
    ? `${slug} is installed already. To change it, leave out \`If-None-Match\`.`
    : `${changed} changed since you read it. Read it again, then decide.`

/** Rejects a stale writer with 412, where install responds 409. */
export const checkPrecondition = (expected: Precondition, current: string, slug: string): void => {
  if (isMet(expected, current)) return
  throw new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    conflict(expected, slug, `${slug} has`),
    {
      status: 412,
      details: { slug, expected_fingerprint: firstOf(expected), current_fingerprint: current },
    },
  )
}

/** The same for the whole tag; null if the skill is not installed. */
export const checkTag = (expected: Precondition, current: string | null, slug: string): void => {
  if (isMet(expected, current)) return
  throw new AppError(
    'skills.update_conflict.fingerprint_mismatch',
    conflict(expected, slug, `${slug}, its policy or its proposals have`),
    { status: 412, details: { slug, expected_tag: firstOf(expected), current_tag: current } },
  )
}
