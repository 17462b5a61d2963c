/** Past syncs of a server, and the skills that use its tools. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  encodeCursor,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import * as errors from './errors.ts'
import { findServer } from './repository.ts'
import type { SyncPage, ToolUses } from './use-schemas.ts'
import { listSyncs, listUses } from './uses.ts'

const SEQ = /^[1-9]\d{0,15}$/

export class McpServerUses {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async syncs(
    { workspaceId }: Caller,
    serverId: string,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<SyncPage> {
    const key = await this.#keyOf(workspaceId, serverId)
    const filters = { server_id: serverId }
    const before = decodeCursor(cursor, 1, filters)?.[0]
    if (before !== undefined && !SEQ.test(before)) {
      throw new AppError('cursor.invalid', 'The cursor names no sync. Start again without it.')
    }
    const page = { before: before === undefined ? null : Number(before), limit }
    const rows = await listSyncs(this.#db, key, page)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      syncs: shown.map(({ seq: _seq, at, ...sync }) => ({ synced_at: at.toISOString(), ...sync })),
      next_cursor: last ? encodeCursor([String(last.seq)], filters) : null,
    }
  }

  async uses({ workspaceId }: Caller, serverId: string): Promise<ToolUses> {
    return { uses: await listUses(this.#db, await this.#keyOf(workspaceId, serverId)) }
  }

  async #keyOf(workspaceId: string, serverId: string) {
    const key = { workspaceId, serverId }
    if (!(await findServer(this.#db, key))) throw errors.serverNotFound(serverId)
    return key
  }
}
