/** Settings of a workspace. A change is merged over what is stored, under the workspace's row lock. */
import { type Kysely, sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import * as events from '../events/log.ts'
import { writeSettings } from './repository.ts'
import type { Settings, SettingsBody } from './schemas.ts'
import { readSettings, readStored, type Secrets, settingsOf, type Stored } from './values.ts'

/** Null takes the secret away; left out, it stays. */
const keptSecret = (stored: Secrets, change: string | null | undefined): Secrets => {
  if (change === null) return {}
  const secret = change ?? stored.signing_secret
  return secret === undefined ? {} : { signing_secret: secret }
}

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
      const stored = await readStored(trx, caller.workspaceId)
      const { signing_secret: secret, ...changed } = change
      const before = settingsOf(stored)
      const { signing_secret_set: _isSet, ...known } = before
      const written: Stored = {
        ...known,
        ...changed,
        environment: { ...before.environment, ...change.environment },
        policy_defaults: { ...before.policy_defaults, ...change.policy_defaults },
        ...keptSecret(stored, secret),
      }
      const after = settingsOf(written)
      await writeSettings(trx, caller.workspaceId, written)
      await audit.record(trx, caller, {
        action: 'settings_set',
        decision: 'allowed',
        target: `workspace:${caller.workspaceId}`,
        details: {
          before,
          after,
          ...(secret === undefined ? {} : { changed: ['signing_secret'] }),
        },
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
