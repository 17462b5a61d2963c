/** Schemas of `/v1/people`. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, Timestamp } from '../../platform/http/schema.ts'

export const Person = Type.Object(
  {
    person_id: Type.String({ description: 'Names the person here, for ever.' }),
    issuer: Type.String({ description: 'The identity provider.' }),
    subject: Type.String({ description: 'The name of the person there, which never changes.' }),
    is_client: Type.Boolean({
      description: 'A program with credentials of its own, which never counts as a person.',
    }),
    name: nullableString('As the provider last said. Only for display.'),
    email: nullableString(
      'As the provider last said. Only for display, never used to identify a person.',
    ),
    first_seen_at: Timestamp,
    last_seen_at: Timestamp,
    disabled_at: nullable(Timestamp, 'Null unless the person was disabled. RFC 3339, UTC.'),
  },
  {
    $id: 'Person',
    description: 'A person who signed in, or a program of the identity provider.',
    examples: [
      {
        person_id: 'b7Kq2mXw0Zr5TtY8a1v9c',
        issuer: 'https://id.example.com',
        subject: '248289761001',
        is_client: false,
        name: 'Ada Example',
        email: 'ada@example.com',
        first_seen_at: '2026-01-05T08:30:00.000Z',
        last_seen_at: '2026-01-05T08:30:00.000Z',
        disabled_at: null,
      },
    ],
  },
)
export type Person = Static<typeof Person>

export const PersonPage = Type.Object(
  { people: Type.Array(ref(Person)), next_cursor: NextCursor },
  { $id: 'PersonPage', description: 'People, newest first.' },
)
export type PersonPage = Static<typeof PersonPage>

export const PersonBody = Type.Object(
  {
    disabled: Type.Boolean({
      description:
        'True ends all sessions and rejects all tokens of the person, until it is set to false again.',
    }),
  },
  {
    $id: 'PersonBody',
    additionalProperties: false,
    description: 'What changes.',
    examples: [{ disabled: true }],
  },
)
export type PersonBody = Static<typeof PersonBody>

export const PersonParams = Type.Object({
  person_id: Type.String({
    maxLength: 64,
    description: 'Id of the person.',
    examples: ['b7Kq2mXw0Zr5TtY8a1v9c'],
  }),
})

export const peopleSchemas = [Person, PersonPage, PersonBody]
