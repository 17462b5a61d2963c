/**
 * Group commit: writes of a key that arrive while a commit of that key runs are committed together
 * by the next one, up to a limit. Two writes to one target never share a commit, and stay in order.
 * Each caller gets its own result after the commit of its write; if a commit fails as a whole, all
 * its writes fail.
 */

type Options<Write, Done> = {
  /** The outcome of each write, in order: a result, or why it was rejected. */
  commit: (key: string, writes: Write[]) => Promise<(Done | Error)[]>
  /** Identifies what is written; omitted if any two writes may share a commit. */
  targetOf?: (write: Write) => string
  maxTogether: number
}

type Waiting<Write, Done> = {
  write: Write
  resolve: (done: Done) => void
  reject: (error: unknown) => void
}

type Lane<Write, Done> = { waiting: Waiting<Write, Done>[]; isRunning: boolean }

export class WriteQueue<Write, Done> {
  readonly #options: Options<Write, Done>
  /** Exists while a commit of the key runs. */
  readonly #lanes = new Map<string, Lane<Write, Done>>()

  constructor(options: Options<Write, Done>) {
    this.#options = options
  }

  async add(key: string, write: Write): Promise<Done> {
    return new Promise((resolve, reject) => {
      const lane = this.#lanes.get(key) ?? { waiting: [], isRunning: false }
      this.#lanes.set(key, lane)
      lane.waiting.push({ write, resolve, reject })
      if (!lane.isRunning) void this.#run(key, lane)
    })
  }

  async #run(key: string, lane: Lane<Write, Done>): Promise<void> {
    lane.isRunning = true
    while (lane.waiting.length > 0) await this.#commit(key, this.#take(lane))
    this.#lanes.delete(key)
  }

  /** Takes the first waiting writes; a second write to the same target stays in the queue. */
  #take(lane: Lane<Write, Done>): Waiting<Write, Done>[] {
    const targets = new Set<string>()
    const together: Waiting<Write, Done>[] = []
    const later: Waiting<Write, Done>[] = []
    for (const one of lane.waiting) {
      const target = this.#options.targetOf?.(one.write)
      const isFull = together.length === this.#options.maxTogether
      const isTaken = target !== undefined && targets.has(target)
      const place = isFull || isTaken ? later : together
      place.push(one)
      if (target !== undefined) targets.add(target)
    }
    lane.waiting = later
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
