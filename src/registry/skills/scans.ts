/** What a scan found in a revision, and by which rules. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { markNew, type StoredFinding } from './findings.ts'
import { findFindings } from './revisions.ts'

type RevisionPlace = { workspaceId: string; skillId: number; revision: number }

export type ScannedRevision = {
  security_findings: StoredFinding[]
  scan_version: number
  /** The number of the lists of malicious packages that the findings were made with. */
  malicious_list: number
}

/** Null where it was purged. */
export const lockScan = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, revision }: RevisionPlace,
): Promise<ScannedRevision | null> => {
  const { rows } = await sql<ScannedRevision>`
    select security_findings, scan_version, malicious_list from skill_revisions
    where workspace_id = ${workspaceId} and skill_id = ${skillId} and revision = ${revision}
      and purged_at is null
    for no key update`.execute(trx)
  return rows[0] ?? null
}

export const findScan = async (
  db: Kysely<Database>,
  { workspaceId, skillId, revision }: RevisionPlace,
): Promise<ScannedRevision> => {
  const { rows } = await sql<ScannedRevision>`
    select security_findings, scan_version, malicious_list from skill_revisions
    where workspace_id = ${workspaceId} and skill_id = ${skillId} and revision = ${revision}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`revision ${revision} of skill ${skillId} does not exist`)
  return row
}

/** The revision must be locked. */
export const storeScan = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, revision }: RevisionPlace,
  {
    findings,
    version,
    list,
    ms,
  }: { findings: StoredFinding[]; version: number; list: number; ms: number },
): Promise<void> => {
  await trx
    .updateTable('skill_revisions')
    .set({
      security_findings: JSON.stringify(findings),
      scan_version: version,
      malicious_list: list,
      scan_ms: ms,
    })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('revision', '=', revision)
    .execute()
}

/** Changes nothing about by which rules they were made. The revision must be locked. */
export const replaceFindings = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, revision }: RevisionPlace,
  findings: StoredFinding[],
): Promise<void> => {
  await trx
    .updateTable('skill_revisions')
    .set({ security_findings: JSON.stringify(findings) })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('revision', '=', revision)
    .execute()
}

/** Marks the findings of a revision anew, compared with those of the bytes that are served now. */
export const markAgain = async (
  trx: Transaction<Database>,
  place: RevisionPlace,
  served: string,
): Promise<void> => {
  const { workspaceId, skillId } = place
  const scan = await lockScan(trx, place)
  if (!scan || scan.security_findings.length === 0) return
  const known = await findFindings(trx, workspaceId, { skillId, fingerprint: served })
  await replaceFindings(trx, place, markNew(scan.security_findings, known))
}
