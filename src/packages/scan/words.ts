/**
 * Finds the words that rules begin with, and the runs that may be encoded text, in one pass. A rule looks
 * only at what stands around its words, so a text without them costs nothing more. Pure.
 */

import { Buffer } from 'node:buffer'
import { foreignLists, type Group, lists } from './word-lists.ts'

const GROUPS = Object.keys(lists) as Group[]
/** Groups are numbers here, since a text may have many of their words. */
const NUMBERS = new Map(GROUPS.map((group, number) => [group, number]))

const SIZE = 8192
type Slot = { word: string; hash: number; groups: number[] }
const slots: Slot[][] = Array.from({ length: SIZE }, () => [])
/** Most words of a text are none of these, as a few bits of their hash say. */
const KNOWN_SIZE = 65536
const KNOWN = new Uint8Array(KNOWN_SIZE)

/** Of a letter its small one; base64 has other signs beside letters. */
const LETTER = new Uint8Array(256)
const OF_RUN = 1
for (const character of '+/-=') LETTER[character.charCodeAt(0)] = OF_RUN
for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789_') {
  LETTER[character.charCodeAt(0)] = character.charCodeAt(0)
  LETTER[character.toUpperCase().charCodeAt(0)] = character.charCodeAt(0)
}

const hashOf = (word: string): number => {
  let hash = 0
  for (let i = 0; i < word.length; i += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0
  return hash
}

for (const [group, name] of GROUPS.entries()) {
  for (const word of new Set(lists[name].split(' '))) {
    const hash = hashOf(word)
    KNOWN[hash & (KNOWN_SIZE - 1)] = 1
    const slot = slots[hash & (SIZE - 1)] ?? []
    const known = slot.find((it) => it.word === word)
    if (known) known.groups.push(group)
    else slot.push({ word, hash, groups: [group] })
  }
}

const pairAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1)

/** Words of two letters have as many bytes. */
const headOf = (text: string, at: number): number => (pairAt(text, at) << 16) | pairAt(text, at + 2)

/** By their first bytes; the two tables say where a look is worth it. */
const foreign = new Map<number, { groups: number[]; bytes: string }[]>()
const FOREIGN = new Uint8Array(65536)
const NEXT = new Uint8Array(65536)
for (const [name, list] of Object.entries(foreignLists)) {
  const groups = [NUMBERS.get(name as Group) ?? 0]
  for (const word of list.split(' ')) {
    const bytes = Buffer.from(word).toString('latin1')
    const head = headOf(bytes, 0)
    foreign.set(head, [...(foreign.get(head) ?? []), { groups, bytes }])
    FOREIGN[pairAt(bytes, 0)] = 1
    NEXT[pairAt(bytes, 2)] = 1
  }
}

const LONGEST = 24
/** More of one kind in a file are not looked at; the scan then says that it is incomplete. */
const MAX_PLACES = 3000

type Run = { offset: number; length: number }
/** Beside a decoder so short a text is looked at. */
const SHORTEST_RUN = 12

export class Words {
  readonly #places: number[][] = GROUPS.map(() => [])
  /** Groups with more places than are kept. */
  readonly #full = new Uint8Array(GROUPS.length)
  /** Of all groups. */
  count = 0
  /** Letters and digits without blanks that may be encoded, in order. */
  readonly runs: Run[] = []

  add(groups: readonly number[], offset: number): void {
    for (const group of groups) {
      const places = this.#places[group] ?? []
      if (places.length >= MAX_PLACES) {
        this.#full[group] = 1
        continue
      }
      this.count += 1
      places.push(offset)
    }
  }

  isAllFull(groups: readonly number[]): boolean {
    for (const group of groups) if (this.#full[group] !== 1) return false
    return true
  }

  isFull(group: Group): boolean {
    return this.#full[NUMBERS.get(group) ?? 0] === 1
  }

  of(group: Group): readonly number[] {
    return this.#places[NUMBERS.get(group) ?? 0] ?? []
  }

  has(...groups: Group[]): boolean {
    return groups.some((group) => this.of(group).length > 0)
  }
}

/** The bytes of a text, which has one character for each. */
export const wordsOf = (text: string, bytes: Uint8Array): Words => {
  const words = new Words()
  const end = text.length
  let run = 0
  for (let i = 0; i < end;) {
    const start = i
    let hash = 0
    let letter = 0
    for (; i < end; i += 1) {
      letter = LETTER[bytes[i] ?? 0] ?? 0
      if (letter <= OF_RUN) break
      hash = (Math.imul(hash, 31) + letter) | 0
    }
    const length = i - start
    run += length
    if (length > 1 && length <= LONGEST && KNOWN[hash & (KNOWN_SIZE - 1)] === 1) {
      note(words, bytes, { offset: start, length }, hash)
    }
    if (i === end) break
    if (letter === OF_RUN) run += 1
    else {
      if (run >= SHORTEST_RUN) words.runs.push({ offset: i - run, length: run })
      run = 0
      if ((bytes[i] ?? 0) > 0xc2 && FOREIGN[pairAt(text, i)] === 1) noteForeign(words, text, i)
    }
    i += 1
  }
  if (run >= SHORTEST_RUN) words.runs.push({ offset: end - run, length: run })
  return words
}

const noteForeign = (words: Words, text: string, offset: number): void => {
  if (NEXT[pairAt(text, offset + 2)] !== 1) return
  for (const { groups, bytes } of foreign.get(headOf(text, offset)) ?? []) {
    if (!words.isAllFull(groups) && text.startsWith(bytes, offset)) words.add(groups, offset)
  }
}

const note = (words: Words, bytes: Uint8Array, { offset, length }: Run, hash: number): void => {
  for (const { word, hash: known, groups } of slots[hash & (SIZE - 1)] ?? []) {
    if (known !== hash || word.length !== length || words.isAllFull(groups)) continue
    if (isWord(word, bytes, offset)) words.add(groups, offset)
  }
}

/** Cutting the word out of the text would take much longer. */
const isWord = (word: string, bytes: Uint8Array, offset: number): boolean => {
  for (let at = 0; at < word.length; at += 1) {
    if (LETTER[bytes[offset + at] ?? 0] !== word.charCodeAt(at)) return false
  }
  return true
}
