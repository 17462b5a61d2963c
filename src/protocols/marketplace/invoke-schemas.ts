/** Schemas of `/invoke`. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { anyObject } from '../../platform/http/schema.ts'

export const InvokeBody = Type.Object(
  {
    session_id: Type.Optional(Type.String({ maxLength: 256 })),
    command: Type.String({ maxLength: 256, description: 'The `name` of an action.' }),
    arguments: Type.Optional(
      anyObject<JsonObject>('They must match the `input_schema` of the action.'),
    ),
    context: Type.Optional(anyObject<JsonObject>('The conversation; ignored.')),
  },
  {
    $id: 'InvokeBody',
    description: 'One call. Unknown fields are ignored, as orchestrators expect.',
    examples: [{ command: 'validation_check', arguments: {} }],
  },
)
export type InvokeBody = Static<typeof InvokeBody>

export const InvokeResult = Type.Object(
  {
    ok: Type.Boolean(),
    output: Type.Optional(Type.Unknown({ description: 'The result of the command.' })),
    error: Type.Optional(Type.String({ description: 'Why it failed, for the model.' })),
    error_code: Type.Optional(Type.String({ description: 'The same, for a program.' })),
  },
  { $id: 'InvokeResult', description: '`output` if `ok`, otherwise `error` and `error_code`.' },
)
export type InvokeResult = Static<typeof InvokeResult>

export const SessionParam = Type.String({ maxLength: 256, examples: ['validation-1'] })

export const KeyHeader = Type.Object({
  'x-orchestrator-key': Type.Optional(
    Type.String({
      description: 'The key of the workspace; only `validation_check` needs none.',
      examples: ['Wq4vT8nB2kXz7LrJ5mHs9PdY3cGf6RaU'],
    }),
  ),
})

export const invokeSchemas = [InvokeBody, InvokeResult]
