/** Prints a JSON Schema briefly for a model to fill in, with an example. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import { oneLine } from './one-line.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

/**
 * `left`: the number of subschemas that may still be read; with references, a few bytes can stand
 * for many.
 */
type Shown = { depth: number; root: JsonObject; budget: { left: number } }

const MAX_SCHEMAS = 500
const MAX_DEPTH = 4
const MAX_MEMBERS = 40
const MAX_WORDS = 12
const MAX_TEXT = 1500

const literal = (value: unknown): string => oneLine(JSON.stringify(value) ?? 'null', 60)

/** Resolves references within the schema only; all others mean any value. */
const resolved = (schema: unknown, { root }: Shown): unknown => {
  if (!isObject(schema) || typeof schema.$ref !== 'string') return schema
  const match = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(schema.$ref)
  const group = match?.[1] === undefined ? undefined : root[match[1]]
  return isObject(group) ? group[match?.[2] ?? ''] : undefined
}

const range = ({ minimum, maximum }: JsonObject): string =>
  typeof minimum === 'number' || typeof maximum === 'number'
    ? ` ${literal(minimum ?? '')}..${literal(maximum ?? '')}`.replaceAll('""', '')
    : ''

const ofType = (type: unknown, schema: JsonObject, shown: Shown): string => {
  if (type === 'array') return `[${textOf(schema.items, { ...shown, depth: shown.depth + 1 })}, …]`
  if (type === 'object') return membersOf(schema, shown)
  if (typeof type !== 'string') return 'any'
  return `${oneLine(type, 20)}${/^(integer|number)$/.test(type) ? range(schema) : ''}`
}

const membersOf = (schema: JsonObject, shown: Shown): string => {
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  const required = Array.isArray(schema.required) ? schema.required : []
  if (properties.length === 0) return schema.additionalProperties === false ? '{}' : '{…}'
  const members = properties
    .slice(0, MAX_MEMBERS)
    .map(
      ([key, value]) =>
        `${literal(key)}${required.includes(key) ? '' : '?'}: ${textOf(value, { ...shown, depth: shown.depth + 1 })}`,
    )
  return `{${[...members, ...(properties.length > MAX_MEMBERS ? ['…'] : [])].join(', ')}}`
}

/** Null if it is not an object, or a limit is reached. */
const readSchema = (given: unknown, shown: Shown): JsonObject | null => {
  const schema = resolved(given, shown)
  shown.budget.left -= 1
  return isObject(schema) && shown.depth <= MAX_DEPTH && shown.budget.left > 0 ? schema : null
}

const textOf = (given: unknown, shown: Shown): string => {
  const schema = readSchema(given, shown)
  if (!schema) return 'any'
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) {
    const words = schema.enum.slice(0, MAX_WORDS).map(literal)
    return [...words, ...(schema.enum.length > MAX_WORDS ? ['…'] : [])].join(' | ')
  }
  const either = schema.anyOf ?? schema.oneOf
  if (Array.isArray(either) && schema.properties === undefined) {
    const inner = { ...shown, depth: shown.depth + 1 }
    return either
      .slice(0, MAX_WORDS)
      .map((one) => textOf(one, inner))
      .join(' | ')
  }
  const types = Array.isArray(schema.type)
    ? schema.type
    : [schema.type ?? (isObject(schema.properties) ? 'object' : undefined)]
  return types.map((type) => ofType(type, schema, shown)).join(' | ')
}

const startOf = (root: JsonObject): Shown => ({ depth: 0, root, budget: { left: MAX_SCHEMAS } })

/** `{"text": string, "max_words"?: integer}` */
export const schemaText = (schema: JsonObject): string => {
  const whole = textOf(schema, startOf(schema))
  if (whole.length <= MAX_TEXT) return whole
  const flat = textOf(schema, { ...startOf(schema), depth: MAX_DEPTH })
  return flat.length <= MAX_TEXT ? flat : `${flat.slice(0, MAX_TEXT)}… (see describe_skill)`
}

const sampleOf = (given: unknown, shown: Shown): unknown => {
  const schema = readSchema(given, shown)
  if (!schema) return '…'
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  const [word] = Array.isArray(schema.enum) ? schema.enum : []
  const known = [schema.const, example, schema.default, word].find((value) => value !== undefined)
  if (known !== undefined) return known
  const type: unknown = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (type === 'array') return [sampleOf(schema.items, { ...shown, depth: shown.depth + 1 })]
  return type === 'object' || isObject(schema.properties) ? objectSample(schema, shown) : '…'
}

const objectSample = (schema: JsonObject, shown: Shown): JsonObject => {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key))
      .slice(0, MAX_MEMBERS)
      .map(([key, value]) => [key, sampleOf(value, { ...shown, depth: shown.depth + 1 })]),
  ) as JsonObject
}

const MAX_EXAMPLE = 600

/** An example of the required fields, as JSON; null if it is too large to show. */
export const exampleText = (schema: JsonObject): string | null => {
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  const sample = isObject(example) ? example : objectSample(schema, startOf(schema))
  const text = JSON.stringify(sample)
  return text.length <= MAX_EXAMPLE ? oneLine(text, MAX_EXAMPLE) : null
}
