/** The revision of a proposal, and what it is compared with. */
import { type Kysely, sql } from 'kysely'
import type { Requirement } from '../../packages/manifest/requirements.ts'
import type { Diagnostic } from '../../packages/types.ts'
import type { DeclaredCapability } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Verdict, verdictOfRevision } from '../skills/current.ts'
import type { StoredFinding } from '../skills/findings.ts'

export type RevisionFacts = {
  display_name: string
  description: string
  version: string
  kind: string
  trust_level: string
  diagnostics: Diagnostic[]
  security_findings: StoredFinding[]
  capabilities: DeclaredCapability[]
  permissions: string[]
  requirements: Requirement[]
  status_reason: Verdict['status_reason']
  purged_at: Date | null
}

export const findRevision = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, revision }: { skillId: number; revision: number },
): Promise<RevisionFacts> => {
  const { rows } = await sql<RevisionFacts>`
    select r.display_name, r.description, r.version, r.kind, r.trust_level, r.diagnostics,
      r.security_findings, r.capabilities, r.permissions, r.requirements, r.purged_at,
      ${verdictOfRevision}
    from revision_states r
    where r.workspace_id = ${workspaceId} and r.skill_id = ${skillId} and r.revision = ${revision}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`a proposal is for revision ${revision}, which does not exist`)
  return row
}

/** `moved_at`: when it became current. */
type CurrentRevision = { revision: number; fingerprint: string; moved_at: Date }

/** Null while the skill is not installed. */
export const findCurrent = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillId: number,
): Promise<CurrentRevision | null> => {
  const { rows } = await sql<CurrentRevision>`
    select r.revision, r.fingerprint, s.updated_at as moved_at from skills s join skill_revisions r
      on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
      and r.revision = s.current_revision
    where s.workspace_id = ${workspaceId} and s.skill_id = ${skillId}`.execute(db)
  return rows[0] ?? null
}

/** The newest revision of these bytes; null if they were purged. */
export const findRevisionNumber = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: { skillId: number; fingerprint: string },
): Promise<number | null> => {
  const row = await db
    .selectFrom('skill_revisions')
    .select('revision')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .where('purged_at', 'is', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.revision ?? null
}
