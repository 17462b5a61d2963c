/** Schemas of the list of proposals. */
import { type Static, type TBoolean, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { nullable, nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { MayReview } from '../../tenancy/people/may-review.ts'
import { MissingMetadata } from '../approvals/schemas.ts'
import { Slug, SourceKind } from '../skills/schemas.ts'
import { risks } from './risk.ts'
import { reviewStatuses } from './states.ts'

export const manifestSources = ['provided', 'generated'] as const

const LabelOfActor = nullableString('The label of the token; null if it was not a token.')

const operations = ['install', 'update', 'manifest', 'rescan'] as const

const count = Type.Integer()
const changeCounts = { added: count, removed: count }

export const PermissionCounts = Type.Object(
  { ...changeCounts, capabilities: Type.Object(changeCounts) },
  { description: 'How many permissions and capabilities it adds and removes.' },
)

const riskText =
  '`high`: a new capability may destroy, or reaches outside, or says nothing about itself. `medium`: the bytes have findings other than `info`. `low`: neither.'

export const ChangeRequested = Type.Object({
  by: Type.String(),
  at: Timestamp,
  reason: Type.String(),
})

export const itemFields = {
  proposal_id: Type.String(),
  slug: Slug,
  display_name: Type.String({ description: 'Of the proposed bytes, like `version`.' }),
  version: Type.String(),
  source_kind: ref(SourceKind),
  operation: stringEnum(operations, {
    description:
      '`manifest`: the bytes are approved, a manifest for them is not. `rescan`: newer rules, or a newer list of malicious packages, have found something in bytes that were served.',
  }),
  fingerprint: Type.String({ description: 'The bytes that the proposal is for.' }),
  review_status: stringEnum(reviewStatuses, {
    description: '`blocked_metadata`: as `pending`, but risk metadata is missing.',
  }),
  manifest_source: stringEnum(manifestSources),
  proposed_by: Type.String(),
  proposed_by_label: LabelOfActor,
  person_id: nullableString('The person behind the proposer, if known.'),
  proposed_at: Timestamp,
  decided_by: nullableString('Who approved, rejected, superseded or withdrew it.'),
  decided_by_label: LabelOfActor,
  decided_at: nullable(Timestamp),
  reason: nullableString('The reason that the reviewer gave, or who withdrew it.'),
  approved_capability_ids: nullable(Type.Array(Type.String())),
  missing_metadata: Type.Array(ref(MissingMetadata)),
  risk: stringEnum(risks, { description: riskText }),
  findings: Type.Object(
    { block: count, hold: count, warn: count, info: count },
    { description: 'How many findings its bytes have, by severity.' },
  ),
  permission_delta: PermissionCounts,
  may_review: ref(MayReview),
  changes_requested: nullable(
    ChangeRequested,
    'The last time a reviewer asked for other bytes; null if none did.',
  ),
}

export const ProposalItem = Type.Object(itemFields, {
  $id: 'ProposalItem',
  description: 'A proposal as the list shows it.',
})
export type ProposalItem = Static<typeof ProposalItem>

const ProposalCounts = Type.Object(
  {
    ...Object.fromEntries(reviewStatuses.map((status) => [status, count])),
    is_more: Type.Boolean({ description: 'Only the newest 1,000 were counted.' }),
  } as Record<(typeof reviewStatuses)[number], typeof count> & { is_more: TBoolean },
  { $id: 'ProposalCounts', description: 'How many proposals there are, by status.' },
)
export type ProposalCounts = Static<typeof ProposalCounts>

export const ProposalPage = Type.Object(
  {
    proposals: Type.Array(ref(ProposalItem)),
    counts: Type.Optional(ref(ProposalCounts)),
    next_cursor: NextCursor,
  },
  { $id: 'ProposalPage', description: 'Proposals in the order of `sort`.' },
)
export type ProposalPage = Static<typeof ProposalPage>

export const ProposalQuery = Type.Object(
  {
    review_status: Type.Optional(
      stringEnum(reviewStatuses, { description: '`pending` includes `blocked_metadata`.' }),
    ),
    slug: Type.Optional(
      Type.String({ maxLength: 130, description: 'Of this skill.', examples: ['hello-skill'] }),
    ),
    source_kind: Type.Optional(ref(SourceKind)),
    proposed_by: Type.Optional(
      Type.String({ maxLength: 200, description: 'Exact actor.', examples: ['local'] }),
    ),
    person: Type.Optional(
      Type.String({
        maxLength: 64,
        description: 'Exact person behind the proposer, by id.',
        examples: ['b7Kq2mXw0Zr5TtY8a1v9c'],
      }),
    ),
    operation: Type.Optional(stringEnum(operations)),
    risk: Type.Optional(stringEnum(risks, { description: riskText })),
    sort: Type.Optional(
      stringEnum(['newest', 'oldest', 'risk'] as const, {
        default: 'newest',
        description:
          '`risk`: the highest risk first, and of the same risk what has waited longest.',
      }),
    ),
    count: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the response has `counts`, of all pages and every `review_status`.',
      }),
    ),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type ProposalQuery = Static<typeof ProposalQuery>

export const itemSchemas = [MayReview, ProposalItem, ProposalCounts, ProposalPage]
