/** What reviewers have rejected. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { columns, labelled, type ProposalRow } from './repository.ts'

const REJECTED = sql`p.review_status = 'rejected' and p.operation <> 'manifest'`

/** The last time that a reviewer rejected these bytes, in any source kind of the slug. */
export const findRejection = async (
  db: Kysely<Database>,
  workspaceId: string,
  { slug, fingerprint }: { slug: string; fingerprint: string },
): Promise<ProposalRow | null> => {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and s.slug = ${slug}
      and p.fingerprint = ${fingerprint} and ${REJECTED}
    order by p.decided_at desc, p.proposal_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The last time that these bytes were rejected before a proposal for them was decided. */
export const findEarlierRejection = async (
  db: Kysely<Database>,
  workspaceId: string,
  { proposal_id: id, slug, fingerprint }: ProposalRow,
): Promise<ProposalRow | null> => {
  const { rows } = await sql<ProposalRow>`
    select ${columns} from ${labelled}
    where p.workspace_id = ${workspaceId} and s.slug = ${slug}
      and p.fingerprint = ${fingerprint} and ${REJECTED} and p.proposal_id <> ${id}
      and p.decided_at < coalesce((
        select own.decided_at from proposals own
        where own.workspace_id = ${workspaceId} and own.proposal_id = ${id}), 'infinity')
    order by p.decided_at desc, p.proposal_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The bytes of the skill that a reviewer last rejected before these were proposed. */
export const findRejectedBefore = async (
  db: Kysely<Database>,
  workspaceId: string,
  { skill_id: skillId, fingerprint, proposed_at: proposedAt }: ProposalRow,
): Promise<string | null> => {
  const { rows } = await sql<{ fingerprint: string }>`
    select p.fingerprint from proposals p
    where p.workspace_id = ${workspaceId} and p.skill_id = ${skillId}
      and p.fingerprint <> ${fingerprint} and p.decided_at <= ${proposedAt} and ${REJECTED}
    order by p.decided_at desc, p.proposal_id desc limit 1`.execute(db)
  return rows[0]?.fingerprint ?? null
}
