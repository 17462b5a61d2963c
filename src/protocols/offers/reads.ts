/**
 * The offer of a workspace, read as one snapshot: its terms, all of it, the changes since an earlier
 * one, or some of its skills.
 */
import { type Kysely, sql } from 'kysely'
import { type Database, inOneState } from '../../platform/database/client.ts'
import type { CapabilityPolicy } from '../../tenancy/settings/capability-policy.ts'
import { settingsOf, type Stored } from '../../tenancy/settings/values.ts'
import type { Offer, OfferedSkill, OfferTerms } from './offer.ts'
import { foremost, hasSlug, offeredOf, servedSkills, type SkillRow } from './offered.ts'
import { findState, isSame, type State, stateColumns, stateOf } from './state.ts'

export type ReadTerms = { state: State; policy: CapabilityPolicy; terms: OfferTerms }
export type ReadOffer = { state: State; policy: CapabilityPolicy; offer: Offer }

type TermsRow = State & { settings: Stored }

const termsOf = (workspaceId: string, row: TermsRow): ReadTerms => {
  const settings = settingsOf(row.settings)
  return {
    state: stateOf(row),
    policy: settings.capability_policy,
    terms: {
      workspaceId,
      isPublic: settings.capabilities_public === true,
      isReviewed: settings.approval === 'required',
      keyDigest: row.settings.orchestrator_key_sha256 ?? null,
    },
  }
}

export const readTerms = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<ReadTerms | null> => {
  const { rows } = await sql<TermsRow>`
    select ${stateColumns}, w.settings from workspaces w
    where w.workspace_id = ${workspaceId} and w.deleted_at is null`.execute(db)
  return rows[0] ? termsOf(workspaceId, rows[0]) : null
}

/** Few enough for one statement, however slow the server is. */
const BATCH = 1000

const readBatch = async (
  db: Kysely<Database>,
  workspaceId: string,
  after: number,
): Promise<{ rows: SkillRow[]; last: number | null }> => {
  const { rows: keys } = await sql<{ skill_id: number }>`
    select skill_id from skills where workspace_id = ${workspaceId} and skill_id > ${after}
    order by skill_id limit ${sql.lit(BATCH)}`.execute(db)
  const ids = keys.map((key) => key.skill_id)
  if (ids.length === 0) return { rows: [], last: null }
  const isWanted = sql`s.skill_id = any(${ids}::bigint[])`
  const { rows } = await sql<{ skills: SkillRow[] }>`
    select ${servedSkills(sql`${workspaceId}`, isWanted)} as skills`.execute(db)
  return { rows: rows[0]?.skills ?? [], last: ids.at(-1) ?? null }
}

/** All of it; in several statements, so that no number of skills is too large for one. */
export const readOffer = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<ReadOffer | null> =>
  inOneState(db, async (trx) => {
    const read = await readTerms(trx, workspaceId)
    if (!read) return null
    const { state, policy, terms } = read
    const skills: OfferedSkill[] = []
    for (let after: number | null = 0; after !== null;) {
      const { rows, last } = await readBatch(trx, workspaceId, after)
      for (const skill of await offeredOf(trx, workspaceId, { rows, policy })) skills.push(skill)
      after = last
    }
    return { state, policy, offer: { ...terms, skills: foremost(skills) } }
  })

/** Those of these skills that are served. */
export const readSome = async (
  db: Kysely<Database>,
  workspaceId: string,
  slugs: string[],
): Promise<ReadOffer | null> => {
  const { rows } = await sql<TermsRow & { skills: SkillRow[] }>`
    select ${stateColumns}, w.settings,
      ${servedSkills(sql`w.workspace_id`, hasSlug(sql`${slugs}::text[]`))} as skills
    from workspaces w
    where w.workspace_id = ${workspaceId} and w.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  const { state, policy, terms } = termsOf(workspaceId, row)
  const skills = await offeredOf(db, workspaceId, { rows: row.skills, policy })
  return { state, policy, offer: { ...terms, skills: foremost(skills) } }
}

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
    ${servedSkills(sql`w.workspace_id`, hasSlug(sql`log.slugs`))} end as skills
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

/** The later offer, if events name every changed part of the earlier one; else null. */
export const readLater = async (
  db: Kysely<Database>,
  earlier: ReadOffer,
): Promise<ReadOffer | null> => {
  const { state, policy, offer } = earlier
  const { workspaceId } = offer
  const now = await findState(db, workspaceId)
  if (now === null) return null
  if (isSame(now, state)) return earlier
  const { rows } = await selectChanges(workspaceId, state).execute(db)
  const [row] = rows
  if (!row?.slugs) return null
  // A change of settings would not be named by events, so the settings are unchanged.
  const changed = await offeredOf(db, workspaceId, { rows: row.skills, policy })
  return { state: stateOf(row), policy, offer: replaced(offer, row.slugs, foremost(changed)) }
}

/** Returns the same object if nothing in it changed. */
const replaced = (offer: Offer, slugs: string[], changed: OfferedSkill[]): Offer => {
  const named = new Set(slugs)
  const kept = offer.skills.filter(({ slug }) => !named.has(slug))
  if (changed.length === 0 && kept.length === offer.skills.length) return offer
  const skills = [...kept, ...changed].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  return { ...offer, skills }
}
