/** Served revisions with what their approval rests on, many in one statement. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { SkillKey } from '../skills/repository.ts'

/** A fingerprint or a version names the revision. */
export type WantedRevision = Pick<SkillKey, 'sourceKind' | 'slug'> & {
  version?: string
  fingerprint?: string
}

export type JudgedRevision = {
  skill_id: number
  revision: number
  fingerprint: string
  version: string
  installed_at: Date
  approved_at: Date | null
  basis: 'rule' | 'reviewer' | null
  /** Why a reviewer approved these bytes, in their words. */
  note: string | null
  /** How many warnings of the scan no reviewer has released. */
  open_warnings: number
}

/** In the order of `wanted`; null for what readers may not have. */
export const listJudged = async (
  db: Kysely<Database>,
  workspaceId: string,
  wanted: readonly WantedRevision[],
): Promise<(JudgedRevision | null)[]> => {
  const asked = wanted.map(({ sourceKind, ...named }, place) => ({
    ...named,
    place,
    source_kind: sourceKind,
  }))
  const { rows } = await sql<JudgedRevision & { place: number }>`
    select wanted.place, found.*, a.approved_at, a.basis, (
      select p.reason from proposals p
      where p.workspace_id = a.workspace_id and p.skill_id = a.skill_id
        and p.fingerprint = a.fingerprint and p.review_status = 'approved'
      order by p.decided_at desc, p.proposal_id desc limit 1
    ) as note, (
      select count(*) from skill_revisions r, json_array_elements(r.security_findings) f
      where r.workspace_id = ${workspaceId} and r.skill_id = found.skill_id
        and r.revision = found.revision and f ->> 'severity' = 'warn'
        and not exists (
          select from json_array_elements(a.accepted_findings) known
          where known ->> 'fingerprint' = f ->> 'fingerprint'
        )
    ) as open_warnings
    from json_to_recordset(${JSON.stringify(asked)}::json)
      as wanted (place integer, source_kind text, slug text, version text, fingerprint text)
    cross join lateral (
      select r.skill_id, r.revision, r.fingerprint, r.version, r.installed_at
      from revision_states r
      where r.workspace_id = ${workspaceId} and r.source_kind = wanted.source_kind
        and r.slug = wanted.slug and r.purged_at is null and r.is_served
        and (wanted.version is null or r.version = wanted.version)
        and (wanted.fingerprint is null or r.fingerprint = wanted.fingerprint)
        and exists (
          select from skill_states s
          where s.workspace_id = r.workspace_id and s.skill_id = r.skill_id and s.is_served
        )
      order by r.revision desc
      limit 1
    ) found
    left join approvals a on a.workspace_id = ${workspaceId} and a.skill_id = found.skill_id
      and a.fingerprint = found.fingerprint`.execute(db)
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]))
  return wanted.map((_, place) => byPlace.get(place) ?? null)
}
