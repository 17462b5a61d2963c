/** How much of a package a scan may decode; what is beyond it is reported as not scanned. Pure. */
import type { ScannedFile } from './rule.ts'

export type Budget = {
  /** Decoded bytes. */
  bytes: number
  /** Units of work for decoded texts. */
  work: number
}

const DECODED_BYTES = 256 * 1024

/** Every text that is decoded begins anew with what a rule looks at, so that many cost more than one. */
const DECODED_WORK = 10_000

/** For one package. */
export const newBudget = (): Budget => ({ bytes: DECODED_BYTES, work: DECODED_WORK })

const OF_A_WORD = 10
const BYTES_OF_A_UNIT = 32

/** Rules look around their words, and at each byte. */
const workOf = ({ text, words }: ScannedFile): number =>
  text.length / BYTES_OF_A_UNIT + OF_A_WORD * words.count

/** False where there is nothing left for one more decoded text. */
export const spend = (budget: Budget, file: ScannedFile): boolean => {
  if (budget.work <= 0) return false
  budget.work -= workOf(file)
  return true
}
