/** Installed skills whose names may be taken for others, found by an index of what such names share. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/**
 * More than a name has, unless somebody makes them up. A literal, and the keys in a subquery, since the
 * planner uses no index for an unknown number, nor for keys that it knows to be common.
 */
const MAX_CANDIDATES = sql.lit(200)

type Wanted = {
  slug: string
  /** The names that others are compared with. */
  probes: string[]
  /** Only skills that are older than this one; null: all. */
  before: number | null
}

export type Candidate = { skill_id: number; slug: string }

/**
 * Some of them are not near. A name that another owner has, too, is left out unless the owners may be
 * near, since any number of owners may have it.
 */
export const listCandidates = async (
  db: Kysely<Database>,
  workspaceId: string,
  { slug, probes, before }: Wanted,
): Promise<Candidate[]> => {
  const name = slug.slice(slug.indexOf('/') + 1)
  const keys = probes.map((one) => sql`near_keys(${workspaceId}, ${one})`)
  const { rows } = await sql<Candidate>`
    select k.skill_id, k.slug from skills k
    where k.workspace_id = ${workspaceId}
      and k.near_keys && (select ${sql.join(keys, sql` || `)})
      and k.current_revision is not null
      and (${before}::bigint is null or k.skill_id < ${before}::bigint)
      and k.slug not in (${slug}, ${name})
      and (right(k.slug, length(${name}) + 1) <> '/' || ${name}
        or abs(length(k.slug) - length(${slug})) <= 2)
    limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}

/** Those of these skills that are served, by age. */
export const listServed = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from skill_states
    where workspace_id = ${workspaceId} and skill_id = any(${skillIds}::bigint[]) and is_served
    order by skill_id`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** A served skill with one of these slugs, other than that of the key. */
export const findNamesake = async (
  db: Kysely<Database>,
  { workspaceId, slug }: { workspaceId: string; slug: string },
  slugs: string[],
): Promise<string | null> => {
  const others = slugs.filter((one) => one !== slug)
  if (others.length === 0) return null
  const { rows } = await sql<{ slug: string }>`
    select s.slug from skill_states s
    where s.workspace_id = ${workspaceId} and s.source_kind in ('system', 'user', 'registry')
      and s.slug = any(${others}::text[]) and s.is_served
    order by s.slug limit 1`.execute(db)
  return rows[0]?.slug ?? null
}
