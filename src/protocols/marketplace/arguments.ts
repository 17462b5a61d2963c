/**
 * Validates arguments in a thread, since a publisher's schema may be slow, above all its patterns.
 */
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import type { Action } from './actions.ts'
import type { CheckResult, CheckTask } from './arguments-check.ts'
import { InvokeError } from './invoke-error.ts'
import { schemaText } from './schema-text.ts'

/** A backstop: compiling and checking have shorter limits of their own. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 128
const MAX_QUEUED = 256

const unusable = (name: string): InvokeError =>
  new InvokeError(
    'schema_unusable',
    `These arguments cannot be checked against the schema of ${name}, so it was not called. Try smaller arguments; otherwise the publisher must fix the schema.`,
  )

const orUnusable = (error: unknown): CheckResult => {
  if (error instanceof TaskOverrun) return { kind: 'unusable' }
  throw error
}

/** Null if it is nested too deeply to serialize. */
const textOf = (schema: unknown): string | null => {
  try {
    return JSON.stringify(schema)
  } catch {
    return null
  }
}

export class ArgumentChecker {
  readonly #thread = new TaskThread<CheckTask, CheckResult>({
    entry: threadEntry('arguments-thread', import.meta.url),
    name: 'arguments',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  /** Rejects with an `InvokeError` if they are invalid. */
  async check(action: Action, given: unknown): Promise<void> {
    const schema = textOf(action.input_schema)
    if (schema === null) throw unusable(action.name)
    const result = await this.#thread.run({ schema, given }).catch(orUnusable)
    if (result.kind !== 'invalid') {
      if (result.kind === 'fits') return
      throw unusable(action.name)
    }
    const { place, message, extra } = result
    const what = extra === null ? message : `${message}: ${extra}`
    throw new InvokeError(
      'invalid_arguments',
      `${`arguments${place}`.slice(0, 200)} ${what}. Expected: ${schemaText(action.input_schema)}`,
    )
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}
