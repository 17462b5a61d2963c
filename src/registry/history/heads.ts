/** The newest commit of each workspace, kept until its state changes. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/client.ts'
import type { WorkspaceState } from '../../platform/database/state-cache.ts'
import type { CommitRow } from './commit-reads.ts'
import { currentCommit } from './commits.ts'
import type { SkillTrees } from './skill-trees.ts'

export type Head = { commitId: string; number: number; isRoot: boolean }

const MAX_CACHED = 1000
/** While the database is unreachable. */
const LAST_GOOD_MS = 10 * 60 * 1000

export const headOf = (row: Pick<CommitRow, 'commit_id' | 'number' | 'is_root'>): Head => ({
  commitId: row.commit_id,
  number: row.number,
  isRoot: row.is_root,
})

export class Heads {
  readonly #db: Kysely<Database>
  readonly #trees: SkillTrees
  readonly #cached = new LRUCache<string, { state: string; head: Promise<Head> }>({
    max: MAX_CACHED,
  })
  readonly #lastGood = new LRUCache<string, { head: Head; at: number }>({ max: MAX_CACHED })

  constructor(db: Kysely<Database>, trees: SkillTrees) {
    this.#db = db
    this.#trees = trees
  }

  /** The newest commit, which is made if the state has none yet. */
  async at({ workspaceId, state }: WorkspaceState): Promise<Head> {
    const head = await this.#find({ workspaceId, state })
    this.#lastGood.set(workspaceId, { head, at: performance.now() })
    return head
  }

  async #find({ workspaceId, state }: WorkspaceState): Promise<Head> {
    const cached = this.#cached.get(workspaceId)
    if (cached?.state === state) return cached.head
    const head = currentCommit(this.#db, workspaceId, this.#trees).then(headOf)
    const kept = { state, head }
    this.#cached.set(workspaceId, kept)
    head.catch(() => {
      if (this.#cached.peek(workspaceId) === kept) this.#cached.delete(workspaceId)
    })
    return head
  }

  /** The newest commit that this process has read of late, without a query. */
  lastKnown(workspaceId: string): Head | null {
    const known = this.#lastGood.get(workspaceId)
    return known && performance.now() - known.at < LAST_GOOD_MS ? known.head : null
  }
}
