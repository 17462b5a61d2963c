/** Sizes and lists as people read them, and digests as the service does. */
const SHOWN = 5

export const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

export const listText = (names: readonly string[]): string =>
  names.slice(0, SHOWN).join(', ') +
  (names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '')

export const sha256 = async (bytes: BufferSource): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
