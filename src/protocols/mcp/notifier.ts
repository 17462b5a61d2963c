/**
 * Notifies one client of the changes in its workspace. Changes that are close together are one
 * notification. While a client does not read, its pending changes grow only by names, up to a
 * limit.
 */
import type { Item, Sink } from '../../tenancy/events/follower.ts'
import { Changes } from './changes.ts'

const TOGETHER_MS = 100

type Stream = Pick<Sink, 'isClosed' | 'drained' | 'onClose'>

/** `position`: that of the last change; null if there is none. */
export type Notify = (changes: Changes, position: number | null) => Promise<void> | void

export class Notifier implements Sink {
  readonly #stream: Stream
  readonly #notify: Notify
  readonly #end: () => void
  #changes = new Changes()
  #position: number | null = null
  #isDue = false

  constructor(stream: Stream, { notify, end }: { notify: Notify; end: () => void }) {
    this.#stream = stream
    this.#notify = notify
    this.#end = end
  }

  get isClosed(): boolean {
    return this.#stream.isClosed
  }

  drained(): Promise<void> {
    return this.#stream.drained()
  }

  onClose(act: () => void): void {
    this.#stream.onClose(act)
  }

  end(): void {
    this.#end()
  }

  write(_frames: Buffer, items: readonly Item[]): void {
    for (const item of items) {
      this.#changes.add(item)
      this.#position = item.position
    }
    this.#notifyLater()
  }

  /** Everything may have changed. */
  notifyAll(): void {
    this.#changes.addAll()
    this.#notifyLater()
  }

  #notifyLater(): void {
    if (this.#isDue || this.#changes.isEmpty) return
    this.#isDue = true
    setTimeout(() => void this.#notifyNow(), TOGETHER_MS).unref()
  }

  async #notifyNow(): Promise<void> {
    await this.#stream.drained()
    this.#isDue = false
    if (this.#stream.isClosed) return
    const changes = this.#changes
    this.#changes = new Changes()
    try {
      await this.#notify(changes, this.#position)
    } catch {
      // The database is unreachable. The client reconnects and requests what it missed.
      this.#end()
    }
  }
}
