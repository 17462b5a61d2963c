/**
 * Which state a workspace is in right now: another one after every change that is committed, by
 * whichever process. All who ask while a look is under way share the next one. A look begins after
 * those who wait for it have asked, so nobody is told of a state that was over by then.
 */
import type { Kysely } from 'kysely'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/database/client.ts'
import { within } from '../../platform/deadline.ts'
import { findStates } from './repository.ts'

/** A look that takes longer than that holds nobody else up. */
const PATIENCE_MS = 50
/** While more come with every turn of the event loop, so long is waited for them. */
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

  /** Null where there is no such workspace, or no longer. */
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
      // Late, it goes on by itself, and tells those who wait for it.
      await within(PATIENCE_MS, this.#look(asked)).catch(() => undefined)
    } while (this.#asked.size > 0)
    this.#isLooking = false
  }

  /** What comes in together is asked for together. */
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
