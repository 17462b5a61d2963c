/** Paging in schemas: `limit` and `cursor` in, `next_cursor` out. */
import { Type } from '@sinclair/typebox'
import { nullableString } from './schema.ts'
import { DEFAULT_LIMIT, MAX_LIMIT } from '../database/cursor.ts'

export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      default: DEFAULT_LIMIT,
      description: 'Maximum number of items per page, 1 to 200.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      maxLength: 2048,
      description: '`next_cursor` of the previous page; send the same filters.',
      examples: ['eyJ2IjoxfQ'],
    }),
  ),
}

/** The query of a list without filters. */
export const PageQuery = Type.Object(pageQuery, { additionalProperties: false })

export const NextCursor = nullableString('Opaque; null on the last page.')
