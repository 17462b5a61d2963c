/** The review queue: proposing manifests, reading proposals, deciding. */
import type { Kysely } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction, unlessDone } from '../../platform/access/claim.ts'
import { DEFAULT_LIMIT, decodeCursor, isInstant, pageOf } from '../../platform/database/cursor.ts'
import { type Database, inOneState } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import type { Proposer } from '../proposer/client.ts'
import type { SkillKey } from '../skills/current.ts'
import type { Log } from '../../platform/log.ts'
import { acceptFinding, type Acceptance, takeBackFinding } from './accept.ts'
import { Comparisons } from './comparisons.ts'
import { decisionTag } from './decision-tag.ts'
import { gatherDecisive } from './decisive.ts'
import type { DiffPage, DiffQuery } from './diff-schemas.ts'
import { comparedWith, ProposalDiffs } from './diffs.ts'
import { compareAhead } from './diffs-ahead.ts'
import { gather } from './dossier.ts'
import { generate } from './generate.ts'
import { ProposalNotes } from './notes.ts'
import { propose } from './propose.ts'
import type { SkillBatches } from '../../tenancy/events/skill-batches.ts'
import { requireReason } from '../../tenancy/audit/reason.ts'
import { itemsOf } from './items.ts'
import * as queue from './queue.ts'
import * as repository from './repository.ts'
import { proposalNotFound } from './refusals.ts'
import { review } from './review.ts'
import type { ProposalPage, ProposalQuery } from './item-schemas.ts'
import type { Proposal, ProposalBody, ReviewBody } from './schemas.ts'
import type { ReviewStatus } from './states.ts'
import { proposalView } from './view.ts'
import { withdraw } from './withdraw.ts'

/** The filter `pending` means every open status. */
const statusesOf = (asked: ReviewStatus | undefined): ReviewStatus[] | null => {
  if (asked === undefined) return null
  return asked === 'pending' ? ['pending', 'blocked_metadata'] : [asked]
}

export class ProposalService {
  readonly #db: Kysely<Database>
  readonly #files: RevisionFiles
  /** Null if no model is configured. */
  readonly #proposer: Proposer | null
  readonly #diffs: ProposalDiffs
  readonly #ahead: SkillBatches
  readonly notes: ProposalNotes
  readonly comparisons = new Comparisons()

  constructor(parts: {
    db: Kysely<Database>
    files: RevisionFiles
    proposer: Proposer | null
    log: Log
  }) {
    this.#db = parts.db
    this.#files = parts.files
    this.#proposer = parts.proposer
    this.#diffs = new ProposalDiffs({ ...parts, comparisons: this.comparisons })
    this.notes = new ProposalNotes(parts.db, this.#diffs)
    this.#ahead = compareAhead({ ...parts, diffs: this.#diffs })
  }

  async close(): Promise<void> {
    await this.#ahead.close()
    await this.comparisons.close()
  }

  async list(caller: Caller, query: ProposalQuery): Promise<ProposalPage> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const list = { list: 'proposals', ...filters }
    const [risk = '', proposedAt = '', proposalId = ''] = decodeCursor(cursor, 3, list) ?? []
    if (cursor !== undefined && !(isInstant(proposedAt) && /^[0-2]$/.test(risk))) {
      throw new AppError(
        'cursor.invalid',
        'The cursor does not name a proposal. Start again without it.',
      )
    }
    const rows = await queue.list(this.#db, caller.workspaceId, {
      ...filters,
      statuses: statusesOf(query.review_status),
      after: cursor === undefined ? null : { risk: Number(risk), proposedAt, proposalId },
      limit,
    })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      (last) => [String(last.risk), last.position, last.proposal_id],
      list,
    )
    const counts = query.count
      ? await queue.count(this.#db, caller.workspaceId, filters)
      : undefined
    return {
      proposals: await itemsOf(this.#db, caller, page),
      ...(counts && { counts }),
      next_cursor,
    }
  }

  /** With the tag of all that a decision depends on. */
  async read(caller: Caller, proposalId: string): Promise<{ proposal: Proposal; tag: string }> {
    const { workspaceId } = caller
    const { dossier, item, tag } = await this.#snapshot(caller, proposalId)
    const { proposal: row } = dossier
    // For purged bytes only the record of the review remains.
    const { compared, files } =
      dossier.revision.purged_at === null
        ? await this.#diffs.list(caller, row)
        : { compared: await comparedWith(this.#db, workspaceId, row), files: [] }
    return { proposal: proposalView(workspaceId, dossier, item, { compared, files }), tag }
  }

  /** The changed lines of all files, in pages. */
  async diffs({ workspaceId }: Caller, proposalId: string, query: DiffQuery): Promise<DiffPage> {
    return this.#diffs.page(workspaceId, await this.#find(workspaceId, proposalId), query)
  }

  /** The unified diff of one file. */
  async diff({ workspaceId }: Caller, proposalId: string, path: string): Promise<string> {
    return this.#diffs.unified(workspaceId, await this.#find(workspaceId, proposalId), path)
  }

  /** `expected`: tags of the proposal or of its skill, one of which must be current. */
  async review(
    caller: Caller,
    proposalId: string,
    body: ReviewBody,
    expected: Precondition,
  ): Promise<Proposal> {
    requireReason(body.reason)
    const progress = await this.notes.progressOf(caller, proposalId)
    await callerTransaction(this.#db, caller, (trx) =>
      review(trx, caller, proposalId, { ...body, expected, progress }),
    )
    return (await this.read(caller, proposalId)).proposal
  }

  async acceptFinding(caller: Caller, proposalId: string, given: Acceptance): Promise<Proposal> {
    requireReason(given.reason)
    await callerTransaction(this.#db, caller, (trx) =>
      acceptFinding(trx, caller, proposalId, given),
    )
    return (await this.read(caller, proposalId)).proposal
  }

  async takeBackFinding(
    caller: Caller,
    proposalId: string,
    finding: { rule_id: string; path: string },
  ): Promise<Proposal> {
    await callerTransaction(this.#db, caller, (trx) =>
      takeBackFinding(trx, caller, proposalId, finding),
    )
    return (await this.read(caller, proposalId)).proposal
  }

  async withdraw(caller: Caller, proposalId: string, reason: string): Promise<Proposal> {
    requireReason(reason)
    await callerTransaction(this.#db, caller, (trx) => withdraw(trx, caller, proposalId, reason))
    return (await this.read(caller, proposalId)).proposal
  }

  /** Proposes a manifest, given or by a model, for the waiting bytes or else the current ones. */
  async propose(
    caller: Caller,
    key: SkillKey,
    body: ProposalBody,
  ): Promise<{ proposal: Proposal; isNew: boolean }> {
    const { id, isNew } = await unlessDone(caller, async () => {
      const given = await this.#given(caller, key, body)
      return callerTransaction(this.#db, caller, (trx) =>
        propose(trx, this.#files, caller, key, given),
      )
    })
    return { proposal: (await this.read(caller, id)).proposal, isNew }
  }

  /** Read at one moment, so that the tag is that of what is shown. */
  async #snapshot(caller: Caller, proposalId: string) {
    const { workspaceId } = caller
    return inOneState(this.#db, async (trx) => {
      const row = await repository.find(trx, workspaceId, proposalId)
      if (!row) throw proposalNotFound()
      const dossier = await gather(trx, workspaceId, row)
      const [item] = await itemsOf(trx, caller, [row], dossier.isReleasable ? [row] : [])
      if (!item) throw proposalNotFound()
      return { dossier, item, tag: decisionTag(await gatherDecisive(trx, caller, dossier)) }
    })
  }

  get #reads() {
    return { db: this.#db, files: this.#files }
  }

  async #given(caller: Caller, key: SkillKey, body: ProposalBody) {
    const { manifest, manifest_source, generate: wanted } = body
    if (manifest && !wanted) return { manifest, ...(manifest_source ? { manifest_source } : {}) }
    if (!wanted || manifest) {
      throw new AppError('request.invalid', 'Send either a `manifest` or `generate`.')
    }
    const parts = { ...this.#reads, proposer: this.#proposer }
    return generate(parts, caller, key, wanted.server_id)
  }

  async #find(workspaceId: string, proposalId: string): Promise<repository.ProposalRow> {
    const row = await repository.find(this.#db, workspaceId, proposalId)
    if (!row) throw proposalNotFound()
    return row
  }
}
