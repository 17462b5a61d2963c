/** A page of what a search finds, the best first. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeOffset, encodeCursor } from '../../platform/database/cursor.ts'
import { readStems } from '../search/lookups.ts'
import { matchOf, type SearchMatch } from '../search/match.ts'
import { wordsIn } from '../search/positions.ts'
import { searchSkills } from '../search/search.ts'
import type { SkillRow, Visibility } from '../skills/reads.ts'
import type { ListQuery } from '../skills/schemas.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { filterOf, listSkillsById } from './list.ts'

/** How many skills are compared word by word; with a filter more, since it drops some of them. */
const CUT = 300
const FILTERED_CUT = 2000

export type FoundPage = {
  snapshot: Snapshot
  found: { row: SkillRow; match: SearchMatch }[]
  next_cursor: string | null
}

type Wanted = ListQuery & { q: string }

export const findPage = async (
  db: Kysely<Database>,
  { workspaceId, visibility }: { workspaceId: string; visibility: Visibility },
  { limit = DEFAULT_LIMIT, cursor, ...query }: Wanted,
): Promise<FoundPage> => {
  const offset = decodeOffset(cursor, query)
  const filter = filterOf(query, visibility)
  const isFiltered = query.namespace !== undefined || query.status !== undefined
  const among = {
    workspaceId,
    sourceKind: query.source_kind,
    filter,
    cut: isFiltered ? FILTERED_CUT : CUT,
  }
  const { terms, ranked } = await searchSkills(db, among, query.q)
  const page = ranked.slice(offset, offset + limit)
  const ids = page.map(({ skill_id: id }) => id)
  const { snapshot, rows } = await listSkillsById(db, workspaceId, ids, filter)
  const stems = await readStems(
    db,
    wordsIn(rows.flatMap((row) => [row.slug, row.display_name, row.description])),
  )
  const byId = new Map(rows.map((row) => [row.skill_id, row]))
  return {
    snapshot,
    found: page.flatMap((one) => {
      const row = byId.get(one.skill_id)
      return row ? [{ row, match: matchOf(row, one, { terms, stems }) }] : []
    }),
    next_cursor:
      ranked.length > offset + limit ? encodeCursor([String(offset + limit)], query) : null,
  }
}
