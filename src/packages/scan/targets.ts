/**
 * What an address stands for. Only reserved names and second-level names as a whole are
 * placeholders: an attacker may register a name that contains one of them. Pure.
 */
import { unglobbed } from './address-globs.ts'
import { formOf, GAP, type HostForm, isBareHost } from './host-forms.ts'
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
import { addressOf, isReservedAddress, isReservedV6 } from './numeric-hosts.ts'
import { isSuffix, registeredLabel } from './registered-names.ts'

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
  /** What a file names that a command reads; no text becomes one. */
  | 'file'
  /** More addresses in one than are judged. */
  | 'many'

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

/** A catcher takes nothing without the id of an inbox. */
const NO_INBOX = /^\/(?:\.{3}|\xe2\x80\xa6|your-?(?:id|uuid|token|inbox))\W{0,2}$/i

const OWNER_PLACEHOLDER =
  /^(?:user(?:name)?|owner|org|your-?(?:org|name|user|username|account|company|repo|github|github-username)|my-?org|example(?:-org)?|\W.*|org-?name)$/i

const kindOf = (host: string, path: string): TargetKind => {
  if (host.startsWith('[')) return isReservedV6(host) ? 'placeholder' : 'numeric'
  if (host === '' || host.includes('..')) return 'placeholder'
  const address = addressOf(host)
  if (address !== null) return isReservedAddress(address) ? 'placeholder' : 'numeric'
  const labels = host.split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2 || RESERVED_TOPS.has(top) || /^\d+$/.test(top)) return 'placeholder'
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
  for (const [list, kind] of SHARED) {
    const site = listedName(list, names)
    if (site !== null) return isPlaceholderName(ownerOf(host, site)) ? 'placeholder' : kind
  }
  if (isPlaceholderName(registeredLabel(labels), true)) return 'placeholder'
  return CHEAP_TOPS.has(top) ? 'cheap' : 'named'
}

const SHARED: [ReadonlySet<string>, TargetKind][] = [
  [TUNNELS, 'tunnel'],
  [FREE_HOSTING, 'free'],
]

/** The customer's name at a shared site: its holder chooses the labels before it. */
const ownerOf = (host: string, site: string): string =>
  host
    .slice(0, -site.length - 1)
    .split('.')
    .at(-1) ?? ''

/** No registrar sells a name with an underscore. */
const isPlaceholderName = (label: string, isSold = false): boolean =>
  PLACEHOLDER_NAMES.has(label.replaceAll('_', '-')) || (isSold && label.includes('_'))

/** What stands behind the last gap, if somebody has registered it. */
const settledOf = (name: string): string => {
  if (!name.includes(GAP)) return name
  const labels = name.split('.')
  const rest = labels.slice(labels.lastIndexOf(GAP) + 1)
  const host = rest.join('.')
  const isShared = [CATCHERS, TUNNELS, FREE_HOSTING].some((it) => it.has(host))
  return rest.length < 2 || isShared || isSuffix(rest) || /^\d+$/.test(rest.at(-1) ?? '')
    ? ''
    : host
}

const judged = (
  { name, shown, isPartial }: HostForm,
  path: string,
): Pick<Target, 'kind' | 'host'> => {
  const host = settledOf(name)
  const kind = kindOf(host, path)
  if (kind === 'placeholder') return { kind, host: shown }
  // Another name may end like that of a vendor.
  return isPartial ? { kind: kind === 'vendor' ? 'named' : kind, host: shown } : { kind, host }
}

/** A byte of a letter is a space to the class of spaces, so that it is not used for hosts. */
const ADDRESS =
  /^(?:(https?|ftps?|wss?|tcp|ssl):\/{0,2})?(?:[^\t-\r /?#\\]{0,200}@)?(\[[0-9a-f:.]{2,45}\]|[^\t-\r /:?#@\\"'`)]{0,255})(:\d{1,5})?([/?#][^\s"'`<>|)]{0,1000})?/i

/** What a variable stands for where it is not set. */
const FALLBACK = /\$\{\w{1,60}:?[-=]([^{}\s]{0,200})\}/g

/** Of an address as commands take it; without a scheme it must look like a host. */
export const targetOf = (address: string, isCurl = false): Target | null => {
  const whole = address.includes('${') ? address.replace(FALLBACK, '$1') : address
  if (!/[{[]/.test(whole)) return singleOf(whole)
  const { addresses, isCut } = unglobbed(whole, isCurl)
  const worst = worstOf(addresses.flatMap((it) => singleOf(it) ?? []))
  if (worst === null) return null
  if (isCut) return worstOf([worst, { ...worst, kind: 'many', host: shownOf(whole) }])
  return worst.kind === 'placeholder' ? { ...worst, host: shownOf(whole) } : worst
}

const shownOf = (address: string): string => formOf(ADDRESS.exec(address)?.[2] ?? '').shown

const singleOf = (address: string): Target | null => {
  const match = ADDRESS.exec(address)
  if (match === null) return null
  const [, scheme, given = '', port, path = '/'] = match
  const isPlain = scheme !== undefined && /^(?:http|ftp|ws|tcp)$/i.test(scheme)
  const form = formOf(given)
  if (scheme === undefined && !isBareHost(form.name, path, port)) return null
  return { ...judged(form, path), path, isPlain, hasPort: port !== undefined }
}

/** Brackets are part of a host, and elsewhere those of Markdown. */
const LINK =
  /\b(?:https?|ftp):\/\/(?:(?:[^\t-\r "'`<>|)\\\][/]{0,60}\[[\w:.%-]{1,45}\]){1,16}[^\t-\r "'`<>|)\\\]]{0,2000}|[^\t-\r "'`<>|)\\\]]{1,2000})/gi

/** The addresses with a scheme in a text, the first ones. */
export const targetsIn = (text: string, limit = 12): Target[] => {
  const targets: Target[] = []
  for (const { index, 0: link } of text.matchAll(LINK)) {
    const isCurl = link.includes('{') && isGivenToCurl(text, index)
    const target = targetOf(link.replace(/[.,;:!?]+$/, ''), isCurl)
    if (target) targets.push(target)
    if (targets.length === limit) break
  }
  return targets
}

const REACH = 400
/** Of the same command, whose line a backslash continues, or of a list of arguments. */
const CURL =
  /\bcurl\b(?:[^\n\\]|\\[\s\S])*$|["'`]curl["'`](?:,\s{0,40}["'`][^"'`]{0,200}["'`]){0,20},\s{0,40}["'`]$/i

const isGivenToCurl = (text: string, index: number): boolean =>
  CURL.test(text.slice(Math.max(0, index - REACH), index))

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
  'file',
  'many',
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
