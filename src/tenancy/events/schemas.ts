/** Schemas of the event stream (gateway protocol, *Notifications*). */
import { type Static, Type } from '@sinclair/typebox'
import { nullableString, ref, Sha256, stringEnum } from '../../platform/http/schema.ts'

export const ChunkAck = Type.Object(
  {
    upload_id: Type.String({ description: '21 characters.', examples: ['pJ1v0cXw5k9QmZr2TtY8a'] }),
    offset: Type.Integer(),
    len: Type.Integer(),
    received_bytes: Type.Integer(),
    next_offset: Type.Integer({ description: 'Where the next chunk starts.' }),
  },
  { $id: 'ChunkAck', description: 'The chunk is on stable storage (skills/upload/chunk_ack).' },
)
export type ChunkAck = Static<typeof ChunkAck>

export const EventQuery = Type.Object(
  {
    since: Type.Optional(
      Type.String({
        description:
          'The last `snapshot_version` you received; later events are sent first. `Last-Event-ID` takes precedence.',
        examples: ['41'],
      }),
    ),
    upload_id: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Follow the chunks of this upload instead; these frames have no id.',
        examples: ['pJ1v0cXw5k9QmZr2TtY8a'],
      }),
    ),
  },
  { additionalProperties: false },
)

export const EventHeaders = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({
      description: 'The last id you received; an EventSource sends it automatically.',
      examples: ['41'],
    }),
  ),
})

const fingerprint = (description: string) => Type.String({ ...Sha256, description })

const SkillChange = Type.Object(
  {
    slug: Type.String(),
    source_kind: Type.String(),
    change_type: Type.String({
      description:
        '`install`, `update`, `uninstall`, `purge` or `policy`. For a proposal and its review, what it proposes.',
    }),
    fingerprint_before: Type.Optional(fingerprint('The bytes before; omitted if there were none.')),
    fingerprint_after: Type.Optional(
      fingerprint('The bytes after; with `proposal_opened`, those that wait.'),
    ),
  },
  {
    $id: 'SkillChange',
    description:
      'One changed skill. A review has fingerprints only if it brought bytes into service.',
  },
)

const snapshot_version = Type.Integer({
  description: 'Counts the changes of the workspace; also the id of the event.',
})

const SkillsChanged = Type.Object(
  {
    workspace_id: Type.String(),
    snapshot_version,
    reason: Type.String({
      description:
        '`installed`, `updated`, `uninstalled`, `rolled_back`, `purged`, `policy_updated`, `proposal_opened`, `proposal_changed` (a comment, changes requested, withdrawn), `approved`, `rejected`, `findings_changed`, `metadata_set`, `settings_changed`, `tools_synced`, `delivery_failed` (a dead letter), `catalog_changed`; more may be added.',
    }),
    changes: Type.Array(ref(SkillChange), {
      description: 'Empty if the change does not name skills: reload the list.',
    }),
    review: Type.Optional(
      Type.Object(
        {
          proposal_id: Type.String(),
          fingerprint: Type.String({ description: 'Fingerprint of the reviewed bytes.' }),
          reason: nullableString('The reason that the reviewer gave.'),
        },
        {
          description:
            'With `approved`, `rejected` and `proposal_changed`, for publishers and above.',
        },
      ),
    ),
    created_at: Type.Integer({ description: 'Unix seconds of the commit.' }),
  },
  {
    $id: 'SkillsChanged',
    description: 'Data of `skills/changed` (SkillsChangedNotification).',
    examples: [
      {
        workspace_id: 'default',
        snapshot_version: 42,
        reason: 'installed',
        changes: [
          {
            slug: 'acme/pdf',
            source_kind: 'user',
            change_type: 'install',
            fingerprint_after: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          },
        ],
        created_at: 1_700_000_000,
      },
    ],
  },
)

const op = stringEnum(['register', 'unregister'] as const, {
  description: 'Registering again is `register` too, even with the same content.',
})

const DocumentChange = Type.Object(
  { op, id: Type.String({ description: 'Read it at `iii://{id}`.' }), snapshot_version },
  {
    $id: 'DocumentChange',
    description: 'Data of `skills::on-change`.',
    examples: [{ op: 'register', id: 'resend/email', snapshot_version: 43 }],
  },
)

const PromptChange = Type.Object(
  { op, name: Type.String(), snapshot_version },
  {
    $id: 'PromptChange',
    description: 'Data of `prompts::on-change`.',
    examples: [{ op: 'unregister', name: 'send-email', snapshot_version: 44 }],
  },
)

export const EventPosition = Type.Object(
  { snapshot_version: Type.Integer({ description: 'The newest change of the workspace.' }) },
  { $id: 'EventPosition', description: 'Data of `hello` and `resync`: where the stream starts.' },
)
export type EventPosition = Static<typeof EventPosition>

export const EventData = Type.Unsafe<unknown>({
  anyOf: [SkillsChanged, DocumentChange, PromptChange, ChunkAck, EventPosition].map(ref),
  description: 'A stream of frames. This is the JSON of their `data` lines.',
})

export const eventSchemas = [
  ChunkAck,
  SkillChange,
  SkillsChanged,
  DocumentChange,
  PromptChange,
  EventPosition,
]
