/** What a publisher registers, checked and as it is stored. Pure. */
import { AppError } from '../errors.ts'
import { checkHeaders } from './headers.ts'
import { type JsonSchema, schemaFault } from './json-schema.ts'
import type { FunctionValues } from './repository.ts'
import type { FunctionBody } from './schemas.ts'

const checkedSchema = (field: string, schema: JsonSchema | undefined): JsonSchema | null => {
  if (schema === undefined) return null
  const fault = schemaFault(schema)
  if (fault === null) return schema
  throw new AppError('functions.invalid_request', `The \`${field}\` ${fault}.`, {
    details: { in: 'body', field },
  })
}

/** `url` has been checked by who will call it. */
export const valuesOf = (url: URL, body: FunctionBody): FunctionValues => ({
  url: url.href,
  timeout_ms: body.timeout_ms ?? null,
  headers: checkHeaders(body.headers ?? {}),
  description: body.description ?? null,
  input_schema: checkedSchema('input_schema', body.input_schema),
  output_schema: checkedSchema('output_schema', body.output_schema),
})
