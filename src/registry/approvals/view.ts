/** JSON views of capabilities. Pure. */
import type { Resolved } from './metadata.ts'
import type { Capability } from './schemas.ts'

/** Hints are shown only while metadata is missing, since declared metadata overrides them. */
const hintsOf = ({ hints = {}, risk_level, side_effects, data_egress }: Resolved) =>
  Object.keys(hints).length > 0 && [risk_level, side_effects, data_egress].includes(null)
    ? { hints }
    : {}

export const capabilityView = (capability: Resolved): Capability => ({
  extension_id: capability.extension_id,
  capability_id: capability.capability_id,
  description: capability.description,
  risk_level: capability.risk_level,
  side_effects: capability.side_effects,
  data_egress: capability.data_egress,
  metadata_source: capability.metadata_source,
  metadata_sources: capability.sources,
  approval_required: capability.approval_required,
  input_schema: capability.input_schema,
  output_schema: capability.output_schema,
  constraints: capability.constraints,
  ...hintsOf(capability),
  ...(capability.price === null ? {} : { price: capability.price }),
})

type ApprovalColumns = {
  approval_basis: 'rule' | 'reviewer' | null
  approved_by: string | null
  approved_at: Date | null
  released_findings: number
}

/** Of a revision; null before its approval. */
export const approvalOf = ({
  approval_basis: basis,
  approved_by: by,
  approved_at: at,
  released_findings,
}: ApprovalColumns) =>
  basis === null || by === null || at === null
    ? null
    : { basis, by, at: at.toISOString(), released_findings }
