/**
 * Two sides in turn, in an order that is turned round every other time. What counts is the median of
 * the ratios of the rounds: the machine may be faster in one round than in the next.
 */
import { withForeignCpu } from './machine.ts'

/** Does the work once and says how it went: a rate, a time or a size. */
export type Side = { name: string; measure: () => Promise<number> }

export type Paired = {
  /** Of each round: ours divided by theirs. */
  ratios: number[]
  median: number
  ours: number
  theirs: number
  /** Cores taken by other programs, the worst round that was kept. */
  foreign: number
}

const QUIET = 0.15
/** A round that others disturbed is done again so often; then it is kept, and its cores are shown. */
const ATTEMPTS = 4

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

type Round = { ours: number; theirs: number; foreign: number }

const round = async (sides: readonly [Side, Side], isTurned: boolean): Promise<Round> => {
  const { value, foreign } = await withForeignCpu(async () => {
    const [mine, other] = sides
    if (isTurned) {
      const theirs = await other.measure()
      return { ours: await mine.measure(), theirs }
    }
    return { ours: await mine.measure(), theirs: await other.measure() }
  })
  return { ...value, foreign }
}

export const paired = async (mine: Side, other: Side, rounds: number): Promise<Paired> => {
  const kept: Round[] = []
  for (let number = 0; number < rounds; number += 1) {
    let last = await round([mine, other], number % 2 === 1)
    for (let attempt = 1; attempt < ATTEMPTS && last.foreign > QUIET; attempt += 1) {
      const again = await round([mine, other], number % 2 === 1)
      if (again.foreign < last.foreign) last = again
    }
    kept.push(last)
  }
  const ratios = kept.map((one) => one.ours / one.theirs)
  return {
    ratios,
    median: median(ratios),
    ours: median(kept.map((one) => one.ours)),
    theirs: median(kept.map((one) => one.theirs)),
    foreign: Math.max(...kept.map(({ foreign }) => foreign)),
  }
}
