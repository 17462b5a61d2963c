/**
 * A long choice as several patterns, tried one by one: most texts lack what all but a few of them need, and the engine
 * takes long to look for all at once. Pure.
 */
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'
import { questionOf, type Question } from './needs.ts'

/** Shorter alternatives share a pattern, since each look costs something. */
const SHORTEST = 120

/** One of the patterns, and what it needs; null where any text may have a match. */
export type Part = { pattern: RegExp; question: Question | null }

/** Where several parts match at one place, the pattern itself has the match of the first. */
export const partsOf = (pattern: RegExp): Part[] => {
  const { source, flags } = pattern
  if (source.length < 2 * SHORTEST || CAPTURES.test(source) || /[guy]/.test(flags))
    return [{ pattern, question: null }]
  const pieces = ofChoice([], parseRegExpLiteral(pattern).pattern.alternatives, [])
  if (pieces.length === 1) return [{ pattern, question: null }]
  return pieces.map((elements) => ({
    pattern: new RegExp(rawOf(elements), flags),
    question: questionOf(elements),
  }))
}

const CAPTURES = /(?<!\\)\((?!\?)|\(\?<[a-z]/i

type Elements = readonly AST.Element[]

/** Elements as they stand in the pattern, or a group of some of its alternatives. */
const rawOf = (elements: Elements): string => elements.map(({ raw }) => raw).join('')

/** Each short run of alternatives, and each long alternative, with what stands around the choice. */
const ofChoice = (
  front: Elements,
  alternatives: readonly AST.Alternative[],
  behind: Elements,
): Elements[] =>
  joined(alternatives).flatMap((some) => {
    const [only] = some
    const inner = some.length === 1 && only !== undefined ? only.elements : [groupOf(some)]
    return ofSequence([...front, ...inner, ...behind])
  })

/** Only assertions may stand in front of a choice, or one that comes later could match at an earlier place. */
const ofSequence = (elements: Elements): Elements[] => {
  const at = elements.findIndex(({ type }) => type !== 'Assertion')
  const group = elements[at]
  if (group?.type !== 'Group' || joined(group.alternatives).length === 1) return [elements]
  return ofChoice(elements.slice(0, at), group.alternatives, elements.slice(at + 1))
}

const groupOf = (alternatives: readonly AST.Alternative[]): AST.Group => {
  const raw = `(?:${alternatives.map((one) => one.raw).join('|')})`
  return { ...GROUP, alternatives: [...alternatives], raw }
}

const GROUP: AST.Group = {
  type: 'Group',
  parent: null as never,
  start: 0,
  end: 0,
  raw: '',
  modifiers: null,
  alternatives: [],
}

const joined = (alternatives: readonly AST.Alternative[]): AST.Alternative[][] => {
  const parts: AST.Alternative[][] = []
  let length = 0
  for (const one of alternatives) {
    const last = parts.at(-1)
    if (last !== undefined && length < SHORTEST) last.push(one)
    else {
      parts.push([one])
      length = 0
    }
    length += one.raw.length
  }
  return parts
}
