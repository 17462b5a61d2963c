/**
 * Renders the content of packages in a thread of its own, since hostile text may take long, and ends
 * the thread where it takes too long.
 */
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import type { ContentResult, ContentTask } from './content-thread.ts'
import type { DiffTask, DrawnDiff } from './diff.ts'
import type { MarkdownTask, Rendered } from './markdown.ts'
import type { SourcePart, SourceTask } from './source.ts'

const DEADLINE_MS = 1500
const MEMORY_MB = 128
const MAX_QUEUED = 64

const orNull = (error: unknown): null => {
  if (error instanceof TaskOverrun) return null
  throw error
}

export class ContentRenderer {
  readonly #thread = new TaskThread<ContentTask, ContentResult>({
    entry: threadEntry('content-thread', import.meta.url),
    name: 'content of packages',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  /** Null if it takes too long; then the file is shown as bytes. */
  async source(task: Omit<SourceTask, 'kind'>): Promise<SourcePart | null> {
    return this.#run<SourcePart>({ kind: 'source', ...task })
  }

  /** Null if it takes too long; then the source is shown. */
  async markdown(task: Omit<MarkdownTask, 'kind'>): Promise<Rendered | null> {
    return this.#run<Rendered>({ kind: 'markdown', ...task })
  }

  /** In the order of the files; null if it takes too long. */
  async diffs(task: Omit<DiffTask, 'kind'>): Promise<DrawnDiff[] | null> {
    return this.#run<DrawnDiff[]>({ kind: 'diff', ...task })
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }

  async #run<Result extends ContentResult>(task: ContentTask): Promise<Result | null> {
    return (await this.#thread.run(task).catch(orNull)) as Result | null
  }
}
