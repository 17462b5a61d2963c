/**
 * The current state of a workspace, which differs after every committed change of any process.
 * Callers that arrive during a query share the next one. A query starts only after the calls that
 * share it, so no caller gets a state from before its call. The newest state and version that this
 * process knows of are kept.
 */
import { LRUCache } from 'lru-cache'
import type { Kysely } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/database/client.ts'
import { withTimeout } from '../../platform/deadline.ts'
import { isWorkspaceTopic, watchCommits } from '../../platform/database/notify.ts'
import { findStates, type WorkspaceStanding } from './repository.ts'

/** A query that takes longer does not delay the next batch. */
const LOOKUP_TIMEOUT_MS = 50
/** A batch waits at most this long while each turn of the event loop adds callers. */
const BATCH_WINDOW_MS = 2
/** With a replica, its readers learn of changes by other processes this late. */
const RECENT_MS = 500
const MAX_KNOWN = 10_000

type Callers = Map<string, PromiseWithResolvers<WorkspaceStanding | null>>

/** `standing` is null until a query tells more than that there is this version. */
type Known = { version: number; at: number; standing: WorkspaceStanding | null }

export class WorkspaceStates {
  readonly #db: Kysely<Database>
  readonly #recentMs: number
  readonly #known = new LRUCache<string, Known>({ maxSize: MAX_KNOWN, sizeCalculation: () => 1 })
  #callers: Callers = new Map()
  #callerCount = 0
  #isRunning = false

  constructor(db: Kysely<Database>, { hasReplica }: { hasReplica: boolean }) {
    this.#db = db
    this.#recentMs = hasReplica ? RECENT_MS : 0
    watchCommits(db, (topic, version) => {
      if (isWorkspaceTopic(topic)) this.#expect(topic, version ?? 0)
    })
  }

  /** Null if the workspace does not exist or is deleted. */
  current(workspaceId: string): Promise<WorkspaceStanding | null> {
    this.#callerCount += 1
    let result = this.#callers.get(workspaceId)
    if (result === undefined) {
      result = Promise.withResolvers()
      this.#callers.set(workspaceId, result)
    }
    if (!this.#isRunning) {
      this.#isRunning = true
      void this.#run()
    }
    return result.promise
  }

  /**
   * The same; with a replica, what this process knows: others may have changed it within half a
   * second.
   */
  async recent(workspaceId: string): Promise<WorkspaceStanding | null> {
    const known = this.#known.get(workspaceId)
    const isRecent = known && performance.now() - known.at < this.#recentMs
    return (isRecent && known.standing) || this.current(workspaceId)
  }

  /** The newest `snapshot_version` that this process knows of; 0 if none. */
  version(workspaceId: string): number {
    return this.#known.get(workspaceId)?.version ?? 0
  }

  /** A version that somebody was told of: what is read from now on is not older. */
  raise(workspaceId: string, version: number): void {
    if (version > this.version(workspaceId)) this.#expect(workspaceId, version)
  }

  async #run(): Promise<void> {
    do {
      await this.#gather()
      const callers = this.#callers
      this.#callers = new Map()
      // A late query continues in the background and resolves its own callers.
      await withTimeout(this.#query(callers), LOOKUP_TIMEOUT_MS).catch(() => undefined)
    } while (this.#callers.size > 0)
    this.#isRunning = false
  }

  /** Gathers concurrent callers into one query. */
  async #gather(): Promise<void> {
    const until = performance.now() + BATCH_WINDOW_MS
    let count
    do {
      count = this.#callerCount
      await turn()
    } while (this.#callerCount > count && performance.now() < until)
  }

  async #query(callers: Callers): Promise<void> {
    const at = performance.now()
    try {
      const found = await findStates(this.#db, [...callers.keys()])
      for (const [id, { resolve }] of callers) {
        const standing = found.get(id) ?? null
        this.#learn(id, standing, at)
        resolve(standing)
      }
    } catch (error) {
      for (const { reject } of callers.values()) reject(error)
    }
  }

  /** Ignored if something newer is known. A restored database may have a lower version. */
  #learn(workspaceId: string, standing: WorkspaceStanding | null, at: number): void {
    if (at < (this.#known.get(workspaceId)?.at ?? -Infinity)) return
    if (standing === null) this.#known.delete(workspaceId)
    else this.#known.set(workspaceId, { version: standing.version, at, standing })
  }

  #expect(workspaceId: string, atLeast: number): void {
    const version = Math.max(atLeast, this.version(workspaceId))
    this.#known.set(workspaceId, { version, at: performance.now(), standing: null })
  }
}
