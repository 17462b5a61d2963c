/** Skills of a workspace have no action name in common, so that none takes over another's. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { actionNamesOf, beginningOfCut, prefixesOf } from '../../packages/manifest/action-names.ts'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import { actionNameTaken } from './errors.ts'

/** What a revision declares or was approved with, under the skill's own extension id. */
const ownIds = sql<string[]>`array(
  select declared ->> 'capability_id' from json_array_elements(r.capabilities) declared
  union
  select c.capability_id from capabilities c
  where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
    and c.fingerprint = r.fingerprint and c.extension_id = s.extension_id)`

type Holder = { slug: string; extension_id: string; capability_ids: string[] }

/**
 * The installed skills that could have one of the names: a name begins with its skill's extension
 * id, or was cut, and begins as that id does.
 */
const findHolders = async (
  db: Kysely<Database>,
  workspaceId: string,
  extensionId: string,
  names: readonly string[],
): Promise<Holder[]> => {
  const ids = [...new Set(names.flatMap((name) => [name, ...prefixesOf(name)]))]
  const beginnings = names.map(beginningOfCut).filter((beginning) => beginning !== null)
  const { rows } = await sql<Holder>`
    select s.slug, s.extension_id, ${ownIds} as capability_ids
    from skills s
    join skill_revisions r on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
      and r.revision = s.current_revision
    where s.workspace_id = ${workspaceId} and s.extension_id <> ${extensionId}
      and (s.extension_id = any(${ids}) ${sql.join(
        [...new Set(beginnings)].map(
          (one) => sql`or s.extension_id between ${one} and ${`${one}~`}`,
        ),
        sql` `,
      )})
    order by s.slug`.execute(db)
  return rows
}

type Owner = { workspaceId: string; slug: string }

/** Throws if another installed skill has a name of these capabilities, or of the skill itself. */
export const checkActionNames = async (
  trx: Transaction<Database>,
  { workspaceId, slug }: Owner,
  capabilityIds: readonly string[],
): Promise<void> => {
  const extensionId = extensionIdOf(slug)
  const names = new Set(actionNamesOf(extensionId, capabilityIds))
  for (const holder of await findHolders(trx, workspaceId, extensionId, [...names])) {
    const taken = actionNamesOf(holder.extension_id, holder.capability_ids)
    const name = taken.find((one) => names.has(one))
    if (name !== undefined) throw actionNameTaken(slug, holder.slug, name)
  }
}

/** The same for a revision that becomes current, or whose capabilities were approved. */
export const checkRevisionNames = async (
  trx: Transaction<Database>,
  { skillId, ...owner }: Owner & { skillId: number },
  revision: number,
): Promise<void> => {
  const { rows } = await sql<{ ids: string[] }>`
    select ${ownIds} as ids from skills s join skill_revisions r using (workspace_id, skill_id)
    where s.workspace_id = ${owner.workspaceId} and s.skill_id = ${skillId}
      and r.revision = ${revision}`.execute(trx)
  await checkActionNames(trx, owner, rows[0]?.ids ?? [])
}
