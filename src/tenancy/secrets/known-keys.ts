/** The service does not start if it cannot open its stored secrets. */
import type { Kysely } from 'kysely'
import { ConfigError } from '../../platform/config/config-values.ts'
import type { Database } from '../../platform/database/client.ts'
import { type KeyRing, keysOf } from '../../platform/config/secret-key.ts'
import { keysInUse } from './repository.ts'

export const checkKeysInUse = async (db: Kysely<Database>, ring: KeyRing): Promise<void> => {
  const known = keysOf(ring)
  const unknown = [...(await keysInUse(db))].filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new ConfigError(
    `the database contains secrets sealed under keys that the service does not have (${unknown.join(', ')}): ` +
      'set SECRETS_KEY to the key they were sealed under, or SECRETS_KEY_PREVIOUS if another one ' +
      'replaced it; with the embedded Postgres it was secrets.key in DATA_DIR',
  )
}
