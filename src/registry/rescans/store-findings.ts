/**
 * Stores what newer rules found in a revision, with all consequences, in one transaction: the audit
 * row and the event, and a proposal where the current bytes are not served any more.
 */
import type { Transaction } from 'kysely'
import { systemCaller } from '../../platform/access/caller.ts'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import type { Installs, SecurityFinding } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { findMalicious } from '../malicious/findings.ts'
import { refreshOpen } from '../proposals/open.ts'
import { proposeRelease } from '../proposals/release.ts'
import { findStanding, isSkillServed, lockKnown, noteChange } from '../skills/current.ts'
import {
  isGate,
  isOfArrival,
  isOfFindings,
  markNew,
  type StoredFinding,
} from '../skills/findings.ts'
import { lockScan, storeScan } from '../skills/scans.ts'
import { recordFindings } from './record-findings.ts'
import { findCurrentRevision, type Stale } from './repository.ts'

export type Scanned = { findings: SecurityFinding[]; installs: Installs; ms: number }

/** `overtaken`: purged, or scanned by another replica meanwhile. */
export type Outcome = 'overtaken' | 'same' | 'changed' | 'stopped'

export type Changes = { outcome: Outcome; added: StoredFinding[]; removed: StoredFinding[] }

const unchanged = (outcome: Outcome): Changes => ({ outcome, added: [], removed: [] })

const keyOf = ({ fingerprint, severity }: StoredFinding): string => `${severity} ${fingerprint}`

/** Those of `some` that are not among `others`. */
const without = (some: StoredFinding[], others: StoredFinding[]): StoredFinding[] => {
  const known = new Set(others.map(keyOf))
  return some.filter((finding) => !known.has(keyOf(finding)))
}

const isSame = (some: StoredFinding[], others: StoredFinding[]): boolean =>
  without(some, others).length + without(others, some).length === 0

export const storeFindings = async (
  trx: Transaction<Database>,
  stale: Stale,
  scanned: Scanned,
): Promise<Changes> => {
  const { workspace_id: workspaceId, skill_id: skillId, revision, fingerprint } = stale
  const caller = systemCaller(workspaceId)
  const key = { workspaceId, sourceKind: stale.source_kind, slug: stale.slug }
  const place = { workspaceId, skillId, revision }
  const skill = await lockKnown(trx, key)
  const before = await lockScan(trx, place)
  if (!skill || !before) return unchanged('overtaken')
  const malicious = await findMalicious(trx, scanned.installs)
  if (before.scan_version >= SCAN_VERSION && before.malicious_list >= malicious.number) {
    return unchanged('overtaken')
  }
  const current = await findCurrentRevision(trx, stale)
  const served =
    current === null || current === revision
      ? before
      : await lockScan(trx, { ...place, revision: current })
  let findings = [
    ...markNew([...scanned.findings, ...malicious.findings], served?.security_findings ?? []),
    // Scanners have versions of their own, and a name is judged by those that were there before it.
    ...before.security_findings.filter(isOfArrival),
  ]
  const scan = { version: SCAN_VERSION, list: malicious.number, ms: scanned.ms }
  if (isSame(before.security_findings, findings)) {
    await storeScan(trx, place, { findings, ...scan })
    return unchanged('same')
  }
  const wasServed = await isSkillServed(trx, workspaceId, skillId)
  const { reason: reasonBefore } = await findStanding(trx, place)
  await storeScan(trx, place, { findings, ...scan })
  const { reason: reasonNow } = await findStanding(trx, place)
  if (isOfFindings(reasonBefore) && reasonNow === null) {
    // Only a reviewer releases bytes, whatever newer rules find.
    findings = [...findings, ...without(before.security_findings.filter(isGate), findings)]
    await storeScan(trx, place, { findings, ...scan })
  }
  if (isSame(before.security_findings, findings)) return unchanged('same')

  const added = without(findings, before.security_findings)
  const removed = without(before.security_findings, findings)
  const { reason } = await findStanding(trx, place)
  await noteChange(trx, workspaceId, { skillId })
  await refreshOpen(trx, workspaceId, skillId)
  const versions: [number, number] = [before.scan_version, SCAN_VERSION]
  await recordFindings(trx, caller, stale, { added, removed, reason, versions, wasServed })
  const isStopped = isOfFindings(reason) && !isOfFindings(reasonBefore)
  if (isStopped && current === revision) {
    await proposeRelease(trx, caller, { ...key, ...skill, fingerprint })
  }
  return { outcome: isStopped ? 'stopped' : 'changed', added, removed }
}
