/** Revisions whose bytes are missing because they were purged. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

type Key = { workspace_id: string; skill_id: number; revision: number }

export type PurgedRevision = Key & {
  source_kind: string
  slug: string
  purged_at: Date
  purged_by: string
  purge_reason: string
}

const BATCH = 500

export async function* purgedRevisions(
  db: Kysely<Database>,
): AsyncGenerator<PurgedRevision, void, undefined> {
  let after: Key | undefined = { workspace_id: '', skill_id: 0, revision: 0 }
  while (after !== undefined) {
    const { rows }: { rows: PurgedRevision[] } = await sql<PurgedRevision>`
      select r.workspace_id, r.skill_id, r.revision, s.source_kind, s.slug, r.purged_at,
        r.purged_by, r.purge_reason
      from skill_revisions r join skills s using (workspace_id, skill_id)
      where (r.workspace_id, r.skill_id, r.revision) >
        (${after.workspace_id}, ${after.skill_id}::bigint, ${after.revision}::integer)
        and r.purged_at is not null
      order by r.workspace_id, r.skill_id, r.revision limit ${BATCH}`.execute(db)
    yield* rows
    after = rows.at(-1)
  }
}
