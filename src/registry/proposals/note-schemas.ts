/** Schemas of viewed marks, comments and withdrawing. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import {
  nullable,
  nullableString,
  ref,
  Sha256,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'

const Path = Type.String({ minLength: 1, maxLength: 1024, description: 'Path in the package.' })

export const ViewedBody = Type.Object(
  {
    path: Path,
    sha256: nullable(
      Sha256,
      '`sha256_after` of the file as it was looked at; null for a removed file.',
    ),
    viewed: Type.Boolean({ description: 'False takes the mark away.' }),
  },
  {
    $id: 'ViewedBody',
    additionalProperties: false,
    description: 'A file of `file_diff`.',
    examples: [
      {
        path: 'SKILL.md',
        sha256: '0c2386c77cc6ac184e1661dc5a9cc171f093e771a879a5a2df43629c894aeeda',
        viewed: true,
      },
    ],
  },
)
export type ViewedBody = Static<typeof ViewedBody>

export const ViewedFiles = Type.Object(
  {
    changed_files: Type.Integer({ description: 'Files that differ.' }),
    viewed_files: Type.Integer({ description: 'Those of them that the caller has marked.' }),
  },
  { $id: 'ViewedFiles', description: 'How far the caller has read.' },
)
export type ViewedFiles = Static<typeof ViewedFiles>

const side = stringEnum(['before', 'after'] as const, {
  description: 'Whether `line` is one of the old or the new text.',
})

export const CommentBody = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 4000,
      pattern: '\\S',
      description: 'Plain text.',
    }),
    path: Type.Optional(Path),
    line: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: 'From 1, and in the text; needs a `path`.',
      }),
    ),
    side: Type.Optional({
      ...side,
      description:
        'Whether `line` is one of the old or the new text, which is the default; needs a `line`.',
    }),
  },
  {
    $id: 'CommentBody',
    additionalProperties: false,
    description: 'A comment on the proposal, on a file of it, or on a line.',
    examples: [{ text: 'Why does it need the network?' }],
  },
)
export type CommentBody = Static<typeof CommentBody>

export const ProposalComment = Type.Object(
  {
    comment_id: Type.String(),
    path: nullableString('The file; null for the whole proposal.'),
    line: nullable(Type.Integer()),
    side: nullable(side),
    text: Type.String({ description: 'Plain text, as it was sent.' }),
    actor: Type.String(),
    actor_label: nullableString('The label of the token; null if it was not a token.'),
    person_id: nullableString('The person behind the actor, if known.'),
    created_at: Timestamp,
  },
  { $id: 'ProposalComment', description: 'A comment on a proposal.' },
)
export type ProposalComment = Static<typeof ProposalComment>

export const CommentPage = Type.Object(
  { comments: Type.Array(ref(ProposalComment)), next_cursor: NextCursor },
  { $id: 'CommentPage', description: 'Comments, oldest first.' },
)
export type CommentPage = Static<typeof CommentPage>

export const WithdrawBody = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Not blank. Stored permanently.',
    }),
  },
  {
    $id: 'WithdrawBody',
    additionalProperties: false,
    description: 'Why it is not wanted any more.',
    examples: [{ reason: 'the wrong folder' }],
  },
)

export const noteSchemas = [
  ViewedBody,
  ViewedFiles,
  CommentBody,
  ProposalComment,
  CommentPage,
  WithdrawBody,
]
