/** Schemas of the audit route. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import {
  anyObject,
  nullable,
  nullableString,
  ref,
  Sha256,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'

const decisions = ['allowed', 'blocked', 'warning'] as const

const text = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: 256, description, examples: [example] }))
export const AuditQuery = Type.Object(
  {
    skill: text(
      'Entries about one skill: `source_kind:slug`, or a slug, which matches any source kind.',
      'user:hello-skill',
    ),
    action: text('Exact action.', 'install'),
    actor: text('Exact actor, such as `token:<token_id>`.', 'local'),
    person: text(
      'Exact person, by id, whatever token or session was used.',
      'b7Kq2mXw0Zr5TtY8a1v9c',
    ),
    who: text(
      'Exact actor or person, by id, or by the label of the token or the name of the person.',
      'ci',
    ),
    request_id: text('Exact `x-request-id` of the call.', 'req-1'),
    proposal: text('Entries about one proposal, by id.', 'pJ1v0cXw5k9QmZr2TtY8a'),
    target: text('The beginning of the target, such as `skill:user:acme/`.', 'skill:user:'),
    decision: Type.Optional(stringEnum(decisions, { description: 'Exact decision.' })),
    since: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'From this instant on. RFC 3339.',
        examples: ['2026-01-05T08:30:00Z'],
      }),
    ),
    until: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Before this instant. RFC 3339.',
        examples: ['2099-01-05T08:30:00Z'],
      }),
    ),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type AuditQuery = Static<typeof AuditQuery>

export const AuditEntry = Type.Object(
  {
    seq: Type.Integer({ description: 'Increases with time; never reused.' }),
    at: Timestamp,
    actor: Type.String({
      description:
        '`token:<token_id>`, `person:<person_id>`, `client:<person_id>` (a program of the identity provider), `trusted_publisher:<publisher_id>` (a job that exchanges its ID token), `admin-token`, `local` (open on loopback), `cli`, `system`, or `anonymous`.',
    }),
    actor_label: nullableString('The label if the actor is a token.'),
    person_id: nullableString('The person behind the actor, if known.'),
    person_name: nullableString('The name of that person, if the identity provider gives one.'),
    action: Type.String({ description: 'What was done or attempted.' }),
    decision: stringEnum(decisions, { description: '`blocked`: the action was rejected.' }),
    target: Type.String({ description: 'What the action was on, such as `skill:user:acme/pdf`.' }),
    reason_code: nullableString('Why it was blocked: usually the code of the error.'),
    fingerprint_before: nullableString(
      'The fingerprint of the skill or document, if the action changed it.',
    ),
    fingerprint_after: nullableString(
      'The fingerprint of the skill or document, if the action changed it.',
    ),
    request_id: nullableString('The `x-request-id` of the call; null for actions on a timer.'),
    address: nullableString('IP address of the caller.'),
    details: anyObject<Record<string, unknown>>(
      'More facts; fields depend on `action`. Never a secret.',
    ),
  },
  {
    $id: 'AuditEntry',
    description: 'One action and its actor. Entries are never changed or removed.',
    examples: [
      {
        seq: 42,
        at: '2026-01-05T08:30:00.000Z',
        actor: 'token:pJ1v0cXw5k9QmZr2TtY8a',
        actor_label: 'ci',
        person_id: null,
        person_name: null,
        action: 'install',
        decision: 'allowed',
        target: 'skill:user:acme/pdf',
        reason_code: null,
        fingerprint_before: null,
        fingerprint_after: '3f0a9c1be4d27785a6c1f2e0b9d8c7a6f5e4d3c2b1a0918273645546372819fa',
        request_id: 'req-1',
        address: '192.0.2.7',
        details: { revision: 1, version: '1.0.0', files: 3 },
      },
    ],
  },
)
export type AuditEntry = Static<typeof AuditEntry>

export const AuditPage = Type.Object(
  { entries: Type.Array(ref(AuditEntry)), next_cursor: NextCursor },
  { $id: 'AuditPage', description: 'Audit entries, newest first.' },
)
export type AuditPage = Static<typeof AuditPage>

export const AuditHead = Type.Object(
  {
    seal: Type.Integer({
      description: 'The number of the seal in the workspace; 0 before the first one.',
    }),
    last_seq: Type.Integer({ description: 'The newest entry that is sealed.' }),
    hash: nullable(
      Sha256,
      'SHA-256, in hex, over the hash of the previous seal and the entries since; null before the first seal.',
    ),
    sealed_at: nullable(Timestamp),
  },
  {
    $id: 'AuditHead',
    description: 'The newest seal over the audit entries of the workspace.',
    examples: [
      {
        seal: 7,
        last_seq: 42,
        hash: '9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab',
        sealed_at: '2026-01-05T08:30:02.000Z',
      },
    ],
  },
)
export type AuditHead = Static<typeof AuditHead>

export const auditSchemas = [AuditEntry, AuditPage, AuditHead]
