/** Schemas of capabilities and their risk metadata. */
import { type Static, Type } from '@sinclair/typebox'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import type { JsonObject } from '../../packages/types.ts'
import {
  anyObject,
  nullable,
  nullableEnum,
  nullableObject,
  nullableString,
  ref,
  Sha256,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'
import { Constraints, policySchemas } from '../../tenancy/settings/capability-policy-schemas.ts'

const metadata = {
  risk_level: stringEnum(riskLevels, { description: 'What a call may do to data.' }),
  side_effects: stringEnum(sideEffects, { description: 'Where effects are visible.' }),
  data_egress: stringEnum(dataEgresses, { description: 'Whether a call may send data out.' }),
}

const sources = ['mcp', 'manifest', 'operator'] as const
const source = nullableEnum(sources, 'The source of the metadata; null where there is none.')

export const Capability = Type.Object(
  {
    extension_id: Type.String({ description: 'The scope key: `skill.<slug>` or `mcp.<server>`.' }),
    capability_id: Type.String(),
    description: Type.String(),
    risk_level: nullableEnum(riskLevels, 'Null: not declared, and never guessed.'),
    side_effects: nullableEnum(sideEffects, 'Null: not declared.'),
    data_egress: nullableEnum(dataEgresses, 'Null: not declared; it counts as `network`.'),
    metadata_source: source,
    metadata_sources: Type.Object(
      { risk_level: source, side_effects: source, data_egress: source },
      { description: 'The source of each field.' },
    ),
    approval_required: Type.Boolean({
      description: 'Whether a runtime must ask a person before each call.',
    }),
    input_schema: nullableObject<JsonObject>('JSON Schema of the arguments.'),
    output_schema: nullableObject<JsonObject>('JSON Schema of the result.'),
    constraints: nullableObject<JsonObject>(
      '`domains`, `paths` and `rate_limits` that a runtime enforces.',
    ),
    hints: Type.Optional(
      anyObject<JsonObject>(
        'Annotations of the tool, shown while metadata is missing; information only.',
      ),
    ),
    price: Type.Optional(Type.String({ description: 'USDC per call; omitted if it is free.' })),
  },
  {
    $id: 'Capability',
    description: 'One callable action of a skill.',
    examples: [
      {
        extension_id: 'skill.pdf',
        capability_id: 'pdf.fill',
        description: 'Fills a form.',
        risk_level: 'write',
        side_effects: 'internal',
        data_egress: 'none',
        metadata_source: 'manifest',
        metadata_sources: {
          risk_level: 'manifest',
          side_effects: 'manifest',
          data_egress: 'manifest',
        },
        approval_required: false,
        input_schema: { type: 'object' },
        output_schema: null,
        constraints: null,
      },
    ],
  },
)
export type Capability = Static<typeof Capability>

export const MissingMetadata = Type.Object(
  { capability_id: Type.String(), missing_fields: Type.Array(Type.String()) },
  {
    $id: 'MissingMetadata',
    description: 'The fields that a reviewer must set before the capability can be approved.',
  },
)

const PRICE = String.raw`^(0|[1-9]\d{0,13})(\.\d{1,6})?$`

export const MetadataBody = Type.Object(
  {
    risk_level: Type.Optional(metadata.risk_level),
    side_effects: Type.Optional(metadata.side_effects),
    data_egress: Type.Optional(metadata.data_egress),
    price: Type.Optional(
      nullable(
        Type.String({ pattern: PRICE, description: 'An amount such as `0.25`.' }),
        'USDC per call, such as `0.25`; null or 0 removes it.',
      ),
    ),
    constraints: Type.Optional(ref(Constraints)),
    explanation: Type.String({
      maxLength: 2000,
      description: 'Why it is classified this way: 5 characters or more. Stored permanently.',
    }),
  },
  {
    $id: 'MetadataBody',
    additionalProperties: false,
    description:
      'Overrides by an operator for a capability; omitted fields are unchanged. `constraints` can only narrow the declared ones.',
    examples: [
      {
        risk_level: 'read',
        side_effects: 'none',
        explanation: 'Returns a text, and touches nothing else.',
      },
    ],
  },
)
export type MetadataBody = Static<typeof MetadataBody>

const CapabilityOverride = Type.Object(
  {
    fingerprint: Type.String({ description: 'The bytes that the operator classified.' }),
    risk_level: nullableEnum(riskLevels, 'Null: not overridden.'),
    side_effects: nullableEnum(sideEffects, 'Null: not overridden.'),
    data_egress: nullableEnum(dataEgresses, 'Null: not overridden.'),
    price: nullable(Type.String()),
    constraints: nullableObject<JsonObject>('Null: not overridden.'),
    explanation: Type.String(),
    actor: Type.String(),
    at: Timestamp,
  },
  { $id: 'CapabilityOverride', description: 'One override by an operator.' },
)

export const MetadataHistory = Type.Object(
  { overrides: Type.Array(ref(CapabilityOverride)) },
  { $id: 'MetadataHistory', description: 'The overrides of a capability, oldest first.' },
)

export type MetadataHistory = Static<typeof MetadataHistory>

const extensionIds = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 256 }), { maxItems: 1000, description }))

export const ScopeBody = Type.Object(
  {
    allowed_skills: extensionIds('Only these; `*` for all served skills. Omitted: none.'),
    forward_skills: extensionIds(
      'What an agent forwards to a sub-agent: intersected with `allowed_skills`, or with all served skills if those are omitted.',
    ),
  },
  {
    $id: 'ScopeBody',
    additionalProperties: false,
    description: 'The extension ids whose capabilities are requested.',
    examples: [{ allowed_skills: ['skill.hello-skill'] }],
  },
)
export type ScopeBody = Static<typeof ScopeBody>

export const Scope = Type.Object(
  {
    allowed: Type.Unsafe<Record<string, string[]>>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Capability ids by extension id.',
    }),
    constraints: anyObject<Record<string, unknown>>(
      'By extension id, then by capability id: `domains`, `paths`, `rate_limits`.',
    ),
    rejected_skills: Type.Array(Type.String(), {
      description:
        'Requested extensions that are not served, have no capabilities, or are not allowed.',
    }),
  },
  {
    $id: 'CapabilityScope',
    description:
      'What an agent may call, derived from the registry and the policy, never from a prompt.',
    examples: [
      { allowed: { 'skill.pdf': ['pdf.fill'] }, constraints: {}, rejected_skills: ['skill.mail'] },
    ],
  },
)
export type Scope = Static<typeof Scope>

export const CapabilityFunctionBody = Type.Object(
  {
    function_id: Type.String({ maxLength: 1024, examples: ['hello::greet'] }),
    registration_hash: Type.Optional(
      Type.String({
        pattern: Sha256.pattern ?? '',
        description:
          'The `registration_hash` of the function that was reviewed; the request is rejected if the registration has changed since.',
      }),
    ),
  },
  {
    $id: 'CapabilityFunctionBody',
    additionalProperties: false,
    description: 'The function to bind.',
    examples: [{ function_id: 'hello::greet' }],
  },
)

export const CapabilityFunction = Type.Object(
  {
    capability_id: Type.String(),
    function_id: nullableString('Null: a call returns the instructions of the skill.'),
    registration_hash: nullableString(
      'The registration that it is bound to; null without a function.',
    ),
  },
  { $id: 'CapabilityFunction', description: 'The function that handles calls of a capability.' },
)
export type CapabilityFunction = Static<typeof CapabilityFunction>

export const capabilitySchemas = [
  ...policySchemas,
  CapabilityFunctionBody,
  CapabilityFunction,
  Capability,
  MissingMetadata,
  MetadataBody,
  CapabilityOverride,
  MetadataHistory,
  ScopeBody,
  Scope,
]
