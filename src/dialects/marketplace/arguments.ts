/** Arguments against the schema of their action: compiled once for each, and bounded in time. */
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type JsonSchema, schemaFault } from '../../functions/json-schema.ts'
import type { Action } from './actions.ts'
import { bounded } from './bounded.ts'
import { InvokeError } from './invoke-error.ts'

const MAX_MS = 250

const options: Options = { strict: false, validateFormats: false, logger: false, allErrors: false }

/** Null: the schema is none, or takes too long. */
const compiled = new WeakMap<Action, ValidateFunction | null>()

const compile = (schema: JsonSchema): ValidateFunction | null => {
  if (schemaFault(schema) !== null) return null
  const isOld = typeof schema === 'object' && String(schema.$schema).includes('draft-07')
  try {
    // An instance of its own: ids of one schema must not meet those of another.
    return bounded(MAX_MS, () => (isOld ? new Ajv(options) : new Ajv2020(options)).compile(schema))
  } catch {
    return null
  }
}

const unusable = (name: string): InvokeError =>
  new InvokeError('schema_unusable', `The schema of ${name} cannot be checked. Tell its publisher.`)

export const checkArguments = (action: Action, given: unknown): void => {
  const kept = compiled.get(action)
  const validate = kept === undefined ? compile(action.input_schema) : kept
  compiled.set(action, validate)
  if (!validate) throw unusable(action.name)
  let isValid: boolean
  try {
    isValid = bounded(MAX_MS, () => validate(given))
  } catch {
    throw unusable(action.name)
  }
  if (isValid) return
  const [issue] = validate.errors ?? []
  const extra = issue?.params.additionalProperty as unknown
  const where = `arguments${issue?.instancePath ?? ''}`.slice(0, 200)
  throw new InvokeError(
    'invalid_arguments',
    `${where} ${issue?.message ?? 'are invalid'}${typeof extra === 'string' ? `: ${extra.slice(0, 100)}` : ''}.`,
  )
}
