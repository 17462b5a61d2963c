/**
 * Scans texts that agents read, in a worker thread. What arrives while it is busy is scanned together
 * next, as a message to a thread takes longer than the scan of a short text.
 */
import { AppError } from '../../platform/errors.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import { blockedError, type BlockedField, type Field } from '../scan/agent-fields.ts'

export type TextTask = Field[][]
export type TextResult = (BlockedField | null)[]

type Waiting = PromiseWithResolvers<TextResult> & { texts: TextTask; length: number }

/** A backstop for a machine that is much slower: a text of 1 MB takes some 50 ms. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 128
const MAX_WAITING = 1024
/** In characters. A longer text is scanned alone, so that short ones do not share its deadline. */
const MAX_TOGETHER = 64 * 1024

const lengthOf = (texts: TextTask): number =>
  texts.flat().reduce((sum, [, text]) => sum + (text?.length ?? 0), 0)

const overloaded = (): AppError =>
  new AppError('unavailable', 'Too many texts wait to be scanned. Try again.', { retryAfter: 2 })

const orUnavailable = (error: unknown): unknown =>
  error instanceof TaskOverrun
    ? new AppError('unavailable', 'The text could not be scanned in time. Try again.', {
        retryAfter: 2,
        cause: error,
      })
    : error

export class AgentTexts {
  readonly #thread = new TaskThread<TextTask, TextResult>({
    entry: threadEntry('agent-text-thread', import.meta.url),
    name: 'texts for agents',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: 1,
  })
  readonly #waiting: Waiting[] = []
  #isBusy = false

  /** Of each text the first field that is kept from agents, or null. */
  blockedIn(texts: TextTask): Promise<TextResult> {
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(overloaded())
    const length = lengthOf(texts)
    const waiting = { texts, length, ...Promise.withResolvers<TextResult>() }
    this.#waiting.push(waiting)
    if (!this.#isBusy) void this.#work()
    return waiting.promise
  }

  /** Rejects fields that agents must not read. */
  async check(fields: Field[]): Promise<void> {
    const [blocked] = await this.blockedIn([fields])
    if (blocked) throw blockedError(blocked)
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }

  /** Never throws. */
  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) await this.#scan(this.#next())
    this.#isBusy = false
  }

  #next(): Waiting[] {
    let length = 0
    const count = this.#waiting.findIndex((waiting) => (length += waiting.length) > MAX_TOGETHER)
    return this.#waiting.splice(0, count === -1 ? this.#waiting.length : Math.max(1, count))
  }

  /** After a failure each is scanned alone, so that only the text that caused it fails. */
  async #scan(together: Waiting[]): Promise<void> {
    try {
      const results = await this.#thread.run(together.flatMap(({ texts }) => texts))
      for (const { texts, resolve } of together) resolve(results.splice(0, texts.length))
    } catch (error) {
      const [first, ...others] = together
      if (others.length === 0) first?.reject(orUnavailable(error))
      else for (const one of together) await this.#scan([one])
    }
  }
}
