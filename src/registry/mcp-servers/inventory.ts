/**
 * Turns a server's list of tools into its inventory: limited, checked, and hashed, so that any
 * change is detected. Risk metadata comes from `_meta`, unchanged; annotations are hints for a
 * person to read and fill no field. Pure.
 */
import { isCapabilityId } from '../../packages/manifest/declared.ts'
import { type BlockedField, type Field, schemaText } from '../../packages/scan/agent-fields.ts'
import { type RiskMetadata, riskOf } from '../../packages/manifest/risk.ts'
import type { JsonObject, JsonValue } from '../../packages/types.ts'
import { digestOf } from '../../content/functions/canonical.ts'
import { schemaFault } from '../../content/functions/json-schema.ts'
import { sizeText } from '../../platform/sizes.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

export const MAX_TOOLS = 500
/** The size limit of a stored inventory, as JSON. */
export const MAX_BYTES = 2 * 1024 * 1024
const MAX_DESCRIPTION = 4096
const MAX_SHOWN_NAME = 128
const MAX_SKIPPED = 50

type Tool = RiskMetadata & {
  name: string
  description: string
  /** Null if the server declares none, which counts as missing metadata. */
  input_schema: JsonObject | null
  output_schema: JsonObject | null
  /** The annotations, which are not trusted. */
  hints: JsonObject
}
export type HashedTool = Tool & { hash: string }

export type Inventory = {
  tools: HashedTool[]
  hash: string
  /** Names that are not valid capability ids, shortened. */
  skipped: string[]
  /** Tools that are left out because their text is unsafe for agents. */
  blocked: BlockedTool[]
}

type BlockedTool = { name: string; field: string; rule_id: string; line: number }

/** Why an inventory is rejected. */
export class InventoryFault extends Error {
  override name = 'InventoryFault'
}

const shown = (name: string): string =>
  name.slice(0, MAX_SHOWN_NAME).toWellFormed().replaceAll('\0', '\ufffd')

const schemaOf = (given: unknown, name: string, what: string): JsonObject | null => {
  if (given === undefined || given === null) return null
  if (!isObject(given)) throw new InventoryFault(`The ${what} of ${name} is not an object.`)
  const fault = schemaFault(given)
  if (fault !== null) throw new InventoryFault(`The ${what} of ${name} ${fault}.`)
  return given
}

const riskIn = (meta: unknown): RiskMetadata => {
  const declared = isObject(meta) ? meta : {}
  return riskOf({
    risk: declared['riskLevel'] ?? declared['risk_level'],
    effects: declared['sideEffects'] ?? declared['side_effects'],
    egress: declared['dataEgress'] ?? declared['data_egress'],
  })
}

const hintNames = ['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']

const hintOf = (value: JsonValue | undefined): string | boolean | null => {
  if (typeof value === 'string') return value.slice(0, 256).toWellFormed()
  return typeof value === 'boolean' ? value : null
}

const hintsOf = (annotations: unknown): JsonObject => {
  const given = isObject(annotations) ? annotations : {}
  const hints: JsonObject = {}
  for (const name of hintNames) {
    const hint = hintOf(given[name])
    if (hint !== null) hints[name] = hint
  }
  return hints
}

/** The scope key of a server's tools. */
export const extensionIdOf = (serverId: string): string => `mcp.${serverId}`

/** The parts of a tool that are read, as the server sent them. */
export type RawTool = {
  name: string
  description?: unknown
  inputSchema?: unknown
  outputSchema?: unknown
  annotations?: unknown
  _meta?: unknown
}

const toolOf = (raw: RawTool): HashedTool => {
  const { name, _meta: meta } = raw
  const description = typeof raw.description === 'string' ? raw.description : ''
  const tool: Tool = {
    name,
    description: description.slice(0, MAX_DESCRIPTION).toWellFormed(),
    ...riskIn(meta),
    input_schema: schemaOf(raw.inputSchema, name, 'input schema'),
    output_schema: schemaOf(raw.outputSchema, name, 'output schema'),
    hints: hintsOf(raw.annotations),
  }
  return { ...tool, hash: digestOf(tool) }
}

/** What agents read of a tool. */
export const toolTexts = (tool: Tool): Field[] => [
  ['description', tool.description],
  ['input_schema', schemaText(tool.input_schema)],
  ['output_schema', schemaText(tool.output_schema)],
  ['annotations', schemaText(tool.hints)],
]

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)

/** By name. */
export const toolsOf = (raws: readonly RawTool[]): HashedTool[] => {
  const names = raws.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new InventoryFault(`It lists ${shown(repeated)} twice.`)
  if (raws.length > MAX_TOOLS) throw new InventoryFault(`It has over ${MAX_TOOLS} tools.`)
  const known = raws
    .filter(({ name }) => isCapabilityId(name))
    .map(toolOf)
    .toSorted(byName)
  const bytes = Buffer.byteLength(JSON.stringify(known))
  if (bytes > MAX_BYTES) throw new InventoryFault(`Its tools are over ${sizeText(MAX_BYTES)}.`)
  return known
}

/** `found` has the unsafe field of each known tool, or null. */
export const inventoryOf = (
  raws: readonly RawTool[],
  known: readonly HashedTool[],
  found: readonly (BlockedField | null)[],
): Inventory => {
  const blocked = known.flatMap(({ name }, index): BlockedTool[] => {
    const fault = found[index]
    return fault ? [{ name, field: fault.field, rule_id: fault.rule_id, line: fault.line }] : []
  })
  const isBlocked = new Set(blocked.map(({ name }) => name))
  const tools = known.filter(({ name }) => !isBlocked.has(name))
  return {
    tools,
    hash: digestOf(tools.map(({ name, hash }) => [name, hash])),
    skipped: raws
      .map(({ name }) => name)
      .filter((name) => !isCapabilityId(name))
      .map(shown)
      .slice(0, MAX_SKIPPED),
    blocked: blocked.slice(0, MAX_SKIPPED),
  }
}

export type Difference = { added: string[]; changed: string[]; removed: string[] }

type Named = { name: string; hash: string }

export const differenceOf = (before: readonly Named[], after: readonly Named[]): Difference => {
  const old = new Map(before.map(({ name, hash }) => [name, hash]))
  const now = new Set(after.map(({ name }) => name))
  return {
    added: after.filter(({ name }) => !old.has(name)).map(({ name }) => name),
    changed: after
      .filter(({ name, hash }) => old.has(name) && old.get(name) !== hash)
      .map(({ name }) => name),
    removed: before.filter(({ name }) => !now.has(name)).map(({ name }) => name),
  }
}

export type ToolsChange = {
  serverId: string
  /** The new inventory. */
  tools: readonly HashedTool[]
  /** Names of those that were changed or removed. */
  touched: readonly string[]
}
