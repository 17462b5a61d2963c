/**
 * Parsed YAML, TOML or JSON made into plain JSON, or refused: what a hostile document could use
 * to break a reader further on (depth, prototype keys, NUL, lone surrogates, NaN). Pure.
 */
import { type ManifestFile, refuseManifest } from './manifest-refusals.ts'
import type { JsonObject, JsonValue } from './types.ts'

const MAX_DEPTH = 32
const MAX_KEY_LENGTH = 256
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
/** Control characters but tab, line feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const isText = (text: string): boolean => text.isWellFormed() && !CONTROL.test(text)

const checkKey = (key: string, entry: ManifestFile, path: string): void => {
  const isAllowed = key.length <= MAX_KEY_LENGTH && !FORBIDDEN_KEYS.has(key) && isText(key)
  if (!isAllowed) throw refuseManifest('manifest.key', entry, { field: path, value: key })
}

const plainNumber = (value: number | bigint, entry: ManifestFile, field: string): number => {
  const number = Number(value)
  const isKept = typeof value === 'bigint' ? Number.isSafeInteger(number) : Number.isFinite(number)
  if (!isKept) throw refuseManifest('manifest.number', entry, { field, value: String(value) })
  return number
}

const plain = (value: unknown, entry: ManifestFile, path: string[]): JsonValue => {
  const field = path.join('.')
  if (path.length > MAX_DEPTH) throw refuseManifest('manifest.depth', entry, { field })
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') {
    if (!isText(value)) throw refuseManifest('manifest.text', entry, { field })
    return value
  }
  if (typeof value === 'number' || typeof value === 'bigint')
    return plainNumber(value, entry, field)
  if (value instanceof Date) return value.toJSON()
  if (Array.isArray(value)) {
    return value.map((item, index) => plain(item, entry, [...path, String(index)]))
  }
  return plainObject(value, entry, path)
}

/** The value as a JSON object, key order kept; it must be one. */
export const plainObject = (
  value: unknown,
  entry: ManifestFile,
  path: string[] = [],
): JsonObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseManifest('manifest.text', entry, { field: path.join('.') })
  }
  const result: JsonObject = {}
  for (const [key, inner] of Object.entries(value)) {
    checkKey(key, entry, path.join('.'))
    result[key] = plain(inner, entry, [...path, key])
  }
  return result
}

/** UTF-8 without a byte order mark, or null. */
export const decodeUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
