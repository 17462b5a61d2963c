/** Schemas of the routes for the marketplace's orchestrators. */
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../../packages/types.ts'
import { anyObject, stringEnum } from '../../platform/http/schema.ts'

const Action = Type.Object(
  {
    name: Type.String({
      pattern: '^[a-z0-9][a-z0-9._-]{0,99}$',
      description: 'The `command` of an invocation.',
    }),
    description: Type.String({ minLength: 1, maxLength: 1024 }),
    input_schema: anyObject<JsonObject>('JSON Schema 2020-12 of the arguments.'),
    output_schema: anyObject<JsonObject>('JSON Schema 2020-12 of the output.'),
    price: Type.Optional(Type.String({ description: 'USDC per call; omitted if it is free.' })),
  },
  { description: 'One command.' },
)

const RegisteredCapability = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    category: Type.String(),
    requiresPayment: Type.Boolean(),
    price: Type.Optional(
      Type.Object({ amount: Type.String(), currency: Type.String(), type: Type.String() }),
    ),
    parameters: Type.Array(
      Type.Object({
        name: Type.String(),
        type: Type.String(),
        description: Type.String(),
        required: Type.Boolean(),
        default: Type.Optional(Type.Unknown({ description: 'Used where it is left out.' })),
        enum: Type.Optional(Type.Array(Type.String())),
      }),
    ),
    estimatedExecutionTimeSeconds: Type.Integer({ exclusiveMinimum: 0 }),
    outputSchema: anyObject<JsonObject>('JSON Schema of the output.'),
  },
  { description: 'The same command, as the older registry of the marketplace reads it.' },
)

export const CapabilityDocument = Type.Object(
  {
    message: Type.String({
      description: 'For a model: how to call every command. At most 32 KiB.',
    }),
    actions: Type.Array(Action, { description: 'By name; with `q` by relevance.' }),
    not_selected: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Names of `select` that are not skills, or not visible to this caller; omitted if there are none.',
      }),
    ),
    agentId: Type.String(),
    name: Type.String(),
    description: Type.String(),
    version: Type.String(),
    capabilities: Type.Array(RegisteredCapability),
  },
  { $id: 'CapabilityDocument', description: 'What can be called here, and how.' },
)
export type CapabilityDocument = Static<typeof CapabilityDocument>

export const CapabilityQuery = Type.Object(
  {
    select: Type.Optional(
      Type.String({
        maxLength: 8192,
        description:
          'Skills to show even if they are not offered implicitly: slugs or `skill:<source_kind>:<slug>`, separated by commas. Skills that are not served are omitted, and without a token also those that are not listed.',
        examples: ['hello-skill'],
      }),
    ),
    q: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'What the task is about: only listed skills that these words find are shown, the best first.',
        examples: ['hello'],
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'The maximum number of actions of skills that `q` finds.',
      }),
    ),
  },
  { additionalProperties: false },
)

export const AgentHealth = Type.Object(
  {
    status: stringEnum(['ok', 'degraded'] as const),
    ready: Type.Boolean({ description: 'Whether calls can be handled now.' }),
    version: Type.String(),
    reason: Type.Optional(Type.String({ description: 'Why it is degraded.' })),
    active_sessions: Type.Integer({
      minimum: 0,
      description: 'Sessions of orchestrators that this process has open.',
    }),
    dependencies: Type.Record(Type.String(), Type.String()),
  },
  { $id: 'AgentHealth', description: 'Whether calls can be routed here.' },
)

export const marketplaceSchemas = [CapabilityDocument, AgentHealth]
