/** Schemas of proposals, manifests and reviews. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { Constraints } from '../../tenancy/settings/capability-policy-schemas.ts'
import { Capability } from '../approvals/schemas.ts'
import {
  anyObject,
  nullable,
  nullableObject,
  nullableString,
  ref,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'
import { AcceptFindings } from './accepted-schemas.ts'
import { FileDiff } from './diff-schemas.ts'
import { ChangeRequested, itemFields, itemSchemas, manifestSources } from './item-schemas.ts'
import { ManifestBody, manifestSchemas } from './manifest-schemas.ts'
import { rejectionFields } from '../skills/schemas.ts'
import { OptionalReason, SecurityFinding, ValidationIssue } from '../skills/verdict-schemas.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

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
    base_fingerprint: nullableString(
      'The fingerprint that was approved and served when the proposal was opened.',
    ),
    compared_fingerprint: nullableString(
      'The base of `file_diff` and the diffs of files: `base_fingerprint`, or else the last rejected bytes; null if there is neither.',
    ),
    earlier_rejection: nullable(
      Type.Object(rejectionFields),
      'The last time that a reviewer rejected exactly these bytes, in another proposal; null if none did.',
    ),
    change_requests: Type.Array(ChangeRequested, {
      description: 'Whenever a reviewer asked for other bytes, oldest first.',
    }),
    status_reason: OptionalReason(
      'Why its bytes are not served now, apart from the review; null if nothing else blocks them.',
    ),
    capabilities: Type.Array(ref(Capability), {
      description: 'What the skill can do once it is approved.',
    }),
    file_diff: Type.Array(ref(FileDiff), { description: 'Against `compared_fingerprint`.' }),
    permission_delta: anyObject<JsonObject>(
      '`added`, `removed` and `retained` permissions, and the same for `capabilities`.',
    ),
    proposed_manifest: nullableObject<JsonObject>(
      'The manifest as proposed; null if only the declarations of the package apply.',
    ),
    security_findings: Type.Array(ref(SecurityFinding), {
      description: 'New ones first, then by severity and path.',
    }),
    accepted_findings: Type.Array(
      Type.Object({
        rule_id: Type.String(),
        path: Type.String(),
        fingerprint: Type.String({ description: 'Of the finding.' }),
        reason: Type.String(),
        by: Type.String(),
        at: Timestamp,
      }),
      {
        description:
          'What reviewers have accepted; released once the bytes are approved. A rejection ends what is not released yet.',
      },
    ),
    diagnostics: Type.Array(ref(ValidationIssue)),
    install_report: anyObject<JsonObject>(
      'Every check with its outcome; after the decision, as it was then.',
    ),
    next_step: nullableString('What must be done, by whom, and with which call.'),
  },
  { $id: 'Proposal', description: 'Everything that a reviewer needs to decide.' },
)
export type Proposal = Static<typeof Proposal>

export const ReviewBody = Type.Object(
  {
    decision: stringEnum(['approve', 'reject', 'request_changes'] as const, {
      description:
        '`request_changes` decides nothing: the proposal stays open, and shows the reason in `changes_requested`, and all of them in `change_requests`, until other bytes replace it.',
    }),
    reason: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Not blank. Stored permanently.',
    }),
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
    accept_findings: AcceptFindings,
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
  ...itemSchemas,
  Proposal,
  ReviewBody,
]
