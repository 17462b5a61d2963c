/** Schemas of dead letters and test deliveries. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullableString, ref, Timestamp } from '../../platform/http/schema.ts'
import { SubscriptionParams } from './schemas.ts'

export const LetterParams = Type.Object({
  ...SubscriptionParams.properties,
  version: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: '`snapshot_version` of the change.',
    examples: [41],
  }),
})

const DeadLetter = Type.Object(
  {
    snapshot_version: Type.Integer(),
    payload: Type.Unsafe<unknown>({ description: 'What the function was sent.' }),
    created_at: Timestamp,
    died_at: Timestamp,
    error: Type.String({ description: 'The last error.' }),
    replaying: Type.Boolean({ description: 'Whether it is about to be delivered again.' }),
  },
  { $id: 'DeadLetter', description: 'A change whose delivery was given up.' },
)

export const LetterPage = Type.Object(
  { letters: Type.Array(ref(DeadLetter)), next_cursor: NextCursor },
  { $id: 'DeadLetterPage', description: 'Dead letters, oldest first.' },
)
export type LetterPage = Static<typeof LetterPage>

export const LetterRemoved = Type.Object(
  { removed: Type.Boolean({ description: 'False if there was no such letter.' }) },
  { $id: 'DeadLetterRemoved', description: 'Result of dropping a letter.' },
)
export type LetterRemoved = Static<typeof LetterRemoved>

export const TestDelivery = Type.Object(
  {
    delivered: Type.Boolean(),
    ms: Type.Integer({ description: 'How long the call took.' }),
    error: nullableString('Why it failed, as `last_error` would say.'),
    payload: Type.Unsafe<unknown>({ description: 'What was sent.' }),
  },
  { $id: 'TestDelivery', description: 'The outcome of a test.' },
)
export type TestDelivery = Static<typeof TestDelivery>

export const letterSchemas = [DeadLetter, LetterPage, LetterRemoved, TestDelivery]
