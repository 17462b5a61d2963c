/** The files of a proposal against what was served: compared once, since neither side changes. */
import type { Kysely } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { revisionPurged } from '../packs/errors.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import { compareFiles } from './compare.ts'
import { unifiedDiff } from './compare-text.ts'
import { findPurge } from '../skills/purge-rows.ts'
import { lockBytes } from '../skills/locks.ts'
import { type Budget, type Comparison, type Comparisons, DIFF_MS } from './comparisons.ts'
import { diffPage, fileNotChanged } from './diff-pages.ts'
import { listDiffs, type NewDiff, putDiffs } from './diff-rows.ts'
import type { DiffPage, DiffQuery, FileDiff } from './diff-schemas.ts'
import { fileChangeOf, fileHunksOf, isComparable, type Pair, readerOf } from './file-pairs.ts'
import * as reads from './reads.ts'
import { findRejectedBefore } from './rejections.ts'
import type { ProposalRow } from './repository.ts'
import { listViewed } from './viewed-rows.ts'

const UNIFIED_CONTEXT = 3
/** For all files of a proposal that has just been opened. */
const AHEAD_MS = 10_000

type Deps = { db: Kysely<Database>; files: RevisionFiles; comparisons: Comparisons }

type Changes = { compared: string | null; pairs: Pair[] }

export class ProposalDiffs {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** All files that differ; those that are not compared yet are, as far as time allows. */
  async list(
    { workspaceId, actor }: Caller,
    row: ProposalRow,
  ): Promise<{ compared: string | null; files: FileDiff[] }> {
    const { db, comparisons } = this.#deps
    const { compared, pairs } = await this.#changes(workspaceId, row)
    const known = await this.#compare(workspaceId, row, pairs, comparisons.budget())
    const viewed = await listViewed(db, { workspaceId, skillId: row.skill_id, actor }, pairs)
    const files = pairs.map((pair) => ({
      ...fileChangeOf(pair, known.get(pair.path) ?? null),
      viewed: viewed.has(pair.path),
    }))
    return { compared, files }
  }

  /** Files that differ. */
  async pairs(workspaceId: string, row: ProposalRow): Promise<Pair[]> {
    return (await this.#changes(workspaceId, row)).pairs
  }

  /** The old and the new file at a path, changed or not; null if there is neither. */
  async sides(
    workspaceId: string,
    row: ProposalRow,
    path: string,
  ): Promise<Pick<Pair, 'before' | 'after'> | null> {
    const { skill_id: skillId, revision, fingerprint } = row
    const changed = (await this.pairs(workspaceId, row)).find((pair) => pair.path === path)
    if (changed) return changed
    const key = { workspaceId, skillId, revision, fingerprint }
    const file = await this.#deps.files.find(key, path)
    return file && { before: file, after: file }
  }

  /** Hunks, by path. */
  async page(workspaceId: string, row: ProposalRow, query: DiffQuery): Promise<DiffPage> {
    const { db, comparisons } = this.#deps
    const { compared, pairs } = await this.#changes(workspaceId, row)
    const place = { workspaceId, proposalId: row.proposal_id }
    return diffPage(
      {
        comparisons,
        known: (wanted) => listDiffs(db, place, wanted, { withEdits: true }),
        onCompared: (made) => this.#store(workspaceId, row, made),
      },
      { fingerprint: row.fingerprint, compared_fingerprint: compared },
      pairs,
      query,
    )
  }

  /** The unified diff of one file. */
  async unified(workspaceId: string, row: ProposalRow, path: string): Promise<string> {
    const { db, comparisons } = this.#deps
    const { pairs } = await this.#changes(workspaceId, row)
    const pair = pairs.find((file) => file.path === path)
    if (!pair) throw fileNotChanged()
    const place = { workspaceId, proposalId: row.proposal_id }
    const known = (await listDiffs(db, place, [pair], { withEdits: true })).get(path) ?? null
    const wanted = { context: UNIFIED_CONTEXT, known }
    const { file, comparison } = await fileHunksOf(comparisons, pair, wanted)
    if (comparison && !known) await this.#store(workspaceId, row, [{ ...pair, comparison }])
    if (file.cut === 'not_text' || file.cut === 'too_large') {
      throw new AppError('proposals.not_text', 'The file is not text, or is over 1 MiB.')
    }
    return unifiedDiff(path, file.hunks)
  }

  /** Compares all files of a proposal before they are asked for. */
  async prepare(workspaceId: string, row: ProposalRow): Promise<void> {
    const { pairs } = await this.#changes(workspaceId, row)
    const budget = this.#deps.comparisons.budget({ ms: AHEAD_MS, fileMs: DIFF_MS })
    await this.#compare(workspaceId, row, pairs, budget)
  }

  async #compare(
    workspaceId: string,
    row: ProposalRow,
    pairs: Pair[],
    budget: Budget,
  ): Promise<Map<string, Comparison>> {
    const { db, comparisons } = this.#deps
    const place = { workspaceId, proposalId: row.proposal_id }
    const known = await listDiffs(db, place, pairs, { withEdits: false })
    const made: NewDiff[] = []
    for (const pair of pairs) {
      if (known.has(pair.path) || !isComparable(pair)) continue
      if (performance.now() > budget.endsAt) break
      const comparison = await comparisons.compare(pair, readerOf(pair), budget)
      if (!comparison) continue
      known.set(pair.path, comparison)
      made.push({ ...pair, comparison })
    }
    await this.#store(workspaceId, row, made)
    return known
  }

  async #store(workspaceId: string, row: ProposalRow, made: NewDiff[]): Promise<void> {
    if (made.length === 0) return
    const place = { workspaceId, proposalId: row.proposal_id }
    const compared = await comparedWith(this.#deps.db, workspaceId, row)
    const sides = [row.fingerprint, ...(compared === null ? [] : [compared])].toSorted()
    await transaction(this.#deps.db, async (trx) => {
      for (const fingerprint of sides) {
        await lockBytes(trx, { workspaceId, fingerprint }, 'shared')
        // The names of purged files must not be stored again.
        if (await findPurge(trx, { workspaceId, fingerprint })) return
      }
      await putDiffs(trx, place, made)
    })
  }

  /** All files count as new if the base was purged. */
  async #changes(workspaceId: string, row: ProposalRow): Promise<Changes> {
    const { db, files } = this.#deps
    const { skill_id: skillId, revision, fingerprint } = row
    const compared = await comparedWith(db, workspaceId, row)
    const { purged_at: purgedAt } = await reads.findRevision(db, workspaceId, { skillId, revision })
    if (purgedAt !== null) throw revisionPurged(fingerprint, { purgedAt })
    const old =
      compared === null
        ? null
        : await reads.findRevisionNumber(db, workspaceId, { skillId, fingerprint: compared })
    const ofBase = { workspaceId, skillId, revision: old ?? 0, fingerprint: compared ?? '' }
    const [before, after] = await Promise.all([
      old === null ? [] : files.open(ofBase),
      files.open({ workspaceId, skillId, revision, fingerprint }),
    ])
    return { compared, pairs: compareFiles(before, after) }
  }
}

/** The bytes a reviewer saw before: the served ones, else the last rejected. */
export const comparedWith = async (
  db: Kysely<Database>,
  workspaceId: string,
  proposal: ProposalRow,
): Promise<string | null> =>
  proposal.base_fingerprint ?? (await findRejectedBefore(db, workspaceId, proposal))
