/** Range requests (RFC 9110, 14): one range of bytes. Several ranges at once get the whole. Pure. */
import parseRange from 'range-parser'

export type RangeAnswer =
  | { status: 200; start: number; end: number }
  | { status: 206; start: number; end: number; contentRange: string }
  | { status: 416; contentRange: string }

type Headers = { range?: string | undefined; 'if-range'?: string | undefined }

/** `end` is exclusive. `tag` is the current strong entity tag. */
export const rangeAnswer = (headers: Headers, size: number, tag: string): RangeAnswer => {
  const whole = { status: 200, start: 0, end: size } as const
  const { range } = headers
  if (range === undefined || !/^bytes=/i.test(range)) return whole
  // A date, or a tag of other bytes, means that the client's part is out of date.
  const condition = headers['if-range']
  if (condition !== undefined && condition !== tag) return whole
  const ranges = parseRange(size, range, { combine: true })
  // Malformed is as if it were not there; out of bounds is a refusal.
  if (ranges === -2) return whole
  if (ranges === -1) return { status: 416, contentRange: `bytes */${size}` }
  const [only, second] = ranges
  if (!only || second) return whole
  return {
    status: 206,
    start: only.start,
    end: only.end + 1,
    contentRange: `bytes ${only.start}-${only.end}/${size}`,
  }
}
