/**
 * Which of several lists of globs match one of several paths. Only the last star is retried, so the
 * cost is at most the length of the pattern times that of the path; every comparison is counted.
 * Pure.
 */
import {
  ANY_SEGMENTS,
  globsOf,
  type GlobPattern,
  type GlobSegment,
  MAX_GLOBS,
  parseGlob,
} from '../../packages/glob.ts'

/** The remaining comparisons; each character read of a path or a glob costs one. */
type Budget = { left: number }

class BudgetSpent extends Error {}

const isSurrogatePair = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff

/** A wildcard matches no leading dot, as in a shell. */
const matchesName = (
  { text, isWild, head, tail }: GlobSegment,
  name: string,
  budget: Budget,
): boolean => {
  budget.left -= 1
  if (!isWild) return text === name
  if (!name.endsWith(tail) || !name.startsWith(head)) return false
  if (name === '' || (head === '' && name.startsWith('.'))) return false
  // With a single star, only the literals at both ends must match.
  if (text.length === head.length + tail.length + 1 && text[head.length] === '*') {
    return name.length >= text.length - 1
  }
  let at = 0
  let next = 0
  let star = -1
  let retry = 0
  while (at < name.length) {
    budget.left -= 1
    if (text[next] === '*') {
      star = next
      retry = at
      next += 1
    } else if (text[next] === '?') {
      at += isSurrogatePair(name, at) ? 2 : 1
      next += 1
    } else if (text[next] === name[at]) {
      at += 1
      next += 1
    } else if (star === -1) {
      return false
    } else {
      retry += 1
      at = retry
      next = star + 1
    }
  }
  return next === text.length || (text[next] === '*' && next + 1 === text.length)
}

const matches = (pattern: GlobPattern, names: string[], budget: Budget): boolean => {
  // Compares the ends first, since most paths differ there. The last segment is never `**`.
  const [first, last] = [pattern[0], pattern.at(-1)]
  const [start, end] = [names[0], names.at(-1)]
  if (!first || !last || start === undefined || end === undefined) return false
  if (first.text !== ANY_SEGMENTS && !matchesName(first, start, budget)) return false
  if (!matchesName(last, end, budget)) return false
  let at = 0
  let next = 0
  let star = -1
  let retry = 0
  while (at < names.length) {
    const segment = pattern[next]
    const name = names[at] ?? ''
    if (segment?.text === ANY_SEGMENTS) {
      star = next
      retry = at
      next += 1
    } else if (segment && matchesName(segment, name, budget)) {
      at += 1
      next += 1
    } else if (star === -1 || names[retry]?.startsWith('.')) {
      return false
    } else {
      retry += 1
      at = retry
      next = star + 1
    }
  }
  return next === pattern.length
}

/** An absolute path has an empty name as its root; other empty names and `.` are dropped. */
const namesOf = (path: string): string[] =>
  path.split('/').filter((name, index) => (name === '' ? index === 0 && path !== '' : name !== '.'))

const parsed = (globs: unknown, budget: Budget): GlobPattern[] =>
  globsOf(globs)
    .slice(0, MAX_GLOBS)
    .flatMap((glob) => {
      if (typeof glob !== 'string') return []
      budget.left -= glob.length
      const result = parseGlob(glob)
      return 'patterns' in result ? result.patterns : []
    })

export type MatchTask = {
  /** One element per skill: the unchecked value of its front matter `paths`. */
  globs: unknown[]
  paths: string[]
  /** The maximum number of comparisons. */
  budget: number
}

/** Whether each list matches any of the paths; null if the budget runs out. */
export const matchGlobs = ({ globs, paths, budget }: MatchTask): boolean[] | null => {
  const rest = { left: budget }
  rest.left -= paths.reduce((sum, path) => sum + path.length, 0)
  if (rest.left < 0) return null
  const files = [...new Set(paths)].map(namesOf)
  const isMatch = (pattern: GlobPattern): boolean =>
    files.some((names) => {
      if (rest.left < 0) throw new BudgetSpent()
      return matches(pattern, names, rest)
    })
  try {
    return globs.map((list) => parsed(list, rest).some(isMatch))
  } catch (error) {
    if (error instanceof BudgetSpent) return null
    throw error
  }
}
