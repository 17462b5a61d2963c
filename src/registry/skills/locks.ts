/** Locks for writers of skills and for purges, until the end of the transaction. */
import { sql, type Transaction } from 'kysely'
import { prefixesOf } from '../../packages/manifest/action-names.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import type { PackageBytes } from '../../platform/objects/deleted.ts'

const lockNumber = (workspaceId: string, name: string) =>
  sql`hashtextextended(${`${workspaceId} ${name}`}, 0)`

/**
 * Serializes all writers of one extension id, even while no row exists to lock: two first installs
 * of a skill, or of two slugs that would share the id; and those of `a` and `a.b`, as a capability
 * of the first may have the name of the second. Writers of bytes take their lock first, so that a
 * purge misses no row.
 */
export const lockExtensionId = async (
  trx: Transaction<Database>,
  workspaceId: string,
  extensionId: string,
  incoming?: string,
): Promise<void> => {
  // Not of the action name: of one that was cut, the longer prefixes are lost.
  const shorter = prefixesOf(extensionId)
  const locks = [
    ...[...(incoming === undefined ? [] : [incoming]), ...shorter].map(
      (name) => sql`pg_advisory_xact_lock_shared(${lockNumber(workspaceId, name)})`,
    ),
    sql`pg_advisory_xact_lock(${lockNumber(workspaceId, extensionId)})`,
  ]
  await sql`select ${sql.join(locks)}`.execute(trx)
}

/** Skills in the order in which a transaction may lock several: shorter ids first. */
export const inLockOrder = <Skill extends { slug: string }>(skills: readonly Skill[]): Skill[] => {
  const keyOf = ({ slug }: Skill): string => extensionIdOf(slug).replaceAll('.', ' ')
  return skills.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))))
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
