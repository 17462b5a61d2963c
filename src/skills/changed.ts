/**
 * The answer of a change: what became of the bytes that it was about. Read in the transaction of the
 * change, since a read that fails after the commit would report a failure that is none.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/client.ts'
import type { Changed, PendingInstall } from './lifecycle-schemas.ts'
import type { SkillKey } from './repository.ts'
import type { Content, Verdict } from './verdict.ts'
import { changedAnswer, waitingAnswer } from './view.ts'

export type ChangedBytes = Verdict &
  Content & {
    fingerprint: string
    version: string
    trust_level: string
    /** What is served of the skill. */
    current_fingerprint: string | null
  }

type Row = Omit<ChangedBytes, 'current_fingerprint'> & { is_current: boolean }

/**
 * Of a revision, as `r`. One of a skill that is not installed is not served, whatever its verdict;
 * readers get revisions of skills whose current one is served.
 */
export const verdictOfRevision = sql`
  r.current_revision is not null and r.is_served as is_served,
  r.current_revision is not null and r.is_listed as is_listed,
  r.current_revision is not null and r.is_installable as is_installable,
  case when r.current_revision is null then 'not_installed' else r.status_reason end
    as status_reason,
  case when r.current_revision is null then 'not_served' else r.unlisted_reason end
    as unlisted_reason`

/** Of the newest revision of these bytes, which must have been stored, and of the current one. */
export const findChanged = async (
  trx: Transaction<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
  fingerprint: string,
): Promise<ChangedBytes> => {
  const { rows } = await sql<Row>`
    select r.fingerprint, r.version, r.trust_level, r.security_findings, r.diagnostics,
      r.ignored_paths, ${verdictOfRevision}, r.is_current
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
  return { ...bytes, current_fingerprint: served?.fingerprint ?? null }
}

/** What a transaction did: the bytes are current, or wait as the proposal. */
export type Made<Status> = { fingerprint: string; status: Status; proposalId: string | null }

export const answerOf = async <Status extends Changed['status']>(
  trx: Transaction<Database>,
  key: SkillKey,
  { fingerprint, status, proposalId }: Made<Status>,
): Promise<Changed<Status> | PendingInstall> => {
  const bytes = await findChanged(trx, key, fingerprint)
  return proposalId === null
    ? changedAnswer(key, bytes, status)
    : waitingAnswer(key, bytes, proposalId)
}
