/** Arguments against the schema of their action: compiled once for each, and bounded in time. */
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type JsonSchema, schemaFault } from '../../functions/json-schema.ts'
import type { Action } from './actions.ts'
import { bounded } from './bounded.ts'
import { InvokeError } from './invoke-error.ts'
import { schemaText } from './schema-text.ts'

/** A schema is compiled once; arguments come with each call, and all others wait meanwhile. */
const COMPILE_MS = 1000
const CHECK_MS = 200

/** Schemas are vetted first, so what a schema may be is not compiled again for each. */
const options: Options = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  logger: false,
}

/** Null: the schema is none, or too much. Tried once only, for trying is what takes long. */
const compiled = new WeakMap<Action, ValidateFunction | null>()

const compile = (schema: JsonSchema): ValidateFunction | null => {
  if (schemaFault(schema) !== null) return null
  const isOld = typeof schema === 'object' && String(schema.$schema).includes('draft-07')
  // An instance of its own: ids of one schema must not meet those of another.
  const ajv = isOld ? new Ajv(options) : new Ajv2020(options)
  return ajv.compile(schema)
}

const tryToCompile = (schema: JsonSchema): ValidateFunction | null => {
  try {
    return bounded(COMPILE_MS, () => compile(schema))
  } catch {
    return null
  }
}

const validatorOf = (action: Action): ValidateFunction | null => {
  const kept = compiled.get(action)
  if (kept !== undefined) return kept
  const validate = tryToCompile(action.input_schema)
  compiled.set(action, validate)
  return validate
}

const unusable = (name: string): InvokeError =>
  new InvokeError(
    'schema_unusable',
    `These arguments cannot be checked against the schema of ${name}, so it is not called. Try smaller ones; else the publisher has to mend the schema.`,
  )

/** Null: they fit. Unusable: the schema is none, or takes too long. */
const outcomeOf = (action: Action, given: unknown): ValidateFunction['errors'] | 'unusable' => {
  try {
    const validate = validatorOf(action)
    if (!validate) return 'unusable'
    return bounded(CHECK_MS, () => validate(given)) ? null : validate.errors
  } catch {
    return 'unusable'
  }
}

export const checkArguments = (action: Action, given: unknown): void => {
  const errors = outcomeOf(action, given)
  if (errors === null) return
  if (errors === 'unusable') throw unusable(action.name)
  const [issue] = errors ?? []
  const extra = issue?.params.additionalProperty as unknown
  const where = `arguments${issue?.instancePath ?? ''}`.slice(0, 200)
  const what = `${issue?.message ?? 'are invalid'}${typeof extra === 'string' ? `: ${extra.slice(0, 100)}` : ''}`
  throw new InvokeError(
    'invalid_arguments',
    `${where} ${what}. Expected: ${schemaText(action.input_schema)}`,
  )
}
