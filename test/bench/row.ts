/** One line of the table. */
import type { Bench } from './bench.ts'
import { type Paired, paired, type Side } from './rounds.ts'

export type Outcome = {
  /** What is held against the goal. */
  value: number
  /** All the rounds, or what else the value was made of. */
  ratios: number[]
  /** The two sides in their own unit, for those who read. */
  ours: string
  theirs: string
  foreign: number
}

export type Row = {
  name: string
  what: string
  goal: { atLeast: number } | { atMost: number }
  /** Throws `Absent` where the peer cannot be had. */
  measure: (bench: Bench) => Promise<Outcome>
}

/** The peer or the tool is not on this machine. */
export class Absent extends Error {}

export const isMet = ({ goal }: Row, value: number): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost

/** 1234.5 as 1,230 and 0.01234 as 0.0123. */
export const figure = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }).format(value)

const outcomeOf = (result: Paired, unit: string): Outcome => ({
  value: result.median,
  ratios: result.ratios,
  ours: `${figure(result.ours)} ${unit}`,
  theirs: `${figure(result.theirs)} ${unit}`,
  foreign: result.foreign,
})

const WARM_UPS = 4

/** The median of ours by theirs, both warm: it takes seconds of load until all is compiled. */
export const compare = async (
  bench: Bench,
  unit: string,
  mine: Side,
  other: Side,
): Promise<Outcome> => {
  for (let time = 0; time < WARM_UPS; time += 1) {
    await mine.measure()
    await other.measure()
  }
  return outcomeOf(await paired(mine, other, bench.rounds), unit)
}
