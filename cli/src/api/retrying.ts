/**
 * Retries requests after a lost connection, and after transient errors of the registry or a proxy.
 * A registry that was never reached is not retried.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal, refuse, Unreachable } from './failures.ts'

const TRIES = 8
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5000
const MAX_RETRY_AFTER_MS = 60_000

const transientStatuses = new Set([429, 502, 503, 504])
/** Another request, or an earlier one of ours that was cut off, is still running. */
const busy = new Set(['skills.upload.busy', 'idempotency.in_progress'])

export type ApiResponse<T> = { data?: T; error?: unknown; response: Response }

const isTransient = ({ error, response }: ApiResponse<unknown>): boolean =>
  transientStatuses.has(response.status) ||
  (typeof error === 'object' && error !== null && 'code' in error && busy.has(String(error.code)))

export const isTransientRefusal = (error: unknown): boolean =>
  error instanceof Refusal && transientStatuses.has(error.problem.status ?? 0)

/** The errors of the platform's fetch for a failed or lost connection. */
export const isConnectionLoss = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    (error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)))

const reasonOf = (error: Error): string => {
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

const backOff = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)

/** `Retry-After` in seconds; a date is ignored. */
const retryAfterMs = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1000, MAX_RETRY_AFTER_MS) : 0
}

export class Retrying {
  readonly #url: string
  readonly #tell: (line: string) => void
  readonly #who: string
  #isReached = false

  constructor(url: string, tell: (line: string) => void, who = 'The registry') {
    this.#url = url
    this.#tell = tell
    this.#who = who
  }

  async run<T>(send: () => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
    for (let failures = 1; ; failures += 1) {
      const outcome = await this.#once(send)
      const isLast = failures === TRIES
      if ('lost' in outcome) {
        if (isLast || !this.#isReached) {
          throw new Unreachable(`${this.#url} cannot be reached: ${outcome.lost}`)
        }
        await this.#pause(`The connection was lost (${outcome.lost})`, backOff(failures))
        continue
      }
      const { answer } = outcome
      if (!isTransient(answer) || isLast) return answer
      const pause = Math.max(retryAfterMs(answer.response), backOff(failures))
      await this.#pause(`${this.#who} responded with ${answer.response.status}`, pause)
    }
  }

  async #once<T>(
    send: () => Promise<ApiResponse<T>>,
  ): Promise<{ answer: ApiResponse<T> } | { lost: string }> {
    try {
      const answer = await send()
      this.#isReached = true
      return { answer }
    } catch (error) {
      if (error instanceof SyntaxError) throw notARegistry(this.#url)
      if (!isConnectionLoss(error)) throw error
      return { lost: reasonOf(error) }
    }
  }

  async #pause(why: string, ms: number): Promise<void> {
    this.#tell(`${why}; trying again in ${(ms / 1000).toFixed(1)} s`)
    await wait(ms)
  }
}

const notARegistry = (url: string) =>
  refuse('cli.not_a_registry', 'No registry', `The server at ${url} is not a skill registry.`)
