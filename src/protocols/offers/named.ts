/** Finds the skills that an action may belong to by its name. */
import { type Kysely, sql } from 'kysely'
import { beginningOfCut } from '../../packages/manifest/action-names.ts'
import type { Database } from '../../platform/database/client.ts'

/** That of an extension id, which has a slug of two parts. */
const LONGEST = 'skill.'.length + 2 * 64 + 1

/** The name up to each dot, and whole: the extension id is one of these. */
const beginningsOf = (name: string): string[] => [
  ...[...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index)),
  name,
]

/** A pattern of SQL; a dash may replace any other character. */
const patternOf = (name: string): string => {
  const beginning = beginningOfCut(name)
  const pattern = (beginning ?? name).replaceAll(/[\\%_]/g, '\\$&').replaceAll('-', '_')
  return beginning === null ? pattern : `${pattern}%`
}

/** Their slugs; some of these skills may not be served, or have only similar actions. */
export const findSlugs = async (
  db: Kysely<Database>,
  workspaceId: string,
  given: string[],
): Promise<string[]> => {
  const names = given.filter(({ length }) => length <= LONGEST)
  const beginnings = [...new Set(names.flatMap(beginningsOf))]
  const cut = names.map(beginningOfCut).filter((beginning) => beginning !== null)
  const { rows } = await sql<{ slug: string }>`
    select k.slug from skills k
    where k.workspace_id = ${workspaceId} and k.extension_id = any(${beginnings}::text[])
    union
    select k.slug from unnest(${[...new Set(cut)]}::text[]) as cut (beginning)
    join skills k on k.workspace_id = ${workspaceId}
      and k.extension_id >= cut.beginning collate "C"
      and k.extension_id < (cut.beginning || '~') collate "C"
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
