/** One section of a text, and what stands in it: signs, hosts, how far from each other. Pure. */
import { withoutCitations } from './citations.ts'
import { isGuarded } from './guards.ts'
import { OWN_LOGIN, NEGATED } from './order-signs.ts'
import type { Sign, Whole } from './sign.ts'
import { DECEIVE, DROP, HIDE, SEND, TAUGHT } from './signs.ts'
import { isForeign, type Target, targetOf, targetsIn, worstOf } from './targets.ts'

type Slot = { index: number; length: number; isNegated: boolean }

export class Unit {
  readonly text: string
  /** In a string of code all is between quotes. */
  readonly isCode: boolean
  readonly #seen = new Map<Sign, number>()
  readonly #all = new Map<RegExp, Slot[]>()
  readonly #whole: Whole
  #target: Target | null | undefined

  /** A piece of the whole. */
  constructor(text: string, whole: Whole, isCode: boolean) {
    this.text = text
    this.#whole = whole
    this.isCode = isCode
  }

  /** Where it stands, or -1. */
  at(sign: Sign): number {
    const known = this.#seen.get(sign)
    if (known !== undefined) return known
    const index = this.#whole.find(sign, this.text)?.index ?? -1
    this.#seen.set(sign, index)
    return index
  }

  /** All places of a sign; several orders ask for the same ones. */
  all(sign: RegExp): readonly Slot[] {
    const known = this.#all.get(sign)
    if (known !== undefined) return known
    const slots = Array.from(this.text.matchAll(everywhere(sign)), ({ index, 0: match }) => ({
      index,
      length: match.length,
      isNegated: NEGATED.test(unwrapped(this.text.slice(Math.max(0, index - 60), index))),
    }))
    this.#all.set(sign, slots)
    return slots
  }

  has(...signs: Sign[]): boolean {
    return signs.every((it) => this.at(it) !== -1)
  }

  any(...signs: Sign[]): boolean {
    return signs.some((it) => this.at(it) !== -1)
  }

  count(...signs: Sign[]): number {
    return signs.filter((it) => this.at(it) !== -1).length
  }

  /** A live host that is neither a vendor's nor a known service's. */
  get target(): Target | null {
    // None is an answer, too.
    if (this.#target === undefined) this.#target = foreignIn(this.text)
    return this.#target
  }

  /** A foreign host stands close to it. */
  leads(a: RegExp, reach: number): boolean {
    if (this.target === null) return false
    for (const { index, length } of this.all(a)) {
      const near = this.text.slice(Math.max(0, index - reach), index + length + reach)
      if (foreignIn(near) !== null) return true
    }
    return false
  }

  /** The first one orders what the second one names, in one sentence. */
  before(a: RegExp, b: RegExp, reach: number): boolean {
    if (!this.has(a, b)) return false
    for (const { index } of this.all(b)) {
      const start = Math.max(0, index - reach)
      const clause =
        this.text
          .slice(start, index)
          .split(/[.!?]\s|\n\n/)
          .at(-1) ?? ''
      const verb = a.exec(clause)
      if (verb !== null && !NEGATED.test(clause.slice(0, verb.index))) return true
    }
    return false
  }

  /** An act that is not forbidden, and a cover with at most that number of ends of sentences between. */
  within(ends: number, act: RegExp, ...covers: RegExp[]): boolean {
    const found = this.has(act) ? covers.filter((cover) => this.has(cover)) : []
    return found.some((cover) =>
      this.all(cover).some((it) =>
        this.all(act).some((one) => !one.isNegated && endsBetween(this.text, one, it) <= ends),
      ),
    )
  }

  /** Both within one or two sentences, and the first one not forbidden. */
  near(a: RegExp, b: Sign, reach: number): boolean {
    if (!this.has(a, b)) return false
    for (const { index, length, isNegated } of this.all(a)) {
      if (isNegated) continue
      const start = Math.max(0, index - reach)
      if (b.test(this.text.slice(start, index + length + reach))) return true
    }
    return false
  }
}

/** A sentence goes on in the next line, unless a list or another paragraph begins there. */
const unwrapped = (text: string): string =>
  text.replaceAll(/\n(?=[ \t]{0,8}[\w`'"(]|$)(?!\s{0,8}\d{1,2}[.)])/g, ' ')

const endsBetween = (text: string, a: Slot, b: Slot): number => {
  const [first, last] = a.index < b.index ? [a, b] : [b, a]
  return text.slice(first.index + first.length, last.index).split(END).length - 1
}

const END = /[.!?]\s|\n\s{0,8}\n|\n\s{0,8}(?=[-*+|#]|\d{1,2}[.)])/

const global = new Map<RegExp, RegExp>()
const everywhere = (sign: RegExp): RegExp => {
  const known = global.get(sign) ?? new RegExp(sign, 'gi')
  global.set(sign, known)
  return known
}

const E_MAIL = /\b[\w.+-]{1,40}@((?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12})\b/gi
/** Letters of most alphabets have two bytes, which are not where a name begins. */
const BARE =
  /(?<![\w/@.%-]|[\xc3-\xdf][\x80-\xbf])((?:(?:[a-z0-9-]|[\xc3-\xdf][\x80-\xbf]){2,40}\.){1,3}(?!md\b|py\b|js\b|ts\b|sh\b|json\b|ya?ml\b|txt\b|toml\b|html?\b|mjs\b|env\b|lock\b|rs\b|go\b|rb\b|sql\b|csv\b|pem\b|db\b|log\b)[a-z]{2,12})(?:\/[\w?&=/.%-]{1,200}|[: ]\d{2,5}\b)/gi

/** Rare, and found sooner than a name is read. */
const BARE_END = /\.[a-z]{2,12}(?:\/[\w?&=/.%-]|[: ]\d\d)/i

/** Neither the person nor the host is meant. */
const PLACEHOLDER_MAIL =
  /^(?:your?|user(?:name)?|name|me|someone|john|jane|example|sample|test|e?mail|first)(?:[._-]?\w{1,12}){0,2}@(?:e?mail|domain|company|provider|host|server)\.\w{2,4}$/i

/** The name of a format, which nothing is fetched from or sent to. */
const NAMESPACE = /\bhttps?:\/\/www\.w3\.org\/[\w./#-]{0,100}/gi

/** Without one of these there is neither an address nor a host. */
const HOST_SIGN = /:\/\/|@|\.[a-z\d-]/i

const foreignIn = (text: string): Target | null => {
  if (!HOST_SIGN.test(text)) return null
  const read = withoutCitations(
    text.includes('://www.w3.org/') ? text.replace(NAMESPACE, ' ') : text,
  )
  const targets = targetsIn(read, 12)
  const mails = read.includes('@')
    ? [...read.matchAll(E_MAIL)].filter(([mail]) => !PLACEHOLDER_MAIL.test(mail))
    : []
  const hosts = BARE_END.test(read) ? read.matchAll(BARE) : []
  for (const [, host = ''] of [...mails, ...hosts].slice(0, 12)) {
    const target = targetOf(host)
    if (target !== null) targets.push(target)
  }
  return worstOf(targets.filter((it) => isForeign(it)))
}

/** A command that only asks: nothing is handed over but the login of its own service. */
const isPlainCall = (text: string): boolean => {
  const command = /^curl\s(?:[^\n\\]|\\\n?){1,300}/.exec(text)?.[0]
  return command !== undefined && !HANDS_OVER.test(command)
}
const HANDS_OVER =
  /\s-(?:d|F|T|X)|--(?:data|form|json|upload|request)|[@`|<]|\$\(|\?[^\s"']{0,200}(?:\$|\{)/

export const covered = (it: Unit): boolean => it.any(HIDE, DECEIVE)
/** Close to a verb of sending: the source, and an address or a place that another person reads. */
export const isSent = (it: Unit, source: RegExp, toDrop = false): boolean => {
  if (!it.has(source, SEND)) return false
  for (const { index, isNegated } of it.all(SEND)) {
    if (isNegated || isPlainCall(it.text.slice(index, index + 400))) continue
    const near = it.text.slice(Math.max(0, index - 220), index + 320)
    if (!source.test(near.replace(OWN_LOGIN, ' '))) continue
    if (foreignIn(near) !== null || (toDrop && DROP.test(near))) return true
  }
  return false
}
/** One of the covers stands in a sentence of its own act, and is not quoted or taught. */
export function closeTo(it: Unit, ...covers: RegExp[]): boolean {
  return covers.some((cover) => it.all(cover).some(({ index }) => isCover(it, index)))
}

const isCover = (it: Unit, index: number): boolean => {
  const sentence = sentenceAt(it.text, index)
  if (it.target === null && PROTECTS.test(sentence)) return false
  if (KEEPS_KEY.test(sentence) && !SENDS.test(sentence + it.text.slice(index, index + 360)))
    return false
  return !isTaught(sentence) && !isQuoted(it, index) && !isGuarded(it.text, index)
}

/** What is kept is the secret itself, and no host is named that would get it. */
const PROTECTS =
  /\b(?:never|not|don't)\b(?:[^.\n]|\.\w){0,60}\b(?:leaves? (?:the|this|your) (?:machine|computer|device|laptop)|(?:values?|contents?) of\b|(?:secrets?|tokens?|keys?|passwords?|credentials?)['"`]{0,2}(?:\s(?:values?|in|to|into)\b|[,.;]|$))/i

/** The secret of a service is read and not shown, and nothing behind it sends it. */
const KEEPS_KEY =
  /(?:\b|_)(?:keys?|tokens?|secrets?|passwords?)\b[^.\n]{0,40}\b(?:(?:do not|don't|never|not) (?:display|print|echo|log|show) (?:it|them)\b|keep (?:it|them) (?:secret|private|safe|confidential)\b)/i
const SENDS =
  /\b(?:send|post|put|upload|forward|copy|add|append|include|attach|share|sync|pass|write|transmit|submit)\w{0,3}\b|:\/\//i

/** What follows "even if" is no lesson. */
export const isTaught = (sentence: string): boolean =>
  TAUGHT.test(sentence.replace(/\b(?:even if|no matter)\b[^\n]*/gi, ''))

export const sentenceAt = (text: string, index: number): string => {
  const start = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('. ', index), 0)
  const end = text.slice(index).search(/[.!?]\s|\n/)
  return text.slice(start, end === -1 ? undefined : index + end + 1)
}

/** Code spans are no quotations: places of files stand in them. */
export const isQuoted = ({ text, isCode }: Unit, index: number): boolean => {
  if (isCode) return false
  const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
  return (
    (line.split('"').length - 1) % 2 === 1 ||
    // Where it stands at the end of a quotation, it opens none.
    (!line.includes('\xe2\x80\x9e') &&
      line.lastIndexOf('\xe2\x80\x9c') > line.lastIndexOf('\xe2\x80\x9d')) ||
    /(?:"|\xc2\xab)\s?$/.test(line)
  )
}
export const lineAt = (text: string, index: number): string => {
  const start = text.lastIndexOf('\n', index - 1) + 1
  const end = text.indexOf('\n', index)
  return text.slice(start, end === -1 ? text.length : end)
}

/** Where quotation marks are syntax, nothing is quoted by them. */
export const DATA = /^(?:csv|tsv|jsonl?|ya?ml|toml|xml|html?|svg|ini|cfg|conf|po|properties|env)$/
