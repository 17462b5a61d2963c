/**
 * Keyset cursors: the keys of a page's last item as opaque text, bound to its list and the filters.
 * A cursor is only a position within what its caller may see anyway, so it is not signed. Pure.
 */
import { createHash } from 'node:crypto'
import { AppError } from '../errors.ts'

export const DEFAULT_LIMIT = 50
export const MAX_LIMIT = 200

/** What every list takes: how many items, and the cursor of the page before. */
export type PageQuery = { limit?: number; cursor?: string }

/** The name of a list, which no other has, and the filters that its page was read with. */
export type List = Readonly<
  { list: string } & Record<string, string | number | boolean | undefined>
>

const markOf = (list: List): string => {
  const given = Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(given)).digest('base64url').slice(0, 11)
}

export const encodeCursor = (keys: string[], list: List): string =>
  Buffer.from(JSON.stringify([markOf(list), ...keys])).toString('base64url')

/** The first `limit` of `limit + 1` rows, and the cursor of the page after them, if there is one. */
export const pageOf = <Row>(
  rows: Row[],
  limit: number,
  keysOf: (last: Row) => string[],
  list: List,
): { page: Row[]; next_cursor: string | null } => {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, next_cursor: last ? encodeCursor(keysOf(last), list) : null }
}

const invalid = (): AppError =>
  new AppError(
    'cursor.invalid',
    'The cursor does not belong to this list with these filters. Start again without a cursor.',
  )

export const cursorNamesNo = (item: string): AppError =>
  new AppError('cursor.invalid', `The cursor names no ${item}. Start again without it.`)

const decode = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw invalid()
  }
}

const isStrings = (value: unknown[]): value is string[] =>
  value.every((key) => typeof key === 'string' && key.length <= 1024 && !key.includes('\0'))

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

/**
 * Whether a key is a valid timestamp: the error of Postgres for an invalid one would not help the
 * caller.
 */
export const isInstant = (key: string | undefined): key is string => {
  if (key === undefined || !INSTANT.test(key) || key.startsWith('0000')) return false
  const time = new Date(key)
  // JavaScript turns the 31st of February into another day.
  return !Number.isNaN(time.valueOf()) && time.toISOString().slice(0, 19) === key.slice(0, 19)
}

/** The keys of the last item before this page, or null for the first page. */
export const decodeCursor = (
  cursor: string | undefined,
  keyCount: number,
  list: List,
): string[] | null => {
  if (cursor === undefined) return null
  const parts = decode(cursor)
  if (!Array.isArray(parts) || parts.length !== keyCount + 1 || !isStrings(parts)) throw invalid()
  const [mark, ...keys] = parts
  if (mark !== markOf(list)) throw invalid()
  return keys
}

/** The time and the id of the last item before this page, or null for the first page. */
export const decodeTimeCursor = (
  cursor: string | undefined,
  item: string,
  list: List,
): string[] | null => {
  const keys = decodeCursor(cursor, 2, list)
  if (keys && !isInstant(keys[0])) throw cursorNamesNo(item)
  return keys
}

/** The number of items before this page, where items are in the order of a search. */
export const decodeOffset = (cursor: string | undefined, list: List): number => {
  const [offset = '0'] = decodeCursor(cursor, 1, list) ?? []
  if (!/^\d{1,6}$/.test(offset)) throw invalid()
  return Number(offset)
}
