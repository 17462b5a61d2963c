/** What is looked for in a text. Pure. */
import { Grams } from './grams.ts'
import { type Question, questionOfPattern } from './needs.ts'
import { type Part, partsOf } from './parts.ts'

export type Sign = Pick<RegExp, 'exec' | 'test'>

/** Of the texts in which a sign was last looked for, as many signs are looked for in each. */
const [ofLong, ofPiece, ofLine] = [new Grams(16, false), new Grams(14, false), new Grams(12, false)]
/** Of the file that they are pieces of. */
const ofFile = new Grams(16, true)
const LONGEST_PIECE = 2048
const LONGEST_LINE = 320

const lettersOf = (text: string): Grams => {
  if (text.length > LONGEST_PIECE) return ofLong.read(text)
  return (text.length > LONGEST_LINE ? ofPiece : ofLine).read(text)
}

/** The same for signs of several patterns, which several forms look for in one sentence. */
const known: { text: string; firsts: Map<Sign, RegExpExecArray | null> } = {
  text: '',
  firsts: new Map(),
}

/** A piece of a text keeps all of it in memory. */
export const forgetText = (): void => {
  ofFile.read('')
  ofLong.read('')
  ofPiece.read('')
  ofLine.read('')
  known.text = ''
  known.firsts.clear()
}

type Known = {
  question: Question | null
  parts: readonly Part[] | null
  /** The version of the text that lacks it, as one text is often asked for it several times. */
  absentIn: number
}

/** What is known of a pattern is kept, so it must be one of the rules' own. */
const patterns = new Map<RegExp, Known>()

const knownOf = (pattern: RegExp): Known => {
  const before = patterns.get(pattern)
  if (before !== undefined) return before
  const made = { question: questionOfPattern(pattern), parts: null, absentIn: -1 }
  patterns.set(pattern, made)
  return made
}

/** For tests: the patterns that were looked for, in parts where a text had what they need. */
export const patternsKnown = (): RegExp[] =>
  [...patterns].flatMap(([whole, { parts }]) => parts?.map(({ pattern }) => pattern) ?? [whole])

const NONE: readonly Part[] = []

const partsFor = (it: Known, sign: RegExp, letters: Grams): readonly Part[] => {
  if (it.absentIn === letters.version || it.question?.isMet(letters) === false) return NONE
  it.parts ??= partsOf(sign)
  return it.parts
}

/** As `exec`: a pattern that needs what the text lacks is not tried. */
export const findSign = (sign: Sign, text: string): RegExpExecArray | null => {
  if (!(sign instanceof RegExp)) return sign.exec(text)
  const letters = lettersOf(text)
  const it = knownOf(sign)
  let first: RegExpExecArray | null = null
  for (const { pattern, question } of partsFor(it, sign, letters)) {
    if (question?.isMet(letters) === false) continue
    const match = pattern.exec(text)
    if (match !== null && (first === null || match.index < first.index)) first = match
  }
  if (first === null) it.absentIn = letters.version
  return first
}

/** As `test`, so that the first part that is found is enough. */
export const hasSign = (sign: Sign, text: string): boolean => {
  if (!(sign instanceof RegExp)) return sign.test(text)
  const letters = lettersOf(text)
  const it = knownOf(sign)
  for (const { pattern, question } of partsFor(it, sign, letters)) {
    if (question?.isMet(letters) !== false && pattern.test(text)) return true
  }
  it.absentIn = letters.version
  return false
}

/** False: the text has it nowhere. */
export const mayHave = (sign: Sign, text: string): boolean => isPossible(sign, lettersOf(text))

const isPossible = (sign: Sign, letters: Grams): boolean => {
  if (sign instanceof Either) return sign.signs.some((it) => isPossible(it, letters))
  return !(sign instanceof RegExp) || knownOf(sign).question?.isMet(letters) !== false
}

/** Of a longer one, rules read only the beginning. */
const LONGEST_FILE = 200_000

/** What a file lacks, each piece of it lacks, so that it is not searched for it; blanks may stand for some of its text. */
export class Whole {
  readonly #possible = new Map<Sign, boolean>()
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  lacks(sign: Sign): boolean {
    if (this.#text.length > LONGEST_FILE) return false
    let possible = this.#possible.get(sign)
    if (possible === undefined) {
      possible = isPossible(sign, ofFile.read(this.#text))
      this.#possible.set(sign, possible)
    }
    return !possible
  }

  /** In a piece of it. */
  find(sign: Sign, piece: string): RegExpExecArray | null {
    return this.lacks(sign) ? null : findSign(sign, piece)
  }

  has(sign: Sign, piece: string): boolean {
    return !this.lacks(sign) && hasSign(sign, piece)
  }
}

const wholes = new WeakMap<object, Whole>()

/** Several rules ask for it. */
export const wholeOf = (file: { text: string }): Whole => {
  const whole = wholes.get(file) ?? new Whole(file.text)
  wholes.set(file, whole)
  return whole
}

/** The engine takes ten times as long to compile one pattern of all as to compile them one by one. */
class Either implements Sign {
  readonly signs: readonly Sign[]

  constructor(signs: readonly Sign[]) {
    this.signs = signs
  }

  test(text: string): boolean {
    return this.signs.some((sign) => hasSign(sign, text))
  }

  /** The first place of any. */
  exec(text: string): RegExpExecArray | null {
    if (known.text !== text) {
      known.text = text
      known.firsts.clear()
    }
    const first = known.firsts.get(this)
    if (first !== undefined) return first
    const found = this.#firstIn(text)
    known.firsts.set(this, found)
    return found
  }

  #firstIn(text: string): RegExpExecArray | null {
    let first: RegExpExecArray | null = null
    for (const sign of this.signs) {
      const match = findSign(sign, text)
      if (match !== null && (first === null || match.index < first.index)) first = match
    }
    return first
  }
}

/** Any one of several signs. */
export const either = (...signs: readonly Sign[]): Sign => new Either(signs)
