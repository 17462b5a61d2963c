/**
 * One client of a tail. It reads on its own, at its own pace, until it has caught up with the tail,
 * and from then on receives what the tail delivers. Both go by position, so nothing is missed or
 * delivered twice.
 */
import type { Item, Tail, TailFollower } from './tail.ts'

export type { Item }

/** The destination of frames: an open stream to a client. */
export type Sink = {
  readonly isClosed: boolean
  /** The frames, and the items they represent. */
  write: (bytes: Buffer, items: readonly Item[]) => void
  /** Resolves when more may be written, or when the stream is closed. */
  drained: () => Promise<void>
  end: () => void
  /** Called once, whichever side closed it. */
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
      // In the same tick as the comparison, so the tail cannot advance in between.
      this.#isLive = true
    } catch {
      // The database is unreachable. The client reconnects with its last id.
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
