/**
 * Capabilities that are tools of an MCP server. The server is the authority: metadata, schemas and
 * description are the tool's, and an approval is for the tool at that time. Pure.
 */
import { type RiskMetadata, riskOf, unknownRisk } from '../../packages/manifest/risk.ts'
import type { CapabilitySpec } from '../approvals/metadata.ts'
import type { Constraints } from '../../tenancy/settings/capability-policy.ts'
import { AppError } from '../../platform/errors.ts'
import { extensionIdOf, type HashedTool } from '../mcp-servers/inventory.ts'
import type { ManifestCapability } from './manifest-schemas.ts'

const PREFIX = extensionIdOf('')

/** The server of a scope key; null for what a package declares itself. */
export const serverOf = ({
  extension_id: id,
}: Pick<CapabilitySpec, 'extension_id'>): string | null =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null

export const serversOf = (specs: readonly CapabilitySpec[]): string[] => [
  ...new Set(specs.flatMap((spec) => serverOf(spec) ?? [])),
]

export const specOfTool = (
  serverId: string,
  tool: HashedTool,
  constraints: Constraints | null,
): CapabilitySpec => ({
  extension_id: extensionIdOf(serverId),
  capability_id: tool.name,
  description: tool.description,
  risk_level: tool.risk_level,
  side_effects: tool.side_effects,
  data_egress: tool.data_egress,
  declared_by: 'mcp',
  input_schema: tool.input_schema,
  output_schema: tool.output_schema,
  constraints,
  tool_hash: tool.hash,
  hints: tool.hints,
})

/** A removed tool has no metadata, so it cannot be approved. */
const specOfNothing = ({ tool_hash: _hash, hints: _hints, ...spec }: CapabilitySpec) => ({
  ...spec,
  ...unknownRisk,
  input_schema: null,
  output_schema: null,
})

type Tools = readonly HashedTool[]

const isStale = (spec: CapabilitySpec, serverId: string, tools: Tools): boolean =>
  serverOf(spec) === serverId &&
  tools.find(({ name }) => name === spec.capability_id)?.hash !== spec.tool_hash

/** Names of the capabilities whose tools have changed. */
export const staleIn = (specs: readonly CapabilitySpec[], serverId: string, tools: Tools) =>
  specs.filter((spec) => isStale(spec, serverId, tools)).map(({ capability_id: id }) => id)

/** The same capabilities with their current tools. */
export const refreshed = (
  specs: readonly CapabilitySpec[],
  serverId: string,
  tools: Tools,
): CapabilitySpec[] =>
  specs.map((spec) => {
    if (!isStale(spec, serverId, tools)) return spec
    const tool = tools.find(({ name }) => name === spec.capability_id)
    return tool ? specOfTool(serverId, tool, spec.constraints) : specOfNothing(spec)
  })

const fields = ['risk_level', 'side_effects', 'data_egress'] as const

/** Where the publisher contradicts the server. An omitted field does not contradict. */
const mismatchOf = (said: RiskMetadata, tool: HashedTool) =>
  fields
    .filter((field) => said[field] !== null && tool[field] !== null && said[field] !== tool[field])
    .map((field) => ({ field, manifest: said[field], mcp: tool[field] }))

/** Checks the publisher's risk metadata for a tool, in the manifest and in the package. */
export const checkMismatch = (
  tool: HashedTool,
  given: ManifestCapability,
  declared: CapabilitySpec | undefined,
): void => {
  const inManifest = riskOf({
    risk: given.riskLevel,
    effects: given.sideEffects,
    egress: given.dataEgress,
  })
  const mismatch = [inManifest, ...(declared ? [declared] : [])].flatMap((said) =>
    mismatchOf(said, tool),
  )
  if (mismatch.length === 0) return
  throw new AppError(
    'trust.metadata_mismatch',
    `The publisher's risk metadata of ${tool.name} differs from its server's, which takes precedence. Declare the same, or nothing.`,
    { details: { capability_id: tool.name, mismatch } },
  )
}
