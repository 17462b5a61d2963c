/** Reads text and JSON that come from elsewhere, and may be neither. Pure. */

/** Null if the bytes are not UTF-8. A byte order mark is dropped, or with `ignoreBOM` kept. */
export const decodeUtf8 = (
  bytes: Uint8Array,
  options: { ignoreBOM?: boolean } = {},
): string | null => {
  try {
    return new TextDecoder('utf-8', { ...options, fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Undefined if the text is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
