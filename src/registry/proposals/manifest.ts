/**
 * Reads, checks and prints manifests in the form of the trusted installation's documents. Pure. A
 * model's manifest may only choose among existing capabilities; what it says about risk is ignored.
 */
import { isDeepStrictEqual } from 'node:util'
import { actionNameOf } from '../../packages/manifest/action-names.ts'
import { isCapabilityId } from '../../packages/manifest/declared.ts'
import { riskOf, unknownRisk } from '../../packages/manifest/risk.ts'
import type { JsonObject } from '../../packages/types.ts'
import type { CapabilitySpec, Resolved } from '../approvals/metadata.ts'
import type { Constraints } from '../../tenancy/settings/capability-policy.ts'
import { AppError } from '../../platform/errors.ts'
import { extensionIdOf as mcpExtensionIdOf } from '../mcp-servers/inventory.ts'
import type { Inventories } from '../mcp-servers/tools.ts'
import { checkMismatch, serversOf, specOfTool } from './mapped.ts'
import type { ManifestBody, ManifestCapability } from './manifest-schemas.ts'
import type { ManifestSource } from './repository.ts'
import { parseJson } from '../../platform/decode.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

type Skill = {
  slug: string
  version: string
  extension_id: string
  /** What the package itself declares. */
  declared: CapabilitySpec[]
}

type Read = {
  manifest: ManifestBody
  source: ManifestSource
  skill: Skill
  /** Tools by server. */
  inventories: Inventories
  /** An approved manifest of earlier bytes, which a reviewer sees again: what has changed counts. */
  isCarried: boolean
  /** The JSON in a file of the package. */
  schemaAt: (path: string) => JsonObject
}

const refuse = (reason: string, detail: string, field: string): AppError =>
  new AppError('trust.manifest_invalid', detail, { details: { reason, field } })

export const specsOfManifest = (read: Read): CapabilitySpec[] => {
  const { manifest, skill } = read
  checkIdentity(read)
  const seen = new Set<string>()
  const specs = manifest.capabilities.map((given, index) => {
    const field = `capabilities.${index}`
    if (!isCapabilityId(given.capabilityId)) {
      throw refuse('capability_id', 'A capability id contains letters, digits and . _ : -', field)
    }
    if (seen.has(given.capabilityId)) {
      throw refuse('duplicate', `The manifest has ${given.capabilityId} twice.`, field)
    }
    seen.add(given.capabilityId)
    const { provider } = manifest
    const mapped = provider && mcpExtensionIdOf(provider.serverId)
    const extensionId = given.extensionId ?? mapped ?? skill.extension_id
    if (provider && extensionId === mapped) return toolSpec(given, provider.serverId, field, read)
    if (extensionId === skill.extension_id) return ownSpec(given, field, read)
    throw refuse('extension_id', `This skill's extension id is ${skill.extension_id}.`, field)
  })
  checkActionNames(specs)
  return specs
}

/** Ids that differ may still give one name. */
const checkActionNames = (specs: CapabilitySpec[]): void => {
  const names = specs.map((spec) => actionNameOf(spec.extension_id, spec.capability_id))
  const index = names.findIndex((name, place) => names.indexOf(name) !== place)
  if (index === -1) return
  const name = names[index] ?? ''
  const detail = `Agents would call two capabilities by the name ${name}. Rename one, or leave it out.`
  throw refuse('duplicate', detail, `capabilities.${index}`)
}

export const unknownServer = (serverId: string): AppError =>
  refuse('unknown_server', `No MCP server ${serverId} is registered.`, 'provider.serverId')

const unknownCapability = (id: string, field: string): AppError =>
  refuse('unknown_capability', `Proposed manifest includes unknown capability: ${id}`, field)

const declaredAs = ({ declared }: Skill, id: string): CapabilitySpec | undefined =>
  declared.find(({ capability_id: known }) => known === id)

const toolSpec = (
  given: ManifestCapability,
  serverId: string,
  field: string,
  { source, skill, inventories, isCarried, schemaAt }: Read,
): CapabilitySpec => {
  const tools = inventories.get(serverId)
  if (!tools) throw unknownServer(serverId)
  const tool = tools.find(({ name }) => name === given.capabilityId)
  if (!tool) throw unknownCapability(given.capabilityId, field)
  // Only the choice of tools counts in a model's manifest.
  if (source === 'generated') return specOfTool(serverId, tool, null)
  checkMismatch(tool, given, declaredAs(skill, given.capabilityId))
  if (!isCarried) {
    checkSame(inputSchemaOf(given, field, schemaAt), tool.input_schema, `${field}.inputSchema`)
    checkSame(given.outputSchema, tool.output_schema, `${field}.outputSchema`)
  }
  return specOfTool(serverId, tool, given.constraints ? constraintsOf(given.constraints) : null)
}

/** The server's schemas are what is approved, so a manifest must not seem to have others. */
const checkSame = (
  given: JsonObject | undefined,
  ofTool: JsonObject | null,
  field: string,
): void => {
  if (given === undefined || isDeepStrictEqual(given, ofTool)) return
  const detail = `${field} differs from the schema of the tool on its server. Give the same, or leave it out.`
  throw refuse('tool_schema', detail, field)
}

const inputSchemaOf = (
  { inputSchema, inputSchemaRef: path }: ManifestCapability,
  field: string,
  schemaAt: Read['schemaAt'],
): JsonObject | undefined => {
  if (path === undefined) return inputSchema
  if (inputSchema === undefined) return schemaAt(path)
  throw refuse('input_schema', 'Give `inputSchema` or `inputSchemaRef`, not both.', field)
}

/** A capability of the package itself. */
const ownSpec = (
  given: ManifestCapability,
  field: string,
  { source, skill, schemaAt }: Read,
): CapabilitySpec => {
  const declared = declaredAs(skill, given.capabilityId)
  if (source === 'provided') {
    const input = inputSchemaOf(given, field, schemaAt)
    return specOf(given, { skill, declared, input })
  }
  if (!declared) throw unknownCapability(given.capabilityId, field)
  return declared
}

const checkIdentity = ({ manifest, source, skill, isCarried }: Read): void => {
  const { slug, version, extension_id } = skill
  if (manifest.skillId !== undefined && manifest.skillId !== slug) {
    throw refuse('skill_id', `The manifest is for ${manifest.skillId}, not for ${slug}.`, 'skillId')
  }
  // A model is not told the version.
  const said = source === 'generated' || isCarried ? undefined : manifest.version
  if (said !== undefined && said !== version) {
    const detail = `The manifest is for version ${said}, and the package has ${version}. Give the same, or leave it out.`
    throw refuse('version', detail, 'version')
  }
  if (manifest.extensionId !== undefined && manifest.extensionId !== extension_id) {
    throw refuse('extension_id', `This skill's extension id is ${extension_id}.`, 'extensionId')
  }
}

const specOf = (
  given: ManifestCapability,
  {
    skill,
    declared,
    input,
  }: { skill: Skill; declared: CapabilitySpec | undefined; input: JsonObject | undefined },
): CapabilitySpec => ({
  extension_id: skill.extension_id,
  capability_id: given.capabilityId,
  description: given.description ?? declared?.description ?? '',
  ...unknownRisk,
  ...riskOf({ risk: given.riskLevel, effects: given.sideEffects, egress: given.dataEgress }),
  declared_by: 'manifest',
  input_schema: input ?? declared?.input_schema ?? null,
  output_schema: given.outputSchema ?? declared?.output_schema ?? null,
  constraints: given.constraints ? constraintsOf(given.constraints) : null,
})

const constraintsOf = ({
  domains,
  paths,
  rateLimits,
}: NonNullable<ManifestCapability['constraints']>): Constraints => ({
  ...(domains ? { domains } : {}),
  ...(paths ? { paths } : {}),
  ...(rateLimits ? { rate_limits: rateLimits } : {}),
})

/** The JSON of a schema file, which must be an object. */
export const parseSchema = (path: string, text: string): JsonObject => {
  const value = parseJson(text)
  if (value === undefined) throw refuse('input_schema', `${path} is not JSON.`, 'inputSchemaRef')
  if (isObject(value)) return value
  throw refuse('input_schema', `${path} is not a JSON Schema object.`, 'inputSchemaRef')
}

export const noSchemaFile = (path: string): AppError =>
  refuse(
    'input_schema',
    `The package has no readable file ${path.slice(0, 256)}.`,
    'inputSchemaRef',
  )

type Approved = {
  slug: string
  version: string
  permissions: string[]
  capabilities: Resolved[]
  /** Of the approved manifest. */
  hints: JsonObject
}

const providerOf = (capabilities: Resolved[]) => {
  const [serverId] = serversOf(capabilities)
  return serverId === undefined ? {} : { provider: { type: 'mcp', serverId } }
}

/** `manifest.json`: what was approved, in the documents' own form. */
export const printManifest = ({ slug, version, permissions, capabilities, hints }: Approved) => ({
  skillId: slug,
  version,
  ...providerOf(capabilities),
  permissions,
  capabilities: capabilities.map((capability) => ({
    extensionId: capability.extension_id,
    capabilityId: capability.capability_id,
    description: capability.description,
    riskLevel: capability.risk_level,
    sideEffects: capability.side_effects,
    ...(capability.data_egress === null ? {} : { dataEgress: capability.data_egress }),
    metadataSource: capability.metadata_source,
    inputSchema: capability.input_schema,
    ...(capability.output_schema === null ? {} : { outputSchema: capability.output_schema }),
    ...(capability.constraints === null
      ? {}
      : { constraints: printConstraints(capability.constraints) }),
  })),
  defaultPolicyHints: hints,
})

const printConstraints = ({ rate_limits: rateLimits, ...others }: Constraints) => ({
  ...others,
  ...(rateLimits ? { rateLimits } : {}),
})
