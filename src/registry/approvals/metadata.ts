/**
 * The risk metadata of a capability, its source, and what follows from it. Pure. Metadata comes
 * from MCP, from the publisher's manifest or from an operator, never from a model, and nothing is
 * inferred (trusted installation, *Required metadata per capability*).
 */
import { isDeepStrictEqual } from 'node:util'
import {
  type DataEgress,
  dataEgresses,
  type RiskLevel,
  riskLevels,
  type RiskMetadata,
  sideEffects,
  type SideEffects,
} from '../../packages/manifest/risk.ts'
import type { JsonObject } from '../../packages/types.ts'
import { type Constraints, narrow } from '../../tenancy/settings/capability-policy.ts'

/** A capability as a package or a manifest declares it; stored with the approval. */
export type CapabilitySpec = RiskMetadata & {
  /** The scope key: `skill.<slug>`, or `mcp.<server_id>` for a tool of a server. */
  extension_id: string
  capability_id: string
  description: string
  /** The source of the metadata above. */
  declared_by: 'mcp' | 'manifest'
  /** Null if the manifest has none, which counts as missing metadata. */
  input_schema: JsonObject | null
  output_schema: JsonObject | null
  constraints: Constraints | null
  /** Only for a tool of an MCP server: the hash of the reviewed tool, and its declared hints. */
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
  /** Whether each overridden field was overridden for these exact bytes; true without overrides. */
  is_override_of_these_bytes: boolean
}

const fields = ['risk_level', 'side_effects', 'data_egress'] as const

const resolveOne = (
  spec: CapabilitySpec,
  overrides: readonly Override[],
  fingerprint: string,
): Resolved => {
  const own = overrides.filter(({ capability_id: id }) => id === spec.capability_id)
  const newest = (field: keyof Override): Override | undefined =>
    own.findLast((override) => override[field] !== null)
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

/** A price of zero is shown as null; the trailing zeros that Postgres prints are dropped. */
const priceOf = (price: string | null): string | null => {
  if (price === null || Number(price) === 0) return null
  return price.includes('.') ? price.replace(/\.?0+$/, '') : price
}

/** `overrides` are ordered oldest first. */
export const resolve = (
  specs: readonly CapabilitySpec[],
  overrides: readonly Override[],
  fingerprint: string,
): Resolved[] => specs.map((spec) => resolveOne(spec, overrides, fingerprint))

export const missingOf = (capabilities: readonly Resolved[]) =>
  capabilities
    .filter(({ missing_fields: missing }) => missing.length > 0)
    .map(({ capability_id, missing_fields }) => ({ capability_id, missing_fields }))

/**
 * Whether a rule may approve it: it only reads, without side effects or egress, as declared by MCP
 * or by an operator for these bytes.
 */
export const isHarmless = (capability: Resolved): boolean =>
  capability.missing_fields.length === 0 &&
  capability.risk_level === 'read' &&
  capability.side_effects === 'none' &&
  capability.data_egress === 'none' &&
  capability.is_override_of_these_bytes &&
  !Object.values(capability.sources).includes('manifest')

/** What is not known counts as the gravest. */
const rankOf = <T extends string>(grades: readonly T[], value: T | null): number =>
  value === null ? grades.length - 1 : grades.indexOf(value)

const isWithin = (constraints: Constraints | null, limits: Constraints | null): boolean =>
  isDeepStrictEqual(narrow(limits, constraints), constraints)

/** Whether less is said of what it may do, its limits are wider, or a rule may approve it now. */
export const isLowered = (before: Resolved, after: Resolved): boolean =>
  (isHarmless(after) && !isHarmless(before)) ||
  rankOf(riskLevels, after.risk_level) < rankOf(riskLevels, before.risk_level) ||
  rankOf(sideEffects, after.side_effects) < rankOf(sideEffects, before.side_effects) ||
  rankOf(dataEgresses, after.data_egress) < rankOf(dataEgresses, before.data_egress) ||
  !isWithin(after.constraints, before.constraints)

/** Of capabilities of the skill itself, not of tools. */
export const idsOf = (specs: readonly CapabilitySpec[]): string[] =>
  specs.flatMap(({ extension_id: scope, capability_id: id }) =>
    scope.startsWith('skill.') ? [id] : [],
  )

/** The capabilities that a package declares, under the skill's own scope key. */
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
