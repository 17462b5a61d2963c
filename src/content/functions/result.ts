/** Interprets a handler's HTTP response. Errors never contain text of the handler. Pure. */
import { decodeUtf8, parseJson } from '../../platform/decode.ts'
import { isNestedDeeperThan } from './json-schema.ts'

const MAX_DEPTH = 256

/** The value, or what is wrong with the response. */
type Result = { value: unknown } | { fault: string }

const mediaTypeOf = (contentType: string | null): string =>
  (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

const jsonOf = (text: string): Result => {
  // An empty body is a null result, as from a function that returns nothing.
  if (text.trim() === '') return { value: null }
  const value = parseJson(text)
  if (value === undefined) return { fault: 'its response is not valid JSON' }
  if (isNestedDeeperThan(value, MAX_DEPTH)) return { fault: 'its response is nested too deeply' }
  return { value }
}

export const resultOf = (contentType: string | null, bytes: Uint8Array): Result => {
  const text = decodeUtf8(bytes)
  if (text === null) return { fault: 'its response is not valid UTF-8' }
  const mediaType = mediaTypeOf(contentType)
  if (mediaType === 'text/plain' || mediaType === 'text/markdown') return { value: text }
  if (mediaType === '' || /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType)) return jsonOf(text)
  return { fault: 'its response is neither JSON nor plain text' }
}
