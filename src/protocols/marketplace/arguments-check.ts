/**
 * Validates arguments against a schema: compiled once each, with a time limit. Runs in a thread.
 */
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { LRUCache } from 'lru-cache'
import {
  compileDialects,
  type JsonSchema,
  schemaFault,
} from '../../content/functions/json-schema.ts'
import { bounded } from './bounded.ts'

export type CheckTask = {
  /** A JSON Schema, as text. */
  schema: string
  given: unknown
}

/** `unusable`: the schema is invalid, or takes too long. */
export type CheckResult =
  | { kind: 'fits' | 'unusable' }
  | { kind: 'invalid'; place: string; message: string; extra: string | null }

/** A schema is compiled once; arguments are checked on every call, and other calls wait for it. */
const COMPILE_MS = 1000
const CHECK_MS = 200
const MAX_CHARACTERS = 8 * 1024 * 1024

/** Schemas were validated at registration, so they are not validated again. */
const options: Options = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  logger: false,
}

type Compiled = { validate: ValidateFunction | null }

/** A failed compilation is cached as well, since compiling is the slow part. */
const compiled = new LRUCache<string, Compiled>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_, schema) => schema.length + 1,
})

// All schemas share them, and would be unusable if the limit of one cut this short.
compileDialects()

const compile = (schema: JsonSchema): ValidateFunction | null => {
  if (schemaFault(schema) !== null) return null
  const isOld = typeof schema === 'object' && String(schema.$schema).includes('draft-07')
  // An instance of its own, so that ids of different schemas do not collide.
  const ajv = isOld ? new Ajv(options) : new Ajv2020(options)
  return ajv.compile(schema)
}

const tryToCompile = (schema: string): ValidateFunction | null => {
  try {
    return bounded(COMPILE_MS, () => compile(JSON.parse(schema) as JsonSchema))
  } catch {
    return null
  }
}

const validatorOf = (schema: string): ValidateFunction | null => {
  const kept = compiled.get(schema)
  if (kept) return kept.validate
  const validate = tryToCompile(schema)
  compiled.set(schema, { validate })
  return validate
}

const fits = (validate: ValidateFunction, given: unknown): boolean | null => {
  try {
    return bounded(CHECK_MS, () => validate(given))
  } catch {
    return null
  }
}

export const checkArguments = ({ schema, given }: CheckTask): CheckResult => {
  const validate = validatorOf(schema)
  const isFit = validate && fits(validate, given)
  if (isFit === null) return { kind: 'unusable' }
  if (isFit) return { kind: 'fits' }
  const [issue] = validate?.errors ?? []
  const extra = issue?.params['additionalProperty'] as unknown
  return {
    kind: 'invalid',
    place: (issue?.instancePath ?? '').slice(0, 200),
    message: issue?.message ?? 'are invalid',
    extra: typeof extra === 'string' ? extra.slice(0, 100) : null,
  }
}
