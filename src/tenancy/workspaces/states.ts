/**
 * The current state of a workspace, which differs after every committed change of any process.
 * Callers that arrive during a query share the next one. A query starts only after the calls that
 * share it, so no caller gets a state from before its call.
 */
import type { Kysely } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/database/client.ts'
import { withTimeout } from '../../platform/deadline.ts'
import { findStates } from './repository.ts'

/** A query that takes longer does not delay the next batch. */
const LOOKUP_TIMEOUT_MS = 50
/** A batch waits at most this long while each turn of the event loop adds callers. */
const BATCH_WINDOW_MS = 2

type Callers = Map<string, PromiseWithResolvers<string | null>>

export class WorkspaceStates {
  readonly #db: Kysely<Database>
  #callers: Callers = new Map()
  #callerCount = 0
  #isRunning = false

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Null if the workspace does not exist or is deleted. */
  current(workspaceId: string): Promise<string | null> {
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
    try {
      const states = await findStates(this.#db, [...callers.keys()])
      for (const [id, { resolve }] of callers) resolve(states.get(id) ?? null)
    } catch (error) {
      for (const { reject } of callers.values()) reject(error)
    }
  }
}
