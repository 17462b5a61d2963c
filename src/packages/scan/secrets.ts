/**
 * Private keys, and tokens with their issuer's prefix. Samples, placeholders and the well-known
 * tokens of documentation are ignored. Messages never quote.
 */
import { isObject } from '../manifest/plain-data.ts'
import type { Hit, ScannedFile } from './rule.ts'
import type { Words } from './words.ts'

const KEY_MARK = 'PRIVATE KEY'

/** Documentation shows the marker alone: a key has lines of base64 below it. */
const PRIVATE_KEY =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\[rn]|["'+,\s]){1,24}(?:[A-Z][A-Za-z-]{1,20}: [^\r\n\\]{0,100}(?:\\[rn]|\s){1,8}){0,4}([A-Za-z0-9+/]{40,100})/g

export function* findPrivateKeys(file: ScannedFile): Generator<Hit> {
  if (!file.bytes.includes(KEY_MARK)) return
  for (const { index, 0: key, 1: body = '' } of file.raw.matchAll(PRIVATE_KEY)) {
    if (isPlaceholder(body)) continue
    const rule_id = 'secret.private_key'
    const message = 'A private key.'
    yield { rule_id, severity: 'block', message, offset: index, length: key.length, isSecret: true }
  }
}

type Kind = {
  what: string
  /**
   * Rare text of every such token: files without it need no further scan. Two marks do not begin alike, as a file may
   * repeat one letter.
   */
  mark: string
  pattern: RegExp
  isReal?: (token: string) => boolean
}

const isMixed = (token: string): boolean =>
  /\d/.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token)

/** A pattern begins at a word boundary, so that no text is tried twice. */
const kinds: Kind[] = [
  { what: 'An AWS access key id', mark: 'KIA', pattern: /(?<!\w)AKIA[A-Z2-7]{16}(?!\w)/g },
  { what: 'An AWS access key id', mark: 'SIA', pattern: /(?<!\w)ASIA[A-Z2-7]{16}(?!\w)/g },
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((mark) => ({
    what: 'A GitHub token',
    mark,
    pattern: new RegExp(String.raw`(?<!\w)${mark}[A-Za-z0-9]{36,255}(?!\w)`, 'g'),
  })),
  {
    what: 'A GitHub token',
    mark: 'github_pat_',
    pattern: /(?<!\w)github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?!\w)/g,
  },
  {
    what: 'A Slack token',
    mark: 'xox',
    pattern: /(?<!\w)xox[abeprs]-(?:\d-)?\d{8,14}-[A-Za-z0-9-]{16,200}/g,
  },
  {
    what: 'A Slack webhook',
    mark: 'hooks.slack.com/services/T',
    pattern: /hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}/g,
  },
  {
    what: 'An API key of the form sk-…',
    mark: 'sk-',
    pattern: /(?<![\w-])sk-[A-Za-z0-9_-]{32,250}/g,
    isReal: isMixed,
  },
  {
    what: 'A Stripe key',
    mark: '_live_',
    pattern: /(?<!\w)[rs]k_live_[A-Za-z0-9]{24,120}(?!\w)/g,
  },
  {
    what: 'A GitLab token',
    mark: 'glpat-',
    pattern: /(?<!\w)glpat-[\w-]{20,60}/g,
    isReal: isMixed,
  },
  {
    what: 'A Google API key',
    mark: 'Iza',
    pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
    isReal: isMixed,
  },
  {
    what: 'A Telegram bot token',
    mark: ':AA',
    pattern: /(?<![\w-])\d{8,10}:AA[\w-]{33}(?![\w-])/g,
  },
  {
    what: 'A Discord bot token',
    mark: '.',
    pattern: /(?<![\w-])[MNO][A-Za-z\d]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])/g,
    isReal: isMixed,
  },
  {
    what: 'A Discord webhook',
    mark: '/api/webhooks/',
    pattern: /discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/g,
  },
  {
    what: 'A Hugging Face token',
    mark: 'hf_',
    pattern: /(?<!\w)hf_[A-Za-z]{34}(?!\w)/g,
  },
  {
    what: 'A SendGrid key',
    mark: 'SG.',
    pattern: /(?<!\w)SG\.[\w-]{22}\.[\w-]{43}(?!\w)/g,
  },
  { what: 'A Twilio key', mark: 'SK', pattern: /(?<!\w)SK[0-9a-f]{32}(?!\w)/g },
  {
    what: 'A key of a model vendor',
    mark: '_',
    pattern:
      /(?<!\w)(?:gsk_[A-Za-z0-9]{52}|r8_[A-Za-z0-9]{37}|pplx-[A-Za-z0-9]{48}|xai-[A-Za-z0-9]{80}|tvly-[A-Za-z0-9]{32}|fc-[0-9a-f]{32}|nvapi-[\w-]{64}|lin_api_[A-Za-z0-9]{40}|secret_[A-Za-z0-9]{43}|ntn_[A-Za-z0-9]{46}|dop_v1_[0-9a-f]{64}|shpat_[0-9a-f]{32})(?!\w)/g,
  },
  { what: 'An npm token', mark: 'npm_', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
  {
    what: 'A JSON Web Token',
    mark: 'yJ',
    pattern: /(?<![\w-])eyJ[\w-]{10,2000}\.eyJ[\w-]{10,6000}\.[\w-]{20,2000}/g,
    isReal: (token) => isSignedToken(token),
  },
]

export function* findTokens(file: ScannedFile): Generator<Hit> {
  for (const { start, end } of areasOf(file)) {
    const text = file.bytes.toString('latin1', start, end)
    for (const { what, mark, pattern, isReal } of kinds) {
      if (!text.includes(mark)) continue
      for (const { index, 0: token } of text.matchAll(pattern)) {
        if (isPlaceholder(token) || isReal?.(token) === false) continue
        const message = `${what}. If it is real, revoke it.`
        yield {
          rule_id: 'secret.token',
          severity: 'warn',
          message,
          offset: start + index,
          length: token.length,
          isSecret: true,
        }
      }
    }
  }
}

const IN_TOKEN = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\w-]/.test(String.fromCharCode(code)) ? 1 : 0,
)
/** Every token has at least this number of letters, digits and signs in a row. */
const SHORTEST_RUN = 16
/** What of a token may stand beside its longest run, as the address of a webhook. */
const BESIDE = 120

type Area = { start: number; end: number }

/** Where a token may stand: most of a text has no such word, and most of a program has none, either. */
const areasOf = ({ text, words, bytes }: ScannedFile): Area[] => {
  const areas: Area[] = []
  for (const { offset, length } of text === '' ? runsOf(bytes) : words.runs) {
    if (length < SHORTEST_RUN) continue
    const start = Math.max(0, offset - BESIDE)
    const end = Math.min(bytes.length, offset + length + BESIDE)
    const last = areas.at(-1)
    if (last !== undefined && start <= last.end) last.end = end
    else areas.push({ start, end })
  }
  return areas
}

/** As the words of a text have them. */
const runsOf = (bytes: Uint8Array): Words['runs'] => {
  const runs: { offset: number; length: number }[] = []
  const end = bytes.length
  let next = 0
  for (let at = 0; at < end; at = next) {
    // The last byte of a run that is long enough is looked at first.
    next = at + SHORTEST_RUN
    if (IN_TOKEN[bytes[next - 1] ?? 0] === 0) continue
    let first = next - 1
    while (first > at && IN_TOKEN[bytes[first - 1] ?? 0] === 1) first -= 1
    while (next < end && IN_TOKEN[bytes[next] ?? 0] === 1) next += 1
    if (next - first >= SHORTEST_RUN) runs.push({ offset: first, length: next - first })
  }
  return runs
}

const SAMPLE_WORDS =
  /example|sample|dummy|placeholder|your|fake|redacted|changeme|secret|token|xxxx|abcdef|123456|000000|\.\.\.|-here|_here/i

/** Words that mark a placeholder, or too few different characters for a random text. */
export const isPlaceholder = (text: string): boolean =>
  SAMPLE_WORDS.test(text) || new Set(text.slice(-32)).size < 10

/** The sample in every documentation of the format. */
const SAMPLE_SUBJECT = '1234567890'

/** A token that grants access names its issuer, its subject, or its expiry. */
const CLAIMS = ['iss', 'sub', 'aud', 'exp', 'iat', 'jti']

const isSignedToken = (token: string): boolean => {
  const [header, claims] = token.split('.').map(parse)
  return (
    isObject(header) &&
    typeof header['alg'] === 'string' &&
    isObject(claims) &&
    CLAIMS.some((name) => name in claims) &&
    claims['sub'] !== SAMPLE_SUBJECT
  )
}

const parse = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
