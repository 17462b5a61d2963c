/** How much of a package a scan may decode, and how much work it may do where others wait. Pure. */
import type { ScannedFile } from './rule.ts'

export type Budget = {
  /** Decoded bytes; what is beyond them is reported as not scanned. */
  bytes: number
  /** Units of work; a scan that needs more of them ends. */
  work: number
  /** Units of work for decoded texts; what is beyond them is reported as not scanned, too. */
  decodedWork: number
}

/** It needs more work than it was given; a thread has no such limit. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

const DECODED_BYTES = 256 * 1024

/** Every text that is decoded begins anew with what a rule looks at, so that many cost more than one. */
const DECODED_WORK = 10_000

export const unlimited = (): Budget => ({
  bytes: DECODED_BYTES,
  work: Infinity,
  decodedWork: DECODED_WORK,
})

/** A unit takes at most 2 µs: see `test/scan/light.test.ts`. */
const LIGHT_WORK = 1500
const OF_A_WORD = 10
const OF_A_PLAIN_WORD = 1.5
const BYTES_OF_A_UNIT = 32

/** For the request thread: a few milliseconds. */
export const light = (): Budget => ({ ...unlimited(), work: LIGHT_WORK })

const ofWords = ({ count, plain }: ScannedFile['words']): number =>
  OF_A_WORD * count + OF_A_PLAIN_WORD * plain

const take = (budget: Budget, units: number): void => {
  budget.work -= units
  if (budget.work < 0) throw new TooMuchWork('the scan needs more work than it may do here')
}

/** Rules look around their words, and at each byte. */
export const spend = (budget: Budget, file: ScannedFile): void => {
  if (budget.work === Infinity) return
  take(budget, file.text.length / BYTES_OF_A_UNIT)
  // Words are found when they are first read, so a text that is too long costs nothing more.
  take(budget, ofWords(file.words))
}

const OF_A_PLACE = 10

/** For each place that names a package. */
export const spendPlaces = (budget: Budget, count: number): void => take(budget, OF_A_PLACE * count)

/** False where there is nothing left for one more decoded text. */
export const spendDecoded = (budget: Budget, file: ScannedFile): boolean => {
  if (budget.decodedWork <= 0) return false
  budget.decodedWork -= file.text.length / BYTES_OF_A_UNIT + ofWords(file.words)
  spend(budget, file)
  return true
}
