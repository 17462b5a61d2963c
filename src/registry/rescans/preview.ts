/** What the rules of this build would change in current revisions that older rules have scanned. */
import type { Kysely } from 'kysely'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { currentList } from '../malicious/findings.ts'
import { listStale, type Place, type Stale, START } from './repository.ts'
import { StoredScan, type ScanSettings } from './stored-scan.ts'
import { type Changes, type Scanned, storeFindings } from './store-findings.ts'

export type Preview = Stale & ({ changes: Changes } | { damaged: string })

const PAGE = 50

class Undone extends Error {
  override name = 'Undone'
  readonly changes: Changes

  constructor(changes: Changes) {
    super('The transaction of a preview is rolled back.')
    this.changes = changes
  }
}

/** The same writes as in earnest, so that the consequences are those of an upgrade, and then none. */
const tried = async (db: Kysely<Database>, stale: Stale, scanned: Scanned): Promise<Changes> => {
  try {
    return await transaction(db, async (trx) => {
      throw new Undone(await storeFindings(trx, stale, scanned))
    })
  } catch (error) {
    if (error instanceof Undone) return error.changes
    throw error
  }
}

/** One item for each current revision that older rules have scanned. Writes nothing. */
export async function* preview(
  db: Kysely<Database>,
  settings: ScanSettings,
): AsyncGenerator<Preview, void, undefined> {
  const scan = new StoredScan(db, settings)
  const newest = { version: SCAN_VERSION, list: await currentList(db) }
  try {
    for (let after: Place | undefined = START; after !== undefined;) {
      const page = { ...newest, isCurrent: true, after, limit: PAGE }
      const stale: Stale[] = await listStale(db, page)
      for (const one of stale) {
        const result = await scan.scan(one)
        if (result.kind === 'damaged') yield { ...one, damaged: result.reason }
        if (result.kind === 'scanned') yield { ...one, changes: await tried(db, one, result) }
      }
      after = stale.at(-1)
    }
  } finally {
    await scan.close()
  }
}
