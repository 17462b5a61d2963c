/**
 * One reader of a growing source for all who follow it in this process: what is new is read once
 * and encoded once. It reads when it is woken, and once a second all the same, since a wake may be
 * lost. While the database is away it keeps its place. What costs is the number of writes, one for
 * each follower: so what comes right after something was handed out goes out together.
 */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

export type Item = {
  /** Grows from item to item. */
  position: number
  frame: Buffer
  /** What the frame says, for who follows inside the service; chunks of uploads have none. */
  change?: Change
}

type Change = { type: string; payload: unknown }

export type Page = {
  items: Item[]
  /** There is more to read right now. */
  hasMore: boolean
  /** Nothing can follow: the source is over, or what follows is no longer kept. */
  isEnd: boolean
}

export type Source = (after: number) => Promise<Page>

export type TailFollower = {
  /** The items, and their frames as one piece. */
  receive: (items: Item[], bytes: Buffer) => void
  end: () => void
}

const POLL_MS = 1000
/** For so long after it has handed something out, a tail gathers. */
const TOGETHER_MS = 20
/** So many followers are handed something before whatever else waits has its turn. */
const AT_ONCE = 500

export class Tail {
  readonly read: Source
  readonly #onIdle: (tail: Tail) => void
  readonly #followers = new Set<TailFollower>()
  #cursor: number
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  #isStale = false

  constructor(read: Source, cursor: number, onIdle: (tail: Tail) => void) {
    this.read = read
    this.#cursor = cursor
    this.#onIdle = onIdle
  }

  /** Everything up to here has been handed out. */
  get cursor(): number {
    return this.#cursor
  }

  get size(): number {
    return this.#followers.size
  }

  add(follower: TailFollower): void {
    this.#followers.add(follower)
    if (!this.#isReading) this.#schedule()
  }

  remove(follower: TailFollower): void {
    if (this.#followers.delete(follower) && this.#followers.size === 0) this.#stop()
  }

  wake(): void {
    this.#isStale = true
    if (!this.#isReading) void this.#readOn()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.wake(), POLL_MS).unref()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#onIdle(this)
  }

  async #readOn(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#isStale && this.#followers.size > 0) {
        this.#isStale = false
        const page = await this.read(this.#cursor)
        await this.#handOut(page)
        if (page.hasMore) this.#isStale = true
        else if (page.items.length > 0) await sleep(TOGETHER_MS, null, { ref: false })
      }
    } catch {
      // The database is away; the next look may find it again.
    } finally {
      this.#isReading = false
      if (this.#followers.size > 0) this.#schedule()
    }
  }

  async #handOut({ items, isEnd }: Page): Promise<void> {
    const last = items.at(-1)
    if (last) {
      // Before anyone is handed anything: who comes meanwhile reads up to here, and gets the rest.
      this.#cursor = last.position
      const bytes = Buffer.concat(items.map(({ frame }) => frame))
      let count = 0
      for (const follower of this.#followers) {
        follower.receive(items, bytes)
        count += 1
        if (count % AT_ONCE === 0) await turn()
      }
    }
    if (!isEnd) return
    const followers = [...this.#followers]
    this.#followers.clear()
    this.#stop()
    for (const follower of followers) follower.end()
  }
}
