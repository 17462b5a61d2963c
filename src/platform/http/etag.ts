/** Entity tags (RFC 9110, 8.8.3 and 13.1). Pure. */
import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'

export const etagOf = (value: string): string => `"${value}"`

/** A tag for a response that depends on several values. */
export const hashTag = (...parts: (string | number)[]): string =>
  etagOf(createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27))

const TAG = /^(W\/)?"([^"]*)"$/

const notATag = (): AppError =>
  new AppError(
    'request.invalid',
    'An entity tag stands in double quotes, as in `If-Match: "<fingerprint>"`.',
    { details: { in: 'header', field: 'if-match' } },
  )

/**
 * The values of an `If-Match`; `anything` if it is absent or `*`. Weak tags are left out, since they never match
 * (13.1.1). Throws for text that is no tag, such as a fingerprint without quotes.
 */
export const ifMatchOf = (header: string | undefined): string[] | 'anything' => {
  if (header === undefined || header.trim() === '*') return 'anything'
  return header.split(',').flatMap((part) => {
    const text = part.trim()
    // A list may have empty elements (RFC 9110, 5.6.1.2).
    if (text === '') return []
    const [tag, weak, value = ''] = TAG.exec(text) ?? []
    if (tag === undefined) throw notATag()
    return weak === undefined ? [value] : []
  })
}

/** Whether an `If-None-Match` value contains the current tag, by weak comparison. */
export const matchesTag = (header: string | undefined, current: string): boolean => {
  if (header === undefined) return false
  if (header === current) return true
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)
}
