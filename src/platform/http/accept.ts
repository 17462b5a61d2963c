/** Content negotiation (RFC 9110, 12.5). Pure. */
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

const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/**
 * The coding that an `Accept-Encoding` header prefers; of equally good ones, the one with the
 * smallest output.
 */
export const codingFor = (header = ''): Coding => {
  const headers = { 'accept-encoding': header }
  // @ts-expect-error -- the types lack the option, which came with version 1
  const found = new Negotiator({ headers }).encoding(codings, { preferred: codings })
  return codings.find((coding) => coding === found) ?? 'identity'
}
