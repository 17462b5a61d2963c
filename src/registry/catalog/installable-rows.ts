/** Queries of installable skills and their installable revisions. Each is one statement. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { SkillKey } from '../skills/repository.ts'
import type { SourceKind } from '../skills/schemas.ts'

export type InstallableSkill = {
  skill_id: number
  source_kind: SourceKind
  slug: string
  display_name: string
  description: string
  /** The current revision. */
  revision: number
  /** The newest one that may be installed, which a rollback may have left. */
  newest_revision: number
  /** When its first revision was stored. */
  created_at: Date
  updated_at: Date
}

export type InstallableRevision = {
  skill_id: number
  revision: number
  fingerprint: string
  description: string
  installed_at: Date
  is_current: boolean
}

export type Page<Place> = { after: Place | null; order: 'asc' | 'desc'; limit: number }

const beyond = ({ order }: Page<unknown>) => (order === 'asc' ? sql`>` : sql`<`)
const inOrder = ({ order }: Page<unknown>) => (order === 'asc' ? sql`asc` : sql`desc`)

const skillColumns = sql`
  s.skill_id, s.source_kind, s.slug, s.display_name, s.description, s.revision, s.updated_at,
  (
    select max(r.revision) from revision_states r
    where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id and r.is_installable
  ) as newest_revision,
  (
    select min(r.installed_at) from skill_revisions r
    where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
  ) as created_at`

/** In the order in which they were first installed; one more than `limit`. */
export const listInstallable = async (
  db: Kysely<Database>,
  workspaceId: string,
  page: Page<number>,
): Promise<InstallableSkill[]> => {
  const place =
    page.after === null ? sql`true` : sql`s.skill_id ${beyond(page)} ${page.after}::bigint`
  const { rows } = await sql<InstallableSkill>`
    select ${skillColumns} from skill_states s
    where s.workspace_id = ${workspaceId} and s.is_installable and ${place}
    order by s.skill_id ${inOrder(page)} limit ${page.limit + 1}`.execute(db)
  return rows
}

export const findInstallable = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
): Promise<InstallableSkill | null> => {
  const { rows } = await sql<InstallableSkill>`
    select ${skillColumns} from skill_states s
    where s.workspace_id = ${workspaceId} and s.source_kind = ${sourceKind} and s.slug = ${slug}
      and s.is_installable`.execute(db)
  return rows[0] ?? null
}

const revisionColumns = sql`
  r.skill_id, r.revision, r.fingerprint, r.description, r.installed_at, r.is_current`

/** Of a skill that is installable; one more than `limit`. */
export const listInstallableRevisions = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
  page: Page<number>,
): Promise<InstallableRevision[]> => {
  const place = page.after === null ? sql`true` : sql`r.revision ${beyond(page)} ${page.after}`
  const { rows } = await sql<InstallableRevision>`
    select ${revisionColumns} from revision_states r
    where r.workspace_id = ${workspaceId} and r.source_kind = ${sourceKind} and r.slug = ${slug}
      and r.is_installable and ${place}
      and exists (
        select from skill_states s
        where s.workspace_id = r.workspace_id and s.skill_id = r.skill_id and s.is_installable)
    order by r.revision ${inOrder(page)} limit ${page.limit + 1}`.execute(db)
  return rows
}

/** The newest revision of these bytes, whether it may be installed or waits. */
export const findStored = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
  fingerprint: string,
): Promise<InstallableRevision | null> => {
  const { rows } = await sql<InstallableRevision>`
    select ${revisionColumns} from revision_states r
    where r.workspace_id = ${workspaceId} and r.source_kind = ${sourceKind} and r.slug = ${slug}
      and r.fingerprint = ${fingerprint}
    order by r.revision desc limit 1`.execute(db)
  return rows[0] ?? null
}
