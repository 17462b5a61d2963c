/**
 * Writes of one key are committed one after the other, so the ones that arrive while a commit runs
 * are committed together by the next one, up to a limit. Two writes of the same thing never go
 * together, and keep their order. Each caller is answered after the commit of its own write, and
 * gets its own refusal; a commit that fails as a whole fails all who were in it.
 */

type Options<Write, Done> = {
  /** What became of each write, in their order: a result, or why it was refused. */
  commit: (key: string, writes: Write[]) => Promise<(Done | Error)[]>
  /** Names what a write is about; left out where any of them go together. */
  targetOf?: (write: Write) => string
  maxTogether: number
}

type Waiting<Write, Done> = {
  write: Write
  resolve: (done: Done) => void
  reject: (error: unknown) => void
}

export class WriteQueue<Write, Done> {
  readonly #options: Options<Write, Done>
  /** There while a commit of the key runs. */
  readonly #waiting = new Map<string, Waiting<Write, Done>[]>()

  constructor(options: Options<Write, Done>) {
    this.#options = options
  }

  async add(key: string, write: Write): Promise<Done> {
    return new Promise((resolve, reject) => {
      const one = { write, resolve, reject }
      const waiting = this.#waiting.get(key)
      if (waiting) {
        waiting.push(one)
        return
      }
      this.#waiting.set(key, [one])
      void this.#run(key)
    })
  }

  async #run(key: string): Promise<void> {
    for (;;) {
      const together = this.#take(key)
      if (together.length === 0) break
      await this.#commit(key, together)
    }
    this.#waiting.delete(key)
  }

  /** The first of those that wait; who has to stay behind keeps its place. */
  #take(key: string): Waiting<Write, Done>[] {
    const targets = new Set<string>()
    const together: Waiting<Write, Done>[] = []
    const later: Waiting<Write, Done>[] = []
    for (const one of this.#waiting.get(key) ?? []) {
      const target = this.#options.targetOf?.(one.write)
      const isFull = together.length === this.#options.maxTogether
      const isTaken = target !== undefined && targets.has(target)
      const place = isFull || isTaken ? later : together
      place.push(one)
      if (target !== undefined) targets.add(target)
    }
    this.#waiting.set(key, later)
    return together
  }

  async #commit(key: string, together: Waiting<Write, Done>[]): Promise<void> {
    try {
      const writes = together.map(({ write }) => write)
      const outcomes = await this.#options.commit(key, writes)
      for (const [index, { resolve, reject }] of together.entries()) {
        const outcome = outcomes[index] ?? new Error('a write has no outcome')
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }
    } catch (error) {
      for (const { reject } of together) reject(error)
    }
  }
}
