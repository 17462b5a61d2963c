/** Schemas of proposals, manifests and reviews. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { Constraints } from '../../tenancy/settings/capability-policy-schemas.ts'
import { Capability, MissingMetadata } from '../approvals/schemas.ts'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { ref, Timestamp, stringEnum } from '../../platform/http/schema.ts'
import { ManifestBody, manifestSchemas } from './manifest-schemas.ts'
import { Slug, SourceKind } from '../skills/schemas.ts'
import { OptionalReason, SecurityFinding, ValidationIssue } from '../skills/verdict-schemas.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { reviewStatuses } from './states.ts'

const object = (description: string) =>
  Type.Unsafe<JsonObject>({ type: 'object', additionalProperties: true, description })
const objectOrNull = (description: string) =>
  Type.Unsafe<JsonObject | null>({
    type: ['object', 'null'],
    additionalProperties: true,
    description,
  })
const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

const manifestSources = ['provided', 'generated'] as const
export const ProposalBody = Type.Object(
  {
    manifest: Type.Optional(ref(ManifestBody)),
    manifest_source: Type.Optional(
      stringEnum(manifestSources, {
        description:
          '`provided` (the default): a person is responsible for it. `generated`: by a model; it may choose only among what the package declares and the tools of its provider, and its statements about risk are dropped.',
        default: 'provided',
      }),
    ),
    generate: Type.Optional(
      Type.Object(
        {
          server_id: Type.String({
            maxLength: 64,
            description: 'The MCP server whose tools it may choose from.',
          }),
        },
        {
          additionalProperties: false,
          description:
            'Instead of a manifest: the service requests one from its model, if PROPOSER_BASE_URL is set. The response takes as long as the model does.',
        },
      ),
    ),
  },
  {
    $id: 'ProposalBody',
    additionalProperties: false,
    description:
      'A manifest, or `generate`, for the bytes that wait for a review, or else for the current ones.',
    examples: [
      {
        manifest: {
          skillId: 'hello-skill',
          capabilities: [
            {
              capabilityId: 'hello.greet',
              riskLevel: 'read',
              sideEffects: 'none',
              dataEgress: 'none',
              inputSchema: { type: 'object' },
            },
          ],
        },
      },
    ],
  },
)
export type ProposalBody = Static<typeof ProposalBody>

const LabelOfActor = nullable('The label of the token; null if it was not a token.')

const itemFields = {
  proposal_id: Type.String(),
  slug: Slug,
  source_kind: ref(SourceKind),
  operation: stringEnum(['install', 'update', 'manifest'] as const, {
    description: '`manifest`: the bytes are approved, a manifest for them is not.',
  }),
  fingerprint: Type.String({ description: 'The bytes that the proposal is for.' }),
  review_status: stringEnum(reviewStatuses, {
    description: '`blocked_metadata`: as `pending`, but risk metadata is missing.',
  }),
  manifest_source: stringEnum(manifestSources),
  proposed_by: Type.String(),
  proposed_by_label: LabelOfActor,
  proposed_at: Timestamp,
  decided_by: nullable('Who approved, rejected or superseded it.'),
  decided_by_label: LabelOfActor,
  decided_at: Type.Union([Timestamp, Type.Null()]),
  reason: nullable('The reason that the reviewer gave.'),
  approved_capability_ids: Type.Union([Type.Array(Type.String()), Type.Null()]),
  missing_metadata: Type.Array(ref(MissingMetadata)),
}

export const ProposalItem = Type.Object(itemFields, {
  $id: 'ProposalItem',
  description: 'A proposal as the list shows it.',
})
export type ProposalItem = Static<typeof ProposalItem>

const size = Type.Union([Type.Integer(), Type.Null()])

const lines = Type.Union([Type.Integer(), Type.Null()], {
  description:
    'Null if lines are not counted: the content is the same, a file is not text or over 256 KiB, or has over 50,000 lines; the texts differ too much (over 2,000 edits among the lines that both have, or 100 ms); the file is not among the first 100; or the 500 ms for all files of one request are spent. In the last case a later request continues the count.',
})

export const FileDiff = Type.Object(
  {
    path: Type.String(),
    change: stringEnum(['added', 'removed', 'changed'] as const),
    size_before: size,
    size_after: size,
    executable: Type.Boolean({ description: 'Whether the proposed file is executable.' }),
    lines_added: lines,
    lines_removed: lines,
  },
  {
    $id: 'FileDiff',
    description: 'A file that differs.',
  },
)
export type FileDiff = Static<typeof FileDiff>

export const Proposal = Type.Object(
  {
    ...itemFields,
    skill: Type.Object({
      display_name: Type.String(),
      description: Type.String(),
      version: Type.String(),
      kind: Type.String(),
      trust_level: Type.String(),
    }),
    base_fingerprint: nullable(
      'The fingerprint that was approved and served when the proposal was opened.',
    ),
    compared_fingerprint: nullable(
      'The base of `file_diff` and the diffs of files: `base_fingerprint`, or else the last rejected bytes; null if there is neither.',
    ),
    status_reason: OptionalReason(
      'Why its bytes are not served now, apart from the review; null if nothing else blocks them.',
    ),
    capabilities: Type.Array(ref(Capability), {
      description: 'What the skill can do once it is approved.',
    }),
    file_diff: Type.Array(ref(FileDiff), { description: 'Against `compared_fingerprint`.' }),
    permission_delta: object(
      '`added`, `removed` and `retained` permissions, and the same for `capabilities`.',
    ),
    proposed_manifest: objectOrNull(
      'The manifest as proposed; null if only the declarations of the package apply.',
    ),
    security_findings: Type.Array(ref(SecurityFinding)),
    diagnostics: Type.Array(ref(ValidationIssue)),
    install_report: object('Every check with its outcome; after the decision, as it was then.'),
    next_step: nullable('What must be done, by whom, and with which call.'),
  },
  { $id: 'Proposal', description: 'Everything that a reviewer needs to decide.' },
)
export type Proposal = Static<typeof Proposal>

export const ProposalPage = Type.Object(
  { proposals: Type.Array(ref(ProposalItem)), next_cursor: NextCursor },
  { $id: 'ProposalPage', description: 'Newest first.' },
)
export type ProposalPage = Static<typeof ProposalPage>

export const ProposalQuery = Type.Object(
  {
    review_status: Type.Optional(
      stringEnum(reviewStatuses, { description: '`pending` includes `blocked_metadata`.' }),
    ),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type ProposalQuery = Static<typeof ProposalQuery>

export const ReviewBody = Type.Object(
  {
    decision: stringEnum(['approve', 'reject'] as const),
    reason: Type.String({ minLength: 1, maxLength: 2000, description: 'Stored permanently.' }),
    capability_ids: Type.Optional(
      Type.Array(Type.String({ maxLength: 128 }), {
        maxItems: 100,
        uniqueItems: true,
        description: 'Approve only these; all if omitted.',
      }),
    ),
    constraints: Type.Optional(
      Type.Record(Type.String({ maxLength: 128 }), ref(Constraints), {
        description: 'Narrower constraints for the approved capabilities, by capability id.',
      }),
    ),
    enable: Type.Optional(
      Type.Boolean({ description: 'Sets `enabled` of its policy as well; unchanged if omitted.' }),
    ),
    accept_findings: Type.Optional(
      Type.Array(
        Type.Object(
          { rule_id: Type.String({ maxLength: 100 }), path: Type.String({ maxLength: 1024 }) },
          { additionalProperties: false },
        ),
        {
          maxItems: 1000,
          description:
            'Findings of severity `block` that are accepted for these bytes, for the `reason` above, in addition to those accepted before. Any other such finding blocks the bytes, approved or not.',
        },
      ),
    ),
  },
  {
    $id: 'ReviewBody',
    additionalProperties: false,
    description: 'The decision.',
    examples: [{ decision: 'approve', reason: 'read it, it does what it says' }],
  },
)
export type ReviewBody = Static<typeof ReviewBody>

export const proposalParams = Type.Object({
  ...workspaceParams,
  proposal_id: Type.String({ minLength: 1, maxLength: 64, examples: ['pJ1v0cXw5k9QmZr2TtY8a'] }),
})

export const proposalSchemas = [
  ...manifestSchemas,
  ProposalBody,
  ProposalItem,
  FileDiff,
  Proposal,
  ProposalPage,
  ReviewBody,
]
