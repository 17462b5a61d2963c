/** Locks for writers of skills and for purges, until the end of the transaction. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { PackageBytes } from '../../platform/objects/deleted.ts'

const lockNumber = (workspaceId: string, name: string) =>
  sql`hashtextextended(${`${workspaceId} ${name}`}, 0)`

/**
 * Serializes all writers of one extension id, even while no row exists to lock: two first installs
 * of a skill, or of two slugs that would share the id. Writers of bytes take this lock first, so
 * that a purge misses no row.
 */
export const lockExtensionId = async (
  trx: Transaction<Database>,
  workspaceId: string,
  extensionId: string,
  incoming?: string,
): Promise<void> => {
  const bytes =
    incoming === undefined
      ? sql``
      : sql`pg_advisory_xact_lock_shared(${lockNumber(workspaceId, incoming)}),`
  await sql`select ${bytes} pg_advisory_xact_lock(${lockNumber(workspaceId, extensionId)})`.execute(
    trx,
  )
}

/** Waits for writers of rows of these bytes; a purge locks exclusively. */
export const lockBytes = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
  kind: 'shared' | 'exclusive',
): Promise<void> => {
  const lock = kind === 'exclusive' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await sql`select ${lock}(${lockNumber(workspaceId, fingerprint)})`.execute(trx)
}
