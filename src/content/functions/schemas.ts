/** Schemas of the function routes. Header values are accepted and never returned. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import type { JsonSchema } from './json-schema.ts'

const MAX_TIMEOUT_MS = 60_000

// Checks types only where a pure validator reports what is wrong.
export const FunctionParams = Type.Object({
  ...workspaceParams,
  function_id: Type.String({
    description:
      'Segments joined by `::`, each 1 to 64 letters, digits, `.`, `-` and `_`; 1024 characters at most. `.` and `..` alone cannot be registered.',
    examples: ['hello::greet'],
  }),
})

// Without a type: most client generators cannot read a choice between an object and a boolean.
const schemaField = (description: string) => Type.Unsafe<JsonSchema>({ description })

const method = stringEnum(['POST'] as const, { description: 'Always `POST`.' })

const url = Type.String({
  maxLength: 2048,
  description:
    'The address of the handler. Its origin must be listed in `FUNCTION_ALLOWED_ORIGINS`, or be loopback while the service is open. It must not contain a user name or a password; secrets belong in `headers`.',
})

const description = 'What it does, for human readers; at most 4096 characters.'

export const FunctionBody = Type.Object(
  {
    url,
    method: Type.Optional(method),
    timeout_ms: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_TIMEOUT_MS,
        description: `Time limit of a call in milliseconds, 1 to ${MAX_TIMEOUT_MS}; default \`FUNCTION_TIMEOUT_MS\` (10000).`,
      }),
    ),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        writeOnly: true,
        description:
          'Sent with each call, such as `authorization`. At most 32, in printable ASCII. Their values are never shown again.',
      }),
    ),
    description: Type.Optional(Type.String({ maxLength: 4096, description })),
    readable: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Whether it can be read at `iii://fn/…`, where it is called without input. A function that is bound to a capability whose calls need approval can never be read there.',
      }),
    ),
    input_schema: Type.Optional(
      schemaField(
        'JSON Schema (2020-12 or draft-07) of its input, an object or a boolean, for the information of callers; at most 64 KiB.',
      ),
    ),
    output_schema: Type.Optional(schemaField('The same for its result.')),
  },
  {
    $id: 'FunctionBody',
    additionalProperties: false,
    description:
      'A handler to register. It replaces an earlier registration completely, including its headers.',
    examples: [
      {
        url: 'http://localhost:9000/greet',
        method: 'POST',
        timeout_ms: 5000,
        description: 'Greets a person by name.',
      },
    ],
  },
)
export type FunctionBody = Static<typeof FunctionBody>

const listed = {
  function_id: Type.String(),
  url: Type.String(),
  method,
  timeout_ms: Type.Integer({ description: 'Time limit of a call in milliseconds.' }),
  headers: Type.Array(Type.String(), { description: 'Names of the headers that are sent.' }),
  description: nullable(Type.String()),
  readable: Type.Boolean({ description: 'Whether it was registered to be read at `iii://fn/…`.' }),
  registration_hash: Type.String({
    description:
      'SHA-256 of its URL, the names of its headers and its schemas. A reviewer binds this registration to a capability, and no other.',
  }),
  registered_at: Timestamp,
}

const example = {
  function_id: 'myworker::send_email_prompt',
  url: 'https://hooks.example.com/send-email',
  method: 'POST',
  timeout_ms: 5000,
  headers: ['authorization'],
  description: 'Renders the send-email prompt.',
  readable: true,
  registration_hash: '0f343b0931126a20f133d67c2b018a3b1a4f0a0c2e4d6e8f90123456789abcde',
  registered_at: '2026-01-05T08:30:00.000000Z',
}

export const FunctionItem = Type.Object(listed, {
  $id: 'FunctionItem',
  description: 'A registered handler, without its schemas.',
  examples: [example],
})
export type FunctionItem = Static<typeof FunctionItem>

export const RegisteredFunction = Type.Object(
  {
    ...listed,
    input_schema: Type.Optional(schemaField('Omitted if none was registered.')),
    output_schema: Type.Optional(schemaField('Omitted if none was registered.')),
  },
  {
    $id: 'RegisteredFunction',
    description: 'A registered handler. Of its headers, only the names are shown.',
    examples: [example],
  },
)
export type RegisteredFunction = Static<typeof RegisteredFunction>

export const FunctionRemoved = Type.Object(
  {
    function_id: Type.String(),
    removed: Type.Boolean({ description: 'False if it was not registered.' }),
  },
  { $id: 'FunctionRemoved', description: 'Result of a removal.' },
)
export type FunctionRemoved = Static<typeof FunctionRemoved>

export const FunctionPage = Type.Object(
  { functions: Type.Array(ref(FunctionItem)), next_cursor: NextCursor },
  { $id: 'FunctionPage', description: 'Functions by id, in byte order.' },
)
export type FunctionPage = Static<typeof FunctionPage>

export const functionSchemas = [
  FunctionBody,
  FunctionItem,
  RegisteredFunction,
  FunctionRemoved,
  FunctionPage,
]
