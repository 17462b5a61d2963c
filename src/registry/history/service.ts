/**
 * What a workspace has offered for installation, as a Git history. Commits are made on request, so
 * that writers of skills know nothing of it. Everything at a commit is packed once, by one replica,
 * and kept in the store; what came since an earlier commit is packed for each request.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import type { WorkspaceState } from '../../platform/database/state-cache.ts'
import { AppError } from '../../platform/errors.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { Turns } from '../../platform/turns.ts'
import * as reads from './commit-reads.ts'
import { Compressor } from './compressor.ts'
import { undo } from './entries.ts'
import { type Gone, goneAfter, goneIn } from './gone.ts'
import { type Head, headOf, Heads } from './heads.ts'
import { keepPack, type Pack } from './kept-pack.ts'
import type { PackPlan } from './pack-plan.ts'
import { type PackSource, PackWriter } from './pack-writer.ts'
import {
  type Commit,
  planNewest,
  planObjects,
  planSince,
  planWhole,
  type WantsBlob,
} from './plans.ts'
import { readPlugins } from './read-plugins.ts'
import { findRelease, listEarlier, type Release } from './releases.ts'
import { SkillTrees } from './skill-trees.ts'
import type { Plugin } from './snapshot.ts'
import { NO_PACK } from './earlier-pack.ts'
import { changedMeanwhile, type PackedCommit, StoredPacks } from './stored-packs.ts'

type Dependencies = {
  db: Kysely<Database>
  store: BlobStore
  keys: ObjectKeys
  /** How many packs are built at once for all callers, and how many requests wait for that. */
  building: { maxRunning: number; maxWaiting: number }
}

export type KnownCommit = Head & {
  /** A purge came after it. */
  isEnded: boolean
  /** It is the newest, or was a moment ago. */
  isRecent: boolean
}

/** How a pack is made for a client, and whether that is still there. */
type Form = { isThin: boolean; wantsBlob?: WantsBlob | undefined; signal: AbortSignal }

const BUILD_AGAIN_SECONDS = 5

const overloaded = (): AppError =>
  new AppError('unavailable', 'Too many Git packs are waiting to be built. Try again.', {
    retryAfter: BUILD_AGAIN_SECONDS,
  })

/** Thousands of skills have lists of megabytes. */
const MAX_LISTS = 20

export class GitHistory {
  readonly #deps: Dependencies
  readonly #heads: Heads
  readonly #packs: StoredPacks
  readonly #building: Turns
  readonly #compressor = new Compressor()
  readonly #plugins = new LRUCache<string, Plugin[]>({ max: MAX_LISTS })

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#heads = new Heads(deps.db, new SkillTrees())
    this.#packs = new StoredPacks(deps)
    this.#building = new Turns({ ...deps.building, overloaded })
  }

  /** The newest commit, which is made if the state has none yet. */
  head(state: WorkspaceState): Promise<Head> {
    return this.#heads.at(state)
  }

  /** The newest commit that this process has read of late, without a query. */
  lastKnown(workspaceId: string): Head | null {
    return this.#heads.lastKnown(workspaceId)
  }

  /** Those of these ids that are or were commits here, the newest first. */
  async known(workspaceId: string, ids: readonly string[]): Promise<KnownCommit[]> {
    const rows = await reads.findKnown(this.#deps.db, workspaceId, ids)
    return rows.map((row) => ({
      ...headOf(row),
      isEnded: row.is_ended,
      isRecent: row.is_recent,
    }))
  }

  /** What commits after `number` had, and may no longer be read. */
  gone(workspaceId: string, number: number): Promise<Gone> {
    return goneAfter(this.#deps.db, workspaceId, number)
  }

  /** The skills of the newest commit. */
  async plugins(state: WorkspaceState): Promise<{ commitId: string; plugins: Plugin[] }> {
    const { workspaceId } = state
    const { commitId, number } = await this.head(state)
    const cached = this.#plugins.get(commitId)
    if (cached) return { commitId, plugins: cached }
    const { entries } = await this.#commitAt(workspaceId, number)
    const plugins = await readPlugins(this.#deps.db, workspaceId, entries)
    this.#plugins.set(commitId, plugins)
    return { commitId, plugins }
  }

  /** Revisions before the one that a commit has, as far as they may be installed; the newest first. */
  earlier(workspaceId: string, current: Release['entry'], limit: number): Promise<Release[]> {
    return listEarlier(this.#deps.db, workspaceId, { current, limit })
  }

  /** One revision of the same skill, if it may be installed. */
  release(
    workspaceId: string,
    current: Release['entry'],
    revision: number,
  ): Promise<Release | null> {
    return findRelease(this.#deps.db, workspaceId, { current, revision })
  }

  /** Everything at a commit. */
  whole(workspaceId: string, commit: PackedCommit): Promise<Pack> {
    return this.#packs.open(workspaceId, commit, (earlier, keep) =>
      this.#building.run(async () => {
        const content = await this.#commitAt(workspaceId, commit.number)
        const { index } = earlier
        const plan = await planWhole(this.#source(workspaceId), content, { earlier: index })
        const writer = new PackWriter(this.#packSource(workspaceId), plan)
        return keep({ bytes: writer.write(earlier.read), index: () => writer.index })
      }),
    )
  }

  /**
   * The same for a client that fetches some files later. Git cannot clone a repository both without
   * its past and without files, so that `hasPast` sends the commits before, though not their files.
   */
  partial(
    workspaceId: string,
    number: number,
    { wantsBlob, hasPast, signal }: { wantsBlob: WantsBlob; hasPast: boolean; signal: AbortSignal },
  ): Promise<Pack> {
    return this.#building.run(async () => {
      const commit = await this.#commitAt(workspaceId, number)
      const past = hasPast ? await reads.listContents(this.#deps.db, workspaceId, number) : []
      const plan = await planWhole(this.#source(workspaceId), commit, { wantsBlob, past })
      return keepPack(this.#write(workspaceId, plan))
    }, signal)
  }

  /** What came since the commit `from`, up to `to`. */
  since(
    workspaceId: string,
    { from, to, isThin, wantsBlob, signal }: { from: number; to: number } & Form,
  ): Promise<Pack> {
    return this.#building.run(async () => {
      const { head, rows } = await this.#stepsTo(workspaceId, { from, to })
      const steps = rows.map((row) => ({ ...row, id: row.commit_id }))
      const source = this.#source(workspaceId)
      if (wantsBlob) {
        const plan = await planNewest(source, { head, steps, wantsBlob })
        return keepPack(this.#write(workspaceId, plan))
      }
      const { revisions, isNew } = await goneIn(this.#deps.db, workspaceId, { rows, from })
      if (isNew || (revisions.size > 0 && !isThin)) throw changedMeanwhile()
      const baseFormat = await reads.formatOf(this.#deps.db, workspaceId, from)
      const plan = await planSince(source, { head, steps, baseFormat, isThin, gone: revisions })
      return keepPack(this.#write(workspaceId, plan))
    }, signal)
  }

  /** Single files and folders of a commit; null if it lacks one. */
  objects(
    workspaceId: string,
    number: number,
    { ids, signal }: { ids: readonly string[]; signal: AbortSignal },
  ): Promise<Pack | null> {
    return this.#building.run(async () => {
      const commit = await this.#commitAt(workspaceId, number)
      const plan = await planObjects(this.#source(workspaceId), commit, ids)
      return plan && keepPack(this.#write(workspaceId, plan))
    }, signal)
  }

  close(): Promise<void> {
    return this.#compressor.close()
  }

  #source(workspaceId: string) {
    return { db: this.#deps.db, workspaceId }
  }

  #packSource(workspaceId: string): PackSource {
    const { db, store } = this.#deps
    return { db, store, compressor: this.#compressor, workspaceId }
  }

  #write(workspaceId: string, plan: PackPlan): AsyncIterable<Uint8Array> {
    return new PackWriter(this.#packSource(workspaceId), plan).write(NO_PACK.read)
  }

  async #commitAt(workspaceId: string, number: number): Promise<Commit> {
    const { head } = await this.#stepsTo(workspaceId, { from: number - 1, to: number })
    return head
  }

  /** The commit `to` with its folders, and the commits from it back to the one after `from`. */
  async #stepsTo(
    workspaceId: string,
    { from, to }: { from: number; to: number },
  ): Promise<{ head: Commit; rows: reads.ChangesRow[] }> {
    const { db } = this.#deps
    const newest = await reads.findNewest(db, workspaceId)
    if (newest === null || newest.number < to) throw changedMeanwhile()
    const after = await reads.listAfter(db, workspaceId, from)
    const rows = after.filter(({ number }) => number <= newest.number)
    const first = rows.find(({ number }) => number === to)
    if (first === undefined && from !== to) throw changedMeanwhile()
    const later = rows.filter(({ number }) => number > to)
    const entries = later.reduce((all, { changes }) => undo(all, changes), newest.entries)
    const { commit_id: id, content, format } = first ?? newest
    return {
      head: { id, content, format, entries },
      rows: rows.filter(({ number }) => number <= to),
    }
  }
}
