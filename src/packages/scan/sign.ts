/** What is looked for in a text. Pure. */
import { Grams } from './grams.ts'
import { type Question, questionOfPattern } from './needs.ts'
import { type Part, partsOf } from './parts.ts'

export type Sign = Pick<RegExp, 'exec' | 'test'>

/** Of the text in which a sign was last looked for, as many signs are looked for in each. */
const grams = new Grams()
/** The same for signs of several patterns, which several forms look for in one sentence. */
const known: { text: string; firsts: Map<Sign, RegExpExecArray | null> } = {
  text: '',
  firsts: new Map(),
}

/** A piece of a text keeps all of it in memory. */
export const forgetText = (): void => {
  grams.read('')
  known.text = ''
  known.firsts.clear()
}

type Known = { question: Question | null; parts: readonly Part[] | null }

/** What is known of a pattern is kept, so it must be one of the rules' own. */
const patterns = new Map<RegExp, Known>()

const knownOf = (pattern: RegExp): Known => {
  const before = patterns.get(pattern)
  if (before !== undefined) return before
  const made = { question: questionOfPattern(pattern), parts: null }
  patterns.set(pattern, made)
  return made
}

/** The patterns that were looked for, in parts where a text had what they need. */
export const patternsKnown = (): RegExp[] =>
  [...patterns].flatMap(([whole, { parts }]) => parts?.map(({ pattern }) => pattern) ?? [whole])

/** As `exec`, for a short text: a pattern that needs what the text lacks is not tried. */
export const findSign = (sign: Sign, text: string): RegExpExecArray | null => {
  if (!(sign instanceof RegExp)) return sign.exec(text)
  const letters = grams.read(text)
  const it = knownOf(sign)
  if (it.question?.isMet(letters) === false) return null
  it.parts ??= partsOf(sign)
  let first: RegExpExecArray | null = null
  for (const { pattern, question } of it.parts) {
    if (question?.isMet(letters) === false) continue
    const match = pattern.exec(text)
    if (match !== null && (first === null || match.index < first.index)) first = match
  }
  return first
}

export const hasSign = (sign: Sign, text: string): boolean =>
  sign instanceof RegExp ? findSign(sign, text) !== null : sign.test(text)

/** The engine takes ten times as long to compile one pattern of all as to compile them one by one. */
class Either implements Sign {
  readonly #signs: readonly Sign[]

  constructor(signs: readonly Sign[]) {
    this.#signs = signs
  }

  test(text: string): boolean {
    return this.#signs.some((sign) => hasSign(sign, text))
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
    for (const sign of this.#signs) {
      const match = findSign(sign, text)
      if (match !== null && (first === null || match.index < first.index)) first = match
    }
    return first
  }
}

/** Any one of several signs. */
export const either = (...signs: readonly Sign[]): Sign => new Either(signs)
