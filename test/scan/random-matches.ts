/** Random texts that a pattern matches, made from its own syntax. */
import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'

/** A number below the limit. */
export type Draw = (limit: number) => number

/** The same numbers for the same seed (a linear congruential generator). */
export const drawFrom = (seed: number): Draw => {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const MOST_REPEATS = 3
const BYTES = 256

export class RandomMatch {
  readonly #draw: Draw

  constructor(draw: Draw) {
    this.#draw = draw
  }

  /** What assertions look at is left to chance, so not every text matches. */
  of(pattern: RegExp): string {
    return this.#oneOf(parseRegExpLiteral(pattern).pattern.alternatives)
  }

  #oneOf(alternatives: readonly AST.Alternative[]): string {
    const chosen = alternatives[this.#draw(alternatives.length)]
    return (chosen?.elements ?? []).map((element) => this.#element(element)).join('')
  }

  #element(element: AST.Element): string {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.#oneOf(element.alternatives)
      case 'Character':
        return this.#cased(String.fromCharCode(element.value))
      case 'CharacterClass':
      case 'CharacterSet':
        return this.#letterOf(element)
      case 'Quantifier': {
        const most = Math.min(element.max, element.min + MOST_REPEATS)
        const count = element.min + this.#draw(most - element.min + 1)
        return Array.from({ length: count }, () => this.#element(element.element)).join('')
      }
      default:
        return ''
    }
  }

  #cased(letter: string): string {
    return this.#draw(2) === 0 ? letter : letter.toUpperCase()
  }

  /** One of the letters that it stands for, as the engine says. */
  #letterOf({ raw }: { raw: string }): string {
    const one = new RegExp(`^${raw}$`)
    for (let tries = 0; tries < BYTES; tries += 1) {
      const letter = String.fromCharCode(this.#draw(BYTES))
      if (one.test(letter)) return letter
    }
    return ''
  }
}
