/** The types of the other front matter fields, which the gateway protocol and this registry use. */
import { finding } from './diagnostics.ts'
import { globFindings } from '../glob.ts'
import { isObject, isTextList } from './plain-data.ts'
import type { Diagnostic, JsonObject, JsonValue } from '../types.ts'
import { parseJson } from '../../platform/decode.ts'

const FLAGS = ['user-invocable', 'disable-model-invocation', 'catalog-hide']
const TEXTS = ['short_description', 'implicit-invocation']
const LISTS = ['paths', 'tags', 'permissions']
const DEPENDENCIES = ['env', 'bins', 'commands', 'config', 'mcp', 'api_keys']

export const contractFindings = (fields: JsonObject): Diagnostic[] => [
  ...FLAGS.filter((field) => isGiven(fields[field]) && typeof fields[field] !== 'boolean').map(
    (field) => breach(`${field}.type`, field, 'The value is neither true nor false.'),
  ),
  ...TEXTS.filter((field) => isGiven(fields[field]) && typeof fields[field] !== 'string').map(
    (field) => breach(`${field}.type`, field, 'The value is not text.'),
  ),
  ...LISTS.flatMap((field) => listFindings(field, fields[field])),
  ...globFindings(fields['paths']),
  ...dependencyFindings(fields['dependencies']),
  ...runtimeFindings(fields['runtime']),
  ...metadataTextFindings(fields['metadata']),
]

/** A JSON text counts as the object that it contains. */
export const metadataOf = (fields: JsonObject): JsonObject | null => {
  const metadata = fields['metadata']
  const value = typeof metadata === 'string' ? parseJson(metadata) : metadata
  return isObject(value) ? value : null
}

/** A key without a value counts as absent. */
const isGiven = (value: JsonValue | undefined): boolean => value !== undefined && value !== null

const breach = (rule: string, field: string, message: string): Diagnostic =>
  finding('error', `contract.${rule}`, field, message)

const listFindings = (field: string, value: JsonValue | undefined): Diagnostic[] => {
  if (!isGiven(value) || typeof value === 'string' || isTextList(value)) return []
  return Array.isArray(value)
    ? [breach(`${field}.item_type`, field, 'The list contains something other than text.')]
    : [breach(`${field}.type`, field, 'The value is neither text nor a list of texts.')]
}

const dependencyFindings = (dependencies: JsonValue | undefined): Diagnostic[] => {
  if (!isGiven(dependencies)) return []
  if (!isObject(dependencies)) {
    const message = 'The dependencies are not a mapping of kinds to lists.'
    return [breach('dependencies.type', 'dependencies', message)]
  }
  return DEPENDENCIES.flatMap((kind) => listFindings(`dependencies.${kind}`, dependencies[kind]))
}

const runtimeFindings = (runtime: JsonValue | undefined): Diagnostic[] => {
  if (!isGiven(runtime)) return []
  if (!isObject(runtime))
    return [breach('runtime.type', 'runtime', 'The runtime is not a mapping.')]
  const { tools } = runtime
  if (!isGiven(tools)) return []
  if (!Array.isArray(tools)) {
    return [breach('runtime.tools.type', 'runtime.tools', 'The tools are not a list.')]
  }
  return tools.flatMap((tool, index) => toolFindings(tool, `runtime.tools.${index}`))
}

const toolFindings = (tool: JsonValue, path: string): Diagnostic[] => {
  const fields = isObject(tool) ? tool : {}
  const slug = fields['tool_slug']
  const policy = fields['output_policy']
  const found: Diagnostic[] = []
  if (typeof slug !== 'string' || slug.trim() === '') {
    found.push(
      breach(
        'runtime.tools.tool_slug',
        `${path}.tool_slug`,
        'The tool has no slug, or it is not text.',
      ),
    )
  }
  if (isGiven(policy) && typeof policy !== 'string') {
    const message = 'The output policy is not text.'
    found.push(breach('runtime.tools.output_policy', `${path}.output_policy`, message))
  }
  return found
}

const metadataTextFindings = (metadata: JsonValue | undefined): Diagnostic[] => {
  if (typeof metadata !== 'string') return []
  const value = parseJson(metadata)
  if (value === undefined) {
    return [breach('metadata.invalid_json', 'metadata', 'The metadata is text, but not JSON.')]
  }
  if (isObject(value)) return []
  return [breach('metadata.type', 'metadata', 'The metadata is JSON, but not an object.')]
}
