/** Path parameters of capabilities. */
import { Type } from '@sinclair/typebox'
import { SkillParams } from '../skills/schemas.ts'

export const CapabilityParams = Type.Object({
  ...SkillParams.properties,
  capability_id: Type.String({ minLength: 1, maxLength: 128, examples: ['hello.greet'] }),
})

export const keyOf = (given: {
  workspace_id: string
  source_kind: 'system' | 'user' | 'registry'
  slug: string
}) => ({ workspaceId: given.workspace_id, sourceKind: given.source_kind, slug: given.slug })
