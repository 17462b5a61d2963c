/** Entity tags (RFC 9110, 8.8.3 and 13.1). Pure. */
import { createHash } from 'node:crypto'

export const etagOf = (value: string): string => `"${value}"`

/** A tag for a response that depends on several values. */
export const hashTag = (...parts: (string | number)[]): string =>
  etagOf(createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27))

/**
 * The values of an `If-Match`; `anything` if it is absent or `*`. What never matches is left out: weak
 * tags (13.1.1), and text without quotes, which is no tag.
 */
export const ifMatchOf = (header: string | undefined): string[] | 'anything' => {
  if (header === undefined || header.trim() === '*') return 'anything'
  return header.split(',').flatMap((tag) => /^"([^"]*)"$/.exec(tag.trim())?.[1] ?? [])
}

/** Whether an `If-None-Match` value contains the current tag, by weak comparison. */
export const matchesTag = (header: string | undefined, current: string): boolean => {
  if (header === undefined) return false
  if (header === current) return true
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)
}
