/**
 * The offer of a workspace, read as one snapshot: all of it, or the changes since an earlier one.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type CapabilitySpec, resolve } from '../../registry/approvals/metadata.ts'
import { type CapabilityPolicy, isPermitted } from '../../tenancy/settings/capability-policy.ts'
import { listOverrides } from '../../registry/approvals/capability-store.ts'
import type { Database } from '../../platform/database/client.ts'
import { settingsOf, type Stored } from '../../tenancy/settings/values.ts'
import type { Offer, OfferedSkill } from './offer.ts'

/**
 * The state an offer was read in. `at` distinguishes a restored database, which may reach the same
 * version again.
 */
export type State = { row_id: string; snapshot_version: number; at: string }

export const isSame = (a: State, b: State): boolean =>
  a.row_id === b.row_id && a.snapshot_version === b.snapshot_version && a.at === b.at

const stateColumns = sql`w.row_id, w.snapshot_version, extract(epoch from w.snapshot_at)::text as at`

/** Changes with everything an offer depends on; null if the workspace does not exist. */
export const findState = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<State | null> => {
  const { rows } = await sql<State>`
    select ${stateColumns} from workspaces w
    where w.workspace_id = ${workspaceId} and w.deleted_at is null`.execute(db)
  return rows[0] ?? null
}

type SkillRow = Omit<OfferedSkill, 'capabilities'> & {
  skill_id: number
  specs: CapabilitySpec[]
  functions: { capability_id: string; function_id: string; registration_hash: string }[]
}

type WholeRow = State & { settings: Stored; skills: SkillRow[] }

/** The served skills of the workspace `w`, by slug. */
const servedSkills = (condition: RawBuilder<unknown>) => sql`coalesce((
    select json_agg(winner order by winner.slug)
    from (
      select distinct on (s.slug)
        s.skill_id, s.slug, s.source_kind, s.fingerprint, s.version, s.namespace, s.kind,
        s.display_name, s.description, s.is_listed, s.is_installable,
        files.file_count, files.size,
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
            'capability_id', b.capability_id, 'function_id', b.function_id,
            'registration_hash', b.registration_hash))
          from capability_functions b
          where b.workspace_id = s.workspace_id and b.skill_id = s.skill_id
        ), '[]') as functions
      from skill_states s cross join lateral (
        select r.file_count, r.size from skill_revisions r
        where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
          and r.revision = s.current_revision
      ) files
      where s.workspace_id = w.workspace_id and s.is_served and ${condition}
      order by s.slug, array_position(array['user', 'registry', 'system'], s.source_kind)
    ) winner
  ), '[]')`

const selectWhole = (workspaceId: string) => sql<WholeRow>`
  select ${stateColumns}, w.settings, ${servedSkills(sql`true`)} as skills
  from workspaces w
  where w.workspace_id = ${workspaceId} and w.deleted_at is null`

/** With more events, reading everything is no slower. */
const MAX_EVENTS = 500

type ChangesRow = State & { slugs: string[] | null; skills: SkillRow[] }

/**
 * Slugs are null if the events are incomplete: one of them may concern any skill, or the last event
 * of the earlier state is gone or differs.
 */
const selectChanges = (
  workspaceId: string,
  { row_id, snapshot_version, at }: State,
) => sql<ChangesRow>`
  select ${stateColumns}, log.slugs, case when log.slugs is null then '[]' else
    ${servedSkills(sql`s.source_kind in ('system', 'user', 'registry') and s.slug = any(log.slugs)`)}
    end as skills
  from workspaces w cross join lateral (
    select case when bool_and(case e.snapshot_version
        when ${snapshot_version}::bigint then extract(epoch from e.created_at) = ${at}::numeric
        else e.slugs is not null end)
      and count(*) = w.snapshot_version - ${snapshot_version}::bigint + 1
    then array(
      select distinct slug collate "C" from events n, json_array_elements_text(n.slugs) slug
      where n.workspace_id = w.workspace_id and n.snapshot_version > ${snapshot_version}::bigint
    ) end as slugs
    from events e
    where e.workspace_id = w.workspace_id and e.snapshot_version
      between ${snapshot_version}::bigint and ${snapshot_version + MAX_EVENTS}::bigint
  ) log
  where w.workspace_id = ${workspaceId} and w.deleted_at is null and w.row_id = ${row_id}`

type Permit = { policy: CapabilityPolicy }

/**
 * Overrides are read last: an offer may be newer than its state, which costs another read, but is
 * never older.
 */
const offeredOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  { rows, policy }: Permit & { rows: SkillRow[] },
): Promise<OfferedSkill[]> => {
  const ids = rows.map(({ skill_id: id }) => id)
  const overrides = Map.groupBy(await listOverrides(db, workspaceId, ids), ({ skill_id: id }) => id)
  return rows.map(({ skill_id: skillId, specs, functions, ...skill }) => ({
    ...skill,
    capabilities: resolve(
      specs.filter((spec) => isPermitted(policy, spec)),
      overrides.get(skillId) ?? [],
      skill.fingerprint,
    ).map((capability) => {
      const bound = functions.find(({ capability_id: id }) => id === capability.capability_id)
      return {
        ...capability,
        function_id: bound?.function_id ?? null,
        function_hash: bound?.registration_hash ?? null,
      }
    }),
  }))
}

export type Read = Permit & { state: State; offer: Offer }

const stateOf = ({ row_id, snapshot_version, at }: State): State => ({
  row_id,
  snapshot_version,
  at,
})

export const readOffer = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<Read | null> => {
  const { rows } = await selectWhole(workspaceId).execute(db)
  const [row] = rows
  if (!row) return null
  const settings = settingsOf(row.settings)
  const policy = settings.capability_policy
  return {
    state: stateOf(row),
    policy,
    offer: {
      workspaceId,
      isPublic: settings.capabilities_public === true,
      isReviewed: settings.approval === 'required',
      keyDigest: row.settings.orchestrator_key_sha256 ?? null,
      skills: await offeredOf(db, workspaceId, { rows: row.skills, policy }),
    },
  }
}

/** The later offer, if events name every changed part of the earlier one; else null. */
export const readChanges = async (db: Kysely<Database>, earlier: Read): Promise<Read | null> => {
  const { state, policy, offer } = earlier
  const { workspaceId } = offer
  const { rows } = await selectChanges(workspaceId, state).execute(db)
  const [row] = rows
  if (!row?.slugs) return null
  // A change of settings would not be named by events, so the settings are unchanged.
  const changed = await offeredOf(db, workspaceId, { rows: row.skills, policy })
  return { state: stateOf(row), policy, offer: replaced(offer, row.slugs, changed) }
}

/** Returns the same object if nothing in it changed. */
const replaced = (offer: Offer, slugs: string[], changed: OfferedSkill[]): Offer => {
  const named = new Set(slugs)
  const kept = offer.skills.filter(({ slug }) => !named.has(slug))
  if (changed.length === 0 && kept.length === offer.skills.length) return offer
  const skills = [...kept, ...changed].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  return { ...offer, skills }
}
