/** What is looked for in a text. Pure. */
import { Grams } from './grams.ts'
import { mayMatch } from './needs.ts'

export type Sign = Pick<RegExp, 'exec' | 'test'>

/** Of the text in which a sign was last looked for, as many signs are looked for in each. */
const grams = new Grams()

/** As `exec`, for a short text: a pattern that needs what the text lacks is not tried. */
export const findSign = (sign: Sign, text: string): RegExpExecArray | null =>
  sign instanceof RegExp && !mayMatch(sign, grams.read(text)) ? null : sign.exec(text)

export const hasSign = (sign: Sign, text: string): boolean =>
  (!(sign instanceof RegExp) || mayMatch(sign, grams.read(text))) && sign.test(text)

/** The engine takes ten times as long to compile one pattern of all as to compile them one by one. */
class Either implements Sign {
  readonly #signs: readonly Sign[]
  /** Of the last text, as several forms look for the same in one sentence. */
  #known: { text: string; first: RegExpExecArray | null } | null = null

  constructor(signs: readonly Sign[]) {
    this.#signs = signs
  }

  test(text: string): boolean {
    return this.#signs.some((sign) => hasSign(sign, text))
  }

  /** The first place of any. */
  exec(text: string): RegExpExecArray | null {
    if (this.#known?.text !== text) this.#known = { text, first: this.#firstIn(text) }
    return this.#known.first
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
