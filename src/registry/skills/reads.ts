/** Queries for installed skills. Each is one statement, and so one snapshot. */
import { type Kysely, sql } from 'kysely'
import type { Requirement } from '../../packages/manifest/requirements.ts'
import type { Diagnostic, JsonObject } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { ArchiveKey, SkillKey } from './repository.ts'
import type { StoredFinding } from './findings.ts'
import { changesOf } from './tag.ts'
import type { RevisionQuery } from './file-schemas.ts'
import type { SkillItem, SourceKind } from './schemas.ts'
import type { Content, Verdict } from './verdict.ts'

/** An installed skill with its current revision, and whether it is served. */
export type SkillRow = {
  skill_id: number
  slug: string
  source_kind: SkillItem['source_kind']
  current_revision: number
  updated_at: Date
  fingerprint: string
  version: string
  display_name: string
  description: string
  namespace: string
  kind: SkillItem['kind']
  trust_level: SkillItem['trust_level']
  diagnostics: Diagnostic[]
  security_findings: StoredFinding[]
  requirements: Requirement[]
  enabled: boolean
  allow_implicit_invocation: boolean
  is_implicit_required: boolean
  status: SkillItem['status']
} & Verdict

/**
 * What a caller sees: readers see served skills; publishers and reviewers see all, and unserved
 * bytes on request only. Without such a request they get `clean` revisions, which may be served.
 */
export type Visibility = 'served' | 'clean' | 'all'

export type ReadKey = SkillKey & { visibility: Visibility }

export const itemColumns = sql`
  s.skill_id, s.slug, s.source_kind, s.current_revision, s.updated_at,
  s.fingerprint, s.version, s.display_name, s.description, s.namespace, s.kind, s.trust_level,
  s.diagnostics, s.security_findings, s.requirements, s.enabled, s.allow_implicit_invocation, s.is_implicit_required, s.status,
  s.status_reason, s.unlisted_reason, s.is_served, s.is_listed, s.is_installable`

/**
 * Columns of `revision_states` as `r`. A revision of an uninstalled skill is not served, whatever
 * its verdict; readers get revisions of skills whose current one is served.
 */
export const verdictOfRevision = sql`
  r.current_revision is not null and r.is_served as is_served,
  r.current_revision is not null and r.is_listed as is_listed,
  r.current_revision is not null and r.is_installable as is_installable,
  case when r.current_revision is null then 'not_installed' else r.status_reason end
    as status_reason,
  case when r.current_revision is null then 'not_served' else r.unlisted_reason end
    as unlisted_reason`

export const visibleTo = (visibility: Visibility) =>
  visibility === 'served' ? sql`s.is_served` : sql`true`

export type SkillDetailRow = SkillRow &
  Content & {
    frontmatter: JsonObject | null
    manifest: JsonObject | null
    /** Counts the changes of what GET of the skill returns. */
    changes: number
  }

export const findSkill = async (
  db: Kysely<Database>,
  key: ReadKey,
): Promise<SkillDetailRow | null> => {
  const { rows } = await sql<SkillDetailRow>`
    select ${itemColumns}, s.frontmatter, s.manifest, s.ignored_paths, ${changesOf} as changes
    from skill_states s
    where s.workspace_id = ${key.workspaceId} and s.source_kind = ${key.sourceKind}
      and s.slug = ${key.slug} and ${visibleTo(key.visibility)}`.execute(db)
  return rows[0] ?? null
}

export type Candidate = {
  slug: string
  source_kind: SourceKind
  fingerprint: string
  is_served: boolean
  is_listed: boolean
  status_reason: NonNullable<SkillItem['status_reason']> | null
  /** Front matter `paths`: globs of files that the skill is for. */
  paths: unknown
  /** Front matter `disable-model-invocation`: only when picked. */
  is_picked_only: boolean
}

/** All skills that may take part in a turn. */
export const listCandidates = async (
  db: Kysely<Database>,
  workspaceId: string,
  visibility: Visibility,
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select s.slug, s.source_kind, s.fingerprint, s.is_served, s.is_listed, s.status_reason,
      s.frontmatter -> 'paths' as paths,
      coalesce(s.frontmatter ->> 'disable-model-invocation', '') = 'true' as is_picked_only
    from skill_states s
    where s.workspace_id = ${workspaceId} and ${visibleTo(visibility)}
    order by s.source_kind, s.slug`.execute(db)
  return rows
}

export type RevisionRow = {
  skill_id: number
  revision: number
  fingerprint: string
  version: string
  /** Empty once its bytes were purged, as the description is. */
  display_name: string
  description: string
  installed_at: Date
  installed_by: string
  /** When the current revision of the skill last changed. */
  updated_at: Date
  ignored_paths: string[]
  is_current: boolean
  is_served: boolean
  status_reason: Verdict['status_reason']
  blocked_reason: Verdict['status_reason']
  purged_at: Date | null
  purged_by: string | null
  purge_reason: string | null
  /** The approver of these bytes; null before the approval. */
  approved_by: string | null
  approved_at: Date | null
  approval_basis: 'rule' | 'reviewer' | null
  released_findings: number
}

/** Readers get those revisions of served skills that may be served themselves. */
const openTo = {
  all: sql`true`,
  clean: sql`r.is_served`,
  served: sql`r.is_served and exists (
    select from skill_states s
    where s.workspace_id = r.workspace_id and s.skill_id = r.skill_id and s.is_served)`,
} satisfies Record<Visibility, unknown>

const revisionsOf = (key: ReadKey, condition: ReturnType<typeof sql>, limit: number) =>
  sql<RevisionRow>`
    select r.skill_id, r.revision, r.fingerprint, r.version, r.display_name, r.description,
      r.installed_at, r.installed_by, r.updated_at, r.ignored_paths, r.is_current, r.is_served, r.status_reason,
      r.blocked_reason, r.purged_at, r.purged_by, r.purge_reason,
      a.approved_by, a.approved_at, a.basis as approval_basis,
      coalesce(json_array_length(a.accepted_findings), 0) as released_findings
    from revision_states r left join approvals a on a.workspace_id = r.workspace_id
      and a.skill_id = r.skill_id and a.fingerprint = r.fingerprint
    where r.workspace_id = ${key.workspaceId} and r.source_kind = ${key.sourceKind}
      and r.slug = ${key.slug} and r.current_revision is not null
      and ${openTo[key.visibility]} and ${condition}
    order by r.revision desc
    limit ${limit}`

/** The current revision, or the newest one that a version or a fingerprint names. */
export const findRevision = async (
  db: Kysely<Database>,
  key: ReadKey,
  wanted: RevisionQuery,
): Promise<RevisionRow | null> => {
  // Purged bytes have no files, for any role.
  const conditions = [sql`r.purged_at is null`]
  const isPinned = wanted.version !== undefined || wanted.fingerprint !== undefined
  if (wanted.version !== undefined) conditions.push(sql`r.version = ${wanted.version}`)
  if (wanted.fingerprint !== undefined) conditions.push(sql`r.fingerprint = ${wanted.fingerprint}`)
  if (!isPinned) conditions.push(sql`r.revision = r.current_revision`)
  const { rows } = await revisionsOf(key, sql.join(conditions, sql` and `), 1).execute(db)
  return rows[0] ?? null
}

/** Newest first, one more than `limit`. */
export const listRevisions = async (
  db: Kysely<Database>,
  key: ReadKey,
  page: { before: number | null; limit: number },
): Promise<RevisionRow[]> => {
  const condition = page.before === null ? sql`true` : sql`r.revision < ${page.before}`
  const { rows } = await revisionsOf(key, condition, page.limit + 1).execute(db)
  return rows
}

export type ArchiveRow = { sha256: string; size: number; object_key: string }

export const findArchive = async (
  db: Kysely<Database>,
  key: ArchiveKey,
): Promise<ArchiveRow | null> => {
  const row = await db
    .selectFrom('skill_archives')
    .select(['sha256', 'size', 'object_key'])
    .where('workspace_id', '=', key.workspaceId)
    .where('fingerprint', '=', key.fingerprint)
    .where('top_folder', '=', key.topFolder)
    .executeTakeFirst()
  return row ?? null
}
