/** How many skills there are, by status, as far as it is worth counting. */
import { type Kysely, sql } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { COUNTED } from '../../platform/database/counted.ts'
import type { Visibility } from '../skills/reads.ts'
import { visibilityOf } from '../skills/skill-key.ts'
import type { ListQuery, SkillCounts } from '../skills/list-schemas.ts'
import { filterOf } from './list.ts'

/** The status is no filter here, since it is what is counted by. */
const countSkills = async (
  db: Kysely<Database>,
  workspaceId: string,
  { status: _status, ...query }: ListQuery,
  visibility: Visibility,
): Promise<SkillCounts> => {
  const isKind = query.source_kind ? sql`s.source_kind = ${query.source_kind}` : sql`true`
  const { rows } = await sql<{ status: keyof Omit<SkillCounts, 'is_more'>; count: number }>`
    select status, count(*)::integer as count from (
      select s.status from skill_states s
      where s.workspace_id = ${workspaceId} and ${isKind} and ${filterOf(query, visibility)}
      limit ${COUNTED + 1}
    ) as counted group by status`.execute(db)
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const counts = { active: 0, disabled: 0, blocked: 0, is_more: all > COUNTED }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** Only on request. */
export const countsFor = async (
  db: Kysely<Database>,
  caller: Caller,
  query: ListQuery,
): Promise<{ counts?: SkillCounts }> =>
  query.count === true
    ? { counts: await countSkills(db, caller.workspaceId, query, visibilityOf(caller)) }
    : {}
