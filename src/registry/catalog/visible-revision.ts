/** The revision that a caller may read, or why there is none. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { revisionPurged } from '../packs/errors.ts'
import { noRevision, notInstalled, unserved } from '../skills/errors.ts'
import type { RevisionQuery } from '../skills/file-schemas.ts'
import { findPurged } from '../skills/purge-rows.ts'
import * as reads from '../skills/reads.ts'

export const findVisible = async (
  db: Kysely<Database>,
  key: reads.ReadKey,
  wanted: RevisionQuery,
): Promise<reads.RevisionRow> => {
  const revision = await reads.findRevision(db, key, wanted)
  if (revision) return revision
  const isPinned = wanted.version !== undefined || wanted.fingerprint !== undefined
  if (isPinned) await checkNotPurged(db, key, wanted)
  const error = isPinned ? noRevision(key.slug) : notInstalled(key)
  const hidden =
    key.visibility === 'clean'
      ? await reads.findRevision(db, { ...key, visibility: 'all' }, wanted)
      : null
  throw hidden?.status_reason ? unserved(key.slug, hidden.status_reason, error) : error
}

/** A version may name bytes that readers never saw, so their purge is not reported to readers. */
const checkNotPurged = async (
  db: Kysely<Database>,
  key: reads.ReadKey,
  wanted: RevisionQuery,
): Promise<void> => {
  if (wanted.fingerprint === undefined && key.visibility === 'served') return
  const purged = await findPurged(db, key, wanted)
  if (!purged) return
  throw revisionPurged(purged.fingerprint, { slug: key.slug, purgedAt: purged.purged_at })
}
