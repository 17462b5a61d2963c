/**
 * Orders in other languages than English, as combinations of their signs: an act, a cover of it and an address or a
 * place. A sign alone is nothing. Pure.
 */
import { LIKE_AN_ACCOUNT } from './accounts.ts'
import { ACCOUNT, PERSISTS } from './act-signs.ts'
import type { Order } from './order.ts'
import { ADDRESS, AGENT_PLACE } from './order-signs.ts'
import { isQuoted, type Unit } from './order-unit.ts'
import { either, type Sign } from './sign.ts'
import { tongue } from './tongue.ts'
import { TAUGHT } from './tongue-covers.ts'
import {
  DISABLES,
  FETCHES,
  FOLLOWS,
  FROM_ABOVE,
  MOVES_MONEY,
  NOTES,
  OWN_DATA,
  OWN_GUARD,
  SEAL,
  SENDS,
  TOLD_STEPS,
} from './tongue-acts.ts'
import { ASKED, EACH_TIME, SAYS_ONLY, UNASKED, UNTOLD } from './tongue-covers.ts'

/** What the settings of agents call it. */
const NAMED_GUARD =
  /["'`.]hooks?\b|\bhooks["'`]|\bpermissions?\b|\bdeny\b|\bsandbox\b|\bapprovals?\b|\bbypassPermissions\b/i
const GUARD = either(OWN_GUARD, NAMED_GUARD)
/** Where it is switched off. */
const OWN_SETTINGS =
  /\.(?:claude|codex|cursor|gemini|openclaw|windsurf|continue)\b|\bsettings(?:\.local)?\.json\b|\b(?:CLAUDE|AGENTS|MEMORY|SOUL|GEMINI)\.md\b|--dangerously-\S+|--yolo\b|\bbypassPermissions\b|\bdanger-full-access\b/i
/** What no service has a use for; its public half is for others. */
const OWN_KEYS =
  /~\/\.(?:ssh|aws|gnupg|kube|netrc)\b(?!\/(?:[\w-]{1,40}\.pub|config|known_hosts|authorized_keys))|\bid_(?:rsa|ed25519)\b(?!\.pub)/
/** A sign as it stands in the text that has it. */
const LITERAL =
  /\[\[[^\]\n]{2,40}\]\]|`[^`\n]{3,60}`|##[^#\n]{2,40}##|["\x9c\x8e][A-Z][^"\n]{2,40}["\xe2]|\xc2\xab[^\n]{2,60}\xc2\xbb|\xe3\x80[\x8c\x8e\x90][^\n]{2,60}\xe3\x80[\x8d\x8f\x91]|<[A-Z][\w:-]{2,40}>/

const COVER = either(UNTOLD, UNASKED)

/** In front of an act, or right behind it: the same word says in one language what it denies in another. */
const REFUSED_BEFORE = tongue(
  [
    String.raw`(?:no|non|não|nunca|jamás|jamais|mai|ne|n'|nie|nigdy|niet|nooit|nicht|niemals|не|никогда|asla)(?: (?:lo|la|los|las|le|les|li|se|si|o|os|as|pas|jamais|mai|nie|не|en|y|gli|ne|sich))*\s{0,3}$`,
  ],
  ['(?:不|勿|别|不要|不得|不可|切勿|请勿|禁止)$'],
)
const REFUSED_BEHIND =
  /^[\w\x80-\xff]{0,12}\s(?:sie |ihn |es |ze |het )?(?:niemals|nie|nicht|nooit|niet|mai|jamais|nunca|keine?n?|geen)\b/i
const isRefused = (text: string, { index, length }: { index: number; length: number }): boolean =>
  REFUSED_BEFORE.test(text.slice(Math.max(0, index - 32), index)) ||
  REFUSED_BEHIND.test(text.slice(index + length, index + length + 40))

/** An act that is not refused, and the other sign close to it. */
const near = (it: Unit, act: RegExp, other: Sign, reach: number): boolean =>
  it.has(act, other) &&
  it
    .all(act)
    .some(
      (slot) =>
        !isRefused(it.text, slot) &&
        other.test(
          it.text.slice(Math.max(0, slot.index - reach), slot.index + slot.length + reach),
        ),
    )

/** What is done with an address is said behind it. */
const isFollowed = ({ text }: Unit): boolean =>
  Array.from(text.matchAll(/https?:\/\/[^\s"'`)\x80-\xff]{4,300}/g)).some(
    ({ index, 0: address }) => {
      const behind = text.slice(index + address.length, index + address.length + 200)
      return FOLLOWS.test(behind.split(/\n\s{0,8}\n/, 1)[0] ?? '')
    },
  )

/** The user is asked, which is not what a word says that stands in an order not to ask. */
const isAsked = (it: Unit): boolean =>
  it.has(ASKED) &&
  it.all(ASKED).some((slot) => {
    if (isRefused(it.text, slot)) return false
    const end = slot.index + slot.length
    return !it.all(UNASKED).some(({ index, length }) => index < end && slot.index < index + length)
  })

/** Said by the text itself, and neither quoted nor told of others. */
const isOpen = (it: Unit, ...covers: RegExp[]): boolean =>
  covers.some((cover) => it.all(cover).some(({ index }) => !isTold(it, index)))

const isTold = (it: Unit, index: number): boolean => {
  if (it.isCode) return false
  const line = it.text.slice(it.text.lastIndexOf('\n', index) + 1, index)
  if (isQuoted(it, index) || /^\s{0,3}\|/.test(line)) return true
  if (MARKS.some(([open, close]) => line.lastIndexOf(open) > line.lastIndexOf(close))) return true
  return TAUGHT.test(line.split(/[.!?]\s|\xe3\x80\x82/).at(-1) ?? '')
}

/** Words that English has as well, which say nothing without a cover. */
const ENGLISH =
  /^(?:post|public|publish|cop(?:ied|ies|y)|export|mail|upload|transmi|mandat|join|cargo|envir|invit|remit|alleg)/i
const isOfKeys = (it: Unit, { index, length }: { index: number; length: number }): boolean =>
  !ENGLISH.test(it.text.slice(index, index + length)) &&
  !isRefused(it.text, { index, length }) &&
  !isTold(it, index) &&
  OWN_KEYS.test(it.text.slice(Math.max(0, index - 160), index + length + 160))

/** Quotation marks that open and close. */
const MARKS = [
  ['\xc2\xab', '\xc2\xbb'],
  ['\xe2\x80\x9e', '\xe2\x80\x9c'],
  ['\xe3\x80\x8c', '\xe3\x80\x8d'],
  ['\xe3\x80\x8e', '\xe3\x80\x8f'],
] as const

export const TONGUE_ORDERS: readonly Order[] = [
  {
    rule: 'order.runs_foreign',
    what: 'to follow what another host says, unseen or unasked',
    at: FOLLOWS,
    isMet: (it) =>
      it.target !== null &&
      it.any(UNTOLD, UNASKED) &&
      near(it, FETCHES, ADDRESS, 200) &&
      near(it, FOLLOWS, COVER, 280) &&
      it.leads(FOLLOWS, 320) &&
      isOpen(it, UNTOLD, UNASKED) &&
      !isAsked(it),
  },
  {
    rule: 'order.sends_data',
    what: 'to send data unseen by the user',
    at: SENDS,
    isMet: (it) =>
      it.target !== null &&
      it.any(UNTOLD, SAYS_ONLY) &&
      near(it, SENDS, OWN_DATA, 220) &&
      it.leads(SENDS, 280) &&
      isOpen(it, UNTOLD, SAYS_ONLY) &&
      !isAsked(it),
  },
  {
    rule: 'order.sends_data',
    what: 'to send the keys of the user',
    at: SENDS,
    isMet: (it) =>
      it.target !== null &&
      it.has(OWN_KEYS, SENDS) &&
      it.all(SENDS).some((slot) => isOfKeys(it, slot)) &&
      it.leads(SENDS, 240) &&
      !isAsked(it),
  },
  {
    rule: 'order.runs_foreign',
    what: 'to follow what another host says each time',
    at: FOLLOWS,
    isMet: (it) =>
      it.target !== null &&
      it.has(TOLD_STEPS, EACH_TIME, FOLLOWS) &&
      near(it, FETCHES, ADDRESS, 160) &&
      near(it, TOLD_STEPS, ADDRESS, 160) &&
      it.leads(FOLLOWS, 240) &&
      isFollowed(it) &&
      isOpen(it, EACH_TIME) &&
      !isAsked(it),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to switch off what protects the user, unseen or unasked',
    at: DISABLES,
    isMet: (it) =>
      it.has(OWN_SETTINGS) &&
      it.any(UNTOLD, UNASKED) &&
      near(it, DISABLES, GUARD, 120) &&
      near(it, DISABLES, OWN_SETTINGS, 260) &&
      isOpen(it, UNTOLD, UNASKED) &&
      !isAsked(it),
  },
  {
    rule: 'order.lasting_change',
    what: 'to change what is loaded again later, so that it follows what another host gives, or unseen',
    at: PERSISTS,
    isMet: (it) =>
      it.has(AGENT_PLACE) &&
      near(it, NOTES, AGENT_PLACE, 160) &&
      !isAsked(it) &&
      ((it.target !== null &&
        it.has(EACH_TIME) &&
        near(it, FETCHES, ADDRESS, 200) &&
        isFollowed(it)) ||
        (it.has(UNTOLD) && near(it, AGENT_PLACE, UNTOLD, 260) && isOpen(it, UNTOLD))),
  },
  {
    rule: 'order.lifts_guard',
    what: 'to obey whoever knows a sign, without a question',
    at: SEAL,
    isMet: (it) =>
      it.has(FROM_ABOVE) &&
      it.any(UNTOLD, UNASKED) &&
      near(it, SEAL, LITERAL, 140) &&
      near(it, FOLLOWS, COVER, 280) &&
      isOpen(it, UNTOLD, UNASKED) &&
      !isAsked(it),
  },
  {
    rule: 'order.harmful_act',
    what: 'to move money to an account that the text names',
    at: MOVES_MONEY,
    isMet: (it) =>
      LIKE_AN_ACCOUNT.test(it.text) &&
      it.has(MOVES_MONEY) &&
      it.any(UNTOLD, UNASKED) &&
      near(it, MOVES_MONEY, ACCOUNT, 200) &&
      isOpen(it, UNTOLD, UNASKED) &&
      !isAsked(it),
  },
]
