/** Schemas of `/v1/me` and `/v1/sessions`. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { standingRefusals } from '../people/reviewers.ts'
import { Person } from '../people/schemas.ts'
import { Role } from '../tokens/schemas.ts'

export const Session = Type.Object(
  {
    session_id: Type.String({ description: 'Names the session; not a secret.' }),
    is_current: Type.Boolean({ description: 'Whether it is the session of this request.' }),
    person_id: nullableString('The person who signed in with the identity provider.'),
    token_id: nullableString('The token that was used to sign in; null for ADMIN_TOKEN as well.'),
    address: nullableString('Where it was started from.'),
    agent: nullableString('The browser, as it calls itself.'),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Type.String({
      format: 'date-time',
      description:
        'When it ends unless it is used: 8 hours after its last use, 24 hours after its start at the latest. RFC 3339, UTC.',
    }),
  },
  {
    $id: 'Session',
    description: 'A browser that is signed in.',
    examples: [
      {
        session_id: 'm3Xw0Zr5TtY8a1v9cb7Kq',
        is_current: true,
        person_id: 'b7Kq2mXw0Zr5TtY8a1v9c',
        token_id: null,
        address: '192.0.2.7',
        agent: 'Mozilla/5.0',
        created_at: '2026-01-05T08:30:00.000Z',
        last_seen_at: '2026-01-05T08:30:00.000Z',
        expires_at: '2026-01-05T16:30:00.000Z',
      },
    ],
  },
)
export type Session = Static<typeof Session>

export const SessionPage = Type.Object(
  { sessions: Type.Array(ref(Session)), next_cursor: NextCursor },
  { $id: 'SessionPage', description: 'Open sessions, newest first.' },
)
export type SessionPage = Static<typeof SessionPage>

export const SessionParams = Type.Object({
  session_id: Type.String({
    maxLength: 64,
    description: 'Id of the session.',
    examples: ['m3Xw0Zr5TtY8a1v9cb7Kq'],
  }),
})

export const Me = Type.Object(
  {
    actor: Type.String({ description: 'As in audit entries.' }),
    actor_label: nullableString('The label if the actor is a token.'),
    person: nullable(ref(Person), 'The person behind the token or session; null for a program.'),
    session_id: nullableString('The session of this browser; null with a token.'),
    roles: Type.Array(
      Type.Object({
        workspace_id: Type.String({ description: 'A workspace, or `*` for all of them.' }),
        role: ref(Role),
      }),
      {
        description: 'In a workspace that is named, the higher of its role and that of `*` counts.',
      },
    ),
    expires_at: nullable(
      Timestamp,
      'When the token or session ends, unless it is revoked before. RFC 3339, UTC; null for ADMIN_TOKEN, an open service, and a token of the identity provider, which contains it as `exp`.',
    ),
    workspaces: Type.Array(
      Type.Object({
        workspace_id: Type.String(),
        role: ref(Role),
        may_review: Type.Boolean({
          description: 'Whether the caller may decide on what others have sent.',
        }),
        reason: nullable(
          stringEnum(standingRefusals),
          'The code of the error that every review would get; null if it may.',
        ),
        four_eyes: Type.Boolean({
          description: 'Whether another person must decide on what the caller has sent.',
        }),
      }),
      { description: 'Those that the caller may see, by id; the first 200.' },
    ),
  },
  {
    $id: 'Me',
    description: 'Who the service takes the caller for.',
    examples: [
      {
        actor: 'local',
        actor_label: null,
        person: null,
        session_id: null,
        roles: [{ workspace_id: '*', role: 'admin' }],
        expires_at: null,
        workspaces: [
          {
            workspace_id: 'default',
            role: 'admin',
            may_review: true,
            reason: null,
            four_eyes: false,
          },
        ],
      },
    ],
  },
)
export type Me = Static<typeof Me>

/** What every page shows. */
export type Identity = Omit<Me, 'expires_at' | 'workspaces'>

export const sessionSchemas = [Session, SessionPage, Me]
