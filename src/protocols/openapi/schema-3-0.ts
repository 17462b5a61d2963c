/** Converts a schema of OpenAPI 3.1 to OpenAPI 3.0. What 3.0 cannot express is an error. Pure. */
import { isObject } from '../../packages/manifest/plain-data.ts'

export type Json = Record<string, unknown>

/** Keywords that mean the same in both, or have an equivalent in 3.0. */
const known = new Set(
  [
    'type format enum default title description pattern required deprecated readOnly writeOnly',
    'minimum maximum minLength maxLength minItems maxItems minProperties maxProperties multipleOf',
    'uniqueItems properties additionalProperties items allOf anyOf oneOf not $ref const examples',
    'exclusiveMinimum exclusiveMaximum contentMediaType contentEncoding',
  ].flatMap((names) => names.split(' ')),
)

const unsupported = (keyword: string): never => {
  throw new Error(`OpenAPI 3.0 has nothing for \`${keyword}\` of a schema`)
}

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null'

/** Two descriptions of one schema are both kept. */
const joined = (outer: Json, inner: Json): Json => {
  const texts = [outer['description'], inner['description']].filter(
    (text) => typeof text === 'string',
  )
  return { ...inner, ...outer, ...(texts.length > 0 ? { description: texts.join(' ') } : {}) }
}

const orNull = (schema: Json): Json =>
  'type' in schema ? { ...schema, nullable: true } : unsupported('null')

/** Generators read this as nullable, even if the referenced schema is not. */
const nullableReference = (schema: Json, choice: Json, named: Json): Json => {
  const name = String(choice['$ref']).split('/').at(-1) ?? ''
  const { type } = (named[name] ?? {}) as Json
  return orNull({ ...schema, ...(type === undefined ? {} : { type }), allOf: [choice] })
}

/** Replaces a type of null, or a choice of it, by `nullable`. */
const withoutNull = (schema: Json, named: Json): Json => {
  const { type, anyOf, ...rest } = schema
  if (Array.isArray(type)) {
    const types = type.filter((one) => one !== 'null') as unknown[]
    if (types.length !== 1 || types.length === type.length) unsupported('type')
    return orNull({ ...rest, type: types[0] })
  }
  if (type === 'null') unsupported('null')
  if (!Array.isArray(anyOf) || !anyOf.some(isNull)) return schema
  const choices = (anyOf as Json[]).filter((choice) => !isNull(choice))
  const [only] = choices
  if (only === undefined) return unsupported('null')
  if (choices.length > 1) {
    // One nullable choice is enough, and generators of C# make no valid name of a nullable number.
    return { ...rest, anyOf: [{ ...only, type: [only['type'], 'null'] }, ...choices.slice(1)] }
  }
  return '$ref' in only ? nullableReference(rest, only, named) : orNull(joined(rest, only))
}

const exclusive = (schema: Json, limit: string, name: string): Json => {
  const { [name]: value, ...rest } = schema
  if (value === undefined) return schema
  return limit in rest ? unsupported(name) : { ...rest, [limit]: value, [name]: true }
}

const renamed = (schema: Json): Json => {
  const { const: only, examples, contentMediaType, contentEncoding, ...rest } = schema
  if (Array.isArray(examples) && examples.length > 1) unsupported('examples')
  if (contentEncoding !== undefined && contentEncoding !== 'base64') unsupported('contentEncoding')
  const format = contentEncoding === undefined ? 'binary' : 'byte'
  const isBytes = contentMediaType !== undefined || contentEncoding !== undefined
  return {
    ...rest,
    ...(only === undefined ? {} : { enum: [only] }),
    ...(Array.isArray(examples) && examples.length > 0 ? { example: examples[0] as unknown } : {}),
    ...(isBytes ? { format } : {}),
  }
}

/** 3.0 ignores other keywords beside `$ref`. */
const referring = (schema: Json): Json => {
  const { $ref, ...rest } = schema
  return $ref === undefined || Object.keys(rest).length === 0
    ? schema
    : { ...rest, allOf: [{ $ref }] }
}

/** A nullable enum must contain null in 3.0. */
const withNullValue = (schema: Json): Json => {
  const { nullable, enum: values } = schema
  if (nullable !== true || !Array.isArray(values) || values.includes(null)) return schema
  return { ...schema, enum: [...(values as unknown[]), null] }
}

const inner = (name: string, value: unknown, named: Json): unknown => {
  const convert = (one: unknown): Json => schemaIn30(one, named)
  if (name === 'properties') {
    const entries = Object.entries(value as Json)
    return Object.fromEntries(entries.map(([key, property]) => [key, convert(property)]))
  }
  if (['allOf', 'anyOf', 'oneOf'].includes(name)) return (value as unknown[]).map(convert)
  if (name === 'items' || name === 'not') return convert(value)
  return name === 'additionalProperties' && isObject(value) ? convert(value) : value
}

/** `named` are the schemas that may be referred to. */
export const schemaIn30 = (schema: unknown, named: Json): Json => {
  if (schema === true) return {}
  if (!isObject(schema)) return unsupported(String(schema))
  const unknown = Object.keys(schema).find((name) => !known.has(name) && !name.startsWith('x-'))
  if (unknown !== undefined) unsupported(unknown)
  let converted = renamed(withoutNull(schema, named))
  converted = exclusive(converted, 'minimum', 'exclusiveMinimum')
  converted = exclusive(converted, 'maximum', 'exclusiveMaximum')
  const entries = Object.entries(withNullValue(referring(converted)))
  return Object.fromEntries(entries.map(([name, value]) => [name, inner(name, value, named)]))
}
