/** Addresses that code puts together from pieces or numbers, so that reading does not find them. Pure. */
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { hasSign } from './sign.ts'
import { isForeign, type Target, targetOf } from './targets.ts'
import { isTopLevel } from './top-level-names.ts'

const MOST = 120_000
const MAX_TRIES = 500
const CHAIN = /(["'`])([^"'`\\\n]{0,40})\1(?:\s?[+.]\s?(["'`])([^"'`\\\n]{0,40})\3){1,8}/g
const PIECE = /["'`]([^"'`\\\n]{0,40})["'`]/g
/** What is joined because it differs: a scheme, and what stands behind it. */
const WHOLE_SCHEME = /^(?:https?:?(?:\/\/)?|:\/\/|\/\/)$|^https?:\/\//
const BYTE = String.raw`\d{1,3}`
const FOUR = String.raw`(${BYTE}\s?,\s?${BYTE}\s?,\s?${BYTE}\s?,\s?${BYTE})`
/** Four numbers with points between, in the ways of several languages. */
const JOINED = new RegExp(
  [
    String.raw`\[\s?${FOUR}\s?\](?:\.map\([^)\n]{0,30}\))?\.join\(\s?["'\x60]\.["'\x60]`,
    String.raw`["']\.["']\.join\(\s?(?:map\(\s?str\s?,\s?)?(?:str\(\w{1,8}\) for \w{1,8} in )?[[(]\s?${FOUR}`,
    String.raw`[(@]\(?\s?${FOUR}\s?\)\s?-join\s?["']\.["']`,
    String.raw`["']%[di]\.%[di]\.%[di]\.%[di]["']\s?%\s?\(\s?${FOUR}`,
    String.raw`["']\{\}\.\{\}\.\{\}\.\{\}["']\.format\(\s?${FOUR}`,
    String.raw`\b(?:inet_ntoa|IPv4Address|IPAddress|bytes)\(\s?(?:bytes\(|new byte\[\]\s?\{|\[|\()\s?\[?\s?${FOUR}`,
    String.raw`\bIPv4(?:Addr)?(?:::new)?\(\s?${FOUR}`,
  ].join('|'),
  'g',
)
const ANY_JOINED = new RegExp(JOINED.source)
const LABEL = String.raw`["'\x60]([\w-]{1,60})["'\x60]`
const LABELS = String.raw`\s?${LABEL}\s?,\s?${LABEL}\s?,(?:\s?${LABEL}\s?,)?\s?["'\x60]([a-z]{2,12})["'\x60]\s?,?\s?`
/** The parts of a name, which points join. */
const JOINED_NAME = new RegExp(
  String.raw`[[(]${LABELS}[\])]\.join\(\s?["'\x60]\.["'\x60]|["']\.["']\.join\(\s?[[(]${LABELS}[\])]|\(${LABELS}\)\s?-join\s?["']\.["']`,
  'g',
)
const ANY_NAME = new RegExp(JOINED_NAME.source)
/** One number for all four. */
const AS_NUMBER =
  /\b(?:inet_ntoa\(\s?struct\.pack\(\s?["'][!>]?[IL]["']\s?,|ip_address\(|IPv4Address\(|long2ip\(|IPAddress\]?::?(?:Parse)?\(|new IPAddress\()\s?(0x[0-9a-f]{7,8}|\d{8,10})\b/gi
const ANY_NUMBER = new RegExp(AS_NUMBER.source, 'i')
/** Characters by their numbers, where something makes letters of them. */
const LETTERS =
  /fromCharCode|\bchr\(|\[char\]|\bchar\(|bytes\(\[|Buffer\.from\(\s?\[|byte\[\]|String\(\[\]|pack\(\s?["']C/
const CODES = /(?<![\w.,])\d{2,3}(?:\s?,\s?\d{2,3}){2,60}(?![\w.])/g
const NAME =
  /^(?:child_process|\/bin\/(?:ba|z|da)?sh|cmd\.exe|powershell(?:\.exe)?|os\.system|subprocess|execSync|eval)$/
const RUNS =
  /\b(?:exec|spawn|system|popen)\w{0,8}\s?\(|\bsubprocess\b|\biex\b|Invoke-Expression|\|\s?(?:ba)?sh\b|\beval\b|\bnew Function\b|\bchild_process\b|\.connect\(|\/bin\/(?:ba)?sh/i

/** Without a connection four numbers are a version. */
const CONNECTS =
  /https?:|\bfetch\(|connect|socket|\b(?:curl|wget|ssh|nc|irm|iwr)\b|Invoke-|\burlopen|\brequests\./i

type Place = { index: number; length: number; text: string }

export function* findSplitAddresses(file: ScannedFile): Generator<Hit> {
  if (!file.isCode && !file.isDecoded) return
  const text = file.text.slice(0, MOST)
  const letters = LETTERS.test(text) ? [...lettersIn(text)] : []
  const name = letters.find((it) => NAME.test(it.text))
  for (const place of [...chainsIn(text), ...numbersIn(text), ...namesIn(text), ...letters]) {
    const target = liveIn(place.text)
    if (target === null) continue
    const isRun = name !== undefined || RUNS.test(text)
    if (!isRun && !CONNECTS.test(text)) continue
    yield found(
      'command.obfuscated',
      target.kind === 'numeric' && isRun ? 'block' : 'hold',
      `An address is put together from pieces so that it is not read: ${aboutTarget(target)}.`,
      place.index,
      place.length,
    )
    return
  }
  if (name === undefined) return
  yield found(
    'command.obfuscated',
    'hold',
    `A name is put together from pieces so that it is not read: ${name.text}.`,
    name.index,
    name.length,
  )
}

const liveIn = (text: string): Target | null => {
  const address = /https?:\/\/[^\s"'`]{4,200}|(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?!\w)/.exec(
    text,
  )?.[0]
  const target = address === undefined ? null : targetOf(address)
  return target !== null && isForeign(target) ? target : null
}

/** A scheme or a number that is cut at an unusual place. */
function* chainsIn(text: string): Generator<Place> {
  let count = 0
  for (const { index, 0: chain } of text.matchAll(CHAIN)) {
    count += 1
    if (count > MAX_TRIES) return
    const pieces = [...chain.matchAll(PIECE)].map(([, piece = '']) => piece).filter(Boolean)
    const whole = pieces.join('')
    const isCut =
      (whole.includes('://') && !pieces.some((it) => WHOLE_SCHEME.test(it))) ||
      (/(?:\d{1,3}\.){3}\d{1,3}/.test(whole) &&
        !pieces.some((it) => /(?:\d{1,3}\.){3}\d{1,3}/.test(it)))
    if (isCut) yield { index, length: chain.length, text: whole }
  }
}

function* numbersIn(text: string): Generator<Place> {
  let count = 0
  for (const match of hasSign(ANY_JOINED, text) ? text.matchAll(JOINED) : []) {
    count += 1
    if (count > MAX_TRIES) return
    const four = match.slice(1).find((it) => it !== undefined) ?? ''
    const address = four.replaceAll(/\s/g, '').replaceAll(',', '.')
    yield { index: match.index, length: match[0].length, text: address }
  }
  for (const { index, 0: whole, 1: number = '' } of hasSign(ANY_NUMBER, text)
    ? text.matchAll(AS_NUMBER)
    : []) {
    count += 1
    if (count > MAX_TRIES) return
    const value = Number(number)
    const bytes = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
    yield { index, length: whole.length, text: bytes.join('.') }
  }
}

function* namesIn(text: string): Generator<Place> {
  if (!hasSign(ANY_NAME, text)) return
  let count = 0
  for (const match of text.matchAll(JOINED_NAME)) {
    count += 1
    if (count > MAX_TRIES) return
    const labels = match.slice(1).filter(Boolean)
    // Names of texts and settings are joined so, too.
    if (!isTopLevel(labels.at(-1) ?? '')) continue
    yield { index: match.index, length: match[0].length, text: `https://${labels.join('.')}/` }
  }
}

function* lettersIn(text: string): Generator<Place> {
  let count = 0
  for (const { index, 0: list } of text.matchAll(CODES)) {
    count += 1
    if (count > MAX_TRIES) return
    const codes = list.split(',').map(Number)
    if (codes.some((it) => it < 32 || it > 126)) continue
    yield { index, length: list.length, text: String.fromCharCode(...codes) }
  }
}
