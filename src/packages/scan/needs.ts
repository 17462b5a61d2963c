/**
 * What a text must have for a pattern to match it, as the syntax of the pattern says: pieces of plain text. Most texts
 * lack them, and are not searched. Pure.
 */
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'
import { type Grams, gramsOf, type Piece } from './grams.ts'

/** All bits of a piece, or one of several needs, or all of them. */
type Needs = readonly number[] | { any: readonly Needs[] } | { all: readonly Needs[] }

/** What a pattern needs that consists of these elements. Null where any text may have a match. */
export const questionOf = (elements: readonly AST.Element[]): Question | null => {
  const needs = new Sequence(NO_EDGES).read(elements)
  return needs === null ? null : new Question(needs)
}

/** With `u` letters have other capitals, too. */
export const questionOfPattern = (pattern: RegExp): Question | null => {
  if (pattern.unicode) return null
  const needs = ofAlternatives(parseRegExpLiteral(pattern).pattern.alternatives, NO_EDGES)
  return needs === null ? null : new Question(needs)
}

const [YES, NO] = [-1, -2]
const STEP = 3

/** Needs as steps: a bit, where to go on if the text has it, and where if not. */
export class Question {
  readonly #steps: Int32Array
  readonly #first: number

  constructor(needs: Needs) {
    const steps: number[] = []
    this.#first = stepsOf(needs, { yes: YES, no: NO }, steps)
    this.#steps = Int32Array.from(steps)
  }

  /** False: the pattern matches nowhere in a text with these letters. */
  isMet(grams: Grams): boolean {
    const steps = this.#steps
    let at = this.#first
    while (at >= 0) at = steps[at + (grams.has(steps[at] ?? 0) ? 1 : 2)] ?? NO
    return at === YES
  }
}

type Exits = { yes: number; no: number }

const sizeOf = (needs: Needs): number => {
  const parts = 'any' in needs ? needs.any : 'all' in needs ? needs.all : null
  return parts === null ? 1 : parts.reduce((sum, part) => sum + sizeOf(part), 0)
}

/** Adds steps from the last to the first, and returns the first. */
const stepsOf = (needs: Needs, exits: Exits, steps: number[]): number => {
  if ('any' in needs) {
    return needs.any.reduceRight((no, one) => stepsOf(one, { ...exits, no }, steps), exits.no)
  }
  if ('all' in needs) {
    // What takes fewer steps is looked at first, as most texts lack one of them.
    const all = needs.all.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    return all.reduceRight((yes, one) => stepsOf(one, { ...exits, yes }, steps), exits.yes)
  }
  return needs.reduceRight((yes, bit) => steps.push(bit, yes, exits.no) - STEP, exits.yes)
}

/** Whether no letter of a word stands in front of a node, and behind it. */
type Edges = { front: boolean; behind: boolean }

const NO_EDGES: Edges = { front: false, behind: false }

/** Null: it needs nothing that is known. */
const ofAlternatives = (alternatives: readonly AST.Alternative[], edges: Edges): Needs | null => {
  const any: Needs[] = []
  for (const { elements } of alternatives) {
    const needs = new Sequence(edges).read(elements)
    if (needs === null) return null
    any.push(needs)
  }
  return any.length === 1 ? (any[0] ?? null) : { any }
}

/** Elements that follow each other: letters side by side are a piece. */
class Sequence {
  readonly #all: Needs[] = []
  readonly #edges: Edges
  #text = ''
  #startsWord = false
  /** Of the place that was reached. */
  #isFront: boolean

  constructor(edges: Edges) {
    this.#edges = edges
    this.#isFront = edges.front
  }

  read(elements: readonly AST.Element[]): Needs | null {
    for (const [index, element] of elements.entries()) {
      if (element.type === 'Assertion') {
        if (this.#text === '' && isFront(element)) this.#isFront = true
        continue
      }
      const next = elements[index + 1]
      const behind = next === undefined ? this.#edges.behind : isBehind(next)
      const letter = letterOf(element)
      if (letter === null) this.#addElement(element, behind || isBetween(next))
      else this.#addLetter(letter, behind)
      this.#isFront = isBetween(element)
    }
    this.#cut(false)
    return this.#all.length > 1 ? { all: this.#all } : (this.#all[0] ?? null)
  }

  #addLetter(letter: string, behind: boolean): void {
    const isWord = /\w/.test(letter)
    if (this.#text === '') this.#startsWord = this.#isFront && isWord
    this.#text += letter
    if (behind && isWord) this.#cut(true)
  }

  #addElement(element: AST.Element, behind: boolean): void {
    this.#cut(false)
    const needs = ofElement(element, { front: this.#isFront, behind })
    if (needs !== null) this.#all.push(needs)
  }

  #cut(endsWord: boolean): void {
    const piece: Piece = { text: this.#text, startsWord: this.#startsWord, endsWord }
    const grams = piece.text.length > 1 ? gramsOf(piece) : []
    if (grams.length > 0) this.#all.push(grams)
    this.#text = ''
  }
}

const ofElement = (element: AST.Element, edges: Edges): Needs | null => {
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return ofAlternatives(element.alternatives, edges)
  }
  if (element.type !== 'Quantifier' || element.min === 0) return null
  // What is repeated has an edge in front once, and behind it another time.
  return ofElement(element.element, { ...edges, behind: edges.behind && element.max === 1 })
}

/** Two letters have a capital that is more than a byte. */
const letterOf = (element: AST.Element): string | null => {
  if (element.type !== 'Character' || element.value > 0xfe || element.value === 0xb5) return null
  return String.fromCharCode(element.value)
}

/** What stands between words, as a blank. */
const isBetween = (element: AST.Element | undefined): boolean =>
  element?.type === 'Character' && !/\w/.test(String.fromCharCode(element.value))

const isBehind = (next: AST.Element): boolean =>
  next.type === 'Assertion' && next.kind === 'word' && !next.negate

const isFront = (assertion: AST.Assertion): boolean => {
  if (assertion.kind === 'word') return !assertion.negate
  return assertion.kind === 'lookbehind' && assertion.negate && forbidsWords(assertion)
}

/** As `(?<!\w)` or `(?<![\w-])`. */
const forbidsWords = ({ alternatives }: AST.LookaroundAssertion): boolean => {
  const [only] = alternatives
  const [first] = only?.elements ?? []
  if (alternatives.length > 1 || only?.elements.length !== 1 || first === undefined) return false
  if (first.type === 'CharacterClass' && !first.negate) return first.elements.some(isWordSet)
  return isWordSet(first)
}

const isWordSet = (one: AST.Element | AST.CharacterClass['elements'][number]): boolean =>
  one.type === 'CharacterSet' && one.kind === 'word' && !one.negate
