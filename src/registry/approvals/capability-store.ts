/** Queries for approved capabilities, and for operators' overrides of their risk metadata. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { CapabilitySpec, Override } from './metadata.ts'

/** One skill with exactly one fingerprint. */
export type Bytes = { workspaceId: string; skillId: number; fingerprint: string }

/** Replaces the approved capabilities of these bytes. */
export const putApproved = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
  specs: CapabilitySpec[],
): Promise<void> => {
  await trx
    .deleteFrom('capabilities')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .execute()
  const rows = specs.map((spec) => ({
    workspace_id: workspaceId,
    skill_id: skillId,
    fingerprint,
    extension_id: spec.extension_id,
    capability_id: spec.capability_id,
    tool_hash: spec.tool_hash ?? null,
    spec: JSON.stringify(spec),
  }))
  if (rows.length > 0) await trx.insertInto('capabilities').values(rows).execute()
}

/** Deletes the approved capabilities of purged bytes, in every skill that had them. */
export const deleteApproved = async (
  trx: Transaction<Database>,
  workspaceId: string,
  fingerprint: string,
): Promise<void> => {
  await trx
    .deleteFrom('capabilities')
    .where('workspace_id', '=', workspaceId)
    .where('fingerprint', '=', fingerprint)
    .execute()
}

export const listApproved = async (
  db: Kysely<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
): Promise<CapabilitySpec[]> => {
  const rows = await db
    .selectFrom('capabilities')
    .select(sql<CapabilitySpec>`spec`.as('spec'))
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .orderBy('extension_id')
    .orderBy('capability_id')
    .execute()
  return rows.map(({ spec }) => spec)
}

/** Skills that were ever approved with tools of this server. */
export const listUsing = async (
  db: Kysely<Database>,
  workspaceId: string,
  extensionId: string,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('capabilities')
    .select('skill_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where('extension_id', '=', extensionId)
    .where('tool_hash', 'is not', null)
    .execute()
  return rows.map(({ skill_id: id }) => id)
}

/** Oldest first. */
export const listOverrides = async (
  db: Kysely<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<(Override & { skill_id: number })[]> => {
  if (skillIds.length === 0) return []
  const { rows } = await sql<Override & { skill_id: number }>`
    select skill_id, capability_id, fingerprint, risk_level, side_effects, data_egress,
      price::text, constraints, explanation, actor, created_at
    from capability_overrides
    where workspace_id = ${workspaceId} and skill_id = any(${skillIds})
    order by override_id`.execute(db)
  return rows
}

export const insertOverride = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
  override: Omit<Override, 'fingerprint' | 'created_at'>,
): Promise<void> => {
  await trx
    .insertInto('capability_overrides')
    .values({
      workspace_id: workspaceId,
      skill_id: skillId,
      fingerprint,
      ...override,
      constraints: override.constraints && JSON.stringify(override.constraints),
    })
    .execute()
}
