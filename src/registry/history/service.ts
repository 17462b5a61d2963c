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
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import * as reads from './commit-reads.ts'
import { currentCommit } from './commits.ts'
import { undo } from './entries.ts'
import type { PackPlan } from './pack-plan.ts'
import { writePack } from './pack-stream.ts'
import { type Commit, planObjects, planSince, planWhole, type WantsBlob } from './plans.ts'
import { readPlugins } from './read-plugins.ts'
import { SkillTrees } from './skill-trees.ts'
import type { Plugin } from './snapshot.ts'
import { changedMeanwhile, type PackedCommit, StoredPacks } from './stored-packs.ts'

type Dependencies = { db: Kysely<Database>; store: BlobStore; keys: ObjectKeys }

export type Head = { commitId: string; number: number; isRoot: boolean }

export type KnownCommit = Head & {
  /** A purge came after it. */
  isEnded: boolean
  /** It is the newest, or was a moment ago. */
  isRecent: boolean
}

type Pack = AsyncIterable<Uint8Array>

/** How a pack is made for a client. */
export type Form = { isThin: boolean; wantsBlob?: WantsBlob | undefined }

const MAX_CACHED = 1000
/** While the database is unreachable. */
const LAST_GOOD_MS = 10 * 60 * 1000
/** Thousands of skills have lists of megabytes. */
const MAX_LISTS = 20

type HeadRow = Pick<reads.CommitRow, 'commit_id' | 'number' | 'is_root'>

const headOf = (row: HeadRow): Head => ({
  commitId: row.commit_id,
  number: row.number,
  isRoot: row.is_root,
})

export class GitHistory {
  readonly #deps: Dependencies
  readonly #trees = new SkillTrees()
  readonly #heads = new LRUCache<string, { state: string; head: Promise<Head> }>({
    max: MAX_CACHED,
  })
  readonly #lastGood = new LRUCache<string, { head: Head; at: number }>({ max: MAX_CACHED })
  readonly #packs: StoredPacks
  readonly #plugins = new LRUCache<string, Plugin[]>({ max: MAX_LISTS })

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#packs = new StoredPacks(deps)
  }

  /** The newest commit, which is made if the state has none yet. */
  async head({ workspaceId, state }: WorkspaceState): Promise<Head> {
    const head = await this.#headAt({ workspaceId, state })
    this.#lastGood.set(workspaceId, { head, at: performance.now() })
    return head
  }

  async #headAt({ workspaceId, state }: WorkspaceState): Promise<Head> {
    const cached = this.#heads.get(workspaceId)
    if (cached?.state === state) return cached.head
    const head = currentCommit(this.#deps.db, workspaceId, this.#trees).then(headOf)
    const kept = { state, head }
    this.#heads.set(workspaceId, kept)
    head.catch(() => {
      if (this.#heads.peek(workspaceId) === kept) this.#heads.delete(workspaceId)
    })
    return head
  }

  /** The newest commit that this process has read of late, without a query. */
  lastKnown(workspaceId: string): Head | null {
    const known = this.#lastGood.get(workspaceId)
    return known && performance.now() - known.at < LAST_GOOD_MS ? known.head : null
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

  /** Everything at a commit. */
  whole(workspaceId: string, commit: PackedCommit): Promise<Pack> {
    return this.#packs.open(workspaceId, commit, async () => {
      const content = await this.#commitAt(workspaceId, commit.number)
      const plan = await planWhole(this.#source(workspaceId), content)
      return this.#write(workspaceId, plan)
    })
  }

  /**
   * The same for a client that fetches some files later. Git cannot clone a repository both without
   * its past and without files, so that `hasPast` sends the commits before, though not their files.
   */
  async partial(
    workspaceId: string,
    number: number,
    { wantsBlob, hasPast }: { wantsBlob: WantsBlob; hasPast: boolean },
  ): Promise<Pack> {
    const commit = await this.#commitAt(workspaceId, number)
    const earlier = hasPast ? await reads.listContents(this.#deps.db, workspaceId, number) : []
    const plan = await planWhole(this.#source(workspaceId), commit, { wantsBlob, earlier })
    return this.#write(workspaceId, plan)
  }

  /** What came since the commit `from`, up to `to`. */
  async since(
    workspaceId: string,
    { from, to, isThin, wantsBlob }: { from: number; to: number } & Form,
  ): Promise<Pack> {
    const { head, rows } = await this.#stepsTo(workspaceId, { from, to })
    const steps = rows.map((row) => ({ ...row, id: row.commit_id }))
    const form = { isThin, ...(wantsBlob && { wantsBlob }) }
    const plan = await planSince(this.#source(workspaceId), { head, steps, ...form })
    return this.#write(workspaceId, plan)
  }

  /** Single files and folders of a commit; null if it lacks one. */
  async objects(workspaceId: string, number: number, ids: readonly string[]): Promise<Pack | null> {
    const commit = await this.#commitAt(workspaceId, number)
    const plan = await planObjects(this.#source(workspaceId), commit, ids)
    return plan && this.#write(workspaceId, plan)
  }

  #source(workspaceId: string) {
    return { db: this.#deps.db, workspaceId }
  }

  #write(workspaceId: string, plan: PackPlan): Pack {
    const { db, store } = this.#deps
    return writePack({ db, store, workspaceId }, plan)
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
    const { commit_id: id, content } = first ?? newest
    return { head: { id, content, entries }, rows: rows.filter(({ number }) => number <= to) }
  }
}
