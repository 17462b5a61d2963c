/** Schemas of the document routes (content registry, `skills::*`). */
import { type Static, Type } from '@sinclair/typebox'
import { contentProposalSchemas, heldFields } from '../content-proposals/schemas.ts'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullableString, ref, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

// Checks types only: the service reports invalid ids and bodies, in the words that clients match
// on, so the limits are in the descriptions.
const id = Type.String({
  description:
    'Segments of a-z, 0-9, `-` and `_`, at most 64 bytes each, with slashes between them; at most 1024 bytes in all. The first segment must not be `fn`, and `skills` alone is reserved for the index.',
  examples: ['resend/email/send'],
})
const title = Type.String({
  description:
    'The first line that starts with `# `, outside of front matter and fenced code; else the id.',
})
const description = nullableString(
  'The first paragraph outside of front matter, headings and fenced code; truncated after 140 characters.',
)
const bytes = Type.Integer({ minimum: 1, description: 'Length of the body in UTF-8.' })
const skill = Type.String({
  description: 'The markdown body, read at `iii://{id}`. Not empty, at most 262144 bytes in UTF-8.',
})

export const DocumentParams = Type.Object({
  ...workspaceParams,
  '*': Type.String({
    description: `The id; its slashes may be sent as they are or as \`%2F\`. ${id.description}`,
    examples: ['resend/email/send'],
  }),
})

export const RegisterBody = Type.Object(
  { skill },
  {
    $id: 'DocumentBody',
    additionalProperties: false,
    description: 'A document. Lead with `# Title` and a short paragraph: the index shows them.',
    examples: [
      {
        skill:
          '# resend\n\nEmail provider integration.\n\n- [`email`](iii://resend/email): sending and tracking\n',
      },
    ],
  },
)

export const Registered = Type.Object(
  { id, registered_at: Timestamp },
  { $id: 'DocumentRegistered', description: 'Result of a registration (RegisterSkillOutput).' },
)
export type Registered = Static<typeof Registered>

export const DocumentHeld = Type.Object(
  {
    id,
    registered_at: Type.Unsafe<string>({
      ...Timestamp,
      description: 'When this text was first submitted.',
    }),
    ...heldFields,
  },
  {
    $id: 'DocumentHeld',
    description: 'Result of a registration that waits for a reviewer (RegisterSkillOutput).',
  },
)

export const Unregistered = Type.Object(
  { id, removed: Type.Boolean({ description: 'Whether the id was registered.' }) },
  { $id: 'DocumentUnregistered', description: 'Result of a removal (UnregisterSkillOutput).' },
)
export type Unregistered = Static<typeof Unregistered>

export const Document = Type.Object(
  { id, skill, title, description, bytes, registered_at: Timestamp },
  { $id: 'Document', description: 'A registered document.' },
)

const DocumentEntry = Type.Object(
  { id, bytes, registered_at: Timestamp, title, description },
  { $id: 'DocumentEntry', description: 'A registered document without its body.' },
)

export const DocumentPage = Type.Object(
  { skills: Type.Array(ref(DocumentEntry)), next_cursor: NextCursor },
  {
    $id: 'DocumentPage',
    description: 'Documents in the byte order of their ids (ListSkillsOutput).',
  },
)
export type DocumentPage = Static<typeof DocumentPage>

export const documentSchemas = [
  ...contentProposalSchemas,
  RegisterBody,
  Registered,
  DocumentHeld,
  Unregistered,
  Document,
  DocumentEntry,
  DocumentPage,
]
