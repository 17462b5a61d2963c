/** The review queue: proposing manifests, reading proposals, deciding. */
import type { Kysely } from 'kysely'
import type { Precondition } from '../../platform/precondition.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction, unlessDone } from '../../platform/access/claim.ts'
import { resolve } from '../approvals/metadata.ts'
import { listOverrides } from '../approvals/capability-store.ts'
import {
  DEFAULT_LIMIT,
  decodeCursor,
  encodeCursor,
  isInstant,
} from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import type { Proposer } from '../proposer/client.ts'
import { findTag, type SkillKey } from '../skills/current.ts'
import { unifiedDiff } from './compare-text.ts'
import type { Comparisons } from './comparisons.ts'
import {
  changesOf,
  comparedWith,
  fileDiff,
  gather,
  isUpTo,
  MAX_SHOWN_BYTES,
  readerOf,
} from './dossier.ts'
import { generate } from './generate.ts'
import { propose } from './propose.ts'
import * as repository from './repository.ts'
import { proposalNotFound, review } from './review.ts'
import type { Proposal, ProposalBody, ProposalPage, ProposalQuery, ReviewBody } from './schemas.ts'
import type { ReviewStatus } from './states.ts'
import { proposalItem, proposalView } from './view.ts'

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
  readonly #comparisons: Comparisons

  constructor(parts: {
    db: Kysely<Database>
    files: RevisionFiles
    proposer: Proposer | null
    comparisons: Comparisons
  }) {
    this.#db = parts.db
    this.#files = parts.files
    this.#proposer = parts.proposer
    this.#comparisons = parts.comparisons
  }

  async list({ workspaceId }: Caller, query: ProposalQuery): Promise<ProposalPage> {
    const { limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const after = decodeCursor(cursor, 2, filters)
    if (after && !isInstant(after[0])) {
      throw new AppError(
        'cursor.invalid',
        'The cursor does not name a proposal. Start again without it.',
      )
    }
    const rows = await repository.list(this.#db, workspaceId, {
      statuses: statusesOf(query.review_status),
      after: after && { proposedAt: after[0] ?? '', proposalId: after[1] ?? '' },
      limit,
    })
    const page = rows.slice(0, limit)
    const skills = [...new Set(page.map(({ skill_id: id }) => id))]
    const overrides = await listOverrides(this.#db, workspaceId, skills)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      proposals: page.map((row) => {
        const said = overrides.filter(({ skill_id: id }) => id === row.skill_id)
        return proposalItem(row, resolve(row.capabilities, said, row.fingerprint))
      }),
      next_cursor: last ? encodeCursor([last.position, last.proposal_id], filters) : null,
    }
  }

  /** With the tag of its skill, which is read first; null if the skill is not installed. */
  async read(
    { workspaceId }: Caller,
    proposalId: string,
  ): Promise<{ proposal: Proposal; tag: string | null }> {
    const { slug, source_kind: sourceKind } = await this.#find(workspaceId, proposalId)
    const tag = await findTag(this.#db, { workspaceId, sourceKind, slug })
    const row = await this.#find(workspaceId, proposalId)
    const dossier = await gather(this.#db, workspaceId, row)
    const fingerprint = await comparedWith(this.#db, workspaceId, row)
    // For purged bytes only the record of the review remains.
    const changes =
      dossier.revision.purged_at === null
        ? await changesOf(this.#reads, workspaceId, row, fingerprint)
        : []
    const diff = await fileDiff(this.#comparisons, changes)
    return { proposal: proposalView(workspaceId, dossier, { fingerprint, diff }), tag }
  }

  /** The unified diff of one file. */
  async diff({ workspaceId }: Caller, proposalId: string, path: string): Promise<string> {
    const row = await this.#find(workspaceId, proposalId)
    const base = await comparedWith(this.#db, workspaceId, row)
    const changes = await changesOf(this.#reads, workspaceId, row, base)
    const change = changes.find((file) => file.path === path)
    if (!change) {
      throw new AppError('skills.file_not_found', 'No file at this path differs.')
    }
    const hunks = isUpTo(MAX_SHOWN_BYTES, change)
      ? await this.#comparisons.hunks(change, readerOf(change))
      : null
    if (hunks === null) {
      throw new AppError('proposals.not_text', 'The file is not text, or is over 1 MiB.')
    }
    return unifiedDiff(path, hunks)
  }

  /** `expected`: the request succeeds if one of these tags of the skill is current. */
  async review(
    caller: Caller,
    proposalId: string,
    body: ReviewBody,
    expected: Precondition,
  ): Promise<Proposal> {
    await callerTransaction(this.#db, caller, (trx) =>
      review(trx, caller, proposalId, { ...body, expected }),
    )
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
