/** Content negotiation (RFC 9110, 12.5.1). Pure. */

type Range = { name: string; quality: number }

const rangeOf = (text: string): Range => {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
}

/** The most specific range for a media type. */
const closest = (ranges: Range[], mediaType: string) => {
  const names = [mediaType, mediaType.replace(/\/.*/, '/*'), '*/*']
  for (const [distance, name] of names.entries()) {
    const range = ranges.find((given) => given.name === name)
    if (range) return { quality: range.quality, distance }
  }
  return { quality: 0, distance: names.length }
}

/**
 * The offer that an `Accept` header prefers, or null if it allows none. Of equals the one it names
 * more specifically, then the first.
 */
export const preferred = <Offer extends string>(
  header: string | undefined,
  offers: readonly [Offer, ...Offer[]],
): Offer | null => {
  if (header === undefined || header.trim() === '') return offers[0]
  const ranges = header.split(',').map(rangeOf)
  const [best] = offers
    .map((offer) => ({ offer, ...closest(ranges, offer) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.distance - b.distance)
  return best?.offer ?? null
}

export const accepts = (header: string | undefined, mediaType: string): boolean =>
  preferred(header, [mediaType]) !== null

const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** The coding that an `Accept-Encoding` header prefers (12.5.3); of equals the smallest. */
export const codingFor = (header = ''): Coding => {
  const ranges = header.split(',').map(rangeOf)
  const qualityOf = (coding: string): number =>
    [coding, '*'].flatMap((one) => ranges.find(({ name }) => name === one) ?? [])[0]?.quality ?? 0
  const [best] = codings
    .map((coding) => ({ coding, quality: qualityOf(coding) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return best?.coding ?? 'identity'
}
