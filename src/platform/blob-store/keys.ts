/** Valid object keys: they stay below a folder, and need no escaping in a URL. */

/** Where the file driver puts objects that are still being written. */
export const TEMPORARY_FOLDER = 'tmp'

const MAX_PARTS = 4
const part = /^[a-z0-9][a-z0-9_-]{0,127}$/

export const isKeyPart = (name: string): boolean => part.test(name)

const isBelowRoot = (parts: string[]): boolean =>
  parts.length <= MAX_PARTS && parts[0] !== TEMPORARY_FOLDER && parts.every(isKeyPart)

export const isKey = (key: string): boolean => isBelowRoot(key.split('/'))

export const assertKey = (key: string): void => {
  if (!isKey(key)) throw new TypeError(`not a key: ${JSON.stringify(key)}`)
}

/** The start of a key; its last part may be incomplete or empty. */
export const assertPrefix = (prefix: string): void => {
  const parts = prefix.split('/')
  if (parts.at(-1) === '') parts.pop()
  if (!isBelowRoot(parts)) throw new TypeError(`not a prefix: ${JSON.stringify(prefix)}`)
}

export const assertRange = ({ start, end }: { start: number; end: number }): void => {
  const isRange = Number.isSafeInteger(start) && Number.isSafeInteger(end)
  if (!isRange || start < 0 || end < start) throw new RangeError(`not a range: ${start} to ${end}`)
}
