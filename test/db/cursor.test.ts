/** Cursors: opaque, bound to their list and its filters, and never more than a position. */
import * as fc from 'fast-check'
import t from '../support/tap.ts'
import { decodeCursor, encodeCursor, isInstant } from '../../src/platform/database/cursor.ts'
import { AppError } from '../../src/platform/errors.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((key) => !key.includes('\0'))
const lists = fc
  .tuple(fc.constantFrom('skills', 'tokens'), fc.dictionary(fc.constantFrom('q', 'status'), text))
  .map(([list, filters]) => ({ list, ...filters }))

const inOrder = (given: Record<string, string>): string =>
  JSON.stringify(
    Object.keys(given)
      .toSorted()
      .map((name) => [name, given[name]]),
  )

const isRefusal = (read: () => unknown): boolean => {
  try {
    read()
    return false
  } catch (error) {
    return error instanceof AppError && error.code === 'cursor.invalid'
  }
}

t.test('a cursor gives back its keys under the same filters, in any order', async () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), lists, (keys, given) => {
      const reversed = Object.fromEntries(Object.entries(given).toReversed())
      const turned = { ...reversed, list: given.list }
      const read = decodeCursor(encodeCursor(keys, given), keys.length, turned)
      return JSON.stringify(read) === JSON.stringify(keys)
    }),
  )
})

t.test('a cursor of another list or other filters, or with other keys, is rejected', async () => {
  fc.assert(
    fc.property(lists, lists, text, (given, other, key) => {
      fc.pre(inOrder(given) !== inOrder(other))
      const cursor = encodeCursor([key], given)
      return (
        isRefusal(() => decodeCursor(cursor, 1, other)) &&
        isRefusal(() => decodeCursor(cursor, 2, given))
      )
    }),
  )
})

t.test('any other text is rejected without further effect', async () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (cursor) =>
      isRefusal(() => decodeCursor(cursor, 2, { list: 'skills' })),
    ),
    {
      numRuns: 2000,
    },
  )
})

t.test('without a cursor the first page is read', async (t) => {
  t.equal(decodeCursor(undefined, 2, { list: 'skills' }), null)
})

t.test('a time in a cursor must exist', async (t) => {
  const good = ['2026-11-21T18:21:53.098747Z', '2024-02-29T00:00:00.000000Z']
  for (const key of good) t.ok(isInstant(key), key)
  const bad = [
    undefined,
    '',
    '2026-11-21',
    '2026-17-21T18:21:53.098747Z',
    '2026-02-31T18:21:53.098747Z',
    '2026-11-21T24:00:00.000000Z',
    '2026-11-21T18:60:00.000000Z',
    '0000-11-21T18:21:53.098747Z',
    '12026-11-21T18:21:53.098747Z',
    '2026-11-21T18:21:53.098747Z;',
  ]
  for (const key of bad) t.notOk(isInstant(key), String(key))
})
