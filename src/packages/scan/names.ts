/** Names that are easily taken for others. Pure. */
import { distance } from 'fastest-levenshtein'
import type { Hit, ScannedFile } from './rule.ts'

/** Names that attackers imitate; a registry adds its own popular skills. */
const IMITATED =
  'clawhub openclaw clawdbot moltbot moltbook claude anthropic openai chatgpt codex gemini copilot cursor github gitlab google gmail youtube twitter facebook instagram linkedin whatsapp telegram discord slack notion polymarket hyperliquid coinbase binance metamask phantom solana ethereum bitcoin yahoo amazon paypal stripe shopify spotify reddit wikipedia dropbox'.split(
    ' ',
  )

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  $: 's',
  '@': 'a',
}

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[0135$@]/g, (it) => LOOKALIKES[it] ?? it)
    .replaceAll(/(.)\1+/g, '$1')

/** Two neighbours have changed places. */
export const isSwapped = (a: string, b: string): boolean => {
  if (a.length !== b.length) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i += 1
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2) && a !== b
}

/** Names that others are compared with, each with how it looks. */
export type KnownNames = ReadonlyMap<string, string>

export const knownNames = (names: readonly string[]): KnownNames =>
  new Map(names.map((name) => [name, folded(name)]))

const KNOWN = knownNames(IMITATED)

/** The known name that this one is mistaken for; null if there is none, or if it is that name. */
export const lookalikeOf = (slug: string, names = KNOWN): string | null => {
  const own = slug.slice(slug.indexOf('/') + 1).toLowerCase()
  const words = own.split(/[-_.]/)
  if (names.has(own) || words.some((part) => names.has(part))) return null
  const parts = [...new Set([own, words.join(''), ...words])]
    .filter((part) => part.length >= 5 && !WORDS.has(part))
    .map((part) => ({ part, look: folded(part) }))
  for (const [name, look] of names) {
    if (name.length < 5) continue
    for (const it of parts) {
      if (Math.abs(it.part.length - name.length) > 1) continue
      if (it.look === look || (name.length > 5 && isOneEdit(it.part, name))) return name
    }
  }
  return null
}

const isOneEdit = (a: string, b: string): boolean => distance(a, b) === 1 || isSwapped(a, b)

/** Ordinary words, one edit from a known name. */
const WORDS = new Set(
  'stripes slacks notions curser code codes cursors goggle discords strip amazons reddits clause clauses openapi notional motion potion lotion nation option options binances finance stride strides'.split(
    ' ',
  ),
)

const NAME = /^name\s?:\s?["']?([\w./-]{3,64})["']?\s*$/m

export function* findLookalikes(file: ScannedFile): Generator<Hit> {
  if (!/^skill\.md$/i.test(file.name)) return
  const head = file.text.slice(0, 4000)
  const match = NAME.exec(head)
  const name = match?.[1]
  const known = name === undefined ? null : lookalikeOf(name)
  if (match && known !== null) {
    yield {
      rule_id: 'name.lookalike',
      severity: 'warn',
      message: `The name is easily taken for ${known}.`,
      offset: match.index,
      length: match[0].length,
    }
  }
}
