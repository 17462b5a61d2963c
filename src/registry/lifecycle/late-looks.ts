/**
 * Bytes that are sent again when a scanner had not looked at them: what it has found now takes the
 * place of the finding that said so.
 */
import type { Transaction } from 'kysely'
import type { SkillPackage } from '../../packages/types.ts'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { refreshOpen } from '../proposals/open.ts'
import { recordFindings } from '../rescans/record-findings.ts'
import { isOfScanner, unavailableIn } from '../scanners/unavailable.ts'
import { findStanding, isSkillServed, noteChange } from '../skills/current.ts'
import { markNew } from '../skills/findings.ts'
import { findRevisionOf, type SkillKey } from '../skills/repository.ts'
import { findFindings } from '../skills/revisions.ts'
import { lockScan, replaceFindings } from '../skills/scans.ts'

type Again = SkillKey & {
  skillId: number
  skillPackage: SkillPackage
  /** The scanners that have looked this time. */
  looked: string[]
  /** The approved bytes that are current. */
  served: string | null
}

export const takeLateLooks = async (
  trx: Transaction<Database>,
  caller: Caller,
  { workspaceId, sourceKind, slug, skillId, skillPackage, looked, served }: Again,
): Promise<void> => {
  const { fingerprint, security_findings: incoming } = skillPackage
  const late = new Map(looked.map((id) => [unavailableIn(fingerprint, id), id]))
  const stored = await findRevisionOf(trx, workspaceId, skillId, fingerprint)
  if (!stored || late.size === 0) return
  const { revision } = stored
  const place = { workspaceId, skillId, revision }
  const before = await lockScan(trx, place)
  const removed = before?.security_findings.filter((one) => late.has(one.fingerprint)) ?? []
  if (!before || removed.length === 0) return
  const known =
    served === null ? [] : await findFindings(trx, workspaceId, { skillId, fingerprint: served })
  const added = markNew(
    incoming.filter((finding) =>
      removed.some((one) => isOfScanner(finding, late.get(one.fingerprint) ?? '')),
    ),
    known,
  )
  const wasServed = await isSkillServed(trx, workspaceId, skillId)
  const kept = before.security_findings.filter((one) => !removed.includes(one))
  await replaceFindings(trx, place, [...kept, ...added])
  await noteChange(trx, workspaceId, { skillId })
  await refreshOpen(trx, workspaceId, skillId)
  const { reason } = await findStanding(trx, place)
  await recordFindings(
    trx,
    caller,
    { workspace_id: workspaceId, source_kind: sourceKind, slug, revision, fingerprint },
    { added, removed, reason, versions: [before.scan_version, before.scan_version], wasServed },
  )
}
