/** Orders in words to send what is confidential, in several languages. Pure. */
import { Buffer } from 'node:buffer'
import { withoutCitations } from './citations.ts'
import { aboutTarget } from './flows.ts'
import { isConcealed } from './injection.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { isAboutAttacks } from './sections.ts'
import { isAnonymous, isBad, type Target, targetOf } from './targets.ts'

const utf8 = (...words: string[]): string =>
  words.map((word) => Buffer.from(word).toString('latin1')).join('|')

const MAX_ORDERS = 600

const ORDER = new RegExp(
  `^(?:(?:send|post|put|upload|submit|forward|transmit|exfiltrate|beacon|include|append|attach|embed|e?mail|sendet?|schicken?|enviar|envie|envoye[rz]|invia)\\b|${utf8('envía', '发送', '發送', '上传', 'тправ', '送信', '전송')})`,
  'i',
)
/** The name of a value, and no verb. */
const PARAMETER = /^e?mail\s?[,:=)"'`|]/i
const CONFIDENTIAL = new RegExp(
  String.raw`(?:(?<!\w)\.env\b|~\/\.(?:ssh|aws|netrc|npmrc|gnupg|kube|docker)\b|\bid_(?:rsa|ed25519)\b|\*\.(?:pem|key)\b|\b(?:conversations?|chat history|message history|credentials?|passwords?|api[ _-]?keys?|(?:access|auth|session|bearer)[ _-]?tokens?|secrets?|environment variables|env(?:ironment)? vars|printenv|ssh keys?|private keys?|seed phrases?|recovery phrases?|mnemonics?|cookies|system prompt|user(?:'s)? (?:data|files|emails?|input|prompt|messages?)|files? contents?|source code|memory files?|credit cards?|clipboard|keystrokes|browser history|contacts|passw\S{1,3}rter|kennw\S{1,3}rter|zugangsdaten|gespr\S{1,3}chsverlauf|contrase\S{1,3}as?|frase semilla|claves privadas?|credenciales|mots? de passe|conversaci\S{1,3}n|senhas?)\b|` +
    utf8('密码', '密钥', '私钥', '助记词', '对话', '凭证', 'ароль', 'люч', 'ереписк') +
    ')',
  'i',
)
/** No service has a use for what these give access to. */
const GRAVE =
  /seed phrase|recovery phrase|mnemonic|private keys?|frase semilla|claves? privada|~\/\.(?:ssh|aws|netrc|gnupg|kube)|\bid_(?:rsa|ed25519)\b|\*\.(?:pem|key)\b|\bhosts\.yml\b|\.claude\.json\b|\.(?:npmrc|git-credentials)\b/i
const READS = new RegExp(
  String.raw`\b(?:read|open|cat|get|collect|gather|find|match|ask|run|encode|lies|lese?n?|lee|leer|lis|lire|leia|solicita|pide|demande)\b|` +
    utf8('读取', 'рочита', '読み取'),
  'i',
)
const ADDRESSEE =
  /(?:https?:\/\/(?:[\w\x80-\xff-]{1,120}\.){0,4}|(?<![\w*.#-])\d{1,3}\.\d{1,3}\.\d{1,3}\.(?=\d))[^\s"'`)>\x80-\xff]{1,200}|\b[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,12}/i

const FORBIDDEN = /\b(?:never|do not|don't|must not|cannot|should not)\s(?:\w{1,12}\s){0,2}$/i

/** What the sentences before it name. */
const SENDS_IT =
  /^\w{3,12}\s(?:it|them|this|these|all|both|everything|the (?:result|object|output|file|list|json|text|archive|bundle)s?)\b/i
const REACH_BACK = 320

/** Between two fields of a front matter, of which the second one is no part of an order in the first. */
const FIELD = /\n(?=[\w-]{1,40}:|\n|---)/

/** The clause in front of the order: "read .env and include its values". */
const clauseBefore = (text: string, offset: number): string =>
  text
    .slice(Math.max(0, offset - 140), offset)
    .split(/[.!?]\s|\n/)
    .at(-1) ?? ''

export function* findSendOrders(file: ScannedFile): Generator<Hit> {
  if (file.isCode) return
  const { words, text } = file
  const fields = /^---\r?\n/.test(text) ? text.indexOf('\n---', 3) : -1
  let until = -1
  let tries = 0
  for (const anchor of words.of('send')) {
    if (anchor < until) continue
    const sentence =
      text.slice(anchor, anchor + 400).split(anchor < fields ? FIELD : '\n\n', 1)[0] ?? ''
    if (!ORDER.test(sentence) || PARAMETER.test(sentence)) continue
    tries += 1
    if (tries > MAX_ORDERS) return
    const before = clauseBefore(text, anchor)
    // A noun, as in "by mail".
    if (FORBIDDEN.test(before) || /\b(?:by|via|per|the|an?)\s$/i.test(before)) continue
    const read = SENDS_IT.test(sentence) ? readBefore(text, anchor) : ''
    const what =
      CONFIDENTIAL.exec(sentence.slice(0, 160)) ??
      (READS.test(before) && CONFIDENTIAL.test(before) ? { index: 0 } : null) ??
      (read === '' ? null : { index: 0 })
    const address = what && ADDRESSEE.exec(withoutCitations(sentence).slice(what.index))
    const isForbidden = /\b(?:never|do not|don't)\s/i.test(sentence.slice(0, what?.index ?? 0))
    const isOrder =
      !isForbidden &&
      what !== null &&
      address !== null &&
      address.index <= 220 &&
      !/ --\w|=>|[{};]/.test(sentence.slice(0, what.index + address.index))
    if (!isOrder) continue
    const length = what.index + address.index + address[0].length
    until = anchor + length
    const target = targetOf(address[0])
    if (target?.kind === 'vendor' || target?.kind === 'placeholder') continue
    const around = text.slice(Math.max(0, anchor - 200), anchor + length + 160)
    yield {
      rule_id: 'data.credentials_sent',
      severity: severityOf(target, around, read + before + sentence.slice(0, length)),
      message: `An order to send confidential data to ${target ? aboutTarget(target) : 'an address'}.`,
      offset: anchor,
      length,
    }
  }
}

/** What is read in the same paragraph, if it is confidential. */
const readBefore = (text: string, offset: number): string => {
  const before =
    text
      .slice(Math.max(0, offset - REACH_BACK), offset)
      .split('\n\n')
      .at(-1) ?? ''
  return READS.test(before) && CONFIDENTIAL.test(before) ? before : ''
}

const severityOf = (target: Target | null, around: string, order: string): Hit['severity'] => {
  if (target !== null && (isBad(target) || target.kind === 'tunnel')) return 'block'
  const isGrave =
    (target !== null && isAnonymous(target)) || GRAVE.test(order) || isConcealed(around)
  // A live target stays one in a text about attacks.
  return isGrave && (target !== null || !isAboutAttacks(order)) ? 'hold' : 'warn'
}
