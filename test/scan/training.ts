/**
 * Weighs words by what tells parts of attacks from parts of honest packages: a linear support vector machine by
 * dual coordinate descent (Hsieh and others, 2008). Nobody has marked which part of
 * an attack is harmful, so later rounds keep its heaviest parts alone (Andrews and others, 2002). Features that tell
 * the kinds apart by themselves count for more (Wang and Manning, 2012).
 */
import {
  eachWord,
  featureOf,
  featuresOf,
  isWeighed,
  piecesOf,
  scoreOf,
} from '../../src/packages/scan/text-features.ts'

/** Attacks and honest packages that were written for it, published skills, and files of other programs. */
type Kind = 'attack' | 'honest' | 'published' | 'file'
/** Packages of a group are of one writer, and are tried together. */
export type Example = { kind: Kind; group: string; name: string; parts: Part[] }
/** The distinct features of a part, and how many it has in all. */
type Part = { distinct: Int32Array; length: number }

export type Model = { weights: Map<number, number>; bias: number }

/** What an error costs: written honest packages are nearer to attacks than published ones. */
const COSTS: Record<Kind, number> = {
  attack: 3,
  honest: 5,
  published: 4,
  file: 2,
}
const ROUNDS = 5
const PASSES = 12
/** Rarer features say more about their writer than about attacks. */
const LEAST_PACKAGES = 5
/** Weights are multiples of a quarter, and most features have none then. */
const UNIT = 4

const MAX_PARTS = 3000

export const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n')

export const partsOfFiles = (files: Iterable<[path: string, bytes: Uint8Array]>): Part[] => {
  const parts: Part[] = []
  for (const [path, bytes] of files) {
    if (bytes.includes(0) || !isWeighed(path.slice(path.lastIndexOf('/') + 1))) continue
    const { features, parts: places } = featuresOf(textOf(bytes))
    for (const { from, to } of places.slice(0, MAX_PARTS - parts.length)) {
      const distinct = Int32Array.from(new Set(features.subarray(from, to)))
      parts.push({ distinct, length: to - from })
    }
  }
  return parts
}

/** Of the features that this many packages have, the place in the vector of weights. */
const placesOf = (examples: readonly Example[]): Map<number, number> => {
  const packages = new Map<number, number>()
  for (const { parts } of examples) {
    const features = new Set<number>()
    for (const part of parts) for (const feature of part.distinct) features.add(feature)
    for (const feature of features) packages.set(feature, (packages.get(feature) ?? 0) + 1)
  }
  const common = [...packages].filter(([, count]) => count >= LEAST_PACKAGES)
  return new Map(common.map(([feature], place) => [feature, place]))
}

/** How much of the value of a feature its own odds decide. */
const BY_ODDS = 0.3

const meanOf = (values: Float64Array): number =>
  values.reduce((sum, it) => sum + it, 0) / values.length

/** The value of each feature where a part has it: one on average. */
const valuesOf = (rows: readonly Row[], places: number): Float64Array => {
  const [attacks, others] = [new Float64Array(places).fill(1), new Float64Array(places).fill(1)]
  for (const row of rows) {
    const counts = row.sign > 0 ? attacks : others
    for (const place of row.places) counts[place] = (counts[place] ?? 0) + 1
  }
  const usual = meanOf(attacks) / meanOf(others)
  const odds = attacks.map((count, place) =>
    Math.abs(Math.log(count / (usual * (others[place] ?? 1)))),
  )
  const mean = meanOf(odds) || 1
  return odds.map((it) => 1 - BY_ODDS + (BY_ODDS * it) / mean)
}

type Row = { places: Int32Array; features: number; sign: number; cost: number }

/** The same numbers on each run: Numerical Recipes' generator. */
const randoms = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const shuffled = (count: number, random: () => number): Int32Array => {
  const order = Int32Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  return order
}

class Machine {
  /** Multiplied by its value already, so that a feature adds its weight to each part that has it. */
  readonly weights: Float64Array
  readonly #values: Float64Array
  bias = 0

  constructor(values: Float64Array) {
    this.weights = new Float64Array(values.length)
    this.#values = values
  }

  score({ places, features }: Row): number {
    let sum = 0
    for (const place of places) sum += this.weights[place] ?? 0
    return scoreOf(sum, features, this.bias)
  }

  fit(rows: readonly Row[], random: () => number): void {
    this.weights.fill(0)
    this.bias = 0
    const alphas = new Float64Array(rows.length)
    for (let pass = 0; pass < PASSES; pass += 1) {
      for (const index of shuffled(rows.length, random)) {
        const row = rows[index]
        if (row !== undefined) alphas[index] = this.#step(row, alphas[index] ?? 0)
      }
    }
  }

  #step(row: Row, alpha: number): number {
    const softness = 1 / (2 * row.cost)
    const gradient = row.sign * this.score(row) - 1 + alpha * softness
    const one = scoreOf(1, row.features, 0)
    const next = Math.max(0, alpha - gradient / (this.#lengthOf(row) * one ** 2 + 1 + softness))
    const step = (next - alpha) * row.sign
    if (step === 0) return next
    for (const place of row.places) {
      const value = this.#values[place] ?? 0
      this.weights[place] = (this.weights[place] ?? 0) + step * one * value ** 2
    }
    this.bias += step
    return next
  }

  #lengthOf({ places }: Row): number {
    let sum = 0
    for (const place of places) sum += (this.#values[place] ?? 0) ** 2
    return sum
  }
}

export const train = (examples: readonly Example[]): Model => {
  const places = placesOf(examples)
  const rowsOf = ({ kind, parts }: Example): Row[] =>
    parts.map((part) => ({
      places: Int32Array.from([...part.distinct].flatMap((it) => places.get(it) ?? [])),
      features: part.length,
      sign: kind === 'attack' ? 1 : -1,
      cost: COSTS[kind],
    }))
  const attacks = examples.filter(({ kind }) => kind === 'attack').map(rowsOf)
  const others = examples.filter(({ kind }) => kind !== 'attack').flatMap(rowsOf)
  const machine = new Machine(valuesOf([...others, ...attacks.flat()], places.size))
  const random = randoms(5)
  for (let round = 0; round < ROUNDS; round += 1) {
    const heaviest = round === 0 ? MAX_PARTS : round < 3 ? 2 : 1
    const harmful = attacks.flatMap((rows) =>
      rows.toSorted((a, b) => machine.score(b) - machine.score(a)).slice(0, heaviest),
    )
    machine.fit([...others, ...harmful], random)
  }
  const weights = [...places].map(([feature, place]): [number, number] => [
    feature,
    Math.round((machine.weights[place] ?? 0) * UNIT),
  ])
  return {
    weights: new Map(weights.filter(([, weight]) => weight !== 0)),
    bias: machine.bias * UNIT,
  }
}

/** Of the part that weighs most. */
export const scoreOfParts = ({ weights, bias }: Model, parts: readonly Part[]): number =>
  parts.reduce((best, part) => {
    let sum = 0
    for (const feature of part.distinct) sum += weights.get(feature) ?? 0
    return Math.max(best, scoreOf(sum, part.length, bias))
  }, Number.NEGATIVE_INFINITY)

const KINDS = new Map(
  'numeric catcher paste shortener tunnel free cheap named service vendor placeholder'
    .split(' ')
    .map((kind) => [featureOf(`<${kind}>`), `<${kind}>`]),
)

/** Called with the features of a text as they are written down: an address is the kind of its host. */
export const eachFeature = (
  text: string,
  onFeature: (words: string, feature: number) => void,
): void => {
  let before = ''
  for (const { start, end } of piecesOf(text)) {
    eachWord(text, start, end, (hash, from, to) => {
      const word = text.slice(from, to).replace(/[A-Z]+/g, (it) => it.toLowerCase())
      const name = featureOf(word) === hash ? word : (KINDS.get(hash) ?? '')
      onFeature(name, hash)
      onFeature(`${before} ${name}`, featureOf(`${before} ${name}`))
      before = name
    })
  }
}
