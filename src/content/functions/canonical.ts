/** Digests of JSON that do not depend on the order of keys. Pure. */
import { createHash } from 'node:crypto'
import type { JsonValue } from '../../packages/types.ts'

const canonical = (value: JsonValue): JsonValue => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]))
}

export const digestOf = (value: JsonValue): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')
