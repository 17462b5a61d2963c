/** Pages of search results, the best match first: as the list shows skills, or by bare name. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeOffset, encodeCursor } from '../../platform/database/cursor.ts'
import { readStems } from '../search/lookups.ts'
import { matchOf, type SearchMatch } from '../search/match.ts'
import { wordsIn } from '../search/positions.ts'
import type { Ranked } from '../search/ranking.ts'
import { searchSkills } from '../search/search.ts'
import type { SkillRow, Visibility } from '../skills/reads.ts'
import type { ListQuery } from '../skills/list-schemas.ts'
import type { Snapshot } from '../../tenancy/workspaces/snapshot.ts'
import { filterOf, listSkillsById, wantedBy } from './list.ts'
import { listNamedById, namedFilter, type NamedSkill } from './served.ts'

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
  const list = { list: 'skills_found', ...query }
  const offset = decodeOffset(cursor, list)
  const { namespace, status, kind, capability_risk: risk, has_findings: found } = query
  const isFiltered = [namespace, status, kind, risk, found].some((one) => one !== undefined)
  const scope = {
    workspaceId,
    sourceKind: query.source_kind,
    seen: visibility === 'served' ? ('served' as const) : ('all' as const),
    filter: isFiltered ? wantedBy(query) : null,
    lastFilter: null,
  }
  const { terms, ranked } = await searchSkills(db, scope, query.q)
  const page = ranked.slice(offset, offset + limit)
  const ids = page.map(({ skill_id: id }) => id)
  const { snapshot, rows } = await listSkillsById(db, workspaceId, ids, filterOf(query, visibility))
  const stems = await readStems(
    db,
    wordsIn(rows.flatMap((row) => [row.slug, row.display_name, row.description])),
  )
  return {
    snapshot,
    found: inOrder(page, rows).map(({ row, one }) => ({
      row,
      match: matchOf(row, one, { terms, stems }),
    })),
    next_cursor:
      ranked.length > offset + limit ? encodeCursor([String(offset + limit)], list) : null,
  }
}

/** The rows in the order of the page, without those deleted meanwhile. */
const inOrder = <Row extends { skill_id: number }>(page: Ranked[], rows: Row[]) => {
  const byId = new Map(rows.map((row) => [row.skill_id, row]))
  return page.flatMap((one) => {
    const row = byId.get(one.skill_id)
    return row ? [{ row, one }] : []
  })
}

type NamedQuery = { query: string; namespace: string | undefined; limit: number; offset: number }

/** Served skills by bare name, with their scores; one more than `limit`, like other lists. */
export const findNamedSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  { query, namespace, limit, offset }: NamedQuery,
): Promise<NamedSkill[]> => {
  const scope = {
    workspaceId,
    sourceKind: undefined,
    seen: 'served' as const,
    filter: namespace === undefined ? null : sql`s.namespace = ${namespace}`,
    lastFilter: namedFilter(namespace),
  }
  const { ranked } = await searchSkills(db, scope, query)
  const page = ranked.slice(offset, offset + limit + 1)
  const rows = await listNamedById(
    db,
    workspaceId,
    page.map(({ skill_id: id }) => id),
  )
  return inOrder(page, rows).map(({ row, one }) => ({ ...row, score: one.score }))
}

/** Slugs of the skills that are offered implicitly, the best match first. */
export const findListedSlugs = async (
  db: Kysely<Database>,
  workspaceId: string,
  query: string,
): Promise<string[]> => {
  const scope = {
    workspaceId,
    sourceKind: undefined,
    seen: 'listed' as const,
    filter: null,
    lastFilter: null,
  }
  const { ranked } = await searchSkills(db, scope, query)
  return ranked.map(({ slug }) => slug)
}
