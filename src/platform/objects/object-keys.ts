/** Keys of objects in the blob store: `<workspace row id>/<kind>/<uuidv7>`, each used once. */
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/client.ts'

const kinds = ['chunks', 'packs', 'archives', 'git'] as const

export type ObjectKind = (typeof kinds)[number]

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const rowKey = new RegExp(`^${UUID}/(?:${kinds.join('|')})/${UUID}$`)

/** Whether it has the form of a key that a row may name. */
export const isRowKey = (key: string): boolean => rowKey.test(key)

const MAX_CACHED = 1_000

export class ObjectKeys {
  readonly #db: Kysely<Database>
  /** A row id never changes, and the id of a deleted workspace is not reused. */
  readonly #rowIds = new LRUCache<string, string>({ max: MAX_CACHED })

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async next(workspaceId: string, kind: ObjectKind): Promise<string> {
    const rowId = this.#rowIds.get(workspaceId) ?? (await this.#findRowId(workspaceId))
    return `${rowId}/${kind}/${uuidv7()}`
  }

  async #findRowId(workspaceId: string): Promise<string> {
    const { row_id: rowId } = await this.#db
      .selectFrom('workspaces')
      .select(sql<string>`row_id::text`.as('row_id'))
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirstOrThrow()
    this.#rowIds.set(workspaceId, rowId)
    return rowId
  }
}
