/** Revisions as older rules left them. */
import { sql } from 'kysely'
import type { TestApp } from '../support/app.ts'

type Db = TestApp['db']

/**
 * Takes back what the rules of this build know of a skill: as a build would have left it whose rules
 * found nothing in these bytes, so that a rule approved them.
 */
export const scannedByOlderRules = async (
  db: Db,
  slug: string,
  { workspace = 'default' }: { workspace?: string } = {},
): Promise<void> => {
  const isSkill = sql`workspace_id = ${workspace} and skill_id = (
    select skill_id from skills where workspace_id = ${workspace} and slug = ${slug})`
  await sql`delete from proposals where ${isSkill}`.execute(db)
  await sql`
    update skill_revisions set scan_version = 1, security_findings = '[]' where ${isSkill}`.execute(
    db,
  )
  await sql`
    insert into approvals (workspace_id, skill_id, fingerprint, approved_by, basis)
    select workspace_id, skill_id, fingerprint, 'system', 'rule' from skill_revisions
    where ${isSkill} on conflict do nothing`.execute(db)
}

export const versionsOf = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ scan_version: number }>`
    select distinct scan_version from skill_revisions where purged_at is null
    order by scan_version`.execute(db)
  return rows.map(({ scan_version: version }) => version)
}
