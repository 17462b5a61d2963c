/** What an order in plain words is made of. Pure. */
import type { PlainGroup } from './plain-words.ts'
import type { Sign, Whole } from './sign.ts'

/** Stands behind the comma between two cells of a table, over which an act does not reach. */
export const CELL = '\x1f'

/** What makes a sentence an order of a kind. */
export type Form = {
  rule: string
  what: string
  /** The words that a sentence must have one of to be looked at. */
  words: PlainGroup
  /** The act; not forbidden in front of it. */
  act: Sign
  /** All of them in the same sentence. */
  with?: readonly Sign[]
  /** All of them in the sentences around. */
  near?: readonly Sign[]
  /** All of them in the sentence or right beside it. */
  beside?: readonly Sign[]
  /** None of them in the same sentence. */
  unless?: Sign
  /** None of them in the sentence or right beside it. */
  unlessBeside?: Sign
  /** The consent of the user, or that it is shown to them, does not lift it. */
  isCovert?: boolean
  /** Needs a foreign host nearby. */
  isHosted?: boolean
}

/** Whether a file has what the sentence of such an order needs. */
export const isPossible = ({ act, with: others = [] }: Form, whole: Whole): boolean =>
  [act, ...others].every((it) => !whole.lacks(it))
