/** Finds the skills that an action may belong to by its name. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'

/** A name of this length may be cut off. */
const CUT = 100

/** That of an extension id, which has a slug of two parts. */
const LONGEST = 'skill.'.length + 2 * 64 + 1

/** The name up to each dot, and whole: the extension id is one of these. */
const beginningsOf = (name: string): string[] => [
  ...[...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index)),
  name,
]

/** A pattern of SQL; a dash may replace any other character. */
const patternOf = (name: string): string =>
  name.replaceAll(/[\\%_]/g, '\\$&').replaceAll('-', '_') + (name.length < CUT ? '' : '%')

/** Their slugs; some of these skills may not be served, or have only similar actions. */
export const findSlugs = async (
  db: Kysely<Database>,
  workspaceId: string,
  given: string[],
): Promise<string[]> => {
  const names = given.filter(({ length }) => length <= LONGEST)
  const beginnings = [...new Set(names.flatMap(beginningsOf))]
  const { rows } = await sql<{ slug: string }>`
    select k.slug from skills k
    where k.workspace_id = ${workspaceId} and k.extension_id = any(${beginnings}::text[])
    union
    select k.slug from unnest(${names.filter(({ length }) => length >= CUT)}::text[]) as cut (name)
    join skills k on k.workspace_id = ${workspaceId} and k.extension_id > cut.name collate "C"
      and k.extension_id < (cut.name || '~') collate "C"
    union
    select k.slug from capabilities c
    join skills k on k.workspace_id = c.workspace_id and k.skill_id = c.skill_id
    where c.workspace_id = ${workspaceId} and c.tool_hash is not null
      and c.extension_id = any(${beginnings}::text[])
      and c.extension_id || '.' || c.capability_id ilike any(${names.map(patternOf)}::text[])`.execute(
    db,
  )
  return rows.map(({ slug }) => slug)
}
