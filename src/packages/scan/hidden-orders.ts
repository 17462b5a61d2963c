/** Orders to the model in places where a reader does not look. Pure. */
import { enclosing, fenceAt } from './fences.ts'
import {
  CONCEAL,
  CONCEALED_ACT,
  JAILBREAK,
  OTHER_LANGUAGES,
  OTHER_LATIN,
  OVERRIDE,
} from './injection.ts'
import type { Hit, ScannedFile } from './rule.ts'
import { isSecretPlace } from './secret-places.ts'
import { utf8 } from './lures.ts'
import { isBad, isForeign, targetsIn, worstOf } from './targets.ts'

const IMPERATIVE =
  /\b(?:(?:you|agents?|assistant|claude|model|ai|llm)\b[^.\n]{0,40}\b(?:must|should|shall|need to|are (?:required|instructed)|have to|will)|always|first|before (?:responding|answering|you)|when(?:ever)? (?:the )?user|secretly|silently|instead of|in addition|also|please|important|note to (?:ai|agent|assistant|claude|model))\b[^.\n]{0,160}\b(?:run|execute|send|post|upload|fetch|curl|wget|download|read|cat|ignore|append|include|write|exfiltrate|open|install|reveal|copy|call|forward|encode|output|print|respond|reply|disregard)\b|\b(?:run|execute|curl|wget|fetch|send|post|upload|read|cat|exfiltrate|download|install)\b[^.\n]{0,100}(?:https?:\/\/|~\/|\$HOME|\.env\b|\.ssh|credentials?|api[ _-]?keys?|secrets?|\|\s?(?:ba)?sh\b|passwords?|tokens?)/i

/** A command needs no language: one that sends, or that calls an anonymous host. */
const SENDS =
  /\b(?:curl|wget)\b[^\n]{0,300}(?:\s-(?:F|d|T|X)\b|--data|--form|--upload|--post)|\bPOST\b|\b(?:scp|nc|ncat)\s/
const FETCHES = /\b(?:curl|wget|iwr|irm|fetch|npx|pip|POST|GET)\b/

/** At the start of a line, as in a letter. */
const ADDRESSEE = new RegExp(
  `(?:^|\\n)\\s{0,8}(?:(?:note |message )?(?:to|for) (?:the |any |all )?)?(?:ai|ki|ia|llms?|assist[ae]nte?|asistan|agente?s?|claude|model|copilot|${utf8('ассистент', '助手', '助理', 'アシスタント', '어시스턴트')})\\s?(?:[:,]|\xef\xbc[\x9a\x8c])`,
  'i',
)

const hiddenCommand = (text: string): 'block' | 'hold' | null => {
  const worst = worstOf(targetsIn(text).filter((it) => isForeign(it)))
  if (worst === null || !FETCHES.test(text)) return null
  const isSent = SENDS.test(text)
  if (isBad(worst) && (isSent || /\|\s?(?:ba|z)?sh\b/.test(text))) return 'block'
  return isBad(worst) || (isSent && (isSecretPlace(text, false) || ADDRESSEE.test(text)))
    ? 'hold'
    : null
}

const MAX_HIDDEN = 4000
const LIMIT = 400

type Hidden = { what: string; text: string; offset: number }

const HIDDEN_ELEMENT =
  /<(\w{1,12})\s[^>]{0,200}?(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0|opacity\s?:\s?0(?![.\d])|color\s?:\s?(?:white|#fff(?:fff)?|transparent)|\bhidden\b|aria-hidden)[^>]{0,200}>([^<]{10,2000})/gi
const ALT =
  /!\[([^[\]\n]{20,1000})\]\(|\b(?:alt|title|aria-label|data-\w{1,20})\s?=\s?"([^"\n]{20,1000})"|\]\([^()\s\]]{1,300}\s"([^"\n]{20,1000})"\)|^\[[^\]\n]{1,60}\]:\s?\S{1,300}\s["(]([^"\n)]{20,1000})[")]/gim

function* hiddenPieces(text: string): Generator<Hidden> {
  let at = 0
  for (let count = 0; count < LIMIT; count += 1) {
    const start = text.indexOf('<!--', at)
    if (start === -1) break
    const close = text.indexOf('-->', start)
    const end = close === -1 ? text.length : close
    // In a code span it is a word about comments.
    if (enclosing(text, start)?.quote === '`') {
      at = start + 4
      continue
    }
    yield {
      what: 'a comment',
      text: text.slice(start + 4, Math.min(end, start + MAX_HIDDEN)),
      offset: start,
    }
    at = Math.max(end, start + 4)
  }
  if (/<\w/.test(text) && /hidden|none|opacity|font-size|color/i.test(text)) {
    for (const match of text.matchAll(HIDDEN_ELEMENT))
      yield { what: 'a hidden element', text: match[2] ?? '', offset: match.index }
  }
  if (/!\[|alt\s?=|title\s?=|\s"|\]:\s/.test(text)) {
    for (const match of text.matchAll(ALT)) {
      yield {
        what: 'an alternative text',
        text: match.slice(1).find(Boolean) ?? '',
        offset: match.index,
      }
    }
  }
}

export function* findHiddenOrders(file: ScannedFile): Generator<Hit> {
  const isPage = file.isMarkdown || /^(?:html?|svg|xml|txt|rst)$/.test(file.extension)
  if (!isPage) return
  for (const { what, text, offset } of hiddenPieces(file.text)) {
    const place = { offset, length: Math.min(text.length + 4, 1200) }
    const match =
      OVERRIDE.exec(text) ??
      JAILBREAK.exec(text) ??
      OTHER_LATIN.exec(text) ??
      (CONCEAL.exec(text)?.[0].match(CONCEALED_ACT) ? CONCEAL.exec(text) : null)
    const isOther = OTHER_LANGUAGES.some((phrase) => text.includes(phrase))
    if (match || isOther) {
      yield {
        rule_id: 'injection.hidden',
        severity: 'block',
        message: `In ${what}: an order that readers do not see.`,
        ...place,
      }
    } else if (fenceAt(file.fences, offset) === null) {
      const weight = what === 'an alternative text' ? null : hiddenCommand(text)
      if (weight !== null) {
        const message = `In ${what}: a command that readers do not see.`
        yield { rule_id: 'injection.hidden', severity: weight, message, ...place }
        continue
      }
      const order = IMPERATIVE.exec(text) ?? ADDRESSEE.exec(text)
      if (!order) continue
      yield {
        rule_id: 'injection.hidden',
        severity: isGrave(text) ? 'hold' : 'info',
        message: `In ${what}: an order to the model.`,
        ...place,
      }
    }
  }
}

const WEIGHT =
  /https?:\/\/|\.ssh|\.env\b|credential|api[ _-]?key|secret|password|token|exfil|\|\s?(?:ba)?sh\b|curl|wget|~\//gi
const ACT =
  /\b(?:run|execute|send|post|upload|fetch|curl|wget|download|read|cat|exfiltrate|forward|include|append)\b/i
const ADDRESSED =
  /\b(?:you|agent|assistant|claude|model|ai|llm|user|silently|secretly|always|must|before|system)\b/i
/** In front of what is grave, in its line: a rule against it. */
const AGAINST = /\b(?:never|no|not|don't|avoid|without)\b[^.\n:]{0,60}$/i
const AROUND = 260

/** What is grave, an act and whom it is said to stand close to each other, and it is not forbidden. */
const isGrave = (text: string): boolean => {
  for (const { index } of text.matchAll(WEIGHT)) {
    if (AGAINST.test(text.slice(Math.max(0, index - 80), index))) continue
    const near = text.slice(Math.max(0, index - AROUND), index + AROUND)
    if (ACT.test(near) && ADDRESSED.test(near)) return true
  }
  return false
}
