/**
 * The risk metadata of a capability, its source, and what follows from it. Pure. Metadata comes
 * from MCP, from the publisher's manifest or from an operator, never from a model, and nothing is
 * inferred (trusted installation, *Required metadata per capability*).
 */
import type {
  DataEgress,
  RiskLevel,
  RiskMetadata,
  SideEffects,
} from '../../packages/manifest/risk.ts'
import type { JsonObject } from '../../packages/types.ts'
import { type Constraints, narrow } from '../../tenancy/settings/capability-policy.ts'

/** A capability as a package or a manifest declares it; stored with what was approved. */
export type CapabilitySpec = RiskMetadata & {
  /** The scope key: `skill.<slug>`, or `mcp.<server_id>` for a tool of a server. */
  extension_id: string
  capability_id: string
  description: string
  /** Who gave the metadata above. */
  declared_by: 'mcp' | 'manifest'
  /** Null where a manifest gave none: that is missing too. */
  input_schema: JsonObject | null
  output_schema: JsonObject | null
  constraints: Constraints | null
  /** Of a server's tool: the hash of the reviewed tool, and the hints it declared. */
  tool_hash?: string
  hints?: JsonObject
}

type MetadataSource = 'mcp' | 'manifest' | 'operator'

/** One override by an operator; a null field overrides nothing. */
export type Override = {
  capability_id: string
  fingerprint: string
  risk_level: RiskLevel | null
  side_effects: SideEffects | null
  data_egress: DataEgress | null
  price: string | null
  constraints: Constraints | null
  explanation: string
  actor: string
  created_at: Date
}

export type Resolved = CapabilitySpec & {
  sources: { [Field in keyof RiskMetadata]: MetadataSource | null }
  metadata_source: MetadataSource | null
  approval_required: boolean
  missing_fields: string[]
  price: string | null
  /** Whether the operators' overrides are for these very bytes; false without overrides. */
  is_override_of_these_bytes: boolean
}

const fields = ['risk_level', 'side_effects', 'data_egress'] as const

const resolveOne = (
  spec: CapabilitySpec,
  overrides: readonly Override[],
  fingerprint: string,
): Resolved => {
  const said = overrides.filter(({ capability_id: id }) => id === spec.capability_id)
  const newest = (field: keyof Override): Override | undefined =>
    said.findLast((override) => override[field] !== null)
  const value = <K extends (typeof fields)[number]>(field: K): RiskMetadata[K] => {
    const override = newest(field)
    return override ? override[field] : spec[field]
  }
  const sourceOf = (field: (typeof fields)[number]): MetadataSource | null => {
    if (newest(field)) return 'operator'
    return spec[field] === null ? null : spec.declared_by
  }
  const metadata = {
    risk_level: value('risk_level'),
    side_effects: value('side_effects'),
    data_egress: value('data_egress'),
  }
  const sources = {
    risk_level: sourceOf('risk_level'),
    side_effects: sourceOf('side_effects'),
    data_egress: sourceOf('data_egress'),
  }
  return {
    ...spec,
    ...metadata,
    sources,
    metadata_source: combinedSource(Object.values(sources)),
    approval_required:
      metadata.risk_level === 'destructive' ||
      metadata.side_effects === 'external' ||
      metadata.data_egress !== 'none',
    missing_fields: [
      ...(metadata.risk_level === null ? ['risk_level'] : []),
      ...(metadata.side_effects === null ? ['side_effects'] : []),
      ...(spec.input_schema === null ? ['input_schema'] : []),
    ],
    constraints: narrow(spec.constraints, newest('constraints')?.constraints ?? null),
    price: priceOf(newest('price')?.price ?? null),
    is_override_of_these_bytes: fields.every(
      (field) => sources[field] !== 'operator' || newest(field)?.fingerprint === fingerprint,
    ),
  }
}

/** One overridden field makes the operator the source of the whole. */
const combinedSource = (sources: (MetadataSource | null)[]): MetadataSource | null =>
  (['operator', 'manifest', 'mcp'] as const).find((source) => sources.includes(source)) ?? null

/** A price of zero is shown as null. Postgres prints all six digits. */
const priceOf = (price: string | null): string | null => {
  if (price === null || Number(price) === 0) return null
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price
}

/** Overrides come oldest first. */
export const resolve = (
  specs: readonly CapabilitySpec[],
  overrides: readonly Override[],
  fingerprint: string,
): Resolved[] => specs.map((spec) => resolveOne(spec, overrides, fingerprint))

export const missingOf = (capabilities: readonly Resolved[]) =>
  capabilities
    .filter(({ missing_fields: missing }) => missing.length > 0)
    .map(({ capability_id, missing_fields }) => ({ capability_id, missing_fields }))

/** What a rule may approve: no side effects and no egress, as declared by MCP or an operator. */
export const isHarmless = (capability: Resolved): boolean =>
  capability.missing_fields.length === 0 &&
  capability.risk_level === 'read' &&
  capability.side_effects === 'none' &&
  capability.data_egress === 'none' &&
  capability.is_override_of_these_bytes &&
  !Object.values(capability.sources).includes('manifest')

/** What a package declares, under the skill's own scope key. */
export const specsOf = (
  extensionId: string,
  declared: readonly (RiskMetadata & {
    capability_id: string
    description: string
    input_schema: JsonObject | null
    output_schema: JsonObject | null
  })[],
): CapabilitySpec[] =>
  declared.map((capability) => ({
    extension_id: extensionId,
    ...capability,
    declared_by: 'manifest',
    constraints: null,
  }))
