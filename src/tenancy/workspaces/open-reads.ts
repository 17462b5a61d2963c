/** Opens the standby for reads, if one is configured, and what chooses between it and the primary. */
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import {
  type Database,
  openDatabase,
  openPool,
  type Statement,
} from '../../platform/database/client.ts'
import { Replica } from '../../platform/database/replica.ts'
import type { Log } from '../../platform/log.ts'
import { CatalogueReads } from './catalogue-reads.ts'
import { WorkspaceStates } from './states.ts'

type Dependencies = {
  db: Kysely<Database>
  log: Log
  onStatement: ((statement: Statement) => void) | undefined
}

const openReplica = (
  { databaseReadUrl, databasePoolSize: poolSize, statementTimeoutMs }: Config,
  { db, log, onStatement }: Dependencies,
): Replica | null => {
  if (databaseReadUrl === null) return null
  const open = () =>
    openDatabase(
      openPool({
        connectionString: databaseReadUrl,
        use: 'reads',
        poolSize,
        statementTimeoutMs,
        onError: (error) => log.error({ err: error }, 'an idle connection to the standby was lost'),
      }),
      onStatement,
    )
  return new Replica({ primary: db, open, log })
}

/** Connects lazily. */
export const openReads = (config: Config, parts: Dependencies) => {
  const { db } = parts
  const replica = openReplica(config, parts)
  const states = new WorkspaceStates(db, { hasReplica: replica !== null })
  return { replica, states, reads: new CatalogueReads({ db, replica, states }) }
}
