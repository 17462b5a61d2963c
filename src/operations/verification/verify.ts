/** All checks of `npm run verify`, and the lines that it prints. */
import type { Kysely } from 'kysely'
import { findBrokenSeals, findUnsealed } from '../../tenancy/audit/seals.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { findOrphans } from '../../platform/objects/orphans.ts'
import { timeOf } from '../../platform/objects/store-clock.ts'
import { checkBytes, type Fault } from './bytes.ts'
import { purgedRevisions } from './purges.ts'

type Print = (line: string) => void
type Dependencies = { db: Kysely<Database>; store: BlobStore; print: Print }

const textOf = ({ kind, key, owner, reason }: Fault): string =>
  `${kind}: ${key ?? 'the pack in its row'}, ${owner}: ${reason}`

const lookForOrphans = async (
  { db, store, print }: Dependencies,
  deletesOrphans: boolean,
): Promise<number> => {
  let count = 0
  // Reading the store's time writes to it, which a check must not.
  const now = deletesOrphans ? await timeOf(store) : new Date()
  for await (const keys of findOrphans(db, store, now)) {
    if (deletesOrphans) await store.delete(keys)
    for (const key of keys)
      print(`${deletesOrphans ? 'deleted' : 'orphan'}: ${key}, no row names it`)
    count += keys.length
  }
  return count
}

/** Not a fault: these bytes were deleted on purpose. */
const namePurges = async ({ db, print }: Dependencies): Promise<void> => {
  for await (const row of purgedRevisions(db)) {
    const { revision, source_kind: kind, slug, workspace_id: workspace } = row
    print(
      `purged: revision ${revision} of skill ${kind}:${slug} in workspace ${workspace}, ` +
        `on ${row.purged_at.toISOString()} by ${row.purged_by}: ${JSON.stringify(row.purge_reason)}`,
    )
  }
}

const lookForFaultySeals = async ({ db, print }: Dependencies): Promise<number> => {
  let count = 0
  for await (const { workspace_id: workspace, seal, first_seq, last_seq } of findBrokenSeals(db)) {
    print(
      `broken: seal ${seal} of workspace ${workspace}, audit entries ${first_seq} to ${last_seq} are not those that were sealed`,
    )
    count += 1
  }
  for (const { workspace_id: workspace, first_seq, last_seq, rows } of await findUnsealed(db)) {
    print(
      `unsealed: ${rows} audit entries of workspace ${workspace}, ${first_seq} to ${last_seq}, were written after later ones were sealed`,
    )
    count += rows
  }
  return count
}

/** Whether there are no faults; an object without a row is not a fault. */
export const verify = async (
  deps: Dependencies,
  { deletesOrphans = false } = {},
): Promise<boolean> => {
  const { print } = deps
  const { objects, packsInRows, bytes, faults } = await checkBytes(deps, (fault) =>
    print(textOf(fault)),
  )
  await namePurges(deps)
  const orphans = await lookForOrphans(deps, deletesOrphans)
  print(
    `Checked ${objects} objects and ${packsInRows} packs in rows: ${bytes} bytes are right, ` +
      `${faults} are faulty, ${orphans} objects have no row.`,
  )
  const broken = await lookForFaultySeals(deps)
  return faults === 0 && broken === 0
}
