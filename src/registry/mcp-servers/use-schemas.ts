/** Schemas of past syncs, and of the skills that use a server. */
import { type Static, Type } from '@sinclair/typebox'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import { NextCursor } from '../../platform/http/pagination.ts'
import {
  nullable,
  nullableEnum,
  nullableString,
  ref,
  Timestamp,
} from '../../platform/http/schema.ts'
import { BlockedTool } from './schemas.ts'

const names = (description: string) => Type.Array(Type.String(), { description })
export const PastSync = Type.Object(
  {
    synced_at: Timestamp,
    actor: Type.String({ description: 'Who asked for it.' }),
    person_id: nullableString('The person behind the actor, if known.'),
    hash_before: nullableString('Of the tools before; null before the first sync.'),
    hash_after: nullableString('Of the tools after it.'),
    added: names('Tools that were new.'),
    changed: names('Tools that had changed.'),
    removed: names('Tools that were gone.'),
    skipped: names('Tools that were left out because of their names.'),
    blocked: Type.Array(ref(BlockedTool), {
      description: 'Tools that were left out because of their text.',
    }),
  },
  { $id: 'McpPastSync', description: 'What a sync found.' },
)
export type PastSync = Static<typeof PastSync>

export const SyncPage = Type.Object(
  { syncs: Type.Array(ref(PastSync)), next_cursor: NextCursor },
  { $id: 'McpSyncPage', description: 'Syncs, newest first.' },
)
export type SyncPage = Static<typeof SyncPage>

const nothingSaid = 'Null: nothing was said.'

const ToolOverride = Type.Object(
  {
    risk_level: nullableEnum(riskLevels, nothingSaid),
    side_effects: nullableEnum(sideEffects, nothingSaid),
    data_egress: nullableEnum(dataEgresses, nothingSaid),
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
    override: nullable(
      ref(ToolOverride),
      'What operators said of it for this skill; null: nothing.',
    ),
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
