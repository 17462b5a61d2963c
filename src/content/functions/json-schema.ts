/**
 * Validates JSON Schemas that publishers send: draft 2020-12, or draft-07 if `$schema` says so.
 * Pure.
 */
import { Ajv, type Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isObject } from '../../packages/manifest/plain-data.ts'
import { isStorable } from '../../platform/storable.ts'
import { referenceFault } from './schema-references.ts'

export type JsonSchema = boolean | Record<string, unknown>

const MAX_CHARACTERS = 64 * 1024
const MAX_DEPTH = 64

const options: Options = { strict: false, validateFormats: false, logger: false }

// Only these two meta-schemas are compiled, since a hostile schema takes seconds to compile.
const dialects: Record<string, Ajv | Ajv2020> = {
  'https://json-schema.org/draft/2020-12/schema': new Ajv2020(options),
  'http://json-schema.org/draft-07/schema': new Ajv(options),
}
const DEFAULT = 'https://json-schema.org/draft/2020-12/schema'

const dialectOf = (schema: JsonSchema): Ajv | Ajv2020 | undefined => {
  const named = isObject(schema) ? schema['$schema'] : undefined
  return dialects[typeof named === 'string' ? named.replace(/#$/, '') : DEFAULT]
}

/** Compiles the meta-schemas. Unless it was called before, the first schema of each dialect waits. */
export const compileDialects = (): void => {
  for (const dialect of Object.values(dialects)) void dialect.validateSchema({})
}

/** Serializing a value recurses, and the stack is limited. */
export const isNestedDeeperThan = (value: unknown, max: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= max; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
    if (level.length === 0) return false
  }
  return true
}

/** What is wrong with a schema, or null. */
export const schemaFault = (schema: unknown): string | null => {
  if (!isObject(schema) && typeof schema !== 'boolean') {
    return 'is not a JSON Schema: it is neither an object nor a boolean'
  }
  if (isNestedDeeperThan(schema, MAX_DEPTH)) return `is nested deeper than ${MAX_DEPTH} levels`
  if (JSON.stringify(schema).length > MAX_CHARACTERS) return `is over ${MAX_CHARACTERS} characters`
  if (!isStorable(schema)) return 'has NUL or broken Unicode'
  const dialect = dialectOf(schema)
  if (!dialect) return 'has a `$schema` other than JSON Schema 2020-12 or draft-07'
  if (dialect.validateSchema(schema) === true) {
    // Those that the dialect knows are its meta-schemas.
    return referenceFault(schema, (uri) => dialect.schemas[uri]?.schema)
  }
  const [issue] = dialect.errors ?? []
  return `is not a JSON Schema: \`${issue?.instancePath ?? ''}\` ${issue?.message ?? 'is invalid'}`
}
