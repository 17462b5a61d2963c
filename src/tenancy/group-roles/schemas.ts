/** Schemas of `/v1/group-roles`. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { ref } from '../../platform/http/schema.ts'
import { Role } from '../tokens/schemas.ts'

const group = { minLength: 1, maxLength: 255, examples: ['skill-reviewers'] }
const workspace = {
  maxLength: 64,
  description: 'The workspace in which the group has the role, or `*` for all, also future ones.',
  examples: ['default'],
}
const issuer = Type.Optional(
  Type.String({
    maxLength: 1024,
    pattern: '^https?://[^?#]*$',
    description:
      'The identity provider, `https://…` without query; without it the configured one (`OIDC_ISSUER`).',
    examples: ['https://id.example.com'],
  }),
)

const example = {
  issuer: 'https://id.example.com',
  group: 'skill-reviewers',
  workspace_id: 'default',
  role: 'reviewer',
}

export const GroupRole = Type.Object(
  {
    issuer: Type.String({ description: 'The identity provider.' }),
    group: Type.String({ description: 'As the provider names it in its claim.' }),
    workspace_id: Type.String({ description: 'A workspace, or `*` for all of them.' }),
    role: ref(Role),
  },
  {
    $id: 'GroupRole',
    description: 'What members of a group may do.',
    examples: [example],
  },
)
export type GroupRole = Static<typeof GroupRole>

export const GroupRoleBody = Type.Object(
  {
    issuer,
    group: Type.String({ ...group, description: 'As the provider names it in its claim.' }),
    workspace_id: Type.String(workspace),
    role: ref(Role),
  },
  {
    $id: 'GroupRoleBody',
    additionalProperties: false,
    description: 'What members of a group may do.',
    examples: [example],
  },
)
export type GroupRoleBody = Static<typeof GroupRoleBody>

export const GroupRolePage = Type.Object(
  { group_roles: Type.Array(ref(GroupRole)), next_cursor: NextCursor },
  { $id: 'GroupRolePage', description: 'By issuer, group and workspace.' },
)
export type GroupRolePage = Static<typeof GroupRolePage>

export const GroupRoleKey = Type.Object(
  {
    issuer,
    group: Type.String({ ...group, description: 'The group.' }),
    workspace_id: Type.String(workspace),
  },
  { additionalProperties: false },
)
export type GroupRoleKey = Static<typeof GroupRoleKey>

export const groupRoleSchemas = [GroupRole, GroupRoleBody, GroupRolePage]
