/** Names that are too long for those who use them, cut so that two of them stay different. Pure. */
import { hash } from 'node:crypto'

const DIGITS = 16

type Limit = { most: number; mark: string }

/** How much of a name that is too long is kept. */
export const lengthKept = ({ most, mark }: Limit): number => most - mark.length - DIGITS

/** The beginning of a name that is too long, and its new end: the mark, and digits made of the whole. */
export const cutName = (
  name: string,
  limit: Limit,
  whole = name,
): { beginning: string; end: string } => ({
  beginning: name.slice(0, lengthKept(limit)),
  end: `${limit.mark}${hash('sha256', whole).slice(0, DIGITS)}`,
})
