/**
 * Orders to the model that give up what its user decides: approvals, the order of its rules, what it
 * says about its acts, and where conversations go. By what a clause does, not by its words. Pure.
 */
import { Buffer } from 'node:buffer'
import { withoutCitations } from './citations.ts'
import { aboutTarget } from './flows.ts'
import { isGuarded } from './guards.ts'
import { isConcealed } from './injection.ts'
import { lineAt } from './lines.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { windows } from './sections.ts'
import { findSign, hasSign } from './sign.ts'
import { isBad, type Target, targetOf, targetsIn, worstOf } from './targets.ts'
import { isOption } from './told-lines.ts'

const utf8 = (...words: string[]): string =>
  words.map((word) => Buffer.from(word).toString('latin1')).join('|')

/** Claims that the user has agreed in advance, or orders not to ask. */
const AGREED =
  /\b(?:(?<!\b(?:not\s(?:grant|give|get|add)|without(?: an?| any)?)\s)pre-?approved|standing (?:permission|approval|authori[sz]ation|consent)|blanket (?:permission|approval)|(?:user|owner|operator|human|admin)\b[^.\n]{0,40}\b(?:already |has |have )(?:approved|consented|authori[sz]ed|agreed|granted)|(?:has|have) (?:granted|given) (?:full|permanent|unlimited|blanket)\b[^.\n]{0,30}\b(?:permission|access|consent|approval|authority))|\b(?:confirmations?|approvals?|permission|consent)\b[^.\n]{0,40}\b(?:(?:are|is) (?:unnecessary|not (?:needed|required|necessary|wanted|desired|expected)|implied|assumed|granted|no longer (?:needed|required|necessary|wanted|asked))|(?:should|can|must|may) be (?:skipped|assumed|bypassed|treated as given|auto\w*))|(?<!\b(?:to|or|can|may|will|would|never|not|only) )\b(?:skip|suppress|bypass|auto-?(?:accept|approve|confirm)|answer yes to|say yes to|accept)\b[^.\n<]{0,30}\b(?:confirmations?|approvals?|permissions?|consent|(?:all|any|every) (?:prompts?|questions?|dialogs?))\b/i
/** A rank above what the model was told by others. */
const RANK =
  /\b(?:has|have|carr\w{1,4}) (?:the )?same (?:rank|authority|standing|(?<=\b(?:its|this|the|their) (?:text|content|words?|answer|response|page|file|rules?|policy) (?:has|have|carr\w{1,4}) (?:the )?same )(?:weight|priority)) as\b[^.\n]{0,30}\b(?:system|developer|user|operator)|\b(?:these|this|its|our|my|the skill'?s?)\b[^.\n]{0,40}\b(?:takes? (?:precedence|priority)|(?:has|have) (?:precedence|priority|higher (?:authority|rank|priority))|overrules?|outranks?|supersedes?|overrides?|prevails?|wins?)\b[^.\n]{0,40}\b(?:system (?:prompt|message)|safety|(?:user|operator|developer)(?:'s)? (?:earlier |previous |own |other )?(?:rules|instructions?|prompt|wishes|requests?)|(?:all|any) (?:other|earlier|previous|prior) (?:rules|instructions?)|guardrails)|\b(?:safety|system)\b[^.\n]{0,40}\bconflicts?\b[^.\n]{0,40}\b(?:follow|prefer|use|obey|go with|apply)\b[^.\n]{0,20}\b(?:these|this|the skill|this skill|ours?)\b|\b(?:earlier|previous|prior|existing|safety|system)\s(?:guidelines?|rules?|instructions?|restrictions?|polic\w+|constraints?)\b[^.\n]{0,24}\b(?:are|is|become|count as)\b[^.\n]{0,12}\b(?:void|null|lifted|suspended|cancelled|not binding|not in force)\b|\byou have no (?:restrictions|limits|guidelines|guardrails)\b|\brefus(?:al|ing)\b[^.\n]{0,30}\b(?:counts? as|is|means)\b[^.\n]{0,16}\b(?:failure|forbidden|not allowed|unacceptable)/i
/** Lasting memory, or each later session. */
const LASTING =
  /\b(?:long-?term|persistent|permanent|standing|lasting) (?:memory|preference|rule|instruction|setting)\b|\b(?:future|later|subsequent|each|every|all) (?:new )?(?:sessions?|conversations?|chats?)\b|\bfrom now on\b|\b(?:remember|memori[sz]e)\b[^.\n]{0,40}\b(?:permanently|preference|as a fact)\b|\b(?:AGENTS|CLAUDE|MEMORY|SOUL|GEMINI|USER)\.md\b/i
const HIDES =
  /\b(?:without|avoid)\b[^.,\n]{0,24}\b(?:mention|reveal|disclos|tell|inform|list(?=ing [^.\n]{0,60}\b(?:users?|it|this|them|steps?|rules?|sections?|instructions?)\b)|report|show|includ|explain|surfac|referr|bother|acknowledg)ing\b[^.\n]{0,60}\b(?:user|human|paragraph|section|instruction\w*|rule|step|summary|file|request|answer|repl(?:y|ies)|it|this|them)\b|\b(?:never|do not|don't|must not|should not|no need to)\b(?:(?!\bwithout\b)[^.\n]){0,24}\b(?:mention\w*|reveal\w*|disclos\w+|tell(?:ing)?|inform\w*|list(?:ing)?|report(?:ing)?|show(?:ing)?|includ\w+(?=[^.\n]{0,60}\b(?:user|human|summary|answer|repl(?:y|ies)|request)\b)|explain\w*|surfac\w+|refer\w*|bother\w*|acknowledg\w+)\b[^.\n]{0,60}\b(?:user|human|paragraph|section|instruction\w*|rule|step|summary|file|request|answer|repl(?:y|ies)|it|this|them)\b|\b(?:leave|keep|omit)\b[^.\n]{0,24}\b(?:out of|from|hidden|secret|private)\b[^.\n]{0,20}\b(?:your |the )?(?:repl(?:y|ies)|answers?|responses?|output|summar(?:y|ies)|user|human|logs?|transcript)\b|(?<!\b(?:distinction|difference) is )\b(?:invisible|unseen|unnoticed|transparent)\b[^.\n]{0,20}\b(?:to|by) the (?:user|human)\b|\bif (?:you are |you're )?asked\b[^.\n]{0,40}\b(?:say|claim|answer|deny|reply)\b/i
const UNTOLD =
  /\b(?:user|human|owner|operator|reviewers?|person|people|team|customer)\b[^.\n]{0,30}\b(?:need not|needn't|do(?:es)? not need to|don't need to|has no need to|have no need to)\b[^.\n]{0,12}\b(?:hear|know|learn|see|notice|be (?:told|informed|aware)|find out)\b|\b(?:no need|not necessary|unnecessary) to\b[^.\n]{0,8}\b(?:mention|bring|tell|inform|raise|report|say)\b|\bnutzer\b[^.\n]{0,40}\bnicht?s?\b[^.\n]{0,16}\b(?:wissen|erfahren|merken)\b|\bno (?:lo|se lo|hace falta) (?:comentes|menciones|digas|avisar)\b/i
const TALK = new RegExp(
  String.raw`(?<![\w/.#-])(?:transcripts?|chat (?:log|history)|(?:the |whole |full |entire )(?:conversation|dialogue?|chat|session)\b(?! (?:id|key|token))|conversation (?:history|log|so far)|(?:raw|all|full|whole|entire|every|complete|previous|last \w{1,8}|user'?s?|users'|their)\s(?:user )?(?:messages?|prompts?|context|history|inputs?|queries|questions|mails?)|tool (?:results?|outputs?)|conversaci\S{1,3}n|gespr\S{1,3}chsverlauf|nachrichten|mensajes|historique)(?![\w/-])|` +
    utf8('对话', '聊天记录', '消息', '会话', 'ереписк', '会話', '대화'),
  'i',
)
const SENDS = new RegExp(
  String.raw`(?<![\w/.-])(?:send|post|put|upload|submit|forward|transmit|push|deliver|mirror|copy|stream|b?cc|e?mail|relay|pass|open|visit|fetch|call|env\S{1,3}[ae]|enviar|manda|sende[nt]?|schicke?n?|lade|envoie[rz]?)(?=\s|:)|` +
    utf8('发送', '上传', '提交', 'тправ', 'ередава', '送信', '전송'),
  'i',
)
const EACH_SENDS = new RegExp(SENDS, 'gi')
const ADDRESSES =
  /https?:\/\/[^\s"'`)\x80-\xff]{4,300}|\b[\w.+-]{1,40}@(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}/i
const NEGATED =
  /\b(?:never|do not|don't|must not|should not|cannot|refuse|reject|unless)\b[^.\n]{0,40}$/i
const QUOTED = /["'`\u201c>|]\s?$|\xe2\x80[\x9c\x98]\s?$/

/** Only words that are about attacks and nothing else: an order may well say `never`. */
const ABOUT_ATTACKS =
  /\b(?:attack\w*|malicious|injections?|phishing|jailbreak\w*|red flags?|adversar\w+|untrusted|suspicious|exploit\w*)\b/i
const isAboutAttacks = (text: string): boolean => ABOUT_ATTACKS.test(text)

type Slot = { index: number; length: number }

const slotOf = (pattern: RegExp, text: string): Slot | null =>
  slotAt(findSign(pattern, text), text, pattern === HIDES || pattern === UNTOLD)

const slotAt = (match: RegExpExecArray | null, text: string, isNegative = false): Slot | null => {
  if (match === null || QUOTED.test(text.slice(0, match.index))) return null
  if (!isNegative && NEGATED.test(text.slice(Math.max(0, match.index - 60), match.index)))
    return null
  const lineStart = text.lastIndexOf('\n', match.index) + 1
  const before = text.slice(lineStart, match.index)
  if ((before.split('"').length + before.split('`').length) % 2 === 1) return null
  if (/^\s{0,3}[>|]/.test(text.slice(lineStart)) || isAboutAttacks(before)) return null
  return { index: match.index, length: match[0].length }
}

export function* findStandingOrders(file: ScannedFile): Generator<Hit> {
  if (file.isCode && !file.isDecoded) return
  const { words } = file
  const places = [
    ...words.of('order'),
    ...words.of('conceal'),
    ...words.of('send'),
    ...words.of('follow'),
  ].toSorted((a, b) => a - b)
  const seen = new Set<string>()
  for (const { start, text } of windows(file.text, places, 260, 420, 80)) {
    const worst = worstOf(targetsIn(withoutCitations(text)))
    for (const hit of ordersIn(text, worst)) {
      if (seen.has(hit.rule_id)) continue
      seen.add(hit.rule_id)
      yield { ...hit, offset: start + hit.offset }
    }
  }
}

/** Behind a command it says what an option of it does. */
const isRemark = (line: string): boolean =>
  /^\s{0,8}[a-z][\w.-]{1,30} [^#\n]{0,160}\s--?\w[\w-]{0,30}\s{1,20}#\s?[a-z -]{4,40}$/i.test(
    line,
  ) && !/\b(?:you|users?|always|never|tell|every)\b|:\/\//i.test(line.slice(line.indexOf('#')))

const isForeign = (target: Target | null): target is Target =>
  target !== null && target.kind !== 'placeholder' && target.kind !== 'vendor'

/** The user is asked first. */
const isCondition = (text: string, { index, length }: Slot): boolean =>
  /\b(?:after|once|until|unless)\s+(?:\w+\s+){0,3}(?:has|have)\s+(?:approved|consented|authori[sz]ed|agreed)$/i.test(
    text.slice(Math.max(0, index - 24), index + length),
  )

function* ordersIn(text: string, worst: Target | null): Generator<Hit> {
  const hides = slotOf(HIDES, text)
  const isHidden = hides !== null || hasSign(UNTOLD, text) || isConcealed(text)
  const consent = slotOf(AGREED, text)
  const line = consent === null ? '' : lineAt(text, consent.index)
  const isNone = consent === null || isCondition(text, consent)
  const agreed = isNone || isOption(line) || isRemark(line) ? null : consent
  const isLasting = hasSign(LASTING, text)
  const isOthers = isForeign(worst)
  if (agreed && (isLasting || isHidden || isOthers))
    yield found(
      'injection.standing_order',
      isAboutAttacks(text) ? 'warn' : 'hold',
      'The model is to act without the approval of its user, also later or unseen.',
      agreed.index,
      agreed.length,
    )
  const rank = slotOf(RANK, text)
  if (rank)
    yield found(
      'injection.override',
      isAboutAttacks(text) ? 'warn' : 'hold',
      'An order to rank this text above other rules.',
      rank.index,
      rank.length,
    )
  const talk = talkSent(withoutCitations(text))
  if (talk)
    yield found(
      'data.credentials_sent',
      // A live target stays one in a text about attacks.
      isBad(talk.target) && !isAboutAttacks(text) ? 'block' : 'hold',
      `An order to send what the user and the model say to ${aboutTarget(talk.target)}.`,
      talk.index,
      talk.length,
    )
  const untold = hides ?? slotOf(UNTOLD, text)
  if (
    untold &&
    !isGuarded(text, untold.index) &&
    !GUARDS_SECRETS.test(text.slice(untold.index, untold.index + untold.length)) &&
    (isLasting || isOthers) &&
    MUST_HIDE.test(text)
  )
    yield found(
      'injection.standing_order',
      isAboutAttacks(text) ? 'warn' : 'hold',
      'An order to do something, and to keep it from the user.',
      untold.index,
      untold.length,
    )
}

const GUARDS_SECRETS =
  /\b(?:secrets?|tokens?|passwords?|keys?|credentials?|personal data|pii)\b[^.\n]{0,30}\b(?:values? )?(?:out of|from)\b/i

const MUST_HIDE =
  /\b(?:append|write|save|store|add|send|post|upload|route|run|execute|fetch|download|install|insert|forward|edit|set)\b/i

/** A clause that sends the conversation to an address in it. */
const talkSent = (text: string): (Slot & { target: Target }) | null => {
  // Without one of these there is no address.
  if (!text.includes('://') && !text.includes('@')) return null
  for (const { index, 0: verb } of text.matchAll(EACH_SENDS)) {
    const clause = text.slice(index, index + 260).split(/\n\n|[.!?]\s/, 1)[0] ?? ''
    const before =
      text
        .slice(Math.max(0, index - 90), index)
        .split(/[.!?]\s|\n|\xe3\x80\x82/)
        .at(-1) ?? ''
    const what = TALK.exec(clause) ?? (TALK.test(before) ? { index: 0 } : null)
    const address = ADDRESSES.exec(clause)
    if (what === null || address === null || what.index > 140) continue
    if (/\s--?\w|[{};]/.test(clause.slice(0, address.index))) continue
    const isSent =
      what.index < address.index || /[=<{]/.test(clause.slice(address.index, what.index))
    const target = targetOf(address[0])
    if (!isSent || !isForeign(target)) continue
    const until = text.slice(Math.max(0, index - 200), index + verb.length)
    const slot = slotAt(new RegExp(`${verb}$`, 'i').exec(until), until)
    if (slot !== null) return { index, length: clause.length, target }
  }
  return null
}
