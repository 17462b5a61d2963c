/** The state of a workspace that an offer, or a part of it, was read in. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** `at` distinguishes a restored database, which may reach the same version again. */
export type State = { row_id: string; snapshot_version: number; at: string }

export const isSame = (a: State, b: State): boolean =>
  a.row_id === b.row_id && a.snapshot_version === b.snapshot_version && a.at === b.at

/** Of `workspaces` as `w`. */
export const stateColumns = sql`w.row_id, w.snapshot_version, extract(epoch from w.snapshot_at)::text as at`

export const stateOf = ({ row_id, snapshot_version, at }: State): State => ({
  row_id,
  snapshot_version,
  at,
})

/** Changes with everything an offer depends on; null if the workspace does not exist. */
export const findState = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<State | null> => {
  const { rows } = await sql<State>`
    select ${stateColumns} from workspaces w
    where w.workspace_id = ${workspaceId} and w.deleted_at is null`.execute(db)
  return rows[0] ?? null
}
