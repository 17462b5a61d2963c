/** Orders to the model that its user would not give. Pure. */
import { Buffer } from 'node:buffer'
import { fenceAt } from './fences.ts'
import { isQuotedLine, lineEnd, lineStart } from './lines.ts'
import { isRefusedBehind } from './refused-acts.ts'
import { type Hit, MAX_OF_A_RULE, type ScannedFile } from './rule.ts'
import { isAboutAttacks } from './sections.ts'
import { findSign, hasSign } from './sign.ts'

const utf8 = (text: string): string => Buffer.from(text).toString('latin1')

export const OVERRIDE =
  /\b(?:ignore|disregard|forget|ignora|ignorez|olvida|vergiss|ignoriere|oublie|desconsidere|(?<!\b(?:to|not|cannot|can|may|could|will|would|they|that|which|users|you) )(?:override|bypass|supersedes?))\b[\s,*_"'`-]{1,6}(?:(?:all|any|every|your|the|of|these|those|my|other|everything|completely|todas?|las|les?|toutes?|alle|as|os|tus|seus?|deine|vos)[\s*_-]{1,3}){0,4}(?:previous|prior|above|earlier|preceding|existing|original|initial|system|safety|former|instrucciones|instructions?|anweisungen|instru\S{1,4}es|rules|guidelines|guardrails|restrictions|security|vorherigen|bisherigen|pr\S{1,3}c\S{1,3}dentes)\b(?:[\s*_-]{1,3}(?:and|or|system|safety|user|security|security|developer|operator|other|content|de|les|las|que|you|were|have|been|was|your)){0,4}[\s*_,-]{0,3}(?:instructions?|prompts?|rules?|guidelines?|directives?|messages?|context|policies|policy|training|constraints?|restrictions?|guardrails?|polic\w+|programming|checks|warnings?|instrucciones|anweisungen|regeln|instru\S{1,4}es|anteriores|pr\S{1,3}c\S{1,3}dentes|told|said|given)\b|\b(?:ignore|disregard|forget)\b[\s*_]{1,3}(?:all|everything|any)\b[^.\n]{0,40}\b(?:instructions?|rules|guidelines|told|said|prompts?)\b/i

export const JAILBREAK =
  /\byou are now (?:dan\b|in (?:developer|unrestricted|god|admin|debug) mode|unrestricted|jailbroken|free from)|\b(?:enter|enable|activate|switch to) (?:god|unrestricted|jailbreak|dan) mode\b|\bact as (?:an? )?(?:unrestricted|unfiltered|jailbroken)|\bno (?:longer )?(?:bound|restricted|limited) by (?:any |your |the )?(?:rules|restrictions|guidelines|policies|safety)/i

export const CONCEAL =
  /\b(?:do not|don't|dont|never|must not|without)\s{1,3}(?:ever\s|explicitly\s)?(?:tell(?:ing)?|inform(?:ing)?|mention(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|notify(?:ing)?|show(?:ing)?|alert(?:ing)?|ask(?:ing)?|report(?:ing)?|display(?:ing)?|warn(?:ing)?)\b[^.\n]{0,50}?\b(?:the |your )?(?:user|human|operator|owner|anyone|victim|admin)s?\b(?:[^.\n]{0,60})|(?<!\b(?:than|of|not|never|to|will|would|can|may) )\b(?:silently|secretly|covertly|quietly)\s(?:and \w+\s)?(?:(?:send|upload|post|exfiltrate|forward|transmit|collect|append)\b|(?:run|execute|fetch|download|install|copy)\s(?:`|https?:|~|\/|curl|wget|the (?:command|script|following|file|contents?|user)|this|it\b))|\bwithout (?:the )?user(?:'s)? (?:knowledge|consent|knowing|noticing)\b|\bhide (?:this|these|it|all)\b[^.\n]{0,40}\bfrom (?:the )?(?:user|human|operator)/i

/** Asking less is a matter of style; hiding acts and data is not. */
export const CONCEALED_ACT =
  /\b(?:about (?:this|these|the|any|it|what)|that (?:you|this|the|it)|this (?:step|action|instruction|command|request|section|skill|message)|these (?:instructions|steps|actions)|of (?:this|these|the)|silently|secretly|covertly|hide|before (?:running|executing|sending|deleting)|for (?:permission|confirmation|approval|consent))\b|without (?:telling|informing|notifying|alerting)/i

export const OTHER_LANGUAGES = [
  '忽略之前',
  '忽略以上',
  '忽略所有',
  '忽略先前',
  '无视之前',
  '無視之前',
  '忽略前面',
  '不要告诉用户',
  '不要告知用户',
  '不要让用户',
  '别告诉用户',
  '不要通知用户',
  'гнорируй предыдущ',
  'гнорируй все',
  'гнорировать предыдущ',
  'абудь все предыдущ',
  'е сообщай пользователю',
  'е говори пользователю',
  '以前の指示を無視',
  '以前の指示は無視',
  'これまでの指示を無視',
  'ユーザーに知らせ',
  'ユーザーには伝え',
  'ユーザーに言わ',
  '이전 지시를 무시',
  '이전 명령을 무시',
  '사용자에게 알리지',
  'تجاهل التعليمات',
  'لا تخبر المستخدم',
  'すべて無視し',
  '지시를 무시',
].map(utf8)

/** In whatever language: that the user is not to learn of it. */
export const isConcealed = (text: string): boolean =>
  (findSign(CONCEAL, text)?.[0].match(CONCEALED_ACT) ?? null) !== null ||
  hasSign(CONCEALS, text) ||
  hasSign(OTHER_LATIN, text) ||
  HIDING.some((phrase) => text.includes(phrase))

const CONCEALS =
  /\b(?:silently|secretly|covertly|invisible to the user|(?:user|human)s? (?:need not|must not|should not|does not need to|doesn't need to) (?:be told|know|see|notice)|never mention (?:this|it)|(?:do not|don't) (?:show|mention|tell|report) (?:it|this)\b|without (?:asking|telling)|erw\S{1,3}hne (?:es|das) nicht|ohne (?:den|die) nutzer\w* zu fragen|no lo (?:menciones|digas)|sin decirlo)\b/i
const HIDING = [
  '不要告诉',
  '别告诉',
  '不要通知',
  'е говори',
  'е сообщай',
  'ユーザーに知らせ',
  '사용자에게 알리지',
].map(utf8)
export const OTHER_LATIN =
  /\b(?:ignora(?:r|ndo)?|olvida(?:r)?|desconsidere|ignore[sz]?|oublie[sz]?|vergiss|ignorier\w*|missachte)\b[^.\n]{0,40}\b(?:instrucciones|instru\S{1,4}es|anweisungen|instructions pr\S{2,4}c\S{2,4}dentes|regeln|consignes|istruzioni)|\b(?:no (?:le )?(?:digas|informes|muestres|menciones)|ne (?:dis|dites|r\S{1,3}v\S{1,3}le\w*|mentionne\w*|informe\w*) (?:pas|rien)|n\S{1,3}o (?:conte|diga|informe|mostre)|sag(?:e)? (?:dem|es dem)|informiere den|non dire)\b[^.\n]{0,30}\b(?:usuario|utilisateur|usu\S{1,3}rio|nutzer|benutzer|utente)\b/i

const FAKE_ROLE =
  /<\|(?:im_start|im_end|system|endoftext|start_header_id)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:system|system[_-]?(?:prompt|message|override|instruction)s?|admin|developer[_-]?message|anthropic|openai|assistant[_-]instructions?)>|(?:^|\n)\s{0,3}(?:#{1,4}\s?)?\[?(?:SYSTEM|ADMIN|DEVELOPER)(?: (?:OVERRIDE|NOTICE|MESSAGE|PROMPT|UPDATE|ALERT|INSTRUCTION)S?)?\]?\s?:\s?(?=[A-Z\w])/

/** The line itself speaks of attacks: a negation is part of the order, and says nothing. */
const TOLD =
  /\b(?:attack\w*|malicious|injection|payloads?|jailbreak\w*|exploit\w*|adversar\w+|suspicious|red flags?|detect\w*|examples?|phishing|vulnerab\w+|untrusted|hidden (?:text|instructions?))\b/i

/** What is quoted, or told as an example of an attack, is no order. */
/** Right in front of it, in bold type. */
const FORBIDDEN = /^[\s*+-]{0,8}\*\*(?:do not|don't|never)\*\*\s(?:\w+\s){0,2}$/i

const isSaid = (file: ScannedFile, offset: number, length: number): boolean => {
  const { text } = file
  const start = lineStart(text, offset + 1, 201)
  const line = text.slice(start, lineEnd(text, offset + length, 200))
  if (
    isInQuotes(text, offset) ||
    FORBIDDEN.test(text.slice(start, offset)) ||
    /\b(?:finished|done|ready|complete\w*|works|passes)\b.{0,24}\b(?:before|until|unless)\b/i.test(
      line,
    )
  )
    return true
  if (
    fenceAt(file.fences, offset) &&
    isAboutAttacks(text.slice(Math.max(0, offset - 500), offset + 200))
  )
    return true
  return (
    TOLD.test(line) ||
    /\b(?:such as|e\.g\.|like|phrases?|patterns?|attempts?|tr(?:y|ies|ying) to|asks? (?:you )?to|instruct\w* to|reject|refuse|ask(?:s|ed)?|claims?|requests?|prompts? that|could|might|may|if)\b/i.test(
      line.slice(0, Math.max(0, offset - start)).slice(-120),
    )
  )
}

/** Between quotation marks, or on a line that quotes. */
export const isInQuotes = (text: string, offset: number): boolean => {
  const before = text.slice(lineStart(text, offset, 300), offset)
  return (
    /(?:["'`([/|\\^]|\xe2\x80[\x9c\x98]|\xc2\xab)\s?$/.test(before) ||
    inQuotes(before) ||
    isQuotedLine(text, offset)
  )
}

const inQuotes = (before: string): boolean =>
  (before.split('"').length - 1) % 2 === 1 ||
  (before.split('`').length - 1) % 2 === 1 ||
  before.lastIndexOf('\xe2\x80\x9c') > before.lastIndexOf('\xe2\x80\x9d')

const hit = (
  rule: string,
  message: string,
  offset: number,
  length: number,
  isHidden: boolean,
): Hit => ({
  rule_id: rule,
  severity: isHidden ? 'block' : rule === 'injection.fake_role' ? 'warn' : 'hold',
  message,
  offset,
  length,
})

/** Honest packages have fewer rules of this kind. */
const MAX_REFUSED = 100

/** Behind those that only refuse an act. */
const firstOrder = (text: string, phrase: string): number => {
  let offset = text.indexOf(phrase)
  for (let count = 0; offset !== -1 && count < MAX_REFUSED; count += 1) {
    if (!isRefusedBehind(text, offset + phrase.length)) break
    offset = text.indexOf(phrase, offset + phrase.length)
  }
  return offset
}

export function* findInjections(file: ScannedFile): Generator<Hit> {
  if (file.isCode && !file.isDecoded) return
  const { words, text } = file
  const isHidden = file.isDecoded
  let until = -1
  const search = function* (
    places: readonly number[],
    patterns: RegExp[],
    rule: string,
    message: string,
    test?: RegExp,
  ): Generator<Hit> {
    until = -1
    let hits = 0
    for (const place of places) {
      // One more than are listed, so that a finding says it.
      if (hits > MAX_OF_A_RULE) return
      if (place < until) continue
      const start = Math.max(0, place - 24)
      const window = text.slice(start, place + 220)
      for (const pattern of patterns) {
        const match = findSign(pattern, window)
        if (match === null || match.index > 40) continue
        if (test && !test.test(match[0])) continue
        const offset = start + match.index
        until = offset + match[0].length
        if (!isHidden && isSaid(file, offset, match[0].length)) continue
        yield hit(rule, message, offset, match[0].length, isHidden)
        hits += 1
        break
      }
    }
  }
  yield* search(
    words.of('override'),
    [OVERRIDE, JAILBREAK],
    'injection.override',
    'An order to ignore other instructions.',
  )
  yield* search(
    words.of('conceal'),
    [CONCEAL],
    'injection.conceal',
    'An order to keep something from the user.',
    CONCEALED_ACT,
  )
  yield* search(
    words.of('role'),
    [FAKE_ROLE],
    'injection.fake_role',
    'Text that passes for a message of the system.',
  )
  yield* search(
    [...words.of('override'), ...words.of('conceal')],
    [OTHER_LATIN],
    'injection.override',
    'An order to ignore other instructions, or to keep something from the user.',
  )
  if (/[\xd0-\xef]/.test(text)) {
    for (const phrase of OTHER_LANGUAGES) {
      const offset = isHidden ? text.indexOf(phrase) : firstOrder(text, phrase)
      if (offset === -1 || (!isHidden && isSaid(file, offset, phrase.length))) continue
      yield hit(
        'injection.override',
        'An order to ignore other instructions, or to keep something from the user.',
        offset,
        phrase.length,
        isHidden,
      )
    }
  }
}
