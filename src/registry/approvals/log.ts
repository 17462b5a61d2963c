/**
 * Approvals: which bytes of a skill may be served. A row is for exactly one fingerprint. A
 * reviewer's approval is never deleted, so an older revision can become current again.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'

type Approved = { skillId: number; fingerprint: string }

/** An approval by rule never replaces an existing one. */
export const approveByRule = async (
  trx: Transaction<Database>,
  { workspaceId, actor }: Caller,
  { skillId, fingerprint }: Approved,
): Promise<void> => {
  await trx
    .insertInto('approvals')
    .values({
      workspace_id: workspaceId,
      skill_id: skillId,
      fingerprint,
      approved_by: actor.id,
      person_id: actor.personId ?? null,
      basis: 'rule',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Withdraws a rule's approval of bytes that turned out to need a reviewer. */
export const withdrawByRule = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { skillId, fingerprint }: Approved,
): Promise<void> => {
  await trx
    .deleteFrom('approvals')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .where('basis', '=', 'rule')
    .execute()
}

/** A finding that a reviewer released, by its fingerprint; rule and path are for people. */
export type AcceptedFinding = { rule_id: string; path: string; fingerprint: string }

/** Those of an approval, which stays as it is until the transaction ends. */
const lockAccepted = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { skillId, fingerprint }: Approved,
): Promise<AcceptedFinding[]> => {
  const row = await trx
    .selectFrom('approvals')
    .select('accepted_findings')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (row?.accepted_findings ?? []) as AcceptedFinding[]
}

/** Each once. */
const jsonOf = (findings: readonly AcceptedFinding[]): string => {
  const byContent = findings.map(({ rule_id, path, fingerprint }) => {
    const finding = { rule_id, path, fingerprint }
    return [JSON.stringify(finding), finding] as const
  })
  return JSON.stringify([...new Map(byContent).values()])
}

/**
 * A reviewer's approval replaces a rule's; newly accepted findings are added to the earlier ones.
 * Under the lock of the skill, so that no other approval is inserted meanwhile.
 */
export const approveByReviewer = async (
  trx: Transaction<Database>,
  caller: Caller,
  { skillId, fingerprint }: Approved,
  accepted: AcceptedFinding[],
): Promise<void> => {
  const known = await lockAccepted(trx, caller.workspaceId, { skillId, fingerprint })
  await trx
    .insertInto('approvals')
    .values({
      workspace_id: caller.workspaceId,
      skill_id: skillId,
      fingerprint,
      approved_by: caller.actor.id,
      person_id: caller.actor.personId ?? null,
      basis: 'reviewer',
      accepted_findings: jsonOf([...known, ...accepted]),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'skill_id', 'fingerprint']).doUpdateSet((eb) => ({
        approved_by: eb.ref('excluded.approved_by'),
        person_id: eb.ref('excluded.person_id'),
        basis: eb.ref('excluded.basis'),
        approved_at: eb.ref('excluded.approved_at'),
        accepted_findings: eb.ref('excluded.accepted_findings'),
      })),
    )
    .execute()
}

/**
 * Deletes the accepted findings of purged bytes, since they contain paths; the approvals remain.
 */
export const clearAccepted = async (
  trx: Transaction<Database>,
  workspaceId: string,
  fingerprint: string,
): Promise<void> => {
  await trx
    .updateTable('approvals')
    .set({ accepted_findings: '[]' })
    .where('workspace_id', '=', workspaceId)
    .where('fingerprint', '=', fingerprint)
    .execute()
}

/** With `basis: 'reviewer'`, an approval by rule does not count. */
export const isApproved = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint, basis }: Approved & { basis?: 'reviewer' },
): Promise<boolean> => {
  const row = await db
    .selectFrom('approvals')
    .select('basis')
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('fingerprint', '=', fingerprint)
    .$if(basis !== undefined, (query) => query.where('basis', '=', basis ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** Fingerprints of the findings that reviewers have released in a package. */
export const listReleased = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skillId, fingerprint }: Approved,
): Promise<Set<string>> => {
  const { rows } = await sql<{ fingerprint: string }>`
    select distinct known ->> 'fingerprint' as fingerprint
    from approvals a, json_array_elements(a.accepted_findings) known
    where a.workspace_id = ${workspaceId} and a.skill_id = ${skillId}
      and a.fingerprint = ${fingerprint}`.execute(db)
  return new Set(rows.map((row) => row.fingerprint))
}
