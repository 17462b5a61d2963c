/**
 * Work on rows of all workspaces, one workspace at a time. A distributed database locks rows, and
 * limits what a statement changes, on one node only, so such statements name their workspace; which
 * workspaces have something to do is found by a plain select, which may go to all nodes.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, transaction } from './client.ts'

/** The maximum workspaces of one round; the next round continues. */
const WORKSPACES = 1000

/** The workspaces with such rows. */
export const workspacesWith = async (
  db: Kysely<Database>,
  table: keyof Database,
  condition: RawBuilder<unknown>,
): Promise<string[]> => {
  const { rows } = await sql<{ workspace_id: string }>`
    select distinct workspace_id from ${sql.table(table)} where ${condition}
    order by workspace_id limit ${WORKSPACES}`.execute(db)
  return rows.map(({ workspace_id: id }) => id)
}

type Batch = (trx: Transaction<Database>, workspaceId: string) => Promise<number>

/** Repeats a transaction while its batch is full; returns the number of rows. */
export const inBatches = async (
  db: Kysely<Database>,
  workspaceId: string,
  { size, batch }: { size: number; batch: Batch },
): Promise<number> => {
  let done = 0
  for (let count = size; count === size; done += count) {
    count = await transaction(db, (trx) => batch(trx, workspaceId))
  }
  return done
}

type Sweep = {
  table: keyof Database
  /** What a row must be to be swept. */
  due: RawBuilder<unknown>
  size: number
  /** Takes up to `size` rows that no other replica has locked, and returns their number. */
  batch: Batch
}

/** Safe in concurrent replicas if `batch` skips what is locked; returns the number of rows. */
export const sweepByWorkspace = async (db: Kysely<Database>, sweep: Sweep): Promise<number> => {
  let swept = 0
  for (const workspaceId of await workspacesWith(db, sweep.table, sweep.due)) {
    swept += await inBatches(db, workspaceId, sweep)
  }
  return swept
}
