/**
 * The response to a change: the state of its bytes. It is read in the transaction of the change,
 * since a read that failed after the commit would report the committed write as failed.
 */
import { sql, type Transaction } from 'kysely'
import { missingFindings } from '../../packages/health/dependencies.ts'
import type { Requirement } from '../../packages/manifest/requirements.ts'
import type { Diagnostic } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Changed, PendingInstall } from './lifecycle-schemas.ts'
import type { SkillKey } from '../skills/repository.ts'
import { verdictOfRevision } from '../skills/reads.ts'
import { skillPath } from '../skills/skill-key.ts'
import { type Content, contentView, type Verdict, verdictView } from '../skills/verdict.ts'

export type ChangedBytes = Verdict &
  Content & {
    fingerprint: string
    version: string
    trust_level: string
    /** The fingerprint that the skill serves. */
    current_fingerprint: string | null
    /** Whether they may become current without taking a good version out of service. */
    may_replace: boolean
    /** Concerns the content; a revision without one may still be disabled by policy. */
    blocked_reason: Verdict['status_reason']
  }

type Row = Omit<ChangedBytes, 'current_fingerprint' | 'may_replace'> & {
  requirements: Requirement[]
  is_current: boolean
  enabled: boolean
}

/** The newest stored revision of these bytes, and the current one. */
export const findChanged = async (
  trx: Transaction<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
  fingerprint: string,
): Promise<ChangedBytes> => {
  const { rows } = await sql<Row>`
    select r.fingerprint, r.version, r.trust_level, r.security_findings, r.diagnostics,
      r.ignored_paths, r.requirements, ${verdictOfRevision}, r.is_current, r.blocked_reason, r.enabled
    from revision_states r
    where r.workspace_id = ${workspaceId} and r.source_kind = ${sourceKind} and r.slug = ${slug}
      and r.revision = any(array[r.current_revision, (
        select max(q.revision) from skill_revisions q
        where q.workspace_id = r.workspace_id and q.skill_id = r.skill_id
          and q.fingerprint = ${fingerprint}
      )])
    order by r.revision desc`.execute(trx)
  const bytes = rows.find((row) => row.fingerprint === fingerprint)
  if (!bytes) throw new Error(`${slug} has no revision of ${fingerprint}`)
  const served = rows.find((row) => row.is_current && row.is_served)
  return {
    ...bytes,
    diagnostics: [...bytes.diagnostics, ...(await unmetBy(trx, workspaceId, bytes))],
    current_fingerprint: served?.fingerprint ?? null,
    may_replace: bytes.blocked_reason === null && (bytes.enabled || !served),
  }
}

/** What is missing where that keeps bytes from being served: a review comes first as the reason. */
const unmetBy = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { requirements }: Row,
): Promise<Diagnostic[]> => {
  if (requirements.length === 0) return []
  const settings = await readSettings(trx, workspaceId)
  if (!settings.block_on_missing_dependencies) return []
  return missingFindings(requirements, settings.environment)
}

/** Called last, so that every entry of the change is counted. */
export const auditOf = (trx: Transaction<Database>) => ({
  events_written: audit.countWritten(trx),
})

const commonFields = (trx: Transaction<Database>, key: SkillKey, bytes: ChangedBytes) => ({
  skill: {
    slug: key.slug,
    source_kind: key.sourceKind,
    version: bytes.version,
    fingerprint: bytes.fingerprint,
    trust_level: bytes.trust_level,
    install_path: skillPath(key.workspaceId, key.sourceKind, key.slug),
  },
  audit: auditOf(trx),
  blocked_reason: bytes.blocked_reason,
  ...verdictView(bytes),
  ...contentView(bytes),
})

/** The response of install, update and rollback. */
export const changedResponse = <Status extends Changed['status']>(
  trx: Transaction<Database>,
  key: SkillKey,
  bytes: ChangedBytes,
  status: Status,
): Changed<Status> => ({
  status,
  ...commonFields(trx, key, bytes),
})

/** The response of install and update if a review is needed first. */
const waitingResponse = (
  trx: Transaction<Database>,
  key: SkillKey,
  bytes: ChangedBytes,
  proposalId: string,
): PendingInstall => ({
  status: 'pending_install',
  proposal_id: proposalId,
  status_reason: bytes.status_reason,
  current_fingerprint: bytes.current_fingerprint,
  ...commonFields(trx, key, bytes),
})

/** The result of a transaction: the bytes are current, or wait for a review of the proposal. */
export type Outcome<Status> = {
  fingerprint: string
  status: Status
  proposalId: string | null
  /** Their state, if it was read and has not changed since. */
  bytes?: ChangedBytes | null
}

export const responseOf = async <Status extends Changed['status']>(
  trx: Transaction<Database>,
  key: SkillKey,
  { fingerprint, status, proposalId, bytes: known }: Outcome<Status>,
): Promise<Changed<Status> | PendingInstall> => {
  const bytes = known ?? (await findChanged(trx, key, fingerprint))
  return proposalId === null
    ? changedResponse(trx, key, bytes, status)
    : waitingResponse(trx, key, bytes, proposalId)
}
