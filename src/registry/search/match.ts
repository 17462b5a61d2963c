/** How a found skill matched the search. Pure. */
import { type Static, Type } from '@sinclair/typebox'
import { stringEnum } from '../../platform/http/schema.ts'
import { positionsOf } from './positions.ts'
import { FOUND, type Ranked } from './ranking.ts'
import type { Stems, Term } from './terms.ts'

const fields = ['slug', 'display_name', 'description', 'text'] as const

export const SearchMatch = Type.Object(
  {
    score: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Comparable within one search; 1 for the exact name.',
      examples: [0.731],
    }),
    fields: Type.Array(
      Type.Object({
        field: stringEnum(fields, {
          description: '`text` is the beginning of SKILL.md, and its headings.',
        }),
        positions: Type.Array(
          Type.Object({
            start: Type.Integer({ minimum: 0 }),
            length: Type.Integer({ minimum: 1 }),
          }),
          { description: 'The words in the field, in code points from 0; empty for `text`.' },
        ),
      }),
    ),
  },
  { $id: 'SearchMatch', description: 'How a skill matched the words of `q`.' },
)
export type SearchMatch = Static<typeof SearchMatch>

type Texts = { slug: string; display_name: string; description: string }

export const matchOf = (
  { slug, display_name, description }: Texts,
  { score, places }: Ranked,
  { terms, stems }: { terms: Term[]; stems: Stems },
): SearchMatch => {
  const shown = Object.entries({ slug, display_name, description } satisfies Texts) as [
    keyof Texts,
    string,
  ][]
  const isInText = places.some((one) => (one & FOUND.text) !== 0)
  return {
    score,
    fields: [
      ...shown
        .map(([field, text]) => ({ field, positions: positionsOf(text, terms, stems) }))
        .filter(({ positions }) => positions.length > 0),
      ...(isInText ? [{ field: 'text' as const, positions: [] }] : []),
    ],
  }
}
