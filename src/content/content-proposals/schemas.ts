/** Schemas of registrations that wait for a reviewer. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { MayReview } from '../../tenancy/people/may-review.ts'
import {
  nullable,
  nullableObject,
  nullableString,
  ref,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { contentKinds, contentStatuses } from './states.ts'

/** Fields that the response to a waiting registration has in addition. */
export const heldFields = {
  status: stringEnum(['pending_review'] as const, {
    description: 'It waits for a reviewer; the previous registration is served meanwhile.',
  }),
  proposal_id: Type.String({ description: 'See `GET …/content-proposals/{proposal_id}`.' }),
}

const kind = stringEnum(contentKinds, { description: 'What is registered.' })
const status = stringEnum(contentStatuses, {
  description:
    '`superseded`: another registration replaced it. `withdrawn`: the id was unregistered.',
})

const itemFields = {
  proposal_id: Type.String(),
  kind,
  id: Type.String({ description: 'The id of the document, or the name of the prompt.' }),
  sha256: Type.String({
    description: 'SHA-256 of the text; registering the same text again is the same proposal.',
  }),
  status,
  proposers: Type.Array(Type.String(), {
    description: 'All callers that registered this text, in order.',
  }),
  proposer_labels: Type.Array(
    nullableString('The label of the token; null if it was not a token.'),
    {
      description: 'In the order of `proposers`.',
    },
  ),
  proposed_at: Timestamp,
  decided_by: nullableString('The actor that approved, rejected, superseded or withdrew it.'),
  decided_by_label: nullableString('The label of the token; null if it was not a token.'),
  decided_at: nullable(Timestamp),
  reason: nullableString('The reason that the reviewer gave.'),
}

const example = {
  proposal_id: 'W-VGDmr6LSV7JF_Tc06Qo',
  kind: 'document',
  id: 'resend/email',
  sha256: '5f1e0f3a7c1b5d2e9a8c4b6d7e8f90123456789abcdef0123456789abcdef012',
  status: 'pending',
  proposers: ['token:build'],
  proposer_labels: ['build'],
  proposed_at: '2026-01-05T08:30:00.000000Z',
  decided_by: null,
  decided_by_label: null,
  decided_at: null,
  reason: null,
} as const

const ContentProposalItem = Type.Object(itemFields, {
  $id: 'ContentProposalItem',
  description: 'A document or a prompt that waits or waited for a reviewer.',
  examples: [example],
})
export type ContentProposalItem = Static<typeof ContentProposalItem>

const contentOrNull = (description: string) =>
  nullableObject<JsonObject>(
    `${description} A document has \`skill\`; a prompt has \`description\`, \`function_id\` and \`arguments\`.`,
  )

export const ContentProposal = Type.Object(
  {
    ...itemFields,
    content: contentOrNull('The proposed content; null once it was superseded or withdrawn.'),
    current: contentOrNull('The content served under this id; null: none.'),
    may_review: ref(MayReview),
  },
  {
    $id: 'ContentProposal',
    description: 'A proposal with the two contents that a reviewer compares.',
    examples: [
      {
        ...example,
        content: { skill: '# Email\n\nSends.\n' },
        current: null,
        may_review: { allowed: true, reason: null },
      },
    ],
  },
)
export type ContentProposal = Static<typeof ContentProposal>

export const ContentProposalPage = Type.Object(
  { content_proposals: Type.Array(ref(ContentProposalItem)), next_cursor: NextCursor },
  { $id: 'ContentProposalPage', description: 'Newest first.' },
)
export type ContentProposalPage = Static<typeof ContentProposalPage>

export const ContentProposalQuery = Type.Object(
  {
    status: Type.Optional(status),
    kind: Type.Optional(kind),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type ContentProposalQuery = Static<typeof ContentProposalQuery>

export const ContentProposalParams = Type.Object({
  ...workspaceParams,
  proposal_id: Type.String({ minLength: 1, maxLength: 64, examples: ['pJ1v0cXw5k9QmZr2TtY8a'] }),
})

export const ContentReviewBody = Type.Object(
  {
    decision: stringEnum(['approve', 'reject'] as const, {
      description: '`approve` registers exactly this text.',
    }),
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Not blank. Stored with the decision.',
    }),
  },
  {
    $id: 'ContentReviewBody',
    additionalProperties: false,
    description: 'One decision.',
    examples: [{ decision: 'approve', reason: 'I have read it, and it does only what it says.' }],
  },
)
export type ContentReviewBody = Static<typeof ContentReviewBody>

export const contentProposalSchemas = [
  ContentProposalItem,
  ContentProposal,
  ContentProposalPage,
  ContentReviewBody,
]
