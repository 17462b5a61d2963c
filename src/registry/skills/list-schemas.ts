/** Schemas of the list of skills. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { ref, stringEnum } from '../../platform/http/schema.ts'
import { SkillItem, skillKinds, SkillStatus, SourceKind } from './schemas.ts'

const riskLevels = ['read', 'write', 'destructive'] as const

export const SkillCounts = Type.Object(
  {
    active: Type.Integer(),
    disabled: Type.Integer(),
    blocked: Type.Integer(),
    is_more: Type.Boolean({ description: 'Only the first 1,000 were counted.' }),
  },
  { $id: 'SkillCounts', description: 'How many skills there are, by status.' },
)
export type SkillCounts = Static<typeof SkillCounts>

export const SkillList = Type.Object(
  {
    snapshot_version: Type.Integer({ description: '+1 for each change in the workspace.' }),
    generated_at: Type.Integer({ description: 'Unix seconds; when that snapshot was committed.' }),
    skills: Type.Array(ref(SkillItem)),
    counts: Type.Optional(ref(SkillCounts)),
    next_cursor: NextCursor,
  },
  { $id: 'SkillList', description: 'SkillListResponse, paged.' },
)
export type SkillList = Static<typeof SkillList>

const flag = (description: string) => Type.Optional(Type.Boolean({ default: true, description }))

export const ListQuery = Type.Object(
  {
    q: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'Words to search for in slug, title, description, the first 16 KiB of SKILL.md and its headings, in any order; in the first three, prefixes and misspelt words match too. At most 200 results, the best match first, each with `match`.',
        examples: ['say hello'],
      }),
    ),
    namespace: Type.Optional(
      Type.String({ maxLength: 64, description: 'Exact namespace.', examples: ['hello-skill'] }),
    ),
    status: Type.Optional(ref(SkillStatus)),
    source_kind: Type.Optional(ref(SourceKind)),
    kind: Type.Optional(
      stringEnum(skillKinds, { description: '`action`: declares what it can do.' }),
    ),
    capability_risk: Type.Optional(
      stringEnum(riskLevels, {
        description: 'Skills with an approved capability of this risk.',
      }),
    ),
    has_findings: Type.Optional(
      Type.Boolean({
        description: 'Whether it has findings other than `info`.',
        examples: [false],
      }),
    ),
    sort: Type.Optional(
      stringEnum(['name', 'updated'] as const, {
        default: 'name',
        description:
          '`name`: by source kind and slug. `updated`: the last change first. With `q`, the best match comes first.',
      }),
    ),
    count: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether the response has `counts`, of all pages and every `status`.',
      }),
    ),
    include_health: flag('Whether items include `health`.'),
    include_policy: flag('Whether items include `policy`.'),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type ListQuery = Static<typeof ListQuery>

export const skillListSchemas = [SkillCounts, SkillList]
