/**
 * Range requests (RFC 9110, 14) for one byte range; a request for several gets the whole content.
 * Pure.
 */

export type RangeResult =
  | { status: 200; start: number; end: number }
  | { status: 206; start: number; end: number; contentRange: string }
  | { status: 416; contentRange: string }

type Headers = { range?: string | undefined; 'if-range'?: string | undefined }

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i

/** First and last byte of a range; null for a malformed one, which is ignored. */
const parseRange = (range: string, size: number): { first: number; last: number } | null => {
  const [, from = '', to = ''] = ONE_RANGE.exec(range.trim()) ?? []
  if (from === '' && to === '') return null
  // A suffix range: at most this many last bytes.
  if (from === '') return { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Number(to)
  return to !== '' && last < first ? null : { first, last: Math.min(last, size - 1) }
}

/** `end` is exclusive. `tag` is the current strong entity tag. */
export const applyRange = (headers: Headers, size: number, tag: string): RangeResult => {
  const whole = { status: 200, start: 0, end: size } as const
  const { range } = headers
  if (range === undefined) return whole
  // A date or another tag means that the part which the client has may be outdated.
  const condition = headers['if-range']
  if (condition !== undefined && condition !== tag) return whole
  const parsed = parseRange(range, size)
  if (parsed === null) return whole
  const { first, last } = parsed
  if (first >= size || last < first) return { status: 416, contentRange: `bytes */${size}` }
  return {
    status: 206,
    start: first,
    end: last + 1,
    contentRange: `bytes ${first}-${last}/${size}`,
  }
}
