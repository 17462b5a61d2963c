/** What reviewers note while they read: files that they have looked at, and comments. */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  decodeTimeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import * as audit from '../../tenancy/audit/log.ts'
import * as events from '../../tenancy/events/log.ts'
import * as comments from './comment-rows.ts'
import { fileNotChanged } from './diff-pages.ts'
import type { ProposalDiffs } from './diffs.ts'
import { countLines } from './file-pairs.ts'
import type {
  CommentBody,
  CommentPage,
  ProposalComment,
  ViewedBody,
  ViewedFiles,
} from './note-schemas.ts'
import { findRevision } from './reads.ts'
import * as repository from './repository.ts'
import { proposalNotFound } from './refusals.ts'
import { proposalChanged } from './request-changes.ts'
import * as viewed from './viewed-rows.ts'

const MAX_COMMENTS = 1000

const placeOf = (
  { actor, workspaceId }: Caller,
  { skill_id: skillId }: repository.ProposalRow,
) => ({
  workspaceId,
  skillId,
  actor,
})

const commentOf = (row: comments.CommentRow): ProposalComment => ({
  comment_id: row.comment_id,
  path: row.path,
  line: row.line,
  side: row.side,
  text: row.text,
  actor: row.actor,
  actor_label: row.actor_label,
  person_id: row.person_id,
  created_at: row.created_at.toISOString(),
})

type Side = NonNullable<CommentBody['side']>

export class ProposalNotes {
  readonly #db: Kysely<Database>
  readonly #diffs: ProposalDiffs

  constructor(db: Kysely<Database>, diffs: ProposalDiffs) {
    this.#db = db
    this.#diffs = diffs
  }

  /** Only the caller sees the mark, so it is no audit entry and no event. */
  async mark(caller: Caller, proposalId: string, body: ViewedBody): Promise<ViewedFiles> {
    const row = await this.#find(caller, proposalId)
    const pairs = await this.#diffs.pairs(caller.workspaceId, row)
    const file = pairs.find(
      ({ path, after }) => path === body.path && (after?.sha256 ?? null) === body.sha256,
    )
    if (!file) throw fileNotChanged()
    await callerTransaction(this.#db, caller, async (trx) => {
      const place = placeOf(caller, row)
      await (body.viewed ? viewed.putViewed : viewed.deleteViewed)(trx, place, file)
    })
    return this.progress(caller, row)
  }

  /** Null for purged bytes, which cannot be read. */
  async progressOf(caller: Caller, proposalId: string): Promise<ViewedFiles | null> {
    const row = await this.#find(caller, proposalId)
    const { skill_id: skillId, revision } = row
    const { purged_at: purgedAt } = await findRevision(this.#db, caller.workspaceId, {
      skillId,
      revision,
    })
    return purgedAt === null ? this.progress(caller, row) : null
  }

  async progress(caller: Caller, row: repository.ProposalRow): Promise<ViewedFiles> {
    const pairs = await this.#diffs.pairs(caller.workspaceId, row)
    const seen = await viewed.listViewed(this.#db, placeOf(caller, row), pairs)
    return { changed_files: pairs.length, viewed_files: seen.size }
  }

  async comment(caller: Caller, proposalId: string, body: CommentBody): Promise<ProposalComment> {
    const { path = null, line = null, side, text } = body
    if ((line !== null || side !== undefined) && path === null) {
      throw new AppError('request.invalid', '`line` and `side` need a `path`.')
    }
    if (side !== undefined && line === null) {
      throw new AppError('request.invalid', '`side` needs a `line`.')
    }
    const row = await this.#find(caller, proposalId)
    if (path !== null) await this.#checkPlace(caller, row, { path, line, side })
    const { workspaceId, actor } = caller
    const place = { workspaceId, proposalId }
    return callerTransaction(this.#db, caller, async (trx) => {
      await takeTurns(trx, `comments ${workspaceId} ${proposalId}`)
      if ((await comments.countComments(trx, place)) >= MAX_COMMENTS) {
        throw new AppError(
          'proposals.too_many_comments',
          `A proposal has at most ${MAX_COMMENTS} comments.`,
        )
      }
      const comment = await comments.insertComment(trx, place, {
        comment_id: newId(),
        path,
        line,
        side: line === null ? null : (side ?? 'after'),
        text,
        actor: actor.id,
        person_id: actor.personId ?? null,
      })
      await audit.record(trx, caller, {
        action: 'proposal_comment',
        decision: 'allowed',
        target: audit.skillTarget(row.source_kind, row.slug),
        details: {
          proposal_id: proposalId,
          comment_id: comment.comment_id,
          ...(path === null ? {} : { path, line }),
        },
      })
      events.append(trx, workspaceId, proposalChanged(row))
      return commentOf(comment)
    })
  }

  async list(
    caller: Caller,
    proposalId: string,
    { limit = DEFAULT_LIMIT, cursor }: PageQuery,
  ): Promise<CommentPage> {
    await this.#find(caller, proposalId)
    const filters = { list: 'comments', proposal_id: proposalId }
    const keys = decodeTimeCursor(cursor, 'comment', filters)
    const after = keys && { createdAt: keys[0] ?? '', commentId: keys[1] ?? '' }
    const place = { workspaceId: caller.workspaceId, proposalId }
    const rows = await comments.listComments(this.#db, place, { after, limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [last.position, last.comment_id],
      filters,
    )
    return { comments: page.map(commentOf), next_cursor }
  }

  async #checkPlace(
    { workspaceId }: Caller,
    row: repository.ProposalRow,
    { path, line, side = 'after' }: { path: string; line: number | null; side: Side | undefined },
  ): Promise<void> {
    const sides = await this.#diffs.sides(workspaceId, row, path)
    if (!sides) {
      throw new AppError('skills.file_not_found', 'The proposal has no file at this path.')
    }
    if (line === null) return
    const { [side]: file } = sides
    const text = side === 'after' ? 'new' : 'old'
    if (!file) {
      throw new AppError(
        'request.invalid',
        `There is no ${text} text of ${path}. Send the other \`side\`, or no \`line\`.`,
      )
    }
    const count = await countLines(file)
    if (line <= count) return
    throw new AppError(
      'request.invalid',
      `The ${text} text of ${path} has no line ${line}: its last one is ${count}.`,
    )
  }

  async #find({ workspaceId }: Caller, proposalId: string): Promise<repository.ProposalRow> {
    const row = await repository.find(this.#db, workspaceId, proposalId)
    if (!row) throw proposalNotFound()
    return row
  }
}
