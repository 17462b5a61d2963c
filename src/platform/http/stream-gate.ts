/**
 * Limits the streams of one client, and how fast it may open new ones: editors have been seen to
 * resubscribe a thousand times a second. Pure: the clock is passed in.
 */
import { AppError, type ErrorCode } from '../errors.ts'

/** At once, as when a team's hosts reconnect with one token; then one a second. */
const MIN_BURST = 100
const PER_MS = 1 / 1000
const MAX_CLIENTS = 10_000

type Settings = {
  maxOpen: number
  /** Of the error. */
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

  /** By the actor's id, wherever it connects from. Returns the function to call at the end. */
  enter(name: string): () => void {
    const { now: clock, maxOpen } = this.#settings
    const now = clock()
    const client = this.#clientOf(name, now)
    const credit = Math.min(this.#burst, client.credit + (now - client.at) * PER_MS)
    client.credit = credit
    client.at = now
    if (client.open >= maxOpen) throw this.#refusal(`it has ${maxOpen} streams open`, 60)
    if (credit < 1) {
      throw this.#refusal('it opens streams in a loop', Math.ceil((1 - credit) / PER_MS / 1000))
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
    if (this.#clients.size > MAX_CLIENTS) this.#forgetOne()
    return client
  }

  /** The least recently active one. */
  #forgetOne(): void {
    for (const [name, { open }] of this.#clients) {
      if (open > 0) continue
      this.#clients.delete(name)
      return
    }
  }

  #refusal(why: string, retryAfter: number): AppError {
    return new AppError(
      this.#settings.code,
      `This client may not open another stream: ${why}. One stream is enough for all notifications.`,
      { status: 429, retryAfter },
    )
  }
}
