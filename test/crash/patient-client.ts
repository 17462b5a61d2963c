/** A client that does not give up on a service that dies and comes back, somewhere else even. */
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from '../process/client.ts'
import type { Answer } from '../support/given.ts'

export type Init = Pick<RequestInit, 'method' | 'headers' | 'body'>

export class PatientClient {
  readonly #url: () => string
  #held: PromiseWithResolvers<void> | null = null
  #inFlight = 0
  #asked = 0
  #isStopped = false

  constructor(url: () => string) {
    this.#url = url
  }

  get asked(): number {
    return this.#asked
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** From now on nobody asks, until `release`. */
  hold(): void {
    this.#held ??= Promise.withResolvers<void>()
  }

  release(): void {
    this.#held?.resolve()
    this.#held = null
  }

  /** Whoever asks from now on is told that it is over. */
  stop(): void {
    this.#isStopped = true
    this.release()
  }

  /** Resolves once everything that was asked is answered, or never will be. */
  async quiet(): Promise<void> {
    while (this.#inFlight > 0) await sleep(5)
  }

  /** Null where nobody knows what became of it. */
  async ask(path: string, init: Init = {}): Promise<Answer | null> {
    while (this.#held) await this.#held.promise
    if (this.#isStopped) throw new Error('the test is over')
    this.#inFlight += 1
    this.#asked += 1
    try {
      const answer = await request(this.#url(), `/v1/workspaces/default${path}`, init)
      if (answer.status !== 503) return answer
    } catch {
      // The connection is refused, or was lost.
    } finally {
      this.#inFlight -= 1
    }
    await sleep(20)
    return null
  }

  /** Asks what may be asked twice until there is an answer. */
  async insist(path: string, init: Init = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(path, init)
      if (answer) return answer
    }
  }
}

export const json = (method: string, body: unknown, headers = {}): Init => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
