/**
 * Matches the globs of skills against the paths of a turn: on the main thread while that is cheap,
 * else in a worker thread. The budget counts comparisons, not time, so every replica gives the same
 * response.
 */
import { AppError } from '../../platform/errors.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import { matchGlobs, type MatchTask } from './glob-match.ts'

/** A comparison takes at most 40 ns: 8 ms on the main thread, two seconds in the worker. */
const MAIN_THREAD_BUDGET = 200_000
const BUDGET = 50_000_000
/** A backstop for a machine that is much slower. */
const DEADLINE_MS = 10_000
const MEMORY_MB = 128
const MAX_QUEUED = 64

const tooComplex = (): AppError =>
  new AppError(
    'skills.paths_too_complex',
    'Matching these paths against the globs of the skills takes too long. Send fewer paths.',
    { details: { max_comparisons: BUDGET } },
  )

const orTooComplex = (error: unknown): never => {
  throw error instanceof TaskOverrun ? tooComplex() : error
}

export class PathMatcher {
  readonly #thread = new TaskThread<MatchTask, boolean[] | null>({
    entry: threadEntry('glob-thread', import.meta.url),
    name: 'path globs',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  /** The skills whose globs match one of the paths. */
  async matching<Skill extends { paths: unknown }>(
    skills: Skill[],
    paths: string[],
  ): Promise<ReadonlySet<Skill>> {
    if (paths.length === 0 || skills.length === 0) return new Set()
    const globs = skills.map((skill) => skill.paths)
    const matches =
      matchGlobs({ globs, paths, budget: MAIN_THREAD_BUDGET }) ??
      (await this.#thread.run({ globs, paths, budget: BUDGET }).catch(orTooComplex))
    if (matches === null) throw tooComplex()
    return new Set(skills.filter((_, index) => matches[index]))
  }

  async close(): Promise<void> {
    await this.#thread.close()
  }
}
