/** Findings that reviewers accepted before the bytes are approved. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import type { AcceptedFinding } from '../approvals/log.ts'

export type Bytes = { workspaceId: string; skillId: number; fingerprint: string }

export type AcceptedRow = AcceptedFinding & {
  reason: string
  actor: string
  person_id: string | null
  accepted_at: Date
}

export const listAccepted = async (
  db: Kysely<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
): Promise<AcceptedRow[]> => {
  const { rows } = await sql<AcceptedRow>`
    select rule_id, path, finding as fingerprint, reason, actor, person_id, accepted_at
    from accepted_findings
    where workspace_id = ${workspaceId} and skill_id = ${skillId}
      and fingerprint = ${fingerprint}
    order by path, rule_id, finding`.execute(db)
  return rows
}

/** A second acceptance changes nothing: the first reason stands. */
export const insertAccepted = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
  findings: readonly AcceptedFinding[],
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> => {
  const rows = findings.map(({ rule_id, path, fingerprint: finding }) => ({
    workspace_id: workspaceId,
    skill_id: skillId,
    fingerprint,
    rule_id,
    path,
    finding,
    reason,
    actor: actor.id,
    person_id: actor.personId ?? null,
  }))
  await trx
    .insertInto('accepted_findings')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All but those whose finding is one of `kept`; returns them. */
export const deleteAcceptedBut = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
  kept: readonly string[],
): Promise<AcceptedFinding[]> => {
  const { rows } = await sql<AcceptedFinding>`
    delete from accepted_findings
    where workspace_id = ${workspaceId} and skill_id = ${skillId}
      and fingerprint = ${fingerprint} and finding <> all(${kept})
    returning rule_id, path, finding as fingerprint`.execute(trx)
  return rows
}

/** How many there were. */
export const deleteAccepted = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, fingerprint }: Bytes,
  { rule_id, path }: Pick<AcceptedFinding, 'rule_id' | 'path'>,
): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('accepted_findings')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .where('rule_id', '=', rule_id)
    .where('path', '=', path)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
