/** What a workspace serves, as one snapshot. */
import { type Kysely, sql } from 'kysely'
import { type CapabilitySpec, resolve } from '../capabilities/metadata.ts'
import { isPermitted } from '../capabilities/policy.ts'
import { listOverrides } from '../capabilities/overrides.ts'
import type { Database } from '../database/client.ts'
import { settingsOf, type Stored } from '../settings/values.ts'
import type { Offer, OfferedSkill } from './offer.ts'

/** Changes with whatever an offer depends on; null where there is no such workspace. */
export const findState = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('workspaces')
    .select(['row_id', 'snapshot_version'])
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? `${row.row_id} ${row.snapshot_version}` : null
}

type SkillRow = Omit<OfferedSkill, 'capabilities'> & {
  skill_id: number
  specs: CapabilitySpec[]
  functions: { capability_id: string; function_id: string }[]
}

type Row = { row_id: string; snapshot_version: number; settings: Stored; skills: SkillRow[] }

const select = (workspaceId: string) => sql<Row>`
  select w.row_id, w.snapshot_version, w.settings, coalesce((
    select json_agg(winner order by winner.slug)
    from (
      select distinct on (s.slug)
        s.skill_id, s.slug, s.source_kind, s.fingerprint, s.version, s.namespace, s.kind,
        s.display_name, s.description, s.is_listed, files.file_count, files.size,
        case json_typeof(s.frontmatter -> 'name') when 'string' then s.frontmatter ->> 'name' end
          as declared_name,
        coalesce((
          select json_agg(c.spec order by c.extension_id, c.capability_id)
          from capabilities c
          where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
            and c.fingerprint = s.fingerprint
        ), '[]') as specs,
        coalesce((
          select json_agg(json_build_object(
            'capability_id', b.capability_id, 'function_id', b.function_id))
          from capability_functions b
          where b.workspace_id = s.workspace_id and b.skill_id = s.skill_id
        ), '[]') as functions
      from skill_states s cross join lateral (
        select count(*) as file_count, coalesce(sum(f.size), 0) as size from skill_files f
        where f.workspace_id = s.workspace_id and f.skill_id = s.skill_id
          and f.revision = s.current_revision
      ) files
      where s.workspace_id = w.workspace_id and s.is_served
      order by s.slug, array_position(array['user', 'registry', 'system'], s.source_kind)
    ) winner
  ), '[]') as skills
  from workspaces w
  where w.workspace_id = ${workspaceId} and w.deleted_at is null`

type Read = { state: string; offer: Offer }

/**
 * What operators say is read last: an offer may be newer than its state, which costs another look,
 * and is never older.
 */
export const readOffer = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<Read | null> => {
  const { rows } = await select(workspaceId).execute(db)
  const [row] = rows
  if (!row) return null
  const ids = row.skills.map(({ skill_id: id }) => id)
  const overrides = Map.groupBy(await listOverrides(db, workspaceId, ids), ({ skill_id: id }) => id)
  const settings = settingsOf(row.settings)
  const policy = settings.capability_policy
  const skills = row.skills.map(({ skill_id: id, specs, functions, ...skill }) => ({
    ...skill,
    capabilities: resolve(
      specs.filter((spec) => isPermitted(policy, spec)),
      overrides.get(id) ?? [],
      skill.fingerprint,
    ).map((capability) => ({
      ...capability,
      function_id:
        functions.find(({ capability_id: of }) => of === capability.capability_id)?.function_id ??
        null,
    })),
  }))
  return {
    state: `${row.row_id} ${row.snapshot_version}`,
    offer: {
      workspaceId,
      isPublic: settings.capabilities_public,
      keyDigest: row.settings.orchestrator_key_sha256 ?? null,
      skills,
    },
  }
}
