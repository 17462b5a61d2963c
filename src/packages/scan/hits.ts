/**
 * The hits in one reading of a file, by place. What one rule says twice of one text is one hit; beyond a limit, one more
 * stands for all others, since a reviewer may release only what a finding shows. Pure.
 */
import { inContext } from './context.ts'
import type { Span } from './excerpt.ts'
import { isGraver } from './finding.ts'
import { type Hit, MAX_OF_A_RULE, type ScannedFile } from './rule.ts'

export type PlacedHit = Hit & { line: number }

/** Some are alike, so more are kept than are listed. */
const MAX_KEPT = 4 * MAX_OF_A_RULE

/** Of those that are not kept, looked at in their context; the others weigh what they weigh without one. */
const MAX_LOOKS = 1000

/** Some of a rule and a severity: the first one, and how many there are. */
type Some = { hit: Hit; count: number }

export const restMessage = (count: number, place: string): string =>
  `Not listed one by one: at least ${count} more of these in this ${place}, the first of them here.`

export class Hits {
  readonly #file: ScannedFile
  readonly #kept: Hit[] = []
  readonly #secrets: Span[] = []
  readonly #counts = new Map<string, number>()
  /** By rule and severity, as the gravest of them weighs. */
  readonly #cut = new Map<string, Some>()

  constructor(file: ScannedFile) {
    this.#file = file
  }

  add(hit: Hit): void {
    // An encoded text with a secret in it is shown all the same.
    if (hit.isSecret && hit.decodedAt === undefined) this.#secrets.push(hit)
    // Harmless hits before it must not hide one that blocks.
    const key = `${hit.rule_id} ${hit.severity}`
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    if (count <= MAX_KEPT) this.#kept.push(inContext(this.#file, hit))
    else this.#drop(key, hit)
  }

  #drop(key: string, hit: Hit): void {
    const some = this.#cut.get(key)
    if (!some) {
      this.#cut.set(key, { hit: inContext(this.#file, hit), count: 1 })
      return
    }
    some.count += 1
    if (!isGraver(hit, some.hit)) return
    const judged = some.count > MAX_LOOKS ? hit : inContext(this.#file, hit)
    if (isGraver(judged, some.hit)) some.hit = judged
  }

  /** By their place, since no finding beside one shows it. */
  secrets(): Span[] {
    return this.#secrets.toSorted((a, b) => a.offset - b.offset)
  }

  /** With their lines. */
  list(): PlacedHit[] {
    const listed: PlacedHit[] = []
    const counts = new Map<string, number>()
    const rests = new Map<string, { hit: PlacedHit; count: number }>()
    for (const { hit, count, isKept } of this.#distinct()) {
      const key = `${hit.rule_id} ${hit.severity}`
      const rest = rests.get(key)
      const place = counts.get(key) ?? 0
      if (isKept && place < MAX_OF_A_RULE) {
        counts.set(key, place + 1)
        listed.push(hit)
      } else if (rest) rest.count += count
      else rests.set(key, { hit, count })
    }
    for (const { hit, count } of rests.values())
      listed.push({ ...hit, message: restMessage(count, 'file'), isRest: true })
    return listed
  }

  #distinct(): (Some & { hit: PlacedHit; isKept: boolean })[] {
    const kept = distinct(this.#file, this.#kept).map((hit) => ({ hit, count: 1, isKept: true }))
    const lineOf = lineCounter(this.#file)
    const cut = [...this.#cut.values()]
      .toSorted((a, b) => a.hit.offset - b.hit.offset)
      .map(({ hit, count }) => ({
        hit: { ...hit, line: lineOf(hit.offset) },
        count,
        isKept: false,
      }))
    return [...kept, ...cut].toSorted((a, b) => a.hit.offset - b.hit.offset)
  }
}

/** By place. Two rules may see one text in two ways; the graver one counts, for all that either saw. */
export const distinct = (file: ScannedFile, hits: readonly Hit[]): PlacedHit[] => {
  const last = new Map<string, PlacedHit>()
  const lineOf = lineCounter(file)
  const all: PlacedHit[] = []
  for (const hit of hits.toSorted((a, b) => a.offset - b.offset)) {
    const placed = { ...hit, line: lineOf(hit.offset) }
    const key = `${hit.rule_id} ${placed.line}`
    const other = last.get(key)
    if (other && isSame(other, hit)) {
      const end = Math.max(other.offset + other.length, hit.offset + hit.length)
      const { offset } = other
      if (isGraver(hit, other)) Object.assign(other, hit)
      Object.assign(other, { offset, length: end - offset })
    } else {
      last.set(key, placed)
      all.push(placed)
    }
  }
  return all
}

/** They overlap, also where they are decoded, and the graver one names the hosts of both. */
const isSame = (a: Hit, b: Hit): boolean => {
  const areDecoded = a.decodedAt !== undefined && b.decodedAt !== undefined
  if (areDecoded && (a.decodedAt !== b.decodedAt || a.decoded !== b.decoded)) return false
  if (b.offset !== a.offset && b.offset >= a.offset + a.length) return false
  const [said, other] = isGraver(b, a) ? [b.message, a.message] : [a.message, b.message]
  return said === other || (other.match(HOSTS) ?? []).every((host) => said.includes(host))
}

const HOSTS = /[^\s[]{1,80}(?:\[\.\][^\s.,;[\]]{1,63}){1,8}/g

const LINE_FEED = 10

/** For offsets that rise. */
const lineCounter = ({ bytes }: ScannedFile): ((offset: number) => number) => {
  let line = 1
  let position = 0
  return (offset) => {
    for (;;) {
      const next = bytes.indexOf(LINE_FEED, position)
      if (next === -1 || next >= offset) return line
      position = next + 1
      line += 1
    }
  }
}
