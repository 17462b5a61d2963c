/**
 * Converts parsed values into plain JSON that the database, responses and other programs can
 * represent. Nothing is dropped or changed to fit: values that do not fit are rejected.
 */
import { refuseDescription, type DescriptionReason, type ManifestName } from './errors.ts'
import type { JsonObject, JsonValue } from '../types.ts'

export const MAX_DEPTH = 32
const MAX_KEY = 256

const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
/** Line feeds and tabs are the only control characters that text needs. */
const CONTROL_CHARACTER = /[^\P{Cc}\n\t]/u

export const decodeText = (bytes: Uint8Array, entry: ManifestName): string => {
  if (bytes.includes(0)) throw refuseDescription('text.nul', { entry })
  try {
    // The decoder drops a leading byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    throw refuseDescription('text.encoding', { entry })
  }
}

/**
 * Accepts plain values, maps, and dates, whose `toISOString` keeps the time zone they were written
 * with.
 */
export const toJson = (value: unknown, entry: ManifestName, path: string[] = []): JsonValue => {
  const refuse = (reason: DescriptionReason, limit?: number) =>
    refuseDescription(reason, {
      entry,
      ...(path.length === 0 ? {} : { field: path.join('.') }),
      ...(limit === undefined ? {} : { limit }),
    })
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') {
    const reason = faultOfText(value)
    if (reason !== null) throw refuse(reason)
    return value
  }
  if (typeof value === 'number' || typeof value === 'bigint') {
    const number = Number(value)
    const isExact = typeof value === 'number' || Number.isSafeInteger(number)
    if (!Number.isFinite(number) || !isExact) throw refuse('data.number')
    return number
  }
  if (value instanceof Date) return value.toISOString()
  if (path.length >= MAX_DEPTH) throw refuse('data.depth', MAX_DEPTH)
  if (Array.isArray(value)) {
    return value.map((item, index) => toJson(item, entry, [...path, String(index)]))
  }
  const entries = value instanceof Map ? [...value] : Object.entries(value ?? {})
  const json: JsonObject = {}
  for (const [key, item] of entries) {
    const reason = faultOfKey(key)
    if (reason !== null) throw refuse(reason)
    json[key] = toJson(item, entry, [...path, key])
  }
  return json
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Blank text counts as absent. */
export const isFilled = (value: JsonValue | undefined): value is NonNullable<JsonValue> =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

/** In code points, as people count characters. */
export const lengthOf = (text: string): number => Array.from(text).length

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const faultOfText = (text: string): DescriptionReason | null => {
  if (!text.isWellFormed()) return 'data.surrogate'
  return CONTROL_CHARACTER.test(text) ? 'data.control_character' : null
}

const faultOfKey = (key: unknown): DescriptionReason | null => {
  if (typeof key !== 'string') return 'data.key_type'
  if (key.length > MAX_KEY) return 'data.key_length'
  if (RESERVED_KEYS.has(key)) return 'data.key_reserved'
  return faultOfText(key)
}
