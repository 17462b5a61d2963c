/** True, false, or what the design leaves to the service. Pure. */
export type Truth = boolean | 'maybe'

export const not = (truth: Truth): Truth => (truth === 'maybe' ? truth : !truth)

export const any = (truths: Truth[]): Truth =>
  truths.includes(true) || (truths.includes('maybe') && 'maybe')

export const all = (truths: Truth[]): Truth => not(any(truths.map(not)))

/** The first for which it holds, or `maybe` where one may come before it. */
export const firstOf = <T>(ones: readonly T[], holds: (one: T) => Truth): T | 'maybe' | null => {
  const first = ones.find((one) => holds(one) !== false)
  if (first === undefined) return null
  return holds(first) === true ? first : 'maybe'
}
