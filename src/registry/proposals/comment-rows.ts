/** Comments on proposals. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'

export type CommentRow = {
  comment_id: string
  path: string | null
  line: number | null
  side: 'before' | 'after' | null
  text: string
  actor: string
  /** If the actor was a token. */
  actor_label: string | null
  person_id: string | null
  created_at: Date
}

type Place = { workspaceId: string; proposalId: string }

export type CommentPosition = { createdAt: string; commentId: string }

const columns = sql`
  c.comment_id, c.path, c.line, c.side, c.text, c.actor, t.label as actor_label, c.person_id,
  c.created_at`

const from = sql`
  proposal_comments c
  left join tokens t on c.actor like 'token:%' and t.token_id = substr(c.actor, 7)`

/** Oldest first, one more than `limit`. */
export const listComments = async (
  db: Kysely<Database>,
  { workspaceId, proposalId }: Place,
  { after, limit }: { after: CommentPosition | null; limit: number },
): Promise<(CommentRow & { position: string })[]> => {
  const isAfter = after
    ? sql`(c.created_at, c.comment_id) > (${after.createdAt}::timestamptz, ${after.commentId})`
    : sql`true`
  const { rows } = await sql<CommentRow & { position: string }>`
    select ${columns},
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position
    from ${from}
    where c.workspace_id = ${workspaceId} and c.proposal_id = ${proposalId} and ${isAfter}
    order by c.created_at, c.comment_id limit ${limit + 1}`.execute(db)
  return rows
}

/** The comments of all others, which a reviewer has to know of. */
export const listCommentsOfOthers = async (
  db: Kysely<Database>,
  { workspaceId, proposalId }: Place,
  { actor }: Pick<Caller, 'actor'>,
): Promise<string[]> => {
  const { rows } = await sql<{ comment_id: string }>`
    select comment_id from proposal_comments
    where workspace_id = ${workspaceId} and proposal_id = ${proposalId}
      and actor <> ${actor.id} and person_id is distinct from ${actor.personId ?? ''}
    order by comment_id`.execute(db)
  return rows.map(({ comment_id: id }) => id)
}

export const countComments = async (
  db: Kysely<Database>,
  { workspaceId, proposalId }: Place,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from proposal_comments
    where workspace_id = ${workspaceId} and proposal_id = ${proposalId}`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertComment = async (
  trx: Transaction<Database>,
  { workspaceId, proposalId }: Place,
  comment: Omit<CommentRow, 'created_at' | 'actor_label'>,
): Promise<CommentRow> => {
  await trx
    .insertInto('proposal_comments')
    .values({ workspace_id: workspaceId, proposal_id: proposalId, ...comment })
    .execute()
  const { rows } = await sql<CommentRow>`
    select ${columns} from ${from}
    where c.workspace_id = ${workspaceId} and c.proposal_id = ${proposalId}
      and c.comment_id = ${comment.comment_id}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a comment was not stored')
  return row
}
