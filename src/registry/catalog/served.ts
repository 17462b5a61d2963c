/**
 * Queries by bare name: of the served skills with one slug, `user` takes precedence over
 * `registry`, and `registry` over `system`.
 */
import { type Kysely, sql } from 'kysely'
import type { JsonObject } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import type { RevisionRow } from '../skills/reads.ts'
import type { SourceKind } from '../skills/schemas.ts'

export type NamedSkill = {
  slug: string
  source_kind: SourceKind
  version: string
  description: string
  namespace: string
  kind: 'action' | 'instruction'
  /** Only in search results. */
  score?: number
}

const sources: SourceKind[] = ['user', 'registry', 'system']

const precedence = sql`array_position(array['user', 'registry', 'system'], s.source_kind)`

/** With `offset`, the others are looked up for each skill, and not read all at once. */
const isNotHiddenBy = (others: SourceKind[]) =>
  others.length === 0
    ? sql`true`
    : sql`not exists (
        select from skill_states o
        where o.workspace_id = s.workspace_id and o.slug = s.slug and o.is_served
          and o.source_kind in (${sql.join(others)})
        offset 0)`

/** By name, in byte order; one more than `limit`. */
export const listNamed = async (
  db: Kysely<Database>,
  workspaceId: string,
  page: { namespace: string | undefined; after: string | null; limit: number },
): Promise<NamedSkill[]> => {
  const isAfter = page.after === null ? sql`true` : sql`s.slug > ${page.after}`
  const isWanted = page.namespace === undefined ? sql`true` : sql`s.namespace = ${page.namespace}`
  // Only the skills of one source are in the order of their slugs, by an index.
  const ofSource = (source: SourceKind, place: number) => sql`(
    select s.slug, s.source_kind, s.version, s.description, s.namespace, s.kind
    from skill_states s
    where s.workspace_id = ${workspaceId} and s.source_kind = ${source} and ${isAfter}
      and s.is_served and ${isWanted} and ${isNotHiddenBy(sources.slice(0, place))}
    order by s.slug
    limit ${page.limit + 1})`
  const { rows } = await sql<NamedSkill>`
    ${sql.join(sources.map(ofSource), sql` union all `)}
    order by slug
    limit ${page.limit + 1}`.execute(db)
  return rows
}

/**
 * A condition on `skill_states` as `s`: served, in the namespace, and not hidden by another skill
 * of the same name.
 */
export const namedFilter = (namespace: string | undefined) => sql`
  s.is_served and ${namespace === undefined ? sql`true` : sql`s.namespace = ${namespace}`}
  and not exists (
    select from skill_states o
    where o.workspace_id = s.workspace_id and o.slug = s.slug and o.is_served
      and o.source_kind = any(case s.source_kind
        when 'user' then '{}' when 'registry' then '{user}' else '{user,registry}' end::text[])
  )`

/** Those of these skills that are still served, in no particular order. */
export const listNamedById = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<(NamedSkill & { skill_id: number })[]> => {
  const { rows } = await sql<NamedSkill & { skill_id: number }>`
    select s.skill_id, s.slug, s.source_kind, s.version, s.description, s.namespace, s.kind
    from skill_states s
    where s.workspace_id = ${workspaceId} and s.skill_id = any(${skillIds}::bigint[])
      and s.is_served`.execute(db)
  return rows
}

export const findNamed = async (
  db: Kysely<Database>,
  workspaceId: string,
  slug: string,
): Promise<SourceKind | null> => {
  const { rows } = await sql<{ source_kind: SourceKind }>`
    select s.source_kind from skill_states s
    where s.workspace_id = ${workspaceId} and s.slug = ${slug} and s.is_served
    order by ${precedence}
    limit 1`.execute(db)
  return rows[0]?.source_kind ?? null
}

/** A skill as an offer names it. */
export type OfferedKey = { slug: string; source_kind: SourceKind; fingerprint: string }

export type PackageManifest = OfferedKey & {
  frontmatter: JsonObject | null
  files: { path: string; size: number; sha256: string; media_type: string }[]
}

/** The wanted skills that are still served with the same bytes. */
export const listManifests = async (
  db: Kysely<Database>,
  workspaceId: string,
  wanted: OfferedKey[],
): Promise<PackageManifest[]> => {
  const { rows } = await sql<PackageManifest>`
    select s.slug, s.source_kind, s.fingerprint, s.frontmatter, (
      select r.files from skill_revisions r
      where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
        and r.revision = s.current_revision
    ) as files
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as t (slug text, source_kind text, fingerprint text)
    join skill_states s on s.workspace_id = ${workspaceId} and s.source_kind = t.source_kind
      and s.slug = t.slug and s.fingerprint = t.fingerprint and s.is_served`.execute(db)
  return rows
}

export type RevisionTexts = {
  manifest: JsonObject | null
  frontmatter: JsonObject | null
  description: string
  namespace: string
  kind: NamedSkill['kind']
}

/** The texts of a revision. */
export const readTexts = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skill_id, revision }: RevisionRow,
): Promise<RevisionTexts> => {
  const { rows } = await sql<RevisionTexts>`
    select manifest, frontmatter, description, namespace, kind from skill_revisions
    where workspace_id = ${workspaceId} and skill_id = ${skill_id} and revision = ${revision}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`revision ${revision} of skill ${skill_id} is gone`)
  return row
}
