/** The served skills of an offer, with their capabilities. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { listOverrides } from '../../registry/approvals/capability-store.ts'
import { type CapabilitySpec, resolve } from '../../registry/approvals/metadata.ts'
import type { Database } from '../../platform/database/client.ts'
import { type CapabilityPolicy, isPermitted } from '../../tenancy/settings/capability-policy.ts'
import type { OfferedSkill } from './offer.ts'

export type SkillRow = Omit<OfferedSkill, 'capabilities'> & {
  skill_id: number
  specs: CapabilitySpec[]
  functions: { capability_id: string; function_id: string; registration_hash: string }[]
}

/**
 * Those of a workspace that meet a condition on `skill_states` as `s`, as JSON, in no particular
 * order.
 */
export const servedSkills = (
  workspaceId: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
) => sql<SkillRow[]>`coalesce((
    select json_agg(served)
    from (
      select
        s.skill_id, s.slug, s.source_kind, s.fingerprint, s.version, s.namespace, s.kind,
        s.display_name, s.description, s.is_listed, s.is_installable,
        files.file_count, files.size,
        floor(extract(epoch from s.installed_at) * 1000)::bigint as installed_at,
        floor(extract(epoch from s.updated_at) * 1000)::bigint as updated_at,
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
      where s.workspace_id = ${workspaceId} and s.is_served and ${condition}
    ) served
  ), '[]')`

/** A condition on `skill_states` as `s`. The kinds let it use an index. */
export const hasSlug = (slugs: RawBuilder<unknown>) =>
  sql`s.source_kind in ('system', 'user', 'registry') and s.slug = any(${slugs})`

/** Overrides are read after the rows: they may be newer, which costs another read, never older. */
export const offeredOf = async (
  db: Kysely<Database>,
  workspaceId: string,
  { rows, policy }: { rows: SkillRow[]; policy: CapabilityPolicy },
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

const precedence = { user: 0, registry: 1, system: 2 }

/** One skill a slug, in the order of their slugs. */
export const foremost = (skills: OfferedSkill[]): OfferedSkill[] => {
  const bySlug = new Map<string, OfferedSkill>()
  for (const skill of skills) {
    const other = bySlug.get(skill.slug)
    if (!other || precedence[skill.source_kind] < precedence[other.source_kind]) {
      bySlug.set(skill.slug, skill)
    }
  }
  return [...bySlug.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}
