/**
 * Limits the streams of one client, and how fast it may open new ones: editors have been seen to
 * resubscribe a thousand times a second. Pure: the clock is passed in.
 */
import { AppError, type ErrorCode } from '../errors.ts'

/**
 * Streams that may be opened at once, as when all hosts of a team reconnect with one token; after
 * that one a second.
 */
const MIN_BURST = 100
const CREDIT_PER_MS = 1 / 1000
const MAX_CLIENTS = 10_000

type Settings = {
  maxOpen: number
  /** The code of the rejection. */
  code: Extract<ErrorCode, 'events.too_many_streams' | 'mcp.too_many_streams'>
  now: () => number
}

type Client = { open: number; credit: number; at: number }

export class StreamGate {
  readonly #clients = new Map<string, Client>()
  readonly #settings: Settings
  readonly #burst: number

  constructor(settings: Settings) {
    this.#settings = settings
    this.#burst = Math.max(MIN_BURST, settings.maxOpen)
  }

  /**
   * `name` is the actor's id, whatever address it connects from. Returns a function to call when
   * the stream ends.
   */
  enter(name: string): () => void {
    const { now: clock, maxOpen } = this.#settings
    const now = clock()
    const client = this.#clientOf(name, now)
    const credit = Math.min(this.#burst, client.credit + (now - client.at) * CREDIT_PER_MS)
    client.credit = credit
    client.at = now
    if (client.open >= maxOpen) throw this.#rejection(`it has ${maxOpen} streams open`, 60)
    if (credit < 1) {
      throw this.#rejection(
        'it opens streams in a loop',
        Math.ceil((1 - credit) / CREDIT_PER_MS / 1000),
      )
    }
    client.credit -= 1
    client.open += 1
    let isOver = false
    return () => {
      if (!isOver) client.open -= 1
      isOver = true
    }
  }

  #clientOf(name: string, now: number): Client {
    const client = this.#clients.get(name) ?? { open: 0, credit: this.#burst, at: now }
    this.#clients.delete(name)
    this.#clients.set(name, client)
    if (this.#clients.size > MAX_CLIENTS) this.#evictOne()
    return client
  }

  /** Evicts the least recently active client that has no open stream. */
  #evictOne(): void {
    for (const [name, { open }] of this.#clients) {
      if (open > 0) continue
      this.#clients.delete(name)
      return
    }
  }

  #rejection(why: string, retryAfter: number): AppError {
    return new AppError(
      this.#settings.code,
      `This client may not open another stream: ${why}. One stream is enough for all notifications.`,
      { status: 429, retryAfter },
    )
  }
}
