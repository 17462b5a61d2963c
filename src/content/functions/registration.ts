/** Checks what a publisher registers, and converts it to what is stored. Pure. */
import type { JsonValue } from '../../packages/types.ts'
import { type Field, schemaText } from '../../packages/scan/agent-fields.ts'
import { AppError } from '../../platform/errors.ts'
import { digestOf } from './canonical.ts'
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

/** What is stored, before its headers are sealed. */
type Given = Omit<FunctionValues, 'headers'> & { headers: Record<string, string> }

type Registration = Pick<Given, 'url' | 'header_names' | 'input_schema' | 'output_schema'>

/**
 * The hash that a reviewer binds to a capability. Values of headers are excluded, since secrets are
 * rotated.
 */
const registrationHashOf = (registration: Registration): string =>
  digestOf({
    method: 'POST',
    url: registration.url,
    headers: registration.header_names,
    input_schema: registration.input_schema as JsonValue,
    output_schema: registration.output_schema as JsonValue,
  })

/** What agents read of a function. */
export const functionTexts = (body: FunctionBody): Field[] => [
  ['description', body.description],
  ['input_schema', schemaText(body.input_schema)],
  ['output_schema', schemaText(body.output_schema)],
]

/** The outbound client has checked `url`. */
export const valuesOf = (url: URL, body: FunctionBody): Given => {
  const headers = checkHeaders(body.headers ?? {})
  const registration = {
    url: url.href,
    header_names: Object.keys(headers).toSorted(),
    input_schema: checkedSchema('input_schema', body.input_schema),
    output_schema: checkedSchema('output_schema', body.output_schema),
  }
  return {
    ...registration,
    headers,
    registration_hash: registrationHashOf(registration),
    timeout_ms: body.timeout_ms ?? null,
    description: body.description ?? null,
    readable: body.readable ?? true,
  }
}
