/**
 * How many streams one client may hold, and how fast it may open new ones. Editors have been seen
 * subscribing again in a loop, a thousand times a second. Pure: the clock is given.
 */
import { AppError } from '../../errors.ts'

const MAX_OPEN = 100
/** So many at once, as when a team's hosts come back with one token; then one a second. */
const MAX_BURST = 100
const PER_MS = 1 / 1000
const MAX_CLIENTS = 10_000

type Client = { open: number; credit: number; at: number }

export class StreamGate {
  readonly #clients = new Map<string, Client>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns what is to be called once the stream is over. */
  enter(name: string): () => void {
    const now = this.#now()
    const client = this.#clientOf(name, now)
    const credit = Math.min(MAX_BURST, client.credit + (now - client.at) * PER_MS)
    client.credit = credit
    client.at = now
    if (client.open >= MAX_OPEN) throw this.#refusal(`it has ${MAX_OPEN} streams open`, 60)
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
    const client = this.#clients.get(name) ?? { open: 0, credit: MAX_BURST, at: now }
    this.#clients.delete(name)
    this.#clients.set(name, client)
    if (this.#clients.size > MAX_CLIENTS) this.#forgetOne()
    return client
  }

  /** The one that has been quiet for the longest. */
  #forgetOne(): void {
    for (const [name, { open }] of this.#clients) {
      if (open > 0) continue
      this.#clients.delete(name)
      return
    }
  }

  #refusal(why: string, retryAfter: number): AppError {
    return new AppError(
      'mcp.too_many_streams',
      `This client is refused another stream: ${why}. One stream is enough for all notifications.`,
      { retryAfter },
    )
  }
}
