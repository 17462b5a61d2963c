/**
 * The current state of a workspace, which differs after every committed change of any process.
 * Callers that arrive during a query share the next one. A query begins after its callers asked, so
 * no caller gets a state that was already outdated.
 */
import type { Kysely } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/database/client.ts'
import { within } from '../../platform/deadline.ts'
import { findStates } from './repository.ts'

/** A query that takes longer does not delay the next batch. */
const PATIENCE_MS = 50
/** A batch waits at most this long while each turn of the event loop adds callers. */
const GATHERED_MS = 2

type Asked = Map<string, PromiseWithResolvers<string | null>>

export class WorkspaceStates {
  readonly #db: Kysely<Database>
  #asked: Asked = new Map()
  #askedCount = 0
  #isLooking = false

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Null if the workspace does not exist or is deleted. */
  current(workspaceId: string): Promise<string | null> {
    this.#askedCount += 1
    let answer = this.#asked.get(workspaceId)
    if (answer === undefined) {
      answer = Promise.withResolvers()
      this.#asked.set(workspaceId, answer)
    }
    if (!this.#isLooking) {
      this.#isLooking = true
      void this.#run()
    }
    return answer.promise
  }

  async #run(): Promise<void> {
    do {
      await this.#gather()
      const asked = this.#asked
      this.#asked = new Map()
      // A late query continues in the background and resolves its own callers.
      await within(PATIENCE_MS, this.#look(asked)).catch(() => undefined)
    } while (this.#asked.size > 0)
    this.#isLooking = false
  }

  /** Gathers concurrent callers into one query. */
  async #gather(): Promise<void> {
    const until = performance.now() + GATHERED_MS
    let count
    do {
      count = this.#askedCount
      await turn()
    } while (this.#askedCount > count && performance.now() < until)
  }

  async #look(asked: Asked): Promise<void> {
    try {
      const states = await findStates(this.#db, [...asked.keys()])
      for (const [id, { resolve }] of asked) resolve(states.get(id) ?? null)
    } catch (error) {
      for (const { reject } of asked.values()) reject(error)
    }
  }
}
