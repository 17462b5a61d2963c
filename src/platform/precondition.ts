/** What a writer expects to find. Pure. */

/** Fingerprints of which one must be current; nothing there; something there; or whatever it is. */
export type Expectation = string[] | 'absent' | 'present' | 'anything'

/** `current` is the fingerprint of what is stored. */
export const isAsExpected = (expected: Expectation, current: string | null): boolean => {
  if (expected === 'anything') return true
  if (expected === 'absent' || current === null) return expected === 'absent' && current === null
  return expected === 'present' || expected.includes(current)
}
