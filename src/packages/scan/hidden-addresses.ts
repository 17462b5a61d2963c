/** Addresses that programs keep encoded: nothing else is hidden by it than where a request goes. Pure. */
import { Buffer } from 'node:buffer'
import { reversed } from './encodings.ts'
import { aboutTarget } from './flows.ts'
import { found, type Hit, type ScannedFile } from './rule.ts'
import { wholeOf } from './sign.ts'
import { isForeign, type Target, targetOf } from './targets.ts'

const MOST = 120_000
const MAX_TRIES = 60
/** Base64, and Base64 backwards, of what begins as an address does, and the same in hexadecimal. */
const ENCODED =
  /(?<![\w+/=-])(?:(?:aHR0c|d3Nz|d3M6)[\w+/-]{8,400}={0,2}|={0,2}[\w+/-]{8,400}c0RHa|(?:68747470|7773733a|77733a2f)[\da-f]{12,800})(?![\w+/=-])/gi
const ANY_ENCODED = new RegExp(ENCODED.source, 'i')
/** What a call decodes, whatever it is. */
const DECODED =
  /\b(?:atob|b64decode|urlsafe_b64decode|base64_decode|decode64|urlsafe_decode64|FromBase64String|DecodeString|fromhex|unhexlify|hex2bin|Buffer\.from|decode)\(\s{0,4}b?["'`]([\w+/-]{14,400}={0,2})["'`]/g
const ANY_DECODED = new RegExp(DECODED.source)
const DECODES =
  /base64|general_purpose|\bSTANDARD\b|\batob\(|b64|fromhex|unhexlify|decode64|hex2bin|["']hex["']|\bhex\.|\bxxd\b|\bpack\(\s?["']H|\bunpack1?\b/i
const ASKS =
  /\bfetch\(|\burlopen\(|\burlretrieve\(|\b(?:requests|httpx|axios|session|client|got|http|https)\.(?:post|put|get|request|Post\w{0,6}|Get|Do|NewRequest\w{0,12})\b|\baxios\(|\bcurl|\bwget\b|\bNet::HTTP\b|\bURI\.open\(|\bFaraday\b|\bHTTParty\b|\b(?:Invoke-(?:RestMethod|WebRequest)|irm|iwr)\b|\bHttpClient\b|\bHttpRequest\b|\bURLConnection\b|\bopenStream\(|\bWebClient\b|\breqwest::|\bureq::|\bURLSession\b|\bfile_get_contents\(|\bGuzzle\w{0,8}|\bWebSocket\(|\bXMLHttpRequest\b|\bsendBeacon\(|\bsocket\b|\.connect\(/
const ADDRESS = /^\s{0,4}(?:https?|wss?):\/\/[^\s"'`<>{}]{4,400}\s{0,4}$/
const BARE =
  /^\s{0,4}(?:[a-z0-9-]{1,40}\.){1,4}[a-z]{2,12}(?::\d{2,5})?(?:\/[\w./?=&%-]{0,200})?\s{0,4}$/

export function* findHiddenAddresses(file: ScannedFile): Generator<Hit> {
  if (!file.isCode) return
  const text = file.text.slice(0, MOST)
  const whole = wholeOf(file)
  if (!whole.has(DECODES, text) || !whole.has(ASKS, text)) return
  for (const [each, sign] of [
    [ENCODED, ANY_ENCODED],
    [DECODED, ANY_DECODED],
  ] as const) {
    if (!whole.has(sign, text)) continue
    let count = 0
    for (const { index, 0: match, 1: literal } of text.matchAll(each)) {
      count += 1
      if (count > MAX_TRIES) break
      const target = targetIn(literal ?? match, literal !== undefined)
      if (target === null) continue
      yield found(
        'command.obfuscated',
        'hold',
        `An address is encoded so that it is not read: ${aboutTarget(target)}.`,
        index,
        match.length,
      )
      return
    }
  }
}

const targetIn = (literal: string, mayBeBare: boolean): Target | null => {
  for (const text of readings(literal)) {
    const isAddress = ADDRESS.test(text)
    if (!isAddress && !(mayBeBare && BARE.test(text))) continue
    const target = targetOf(text.trim().replace(/^wss?:/, 'https:'))
    if (target !== null && isForeign(target)) return target
  }
  return null
}

const readings = (literal: string): string[] => {
  const decoded = /^[\da-f]{16,}$/i.test(literal)
    ? Buffer.from(literal, 'hex')
    : Buffer.from(literal, 'base64')
  const backwards = Buffer.from(reversed(literal), 'base64')
  return [decoded, backwards].map((it) => it.toString('latin1'))
}
