/** Content negotiation (RFC 9110, 12.5). Pure. */
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/**
 * The offer that an `Accept` header prefers, or null if it allows none; without a header, the first
 * offer.
 */
export const preferred = <Offer extends string>(
  header: string | undefined,
  offers: readonly [Offer, ...Offer[]],
): Offer | null => {
  const accept = header?.trim() || '*/*'
  const found = new Negotiator({ headers: { accept } }).mediaType(offers)
  return offers.find((offer) => offer === found) ?? null
}

export const accepts = (header: string | undefined, mediaType: string): boolean =>
  preferred(header, [mediaType]) !== null

/** Whether a header accepts a media type by its name, not only by a range. */
export const acceptsByName = (header: string | undefined, mediaType: string): boolean =>
  accepts(header, mediaType) &&
  (header ?? '').split(',').some((range) => range.split(';')[0]?.trim().toLowerCase() === mediaType)

/** What version 1 takes; its types are those of the version before. */
type Encodings = (offers: readonly string[], options: { preferred: readonly string[] }) => string[]

const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/**
 * The codings that an `Accept-Encoding` header allows, the preferred one first; of equally good ones,
 * the one with the smallest output.
 */
export const codingsFor = (header = ''): readonly Coding[] => {
  const known = negotiated.get(header)
  if (known !== undefined) return known
  const allowed = negotiate(header)
  negotiated.set(header, allowed)
  return allowed
}

/** Clients send the same few headers again and again. */
const negotiated = new LRUCache<string, readonly Coding[]>({ max: 100 })

const negotiate = (header: string): Coding[] => {
  const negotiator: { encodings: Encodings } = new Negotiator({
    headers: { 'accept-encoding': header },
  })
  const found = negotiator.encodings(codings, { preferred: codings })
  const allowed = found.flatMap((name) => codings.find((coding) => coding === name) ?? [])
  return allowed.length > 0 ? allowed : ['identity']
}

export const codingFor = (header?: string): Coding => codingsFor(header)[0] ?? 'identity'
