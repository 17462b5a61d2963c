/** A page of the list: in its order, or the best matches of a search first. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, pageOf } from '../../platform/database/cursor.ts'
import type { ListQuery } from '../skills/list-schemas.ts'
import { visibilityOf } from '../skills/skill-key.ts'
import { findPage } from './found.ts'
import { listSkills, positionOf, skillPosition } from './list.ts'

export const readPage = async (db: Kysely<Database>, caller: Caller, query: ListQuery) => {
  const { workspaceId } = caller
  const { q, limit = DEFAULT_LIMIT, cursor, ...filters } = query
  const visibility = visibilityOf(caller)
  if (q !== undefined && q.trim() !== '') {
    const page = await findPage(db, { workspaceId, visibility }, { ...query, q })
    return { ...page, items: page.found }
  }
  const list = { list: 'skills', ...filters }
  const after = skillPosition(cursor, list)
  const { snapshot, rows } = await listSkills(db, workspaceId, query, {
    visibility,
    after,
    limit,
  })
  const { page, next_cursor } = pageOf(rows, limit, (last) => positionOf(last, query), list)
  return {
    snapshot,
    items: page.map((row) => ({ row, match: undefined })),
    next_cursor,
  }
}
