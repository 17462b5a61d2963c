/** Addresses of pages about one skill: its slug has one part or two. */
import { Type } from '@sinclair/typebox'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { type SourceKind, SkillParams } from '../../registry/skills/schemas.ts'

const base = '/console/w/:workspace_id/skills/:source_kind'

/** Both routes of a page; `tail` stands behind the slug. */
export const skillUrls = (tail = ''): string[] => [
  `${base}/:name${tail}`,
  `${base}/:owner/:name${tail}`,
]

const part = Type.String({ minLength: 1, maxLength: 64 })

export const SkillPageParams = Type.Object({
  ...workspaceParams,
  source_kind: SkillParams.properties.source_kind,
  owner: Type.Optional(part),
  name: part,
})

export const skillRefOf = ({
  source_kind,
  owner,
  name,
}: {
  source_kind: SourceKind
  owner?: string
  name: string
}) => ({ source_kind, slug: owner === undefined ? name : `${owner}/${name}` })
