/**
 * `npm run verify`: whether all bytes are there and right, and the audit trail as it was. Works on the service's own database and
 * store, also while the service runs, and changes nothing unless it is told to.
 */
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { findBrokenSeals } from '../audit/seals.ts'
import { type BlobStore, openBlobStore } from '../blob-store/blob-store.ts'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from '../database/client.ts'
import { requireLatest } from '../database/migrator.ts'
import { withOwnDatabase } from '../database/own.ts'
import { requireDeployment } from '../deployment/service.ts'
import { placesOf } from '../deployment/wrong-store.ts'
import { findOrphans } from '../objects/orphans.ts'
import { purgedRevisions } from './purges.ts'
import { checkBytes, type Checked, type Fault } from './bytes.ts'

const usage = `Usage:
  npm run verify
  npm run verify -- --delete-orphans

Reads every object that a row names, and every pack that is in its row, and compares size and SHA-256.
Prints a line for each that is missing, damaged or unreadable, for each revision that was purged, for
each object older than 24 hours that no row names, and one with the counts. Then checks that the audit entries are as they were sealed, and
prints a line for each seal that they no longer fit. The service may run meanwhile. The database is the one of
DATABASE_URL, else the embedded one in DATA_DIR; the store is the one of BLOB_STORE.

  --delete-orphans   deletes the objects that no row names
  -h, --help

Exit status: 0 nothing is wrong, 1 something is missing, damaged or unreadable, or a seal is broken, 2 it
could not be checked.
`

class UsageError extends Error {}

const FAULTY = 1
const NOT_CHECKED = 2

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const printFault = ({ kind, key, owner, reason }: Fault): void =>
  print(`${kind}: ${key ?? 'the pack in its row'}, ${owner}: ${reason}`)

/** No fault: what is not there was deleted on purpose. */
const namePurges = async (db: Kysely<Database>): Promise<void> => {
  for await (const row of purgedRevisions(db)) {
    const { revision, source_kind: kind, slug, workspace_id: workspace } = row
    print(
      `purged: revision ${revision} of skill ${kind}:${slug} in workspace ${workspace}, ` +
        `on ${row.purged_at.toISOString()} by ${row.purged_by}: ${JSON.stringify(row.purge_reason)}`,
    )
  }
}

const report = ({ objects, packsInRows, bytes, faults }: Checked, orphans: number): void => {
  print(
    `Checked ${objects} objects and ${packsInRows} packs in rows: ${bytes} bytes are right, ` +
      `${faults} are faulty, ${orphans} objects have no row.`,
  )
}

const lookForOrphans = async (
  found: AsyncIterable<string[]>,
  store: BlobStore,
  isDeleting: boolean,
): Promise<number> => {
  let count = 0
  for await (const keys of found) {
    if (isDeleting) await store.delete(keys)
    for (const key of keys) print(`${isDeleting ? 'deleted' : 'orphan'}: ${key}, no row names it`)
    count += keys.length
  }
  return count
}

const lookForBrokenSeals = async (db: Kysely<Database>): Promise<number> => {
  let count = 0
  for await (const { workspace_id: workspace, seal, first_seq, last_seq } of findBrokenSeals(db)) {
    print(
      `broken: seal ${seal} of workspace ${workspace}, audit entries ${first_seq} to ${last_seq} are not those that were sealed`,
    )
    count += 1
  }
  return count
}

const run = async (isDeleting: boolean): Promise<void> => {
  const config = readConfig()
  const store = openBlobStore(config.blobStore)
  try {
    await withOwnDatabase(config, async (db) => {
      await requireLatest(db)
      await requireDeployment({ db, store, places: placesOf(config) })
      const checked = await checkBytes({ db, store }, printFault)
      await namePurges(db)
      const orphans = await lookForOrphans(findOrphans(db, store), store, isDeleting)
      report(checked, orphans)
      const broken = await lookForBrokenSeals(db)
      if (checked.faults > 0 || broken > 0) process.exitCode = FAULTY
    })
  } finally {
    await store.close()
  }
}

const parse = () => {
  try {
    const options = {
      'delete-orphans': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const main = async (): Promise<void> => {
  const { help, 'delete-orphans': isDeleting } = parse()
  if (help) process.stdout.write(usage)
  else await run(isDeleting)
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) process.stderr.write(`${message}\n\n${usage}`)
  else process.stderr.write(`${error instanceof ConfigError ? '' : 'It failed: '}${message}\n`)
  process.exitCode = NOT_CHECKED
})
