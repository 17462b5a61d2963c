/** Settings of a workspace. A change is merged over what is stored, under the workspace's row lock. */
import { type Kysely, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import * as events from '../events/log.ts'
import { writeSettings } from './repository.ts'
import type { Settings, SettingsBody } from './schemas.ts'
import { readSettings } from './values.ts'

export class SettingsService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async read(caller: Caller): Promise<Settings> {
    return readSettings(this.#db, caller.workspaceId)
  }

  async merge(caller: Caller, change: SettingsBody): Promise<Settings> {
    return transaction(this.#db, async (trx) => {
      await sql`select from workspaces where workspace_id = ${caller.workspaceId} for update`.execute(
        trx,
      )
      const before = await readSettings(trx, caller.workspaceId)
      const after: Settings = {
        ...before,
        ...change,
        environment: { ...before.environment, ...change.environment },
        policy_defaults: { ...before.policy_defaults, ...change.policy_defaults },
      }
      await writeSettings(trx, caller.workspaceId, after)
      await audit.record(trx, caller, {
        action: 'settings_set',
        decision: 'allowed',
        target: `workspace:${caller.workspaceId}`,
        details: { before, after },
      })
      await events.append(trx, caller.workspaceId, {
        type: 'skills/changed',
        reason: 'catalog_changed',
        changes: [],
      })
      return after
    })
  }
}
