/** Schemas of the policy routes (gateway protocol, *Policy Model*). */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, ref } from '../../platform/http/schema.ts'

const flag = (description: string) => Type.Optional(nullable(Type.Boolean(), description))

const enabled = 'Whether the skill can be used at all; null or omitted: inherited.'
const implicit =
  'Whether it is offered to agents that do not ask for it; null or omitted: inherited.'

export const PolicyBody = Type.Object(
  { enabled: flag(enabled), allow_implicit_invocation: flag(implicit) },
  {
    $id: 'PolicyBody',
    additionalProperties: false,
    description:
      'The fields to change: an omitted field is unchanged, null inherits from the workspace.',
    examples: [{ enabled: true, allow_implicit_invocation: true }],
  },
)

export const PolicyRow = Type.Object(
  {
    workspace_id: Type.String(),
    skill_slug: Type.String(),
    source_kind: Type.String(),
    enabled: Type.Optional(Type.Boolean({ description: enabled })),
    allow_implicit_invocation: Type.Optional(Type.Boolean({ description: implicit })),
  },
  {
    $id: 'PolicyRow',
    description: 'The stored override of one skill; inherited fields are omitted.',
  },
)
export type PolicyRow = Static<typeof PolicyRow>

export const PolicyResponse = Type.Object(
  { policy: ref(PolicyRow) },
  { $id: 'PolicyResponse', description: 'SkillsPolicySetResponse.' },
)
export type PolicyResponse = Static<typeof PolicyResponse>

export const PolicyList = Type.Object(
  { policies: Type.Array(ref(PolicyRow)) },
  { $id: 'PolicyList', description: 'SkillsPolicyListResponse: stored overrides only.' },
)
export type PolicyList = Static<typeof PolicyList>

export const policySchemas = [PolicyBody, PolicyRow, PolicyResponse, PolicyList]
