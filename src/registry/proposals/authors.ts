/** Everyone who sent or installed certain bytes, or proposed for them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { identityOf } from '../../tenancy/people/lookups.ts'
import type { Author } from '../../tenancy/people/reviewers.ts'

export type AuthoredBytes = { skillId: number; fingerprint: string }

/** `wanted` selects `name`, `slug` and `fingerprint` of the bytes; each author comes with the name. */
const findAuthors = async (
  db: Kysely<Database>,
  workspaceId: string,
  wanted: RawBuilder<unknown>,
): Promise<(Author & { name: string })[]> => {
  const { rows } = await sql<Author & { name: string }>`
    with wanted as (${wanted})
    select name, author as actor, coalesce(person, ${identityOf(sql`author`)}) as person from (
      select w.name, p.proposed_by as author, p.person_id as person
      from wanted w
      join skills s on s.workspace_id = ${workspaceId} and s.slug = w.slug
      join proposals p on p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
        and p.fingerprint = w.fingerprint
      union
      select w.name, unnest(array[r.installed_by, r.uploaded_by]), null
      from wanted w
      join skills s on s.workspace_id = ${workspaceId} and s.slug = w.slug
      join skill_revisions r on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
        and r.fingerprint = w.fingerprint
    ) as authors where author is not null`.execute(db)
  return rows
}

/** By proposal. */
export const listAuthors = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposalIds: readonly string[],
): Promise<Map<string, Author[]>> => {
  const rows = await findAuthors(
    db,
    workspaceId,
    sql`select p.proposal_id as name, s.slug, p.fingerprint
      from proposals p join skills s on s.workspace_id = p.workspace_id and s.skill_id = p.skill_id
      where p.workspace_id = ${workspaceId} and p.proposal_id = any(${proposalIds})`,
  )
  const found = new Map<string, Author[]>()
  for (const { name, ...author } of rows) found.set(name, [...(found.get(name) ?? []), author])
  return found
}

/** Also of bytes that no proposal is about. */
export const listAuthorsOf = (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: AuthoredBytes,
): Promise<Author[]> =>
  findAuthors(
    db,
    workspaceId,
    sql`select ''::text as name, slug, ${fingerprint}::text as fingerprint from skills
      where workspace_id = ${workspaceId} and skill_id = ${skillId}`,
  )
