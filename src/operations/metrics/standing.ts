/** The number of skills of each status, and of items waiting for reviewers, in all workspaces. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

export type Standing = {
  skills: { active: number; disabled: number; blocked: number }
  proposals_waiting: number
}

/** Reads every skill: about 25 ms of database time per 1,000. */
export const readStanding = async (db: Kysely<Database>): Promise<Standing> => {
  const { rows } = await sql<Standing['skills'] & { proposals_waiting: number }>`
    select
      count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'disabled')::int as disabled,
      count(*) filter (where status = 'blocked')::int as blocked,
      (select count(*)::int from proposals
        where review_status in ('pending', 'blocked_metadata')) as proposals_waiting
    from skill_states`.execute(db)
  const { proposals_waiting = 0, ...skills } = rows[0] ?? { active: 0, disabled: 0, blocked: 0 }
  return { skills, proposals_waiting }
}
