/** Schemas of past syncs, and of the skills that use a server. */
import { type Static, Type } from '@sinclair/typebox'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { ref, Timestamp } from '../../platform/http/schema.ts'

const names = (description: string) => Type.Array(Type.String(), { description })
const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const PastSync = Type.Object(
  {
    synced_at: Timestamp,
    actor: Type.String({ description: 'Who asked for it.' }),
    person_id: nullable('The person behind the actor, if known.'),
    hash_before: nullable('Of the tools before; null before the first sync.'),
    hash_after: nullable('Of the tools after it.'),
    added: names('Tools that were new.'),
    changed: names('Tools that had changed.'),
    removed: names('Tools that were gone.'),
  },
  { $id: 'McpPastSync', description: 'What a sync found.' },
)
export type PastSync = Static<typeof PastSync>

export const SyncPage = Type.Object(
  { syncs: Type.Array(ref(PastSync)), next_cursor: NextCursor },
  { $id: 'McpSyncPage', description: 'Syncs, newest first.' },
)
export type SyncPage = Static<typeof SyncPage>

export const SyncQuery = Type.Object(pageQuery, { additionalProperties: false })
export type SyncQuery = Static<typeof SyncQuery>

const orNull = (values: readonly string[]) =>
  Type.Unsafe<string | null>({
    anyOf: [{ type: 'string', enum: [...values] }, { type: 'null' }],
    description: 'Null: nothing was said.',
  })

const ToolOverride = Type.Object(
  {
    risk_level: orNull(riskLevels),
    side_effects: orNull(sideEffects),
    data_egress: orNull(dataEgresses),
  },
  { $id: 'McpToolOverride', description: 'What operators said last of a tool, for one skill.' },
)

export const ToolUse = Type.Object(
  {
    tool: Type.String(),
    source_kind: Type.String(),
    slug: Type.String(),
    approved: Type.Boolean({ description: 'Whether the current bytes were approved with it.' }),
    waiting: Type.Boolean({ description: 'Whether a proposal of the skill names it.' }),
    override: Type.Union([ref(ToolOverride), Type.Null()], {
      description: 'What operators said of it for this skill; null: nothing.',
    }),
  },
  { $id: 'McpToolUse', description: 'A skill that uses a tool.' },
)
export type ToolUse = Static<typeof ToolUse>

export const ToolUses = Type.Object(
  { uses: Type.Array(ref(ToolUse), { description: 'By tool, at most 1,000.' }) },
  { $id: 'McpToolUses', description: 'The skills that use tools of a server.' },
)
export type ToolUses = Static<typeof ToolUses>

export const useSchemas = [PastSync, SyncPage, ToolOverride, ToolUse, ToolUses]
