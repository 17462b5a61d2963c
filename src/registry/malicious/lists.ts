/** Replaces the lists of malicious packages, in one transaction. */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import * as repository from './repository.ts'
import type { Loaded, MaliciousPackage } from './repository.ts'

export type { MaliciousPackage } from './repository.ts'

const BATCH = 1000

/** One statement cannot insert the same row twice. */
const merged = (packages: readonly MaliciousPackage[]): MaliciousPackage[] => {
  const byKey = new Map<string, MaliciousPackage>()
  for (const one of packages) {
    const key = JSON.stringify([one.ecosystem, one.name, one.osv_id])
    const { versions = [] } = byKey.get(key) ?? {}
    const isAll = versions === null || one.versions === null
    const all = isAll ? null : [...new Set([...versions, ...(one.versions ?? [])])].toSorted()
    byKey.set(key, { ...one, versions: all })
  }
  return [...byKey.values()]
}

/** Replaces the lists of the ecosystems in `packages`; if reading them fails, nothing is changed. */
export const loadLists = (
  db: Kysely<Database>,
  packages: AsyncIterable<MaliciousPackage>,
): Promise<Loaded[]> =>
  transaction(db, async (trx) => {
    await repository.lockLists(trx)
    let batch: MaliciousPackage[] = []
    for await (const one of packages) {
      if (batch.push(one) < BATCH) continue
      await repository.addIncoming(trx, merged(batch))
      batch = []
    }
    await repository.addIncoming(trx, merged(batch))
    return repository.replaceLists(trx)
  })
