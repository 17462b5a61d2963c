/**
 * One reader of a growing source for all its followers in this process, so each item is read and
 * encoded once. It reads when it is woken, and also once a second, since a wake-up may be lost.
 * While the database is unreachable it retains its position. Each follower costs one write, so
 * items that arrive shortly after a delivery are delivered together.
 */
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

export type Item = {
  /** Grows from item to item. */
  position: number
  frame: Buffer
  /** The content of the frame, for followers inside the service; chunks of uploads have none. */
  change?: Change
}

type Change = {
  type: string
  payload: unknown
  /** Nothing that is served has changed. */
  isSilent: boolean
}

export type Page = {
  items: Item[]
  /** More can be read right now. */
  hasMore: boolean
  /** Nothing can follow: the source has ended, or the following items are no longer retained. */
  isEnd: boolean
}

export type Source = (after: number) => Promise<Page>

export type TailFollower = {
  /** The items, and their frames as one piece. */
  receive: (items: Item[], bytes: Buffer) => void
  end: () => void
}

const POLL_MS = 1000
/** After a delivery, a tail gathers items for this time. */
const TOGETHER_MS = 20
/** The followers that are served before other work of the event loop gets its turn. */
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

  /** Everything up to here has been delivered. */
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
      // The database is unreachable; the next read may succeed.
    } finally {
      this.#isReading = false
      if (this.#followers.size > 0) this.#schedule()
    }
  }

  async #handOut({ items, isEnd }: Page): Promise<void> {
    const last = items.at(-1)
    if (last) {
      // Set before any delivery: a follower that joins meanwhile reads up to here, and receives the
      // rest.
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
