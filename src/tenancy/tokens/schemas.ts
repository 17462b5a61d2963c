/** Schemas of the token routes. Only `TokenCreated` ever contains a secret. */
import { type Static, Type } from '@sinclair/typebox'
import { roles } from '../../platform/access/roles.ts'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'

export const DEFAULT_DAYS = 90
export const MAX_DAYS = 3650
/** Used in place of a workspace id. */
export const ALL_WORKSPACES = '*'

export const Role = stringEnum(roles, {
  $id: 'Role',
  description: 'Each role includes the ones before it.',
})

const timeOrNull = (description: string) => nullable(Timestamp, `${description} RFC 3339, UTC.`)

const Workspace = Type.String({
  description: 'The only workspace that the token may see, or `*` for all of them.',
  examples: ['default'],
})

export const TokenBody = Type.Object(
  {
    label: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: String.raw`^[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$`,
      description: 'What it is for, in 1 to 100 characters of one line. Shown in lists.',
    }),
    role: ref(Role),
    workspace_id: Type.String({
      maxLength: 64,
      description:
        'The only workspace that the token may see, or `*` for all of them, including future ones.',
    }),
    sub_agent: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'For an agent that works for another agent: it may propose manifests only if the workspace allows it.',
      }),
    ),
    person_id: Type.Optional(
      nullable(
        Type.String({ maxLength: 64 }),
        'The person who uses it, for four eyes; without it the person who makes it. Null for a program, which may not review where reviewers must be people.',
      ),
    ),
    expires_in_days: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_DAYS,
        default: DEFAULT_DAYS,
        description: `Days until it expires, 1 to ${MAX_DAYS}.`,
      }),
    ),
  },
  {
    $id: 'TokenBody',
    additionalProperties: false,
    description: 'The token to create.',
    examples: [{ label: 'my first token', role: 'admin', workspace_id: '*', expires_in_days: 90 }],
  },
)
export type TokenBody = Static<typeof TokenBody>

const fields = {
  token_id: Type.String({ description: 'Identifies the token; not a secret.' }),
  label: Type.String(),
  role: ref(Role),
  workspace_id: Workspace,
  sub_agent: Type.Boolean(),
  person_id: nullableString('The person who uses it; null for a program.'),
  slugs: nullable(
    Type.Array(Type.String()),
    'The only skills that it may publish, if it is of a trusted publisher: it reads as a reader; null for any other token.',
  ),
  status: stringEnum(['active', 'expired', 'revoked'] as const, {
    description: 'Only an `active` token is accepted.',
  }),
  created_at: Timestamp,
  created_by: Type.String({ description: 'The actor that created it, as in audit entries.' }),
  expires_at: Timestamp,
  last_used_at: timeOrNull('Its last use, accurate to a minute; null before the first.'),
  revoked_at: timeOrNull('When it was revoked; null if it was not.'),
}

const example = {
  token_id: 'pJ1v0cXw5k9QmZr2TtY8a',
  label: 'build server',
  role: 'publisher',
  workspace_id: 'default',
  sub_agent: false,
  person_id: null,
  slugs: null,
  status: 'active',
  created_at: '2026-01-05T08:30:00.000Z',
  created_by: 'local',
  expires_at: '2026-04-05T08:30:00.000Z',
  last_used_at: null,
  revoked_at: null,
}

export const Token = Type.Object(fields, {
  $id: 'Token',
  description: 'A token, without its secret, which cannot be read again.',
  examples: [example],
})
export type Token = Static<typeof Token>

export const TokenCreated = Type.Object(
  {
    ...fields,
    token: Type.String({
      description: 'The secret, for `Authorization: Bearer`. Shown here once and never again.',
    }),
    notice: Type.Optional(
      Type.String({
        description: 'With the first token only: what is closed from now on, and how to open it.',
      }),
    ),
  },
  {
    $id: 'TokenCreated',
    description: 'The new token with its secret.',
    examples: [{ ...example, token: 'skr_…' }],
  },
)
export type TokenCreated = Static<typeof TokenCreated>

export const TokenPage = Type.Object(
  { tokens: Type.Array(ref(Token)), next_cursor: NextCursor },
  { $id: 'TokenPage', description: 'Tokens, newest first.' },
)
export type TokenPage = Static<typeof TokenPage>

export const TokenParams = Type.Object({
  token_id: Type.String({
    maxLength: 64,
    description: 'Id of the token, not its secret.',
    examples: ['pJ1v0cXw5k9QmZr2TtY8a'],
  }),
})

export const tokenSchemas = [Role, TokenBody, Token, TokenCreated, TokenPage]
