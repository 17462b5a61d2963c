/**
 * Writes of one key are committed one after the other, so the ones that arrive while a commit runs
 * are committed together by the next one. Each caller is answered after the commit of its own
 * write, and gets its own refusal; a commit that fails as a whole fails all who were in it.
 */

/** What became of each write, in their order: a result, or why it was refused. */
type Commit<Write, Done> = (key: string, writes: Write[]) => Promise<(Done | Error)[]>

type Waiting<Write, Done> = {
  write: Write
  resolve: (done: Done) => void
  reject: (error: unknown) => void
}

export class WriteQueue<Write, Done> {
  readonly #commit: Commit<Write, Done>
  readonly #maxTogether: number
  /** There while a commit of the key runs. */
  readonly #waiting = new Map<string, Waiting<Write, Done>[]>()

  constructor(commit: Commit<Write, Done>, { maxTogether }: { maxTogether: number }) {
    this.#commit = commit
    this.#maxTogether = maxTogether
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
      const together = this.#waiting.get(key)?.splice(0, this.#maxTogether) ?? []
      if (together.length === 0) break
      await this.#commitAll(key, together)
    }
    this.#waiting.delete(key)
  }

  async #commitAll(key: string, together: Waiting<Write, Done>[]): Promise<void> {
    try {
      const writes = together.map(({ write }) => write)
      const outcomes = await this.#commit(key, writes)
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
