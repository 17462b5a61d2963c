/**
 * Whether the service is open: on loopback only, and until the first token exists or an issuer is
 * configured; expired and revoked tokens still count. Once closed, it stays closed.
 */
import { withTimeout } from '../../platform/deadline.ts'

/** How old a known "open" may be. */
export const MAX_STALENESS_MS = 500
/**
 * How long a possibly outdated "open" waits for the database, and how often it is retried in an
 * outage.
 */
const LOOKUP_TIMEOUT_MS = 1000
const RETRY_MS = 1000

export class OpenState {
  readonly #hasTokens: () => Promise<boolean>
  #isOpen: boolean
  #openSince = -Infinity
  #failedAt = -Infinity
  #pendingQuery: Promise<void> | null = null

  constructor(mayBeOpen: boolean, hasTokens: () => Promise<boolean>) {
    this.#isOpen = mayBeOpen
    this.#hasTokens = hasTokens
  }

  async read(): Promise<boolean> {
    if (this.#isDue()) await this.#query()
    return this.#isOpen
  }

  /** The last known value if the database does not respond soon. */
  async readSoon(): Promise<boolean> {
    const isRetried = performance.now() - this.#failedAt > RETRY_MS
    if (this.#isDue() && isRetried) {
      await withTimeout(this.#query(), LOOKUP_TIMEOUT_MS).catch(
        () => (this.#failedAt = performance.now()),
      )
    }
    return this.#isOpen
  }

  /** The last known value. */
  recall(): boolean {
    // Failures are reported by `read`, which waits for the result.
    if (this.#isDue()) this.#query().catch(() => undefined)
    return this.#isOpen
  }

  /** The same; null if it is too old to decide by. */
  recallFresh(): boolean | null {
    if (this.#isDue()) return null
    // Refreshed before it expires, so that steady callers never wait.
    if (this.#isDue(MAX_STALENESS_MS / 2)) this.#query().catch(() => undefined)
    return this.#isOpen
  }

  close(): void {
    this.#isOpen = false
  }

  #isDue(afterMs = MAX_STALENESS_MS): boolean {
    return this.#isOpen && performance.now() - this.#openSince > afterMs
  }

  /** One query for all waiting callers. */
  #query(): Promise<void> {
    const query = async (): Promise<void> => {
      const startedAt = performance.now()
      try {
        if (await this.#hasTokens()) this.#isOpen = false
        this.#openSince = startedAt
      } finally {
        this.#pendingQuery = null
      }
    }
    this.#pendingQuery ??= query()
    return this.#pendingQuery
  }
}
