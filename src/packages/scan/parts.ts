/**
 * A long choice as several patterns, tried one by one: most texts lack what all but a few of them need, and the engine
 * takes ten times as long to look for all at once. Pure.
 */
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'
import { type Question, questionOf } from './needs.ts'

/** Shorter alternatives share a pattern, since each look costs something. */
const SHORTEST = 120

/** A pattern and what it needs; null: any text may have a match. */
export type Part = { pattern: RegExp; question: Question | null }
/** In order: where several parts match at one place, the pattern itself has the match of the first. */
export type Parts = { question: Question | null; parts: readonly Part[] }

const known = new Map<RegExp, Parts>()

/** They are kept, so the pattern must be one of the rules' own. */
export const partsOf = (pattern: RegExp): Parts => {
  const before = known.get(pattern)
  if (before !== undefined) return before
  const question = questionOf(pattern)
  const [only, ...others] = split(pattern)
  const parts =
    only === pattern
      ? [{ pattern, question: null }]
      : [only ?? pattern, ...others].map((part) => ({ pattern: part, question: questionOf(part) }))
  const made = { question, parts }
  known.set(pattern, made)
  return made
}

/** The parts of all patterns that were looked for. */
export const partsKnown = (): Part[] => [...known.values()].flatMap(({ parts }) => parts)

const split = (pattern: RegExp): readonly RegExp[] => {
  if (pattern.source.length < 2 * SHORTEST || pattern.global || pattern.sticky) return [pattern]
  if (hasCaptures(pattern)) return [pattern]
  const choice = choiceOf(parseRegExpLiteral(pattern).pattern.alternatives)
  if (choice === null) return [pattern]
  const { front, alternatives, behind } = choice
  const parts = joined(alternatives.map(({ raw }) => raw))
  if (parts.length === 1) return [pattern]
  return parts.flatMap((part) => split(new RegExp(`${front}${part}${behind}`, pattern.flags)))
}

type Choice = { front: string; alternatives: readonly AST.Alternative[]; behind: string }

/** The alternatives of all, or of one group behind assertions: nothing that takes a letter may stand in front. */
const choiceOf = (alternatives: readonly AST.Alternative[]): Choice | null => {
  if (alternatives.length > 1) return { front: '', alternatives, behind: '' }
  const [only] = alternatives
  if (only === undefined) return null
  const at = only.elements.findIndex(({ type }) => type !== 'Assertion')
  const group = only.elements[at]
  if (group?.type !== 'Group' || group.alternatives.length < 2) return null
  const raws = only.elements.map(({ raw }) => raw)
  return {
    front: raws.slice(0, at).join(''),
    alternatives: group.alternatives,
    behind: raws.slice(at + 1).join(''),
  }
}

const joined = (raws: readonly string[]): string[] => {
  const parts: string[][] = []
  let length = 0
  for (const raw of raws) {
    const last = parts.at(-1)
    if (last !== undefined && length < SHORTEST) last.push(raw)
    else {
      parts.push([raw])
      length = 0
    }
    length += raw.length
  }
  return parts.map((part) => (part.length === 1 ? part.join() : `(?:${part.join('|')})`))
}

/** An empty alternative tells how many there are. */
const hasCaptures = ({ source, flags }: RegExp): boolean =>
  (new RegExp(`${source}|`, flags).exec('')?.length ?? 1) > 1
