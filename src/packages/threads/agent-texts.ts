/** Scans texts that agents read, in a worker thread. */
import { AppError } from '../../platform/errors.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import { blockedError, type BlockedField, type Field } from '../scan/agent-fields.ts'

export type TextTask = Field[][]
export type TextResult = (BlockedField | null)[]

/** A backstop for a machine that is much slower: the largest text takes less than 50 ms. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 128
const MAX_QUEUED = 1024

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof TaskOverrun)) throw error
  throw new AppError('unavailable', 'The text could not be scanned in time. Try again.', {
    retryAfter: 2,
    cause: error,
  })
}

export class AgentTexts {
  readonly #thread = new TaskThread<TextTask, TextResult>({
    entry: threadEntry('agent-text-thread', import.meta.url),
    name: 'texts for agents',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  /** Of each text the first field that is kept from agents, or null. */
  blockedIn(texts: TextTask): Promise<TextResult> {
    return this.#thread.run(texts).catch(orUnavailable)
  }

  /** Rejects fields that agents must not read. */
  async check(fields: Field[]): Promise<void> {
    const [blocked] = await this.blockedIn([fields])
    if (blocked) throw blockedError(blocked)
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}
