/**
 * Chooses the server that reads what is served of a workspace: the replica, if there is one that has
 * every change that this process knows of, else the primary.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Replica } from '../../platform/database/replica.ts'
import { workspaceNotFound } from '../../platform/access/workspace-id.ts'
import type { WorkspaceStates } from './states.ts'

type Dependencies = {
  db: Kysely<Database>
  /** Null: the primary reads everything. */
  replica: Replica | null
  states: WorkspaceStates
}

export class CatalogueReads {
  readonly #deps: Dependencies

  constructor(parts: Dependencies) {
    this.#deps = parts
  }

  /** `work` may run twice, and must not call this again: it holds a connection. */
  async of<T>(workspaceId: string, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const { db, replica, states } = this.#deps
    if (replica === null) return work(db)
    const known = await states.recent(workspaceId)
    if (known === null) throw workspaceNotFound()
    const isCurrent = sql<boolean>`exists (
      select from workspaces where workspace_id = ${workspaceId} and row_id = ${known.row_id}
        and snapshot_version >= ${known.version}::bigint)`
    return replica.read({ isCurrent, work })
  }
}
