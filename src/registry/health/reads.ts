/** Queries for the health report; each runs for many skills at once. */
import { type Kysely, sql } from 'kysely'
import type { Requirement } from '../../packages/manifest/requirements.ts'
import type { Diagnostic } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { StoredFinding } from '../skills/findings.ts'
import type { SourceKind } from '../skills/schemas.ts'
import type { TrustLevel } from '../../packages/health/diagnose.ts'

export type Target = { source_kind: SourceKind; slug: string }

export type HealthRow = Target & {
  trust_level: TrustLevel
  requirements: Requirement[]
  diagnostics: Diagnostic[]
  security_findings: StoredFinding[]
  scan_version: number
  /** Null where it was scanned before times were kept. */
  scan_ms: number | null
}

/** Installed skills by source kind and slug; all of them, or the existing ones of `targets`. */
export const listHealthRows = async (
  db: Kysely<Database>,
  workspaceId: string,
  page: { targets: Target[] | null; after: Target | null; limit: number },
): Promise<HealthRow[]> => {
  const conditions = [sql`s.workspace_id = ${workspaceId}`]
  if (page.targets) {
    conditions.push(sql`(s.source_kind, s.slug) in (
      select t.source_kind, t.slug
      from json_to_recordset(${JSON.stringify(page.targets)}::json)
        as t (source_kind text, slug text))`)
  }
  if (page.after) {
    const { source_kind, slug } = page.after
    conditions.push(sql`(s.source_kind, s.slug) > (${source_kind}, ${slug})`)
  }
  const { rows } = await sql<HealthRow>`
    select s.source_kind, s.slug, s.trust_level, s.requirements, s.diagnostics, s.security_findings,
      r.scan_version, r.scan_ms
    from skill_states s
    join skill_revisions r on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
      and r.revision = s.revision
    where ${sql.join(conditions, sql` and `)}
    order by s.source_kind, s.slug
    limit ${page.limit}`.execute(db)
  return rows
}

export type AuditRow = {
  target: string
  action: string
  decision: 'allowed' | 'blocked' | 'warning'
  reason_code: string | null
  at: Date
  details: string
}

/** The newest `limit` entries of each target, newest first. */
export const listAudit = async (
  db: Kysely<Database>,
  workspaceId: string,
  targets: string[],
  limit: number,
): Promise<AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select t.target, a.action, a.decision, a.reason_code, a.at, a.details
    from unnest(${targets}::text[]) as t (target) cross join lateral (
      select seq, action, decision, reason_code, at, details::text as details
      from audit_entries
      where workspace_id = ${workspaceId} and target = t.target
      order by seq desc
      limit ${limit}
    ) a
    order by a.seq desc`.execute(db)
  return rows
}
