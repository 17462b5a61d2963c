/**
 * Orders in plain words that nothing runs, sends or fetches: each form names an act, what must stand in the same
 * sentence, and what covers it nearby. A sentence that forbids, teaches or quotes is none. Pure.
 */
import { type Fence, fenceAt } from './fences.ts'
import { DATA, foreignIn } from './order-unit.ts'
import { CODE_FORMS } from './plain-code.ts'
import { CODE, columnsOf, cutsOf, flat, inCells, SHELL, STATEMENT } from './plain-cuts.ts'
import { type Form, isPossible } from './plain-form.ts'
import { PEOPLE_FORMS } from './plain-people.ts'
import {
  BIDS,
  CASE_FILE,
  CASES,
  DECIDES,
  FORBIDS,
  FORBIDS_ALL,
  FORBIDS_FOREIGN,
  GOES_WRONG,
  HUSHED,
  LESSON,
  TELLS_WHY,
  UNTOLD,
} from './plain-signs.ts'
import { TRUST_FORMS } from './plain-trust.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { findSign, hasSign, wholeOf } from './sign.ts'
import { spokenIn } from './spoken.ts'

const FORMS: readonly Form[] = [...CODE_FORMS, ...TRUST_FORMS, ...PEOPLE_FORMS]
const GROUPS = new Map(
  FORMS.map(({ words }) => [words, FORMS.filter((form) => form.words === words)]),
)

/** Of one group of words in a file. */
const MOST_SENTENCES = 320
const LONGEST = 420
const REACH = 320
const BESIDE = 130
/** A longer line is no prose. */
const LINE = 600

export function* findPlainOrders(file: ScannedFile): Generator<Hit> {
  if (!file.words.has(...GROUPS.keys())) return
  const sentences = new Sentences(file)
  const seen = new Set<string>()
  for (const [group, all] of GROUPS) {
    const forms = all.filter((form) => isPossible(form, wholeOf(file)))
    if (forms.length === 0) continue
    let [until, count] = [-1, 0]
    for (const place of file.words.of(group)) {
      if (place < until) continue
      const said = sentences.at(place)
      until = said.end
      if (said.isBlank || said.isCode) continue
      count += 1
      if (count > MOST_SENTENCES) break
      for (const form of forms) {
        if (seen.has(form.rule) || !said.isOrder(form)) continue
        seen.add(form.rule)
        yield found(form.rule, 'hold', `An order ${form.what}.`, said.start, said.end - said.start)
      }
    }
  }
}

/** Cut once, since many groups of words ask for the same sentences. */
class Sentences {
  readonly #file: ScannedFile
  readonly #text: string
  readonly #cuts: readonly number[]
  readonly #known = new Map<number, Said>()

  constructor(file: ScannedFile) {
    this.#file = file
    this.#text = spokenIn(file)
    this.#cuts = cutsOf(file, this.#text)
  }

  at(place: number): Said {
    let [low, high] = [0, this.#cuts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#cuts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    const start = Math.max(this.#cuts[low] ?? 0, place - LONGEST)
    const end = Math.min(this.#cuts[low + 1] ?? this.#text.length, place + LONGEST)
    const known = this.#known.get(start)
    if (known !== undefined && known.end === end) return known
    const said = new Said(this.#text, start, end, this.#file)
    this.#known.set(start, said)
    return said
  }
}

class Said {
  readonly start: number
  readonly end: number
  readonly sentence: string
  readonly isBlank: boolean
  readonly #text: string
  readonly #isData: boolean
  readonly #isCases: boolean
  readonly #fences: readonly Fence[]
  #around: string | undefined
  #isLesson: boolean | undefined
  #isCode: boolean | undefined

  constructor(text: string, start: number, end: number, file: ScannedFile) {
    this.start = start
    this.end = end
    const sentence = flat(text.slice(start, end))
    this.sentence = inCells(sentence, file.extension)
    this.isBlank = !/\S/.test(this.sentence)
    this.#text = text
    this.#isData = file.isCode || DATA.test(file.extension)
    this.#isCases = CASE_FILE.test(file.name)
    this.#fences = file.fences
  }

  /** More marks than prose has. */
  get isCode(): boolean {
    this.#isCode ??= this.#looksLikeCode()
    return this.#isCode
  }

  #looksLikeCode(): boolean {
    const marks = this.sentence.match(/[{}()=;$]/g)?.length ?? 0
    if (marks > 5 && marks * 16 > this.sentence.length) return true
    const fence = fenceAt(this.#fences, this.start)
    if (fence !== null && SHELL.test(fence.language)) return / --?\w|\n[a-z]/.test(this.sentence)
    if (fence === null || !CODE.test(fence.language)) return false
    return marks > 2 || (!this.#isComment() && STATEMENT.test(this.sentence))
  }

  /** A comment of one line is prose, whatever words of the language it has. */
  #isComment(): boolean {
    return /^\s*(?:#|\/\/|--)\s[^\n]*$/.test(this.#text.slice(this.start, this.end).trimEnd())
  }

  isOrder(form: Form): boolean {
    const { sentence } = this
    const act = findSign(form.act, sentence)
    if (act === null) return false
    for (const sign of form.with ?? []) if (!hasSign(sign, sentence)) return false
    if (form.unless !== undefined && hasSign(form.unless, sentence)) return false
    const before = sentence.slice(0, act.index)
    if (FORBIDS.test(before) || FORBIDS_FOREIGN.test(before)) return false
    if (form.act !== HUSHED && form.act !== UNTOLD && NEVER.test(act[0])) return false
    for (const sign of form.beside ?? []) if (!hasSign(sign, this.beside)) return false
    if (form.unlessBeside !== undefined && hasSign(form.unlessBeside, this.beside)) return false
    for (const sign of form.near ?? []) if (!hasSign(sign, this.around)) return false
    if (form.isCovert !== true && hasSign(DECIDES, this.around)) return false
    if (form.isHosted === true && !this.hasHost) return false
    return !this.isLesson && !this.isQuoted(act.index) && !this.#isTold(act.index)
  }

  /** The sentence and its neighbours under the same heading. */
  get around(): string {
    this.#around ??= flat(this.#section(REACH))
    return this.#around
  }

  get beside(): string {
    return flat(this.#section(BESIDE))
  }

  #section(reach: number): string {
    const before = this.#text.slice(Math.max(0, this.start - reach), this.start)
    const after = this.#text.slice(this.end, this.end + reach)
    const heading = before.lastIndexOf('\n#')
    const next = after.indexOf('\n#')
    return (
      (heading === -1 ? before : before.slice(heading + 1)) +
      this.#text.slice(this.start, this.end) +
      (next === -1 ? after : after.slice(0, next))
    )
  }

  get hasHost(): boolean {
    return foreignIn(this.around) !== null
  }

  /** It teaches, asks, or stands in a list whose first line does. */
  get isLesson(): boolean {
    this.#isLesson ??=
      (this.#isData && (this.#isCases || CASES.test(this.#line()))) ||
      LESSON.test(this.sentence) ||
      /\?\s*$/.test(this.sentence) ||
      LESSON.test(this.#lead()) ||
      (TELLS_WHY.test(this.#columns()) && !BIDS.test(this.sentence)) ||
      FORBIDS_ALL.test(this.#lead())
    return this.#isLesson
  }

  /** What stands on its line in front of the sentence. */
  #before(): string {
    const near = this.#text.slice(Math.max(0, this.start - LINE), this.start)
    return near.slice(near.lastIndexOf('\n') + 1)
  }

  #line(): string {
    return this.#before() + this.#text.slice(this.start, this.end)
  }

  #lead(): string {
    const before = this.#text.slice(Math.max(0, this.start - 600), this.start).replaceAll('\r', '')
    const colon = Math.max(before.lastIndexOf(':\n'), before.lastIndexOf(':**\n'))
    const heading = before.lastIndexOf('\n#')
    const isList = /^(?:\s{0,6}(?:[-*+]|\d{1,2}[.)])\s|\s{0,3}\|)/.test(
      (this.#before() + this.sentence).slice(0, 12),
    )
    if (!isList) return ''
    const at = Math.max(colon, heading)
    if (at === -1) return ''
    const end = at === colon ? colon : before.indexOf('\n', at + 1)
    return before.slice(before.lastIndexOf('\n', end - 1) + 1, end)
  }

  /** The names of the columns, for a row of a table. */
  #columns(): string {
    return this.#line().startsWith('|') ? columnsOf(this.#text, this.start) : ''
  }

  /** In a column of what goes wrong. */
  #isTold(index: number): boolean {
    const columns = this.#columns()
    if (columns === '' || BIDS.test(this.sentence)) return false
    const column = (this.#before() + this.sentence.slice(0, index)).split('|').length - 1
    return GOES_WRONG.test(columns.split('|')[column] ?? '')
  }

  isQuoted(index: number): boolean {
    if (this.#isData) return false
    const before = this.#before() + this.sentence.slice(0, index)
    return (
      (before.split('"').length - 1) % 2 === 1 ||
      before.lastIndexOf('\xe2\x80\x9c') > before.lastIndexOf('\xe2\x80\x9d') ||
      /(?:["']|\xc2\xab|\xe2\x80[\x9c\x98])\s?$/.test(before) ||
      /^\s{0,3}>|\be\.g\. \x60\/[^\x60]{1,80}$/.test(before)
    )
  }
}

const NEVER = /\b(?:never|nie|niemals|jamais|nunca)\b/i
