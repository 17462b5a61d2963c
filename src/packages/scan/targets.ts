/**
 * What an address stands for. Only reserved names and second-level names as a whole are
 * placeholders: an attacker may register a name that contains one of them. Pure.
 */
import {
  CATCHERS,
  CHEAP_TOPS,
  FREE_HOSTING,
  INSTALLERS,
  OWN_PLACES,
  PASTES,
  PLACEHOLDER_NAMES,
  RESERVED_TOPS,
  SERVICE,
  SHORTENERS,
  TUNNELS,
} from './host-lists.ts'
import { isTopLevel } from './top-level-names.ts'

type TargetKind =
  | 'numeric'
  | 'catcher'
  | 'paste'
  | 'shortener'
  | 'tunnel'
  | 'free'
  | 'cheap'
  | 'named'
  | 'vendor'
  | 'placeholder'

export type Target = {
  kind: TargetKind
  host: string
  path: string
  isPlain: boolean
  hasPort: boolean
}

/** Fewer labels than this are in every host of the lists. */
const MAX_LABELS = 6

/** The host, and the names that it is below of, as far as a list has them. */
const namesOf = (host: string): string[] => {
  const names: string[] = []
  let dot = host.length
  while (dot !== -1 && names.length < MAX_LABELS) {
    dot = dot === 0 ? -1 : host.lastIndexOf('.', dot - 1)
    names.unshift(host.slice(dot + 1))
  }
  return names
}

const listedName = (
  list: ReadonlySet<string>,
  names: readonly string[],
  path = '/',
): string | null => {
  const owner = path.split('/')[1]?.toLowerCase() ?? ''
  for (const name of names) {
    if (list.has(name)) return name
    if (owner !== '' && list.has(`${name}/${owner}`)) return `${name}/${owner}`
  }
  return null
}

/** The name in the list that the host is, or is below of; with a path, what begins so. */
export const listed = (list: ReadonlySet<string>, host: string, path = '/'): string | null =>
  listedName(list, namesOf(host), path)

/** What is registered: the label before the public suffix, of one or two parts. */
const SECOND_LEVELS = new Set('co com net org ac gov edu or ne go'.split(' '))
/** Names of countries under which a firm sells names. */
const SOLD =
  /^(?:br|cn|de|eu|gb|hu|jp|jpn|kr|mex|no|qc|ru|sa|se|uk|us|uy|za)\.com$|^(?:gb|hu|in|jp|se|uk)\.net$|^(?:ae|us)\.org$/
export const registeredLabel = (labels: string[]): string => {
  const isLong =
    labels.length > 2 &&
    ((SECOND_LEVELS.has(labels.at(-2) ?? '') && (labels.at(-1) ?? '').length === 2) ||
      SOLD.test(labels.slice(-2).join('.')))
  return labels.at(isLong ? -3 : -2) ?? ''
}

const NUMBER = /^(?:0x[0-9a-f]{1,8}|\d{1,10})$/i

/** Browsers and curl take 1 to 4 parts, decimal, octal or hexadecimal. */
const addressOf = (host: string): [number, number, number, number] | null => {
  const parts = host.split('.')
  if (parts.length > 4 || !parts.every((part) => NUMBER.test(part))) return null
  if (parts.length === 1 && host.length < 8) return null
  const numbers = parts.map((part) =>
    /^0\d+$/.test(part) ? Number.parseInt(part, 8) : Number(part),
  )
  const last = numbers.pop() ?? 0
  if (numbers.some((it) => it > 255) || last >= 256 ** (4 - numbers.length)) return null
  let value = last
  for (const [i, number] of numbers.entries()) value += number * 256 ** (3 - i)
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

const isReservedAddress = ([a, b, c, d]: [number, number, number, number]): boolean =>
  a === 0 ||
  a === 10 ||
  a === 127 ||
  a >= 224 ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168) ||
  (a === 192 && b === 0 && c === 2) ||
  (a === 198 && b === 51 && c === 100) ||
  (a === 203 && b === 0 && c === 113) ||
  (a === 169 && b === 254) ||
  (a === 100 && b >= 64 && b < 128) ||
  (a === b && b === c && c === d) ||
  [`1.2.3.4`, `5.6.7.8`, `4.3.2.1`].includes(`${a}.${b}.${c}.${d}`)

/** No host has one of these: a variable, a gap, or an address that is written so as not to work. */
const PLACEHOLDER_SIGN = /[<>{}$[\]*%_\u0080-\u{10ffff}]|\.\./u

/** A catcher takes nothing without the id of an inbox. */
const NO_INBOX = /^\/(?:\.{3}|\xe2\x80\xa6|your-?(?:id|uuid|token|inbox))\W{0,2}$/i

const OWNER_PLACEHOLDER =
  /^(?:user(?:name)?|owner|org|your-?(?:org|name|user|username|account|company|repo|github|github-username)|my-?org|example(?:-org)?|\W.*|org-?name)$/i

const kindOf = (host: string, path: string): TargetKind => {
  if (host.startsWith('['))
    return /^\[(?:::1|f[cde]|2001:db8|::\]|[^0-9a-f:]|$)/i.test(host) ? 'placeholder' : 'numeric'
  if (host === '' || PLACEHOLDER_SIGN.test(host)) return 'placeholder'
  const address = addressOf(host)
  if (address !== null) return isReservedAddress(address) ? 'placeholder' : 'numeric'
  const labels = host.split('.')
  if (labels.length < 2 || RESERVED_TOPS.has(labels.at(-1) ?? '')) return 'placeholder'
  const names = namesOf(host)
  if (listedName(CATCHERS, names) !== null || OWN_PLACES.test(host + path)) {
    return NO_INBOX.test(path) ? 'placeholder' : 'catcher'
  }
  if (listedName(PASTES, names) !== null) return 'paste'
  if (listedName(SHORTENERS, names) !== null) return 'shortener'
  if (listedName(INSTALLERS, names, path) !== null) return 'vendor'
  if (/^(?:raw\.githubusercontent|github|gitlab)\.com$/.test(host)) {
    return OWNER_PLACEHOLDER.test((path.split('/')[1] ?? '').replace(/\.(?:keys|gpg|git)$/, ''))
      ? 'placeholder'
      : 'named'
  }
  if (listedName(TUNNELS, names) !== null)
    return isPlaceholderName(labels[0] ?? '') ? 'placeholder' : 'tunnel'
  if (listedName(FREE_HOSTING, names) !== null)
    return isPlaceholderName(labels[0] ?? '') ? 'placeholder' : 'free'
  if (isPlaceholderName(registeredLabel(labels))) return 'placeholder'
  return CHEAP_TOPS.has(labels.at(-1) ?? '') ? 'cheap' : 'named'
}

const isPlaceholderName = (label: string): boolean => PLACEHOLDER_NAMES.has(label)

const ADDRESS =
  /^(?:(https?|ftps?|wss?|tcp|ssl):\/{0,2})?(?:[^\s/?#\\]{0,200}@)?(\[[0-9a-f:.]{2,45}\]|[^\s/:?#@\\"'`)]{0,255})(:\d{1,5})?([/?#][^\s"'`<>|)]{0,1000})?/i

/** Of an address as commands take it; without a scheme it must look like a host. */
export const targetOf = (address: string): Target | null => {
  const match = ADDRESS.exec(address)
  if (match === null) return null
  const [, scheme, name = '', port, path = '/'] = match
  const host = name.toLowerCase().replace(/\.$/, '')
  if (scheme === undefined) {
    const looksLikeHost =
      /^(?:[a-z0-9_-]{1,63}\.){1,6}[a-z]{2,24}$|^\d{1,3}(?:\.\d{1,3}){3}$|^localhost$|^\[/.test(
        host,
      )
    const isNumber = /\d$/.test(host) || host.startsWith('[')
    if (!looksLikeHost || (!isNumber && !isTopLevel(host.split('.').at(-1) ?? ''))) return null
    if (FILE_NAME.test(host) && path === '/' && port === undefined) return null
  }
  const isPlain = scheme === undefined ? false : /^(?:http|ftp|ws|tcp)$/i.test(scheme)
  return { kind: kindOf(host, path), host, path, isPlain, hasPort: port !== undefined }
}

/** A name with the ending of a file is a file, not a host. */
const FILE_NAME =
  /\.(?:sh|py|js|ts|md|txt|json|ya?ml|html?|zip|tgz|gz|tar|exe|bin|rb|pl|ps1|csv|xml|png|jpe?g|svg|pdf|log|toml|cfg|conf|out|pub|rs|go|so|db)$/

const LINK = /\b(?:https?|ftp):\/\/[^\s"'`<>|)\\\]]{1,2000}/gi

/** A variable behind a whole name is the path. */
const FULL_HOST = /^(https?:\/\/(?:[a-z0-9-]{1,60}\.){1,5}[a-z]{2,12})\$\{?\w.*$/i

/** The addresses with a scheme in a text, the first ones. */
export const targetsIn = (text: string, limit = 12): Target[] => {
  const targets: Target[] = []
  for (const [link] of text.matchAll(LINK)) {
    const target = targetOf(link.replace(/[.,;:!?]+$/, '').replace(FULL_HOST, '$1'))
    if (target) targets.push(target)
    if (targets.length === limit) break
  }
  return targets
}

/** A live host of somebody else: what arrives there is not what a known service keeps for its user. */
export const isForeign = ({ kind, host }: Target): boolean =>
  kind === 'catcher' || (kind !== 'vendor' && kind !== 'placeholder' && !SERVICE.test(host))

/** Hosts that every person can have for nothing, or nearly so. */
export const isAnonymous = ({ kind }: Target): boolean =>
  kind === 'free' || kind === 'tunnel' || kind === 'cheap'

export const isLive = (target: Target): boolean => target.kind !== 'placeholder'

/** Hosts that no honest installer uses. */
export const isBad = ({ kind }: Target): boolean =>
  kind === 'numeric' || kind === 'catcher' || kind === 'paste' || kind === 'shortener'

const RANKS: TargetKind[] = [
  'placeholder',
  'vendor',
  'named',
  'cheap',
  'free',
  'tunnel',
  'shortener',
  'paste',
  'catcher',
  'numeric',
]

/** The one that weighs most; a vendor's host does not clear the others. */
export const worstOf = (targets: readonly Target[]): Target | null => {
  let worst: Target | null = null
  for (const target of targets) {
    if (worst === null || weight(target) > weight(worst)) worst = target
  }
  return worst
}

const weight = ({ kind, isPlain }: Target): number => RANKS.indexOf(kind) + (isPlain ? 0.5 : 0)
