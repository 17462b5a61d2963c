/** Past syncs of a server, and the skills that use its tools. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  cursorNamesNo,
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
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
    const filters = { list: 'syncs', server_id: serverId }
    const before = decodeCursor(cursor, 1, filters)?.[0]
    if (before !== undefined && !SEQ.test(before)) throw cursorNamesNo('sync')
    const position = { before: before === undefined ? null : Number(before), limit }
    const rows = await listSyncs(this.#db, key, position)
    const { page, next_cursor } = pageOf(rows, limit, (last) => [String(last.seq)], filters)
    return {
      syncs: page.map(({ seq: _seq, at, ...sync }) => ({ synced_at: at.toISOString(), ...sync })),
      next_cursor,
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
