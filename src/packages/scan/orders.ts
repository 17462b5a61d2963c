/**
 * Orders to the model that its user would not give, by what stands together in one section of a text, or
 * of the comments and strings of code. Pure.
 */
import { aboutTarget } from './flows.ts'
import { ACT_ORDERS } from './act-orders.ts'
import { DATA_ORDERS } from './data-orders.ts'
import { DATA, Unit, isTaught, sentenceAt, isQuoted, lineAt } from './order-unit.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { hasSign, type Whole, wholeOf } from './sign.ts'
import { HIDE } from './signs.ts'
import { spokenIn } from './spoken.ts'
import { isBad } from './targets.ts'
import { rowsOf, withoutForbidden, withoutTold } from './told-lines.ts'
import { isOtherTongue } from './tongue.ts'
import { TONGUE_ORDERS } from './tongue-orders.ts'
import type { Group } from './word-lists.ts'

const GROUPS: readonly Group[] = [
  'conceal',
  'untold',
  'order',
  'send',
  'follow',
  'override',
  'role',
  'memory',
  'persist',
  'credential',
  'catcher',
  'mcp',
  'destroy',
  'protection',
  'fetch',
  'require',
  'sign',
  'shell',
  'depend',
  'password',
]
const ORDERS = [...DATA_ORDERS, ...ACT_ORDERS]
const ALL_ORDERS = [...ORDERS, ...TONGUE_ORDERS]
const CHUNK = 640
const BEFORE = 420
const AFTER = 640
const MAX_UNITS = 36

export function* findOrders(file: ScannedFile): Generator<Hit> {
  const text = spokenIn(file)
  const seen = new Set<string>()
  const whole = wholeOf(file)
  const orders = isOtherTongue(file.words, text) ? ALL_ORDERS : ORDERS
  for (const anchor of anchorsIn(file)) {
    for (const unit of unitsAt(file, text, anchor)) {
      const it = unitOf(unit.text, whole, file.isCode || DATA.test(file.extension))
      for (const order of orders) {
        if (seen.has(order.rule) || !order.isMet(it)) continue
        const match = order.at.exec(it.text) ?? { index: 0, 0: it.text.slice(0, 200) }
        if (isTold(it, match.index)) continue
        seen.add(order.rule)
        const target = it.target
        yield found(
          order.rule,
          target !== null && (isBad(target) || order.isCertain?.(it) === true) ? 'block' : 'hold',
          `An order ${order.what}${target === null ? '' : `, with ${aboutTarget(target)}`}.`,
          unit.start + match.index,
          Math.max(match[0].length, 80),
        )
      }
    }
  }
}

/** A list of what is forbidden, or of what options do, orders nothing; with a live host all of it is read. */
const unitOf = (section: string, whole: Whole, isCode: boolean): Unit => {
  const text = isCode ? withoutForbidden(section) : section
  const unit = new Unit(text, whole, isCode)
  if (isCode || unit.target !== null) return unit
  const rest = withoutTold(text)
  return rest === text ? unit : new Unit(rest, whole, isCode)
}

function* unitsAt(
  file: ScannedFile,
  text: string,
  anchor: number,
): Generator<{ start: number; text: string }> {
  const section = sectionAt(text, anchor, file.isCode)
  // What is kept from the user in one row may be ordered in the next.
  const rows = hasSign(HIDE, section.text)
    ? [{ start: 0, text: section.text }]
    : rowsOf(section.text, file.extension)
  for (const row of rows)
    if (/\S/.test(row.text)) yield { start: section.start + row.start, text: row.text }
}

/** A sentence that quotes or warns, without a live host, is no order. */
const isTold = (it: Unit, index: number): boolean => {
  if (TABLE.test(lineAt(it.text, index))) return true
  return it.target === null && (isQuoted(it, index) || isTaught(sentenceAt(it.text, index)))
}

const TABLE = /^\s{0,3}\|/

/** One place for each piece of each section that has several kinds of words, the richest first. */
const anchorsIn = ({ words, text, isCode }: ScannedFile): number[] => {
  const masks = new Uint32Array(Math.ceil(text.length / CHUNK) + 2)
  const headings = isCode ? [] : headingsOf(text)
  const firsts = new Map<number, number>()
  for (const [bit, group] of GROUPS.entries()) {
    let section = 0
    for (const place of words.of(group)) {
      while (section < headings.length && (headings[section] ?? 0) < place) section += 1
      const chunk = Math.floor(place / CHUNK)
      masks[chunk] = (masks[chunk] ?? 0) | (1 << bit)
      const key = chunk * MAX_HEADINGS + section
      firsts.set(key, Math.min(firsts.get(key) ?? place, place))
    }
  }
  return [...firsts.values()]
    .map((place) => {
      const chunk = Math.floor(place / CHUNK)
      return { place, kinds: ones((masks[chunk] ?? 0) | (masks[chunk + 1] ?? 0)) }
    })
    .toSorted((a, b) => b.kinds - a.kinds || a.place - b.place)
    .slice(0, MAX_UNITS)
    .map(({ place }) => place)
}

const MAX_HEADINGS = 4096

const headingsOf = (text: string): number[] => {
  const headings: number[] = []
  let at = text.indexOf('\n#')
  while (at !== -1 && headings.length < MAX_HEADINGS - 1) {
    headings.push(at)
    at = text.indexOf('\n#', at + 1)
  }
  return headings
}

const ones = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const sectionAt = (
  text: string,
  anchor: number,
  isCode: boolean,
): { start: number; text: string } => {
  let start = Math.max(0, anchor - BEFORE)
  let end = Math.min(text.length, anchor + AFTER)
  if (!isCode) {
    const heading = text.slice(start, anchor).lastIndexOf('\n#')
    if (heading !== -1) start += heading + 1
    const next = text.slice(anchor, end).indexOf('\n#')
    if (next !== -1) end = anchor + next
  }
  return { start, text: text.slice(start, end) }
}
