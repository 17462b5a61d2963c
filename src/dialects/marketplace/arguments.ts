/** Arguments against the schema of their action: compiled once for each, and bounded in time. */
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type JsonSchema, schemaFault } from '../../functions/json-schema.ts'
import type { Action } from './actions.ts'
import { bounded } from './bounded.ts'
import { InvokeError } from './invoke-error.ts'

const MAX_MS = 1000

/** Schemas are vetted first, so what a schema may be is not compiled again for each. */
const options: Options = {
  strict: false,
  validateFormats: false,
  validateSchema: false,
  logger: false,
}

/** Null: the schema is none. */
const compiled = new WeakMap<Action, ValidateFunction | null>()

const compile = (schema: JsonSchema): ValidateFunction | null => {
  if (schemaFault(schema) !== null) return null
  const isOld = typeof schema === 'object' && String(schema.$schema).includes('draft-07')
  // An instance of its own: ids of one schema must not meet those of another.
  const ajv = isOld ? new Ajv(options) : new Ajv2020(options)
  return bounded(MAX_MS, () => ajv.compile(schema))
}

const validatorOf = (action: Action): ValidateFunction | null => {
  const kept = compiled.get(action)
  if (kept !== undefined) return kept
  const validate = compile(action.input_schema)
  compiled.set(action, validate)
  return validate
}

const unusable = (name: string): InvokeError =>
  new InvokeError('schema_unusable', `The schema of ${name} cannot be checked. Tell its publisher.`)

/** Null: they fit. Unusable: the schema is none, or takes too long. */
const outcomeOf = (action: Action, given: unknown): ValidateFunction['errors'] | 'unusable' => {
  try {
    const validate = validatorOf(action)
    if (!validate) return 'unusable'
    return bounded(MAX_MS, () => validate(given)) ? null : validate.errors
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
  throw new InvokeError(
    'invalid_arguments',
    `${where} ${issue?.message ?? 'are invalid'}${typeof extra === 'string' ? `: ${extra.slice(0, 100)}` : ''}.`,
  )
}
