/**
 * Which state a workspace is in right now: another one after every change that is committed, by
 * whichever process. All who ask while a look is under way share the next one. A look begins after
 * those who wait for it have asked, so nobody is told of a state that was over by then.
 */
import type { Kysely } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/client.ts'
import { findStates } from './repository.ts'

/** A look that takes longer than that holds nobody else up. */
const PATIENCE_MS = 50

type Asked = Map<string, PromiseWithResolvers<string | null>>

export class WorkspaceStates {
  readonly #db: Kysely<Database>
  #asked: Asked = new Map()
  #isLooking = false

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** Null where there is no such workspace, or no longer. */
  current(workspaceId: string): Promise<string | null> {
    let answer = this.#asked.get(workspaceId)
    if (answer === undefined) {
      answer = Promise.withResolvers()
      this.#asked.set(workspaceId, answer)
    }
    if (!this.#isLooking) {
      this.#isLooking = true
      // What came in together is asked for together.
      setImmediate(() => void this.#run())
    }
    return answer.promise
  }

  async #run(): Promise<void> {
    while (this.#asked.size > 0) {
      const asked = this.#asked
      this.#asked = new Map()
      const waiting = new AbortController()
      const look = this.#look(asked).finally(() => waiting.abort())
      const { signal } = waiting
      await Promise.race([look, sleep(PATIENCE_MS, null, { signal }).catch(() => null)])
    }
    this.#isLooking = false
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
