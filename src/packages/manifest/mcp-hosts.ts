/**
 * What every host of the Skills extension of MCP (SEP-2640) must accept. Packages beyond that are
 * left out of the list that hosts get, and their publishers get a finding. Pure.
 */
import { LEFT_OUT_OF_MCP, MCP_HOSTS } from './client-limits.ts'
import { finding } from './diagnostics.ts'
import { isObject, lengthOf } from './plain-data.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'

/** The rules of Agent Skills, which the extension repeats. */
const NAME = /^[0-9a-z]+(?:-[0-9a-z]+)*$/
const MAX_NAME = 64
const MAX_DESCRIPTION = 1024
const MAX_COMPATIBILITY = 500

type Size = { file_count: number; size: number }

export const isWithinHostLimits = ({ file_count: files, size }: Size): boolean =>
  files <= MCP_HOSTS.files && size <= MCP_HOSTS.bytes

export const isHostName = (name: JsonValue | undefined): name is string =>
  typeof name === 'string' && name.length <= MAX_NAME && NAME.test(name)

const isTextWithin = (value: JsonValue | undefined, max: number): boolean =>
  typeof value === 'string' && value !== '' && lengthOf(value) <= max

/** The field that hosts reject and its rule; null for front matter that they accept. */
const faultOf = (frontmatter: JsonObject): { field: string; rule: string } | null => {
  const { name, description, compatibility, metadata } = frontmatter
  if (!isHostName(name))
    return { field: 'name', rule: 'does not consist of a-z, 0-9 and single hyphens' }
  if (!isTextWithin(description, MAX_DESCRIPTION)) {
    return { field: 'description', rule: `is not text of up to ${MAX_DESCRIPTION} characters` }
  }
  if (compatibility !== undefined && !isTextWithin(compatibility, MAX_COMPATIBILITY)) {
    return { field: 'compatibility', rule: `is not text of up to ${MAX_COMPATIBILITY} characters` }
  }
  if (metadata !== undefined && !isObject(metadata)) {
    return { field: 'metadata', rule: 'is not a mapping' }
  }
  return null
}

const textOf = (value: JsonValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The front matter as hosts accept it, with nested metadata as JSON text; null if they reject it. */
export const forHosts = (frontmatter: JsonObject | null): JsonObject | null => {
  if (frontmatter === null || faultOf(frontmatter) !== null) return null
  const { metadata } = frontmatter
  if (!isObject(metadata)) return frontmatter
  const texts = Object.entries(metadata).map(([key, value]) => [key, textOf(value)])
  return { ...frontmatter, metadata: Object.fromEntries(texts) as JsonObject }
}

export const hostFindings = (frontmatter: JsonObject | null): Diagnostic[] => {
  const fault = faultOf(frontmatter ?? {})
  if (fault === null) return []
  const message = `The ${fault.field} in the front matter ${fault.rule}, ${LEFT_OUT_OF_MCP}`
  return [finding('warning', `mcp.${fault.field}`, fault.field, message)]
}
