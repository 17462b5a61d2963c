/**
 * One client of a tail. It reads on by itself until it has caught up with the tail, at its own
 * pace, and from then on takes what the tail hands out. Both steps go by position, so nothing is
 * missed and nothing comes twice.
 */
import type { Item, Tail, TailFollower } from './tail.ts'

export type { Item }

/** Where frames go: an open stream to a client. */
export type Sink = {
  readonly isClosed: boolean
  /** The frames, and what they were made of. */
  write: (bytes: Buffer, items: readonly Item[]) => void
  /** Resolves when more may be written, or when it is closed. */
  drained: () => Promise<void>
  end: () => void
  /** Called once, whoever closed it. */
  onClose: (act: () => void) => void
}

export class Follower implements TailFollower {
  readonly #tail: Tail
  readonly #sink: Sink
  #position: number
  #isLive = false

  constructor(tail: Tail, sink: Sink, position: number) {
    this.#tail = tail
    this.#sink = sink
    this.#position = position
    tail.add(this)
    sink.onClose(() => tail.remove(this))
  }

  async catchUp(): Promise<void> {
    try {
      while (!this.#sink.isClosed && this.#position < this.#tail.cursor) {
        const { items, isEnd } = await this.#tail.read(this.#position)
        this.#write(items, Buffer.concat(items.map(({ frame }) => frame)))
        if (isEnd || items.length === 0) {
          this.#sink.end()
          return
        }
        await this.#sink.drained()
      }
      // In the same turn as the comparison: the tail cannot move in between.
      this.#isLive = true
    } catch {
      // The database is away. The client comes back with the last id it has.
      this.#sink.end()
    }
  }

  receive(items: Item[], bytes: Buffer): void {
    if (this.#isLive) this.#write(items, bytes)
  }

  end(): void {
    this.#sink.end()
  }

  #write(items: Item[], bytes: Buffer): void {
    const [first] = items
    const last = items.at(-1)
    if (!first || !last || last.position <= this.#position) return
    if (first.position > this.#position) this.#sink.write(bytes, items)
    else {
      for (const item of items) {
        if (item.position > this.#position) this.#sink.write(item.frame, [item])
      }
    }
    this.#position = last.position
  }
}
