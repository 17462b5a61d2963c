/**
 * Collects the skills that commits of this process name, and works on them once a burst of commits
 * has ended, since that work takes as long as the commits. What is lost with the process is not
 * done: the work only prepares what is otherwise done on demand.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { watchSkills } from './watch-skills.ts'

const LONGEST_WAIT_MS = 5000
/** Of one workspace, in that time. */
const MAX_SLUGS = 10_000

type Settings = {
  /** How long no commit must have named a skill. */
  quietMs: number
  /** Stops early once `isClosed`. */
  work: (workspaceId: string, slugs: string[], isClosed: () => boolean) => Promise<void>
  /** The message in the log if the work throws. */
  failed: string
}

type Deps = { db: Kysely<Database>; log: Log }

export class SkillBatches {
  readonly #log: Log
  readonly #settings: Settings
  #named = new Map<string, Set<string>>()
  #waitingSince: number | null = null
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | null = null
  #isClosed = false

  constructor({ db, log }: Deps, settings: Settings) {
    this.#log = log
    this.#settings = settings
    watchSkills(db, (workspaceId, slugs) => this.#note(workspaceId, slugs))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#working
  }

  #note(workspaceId: string, slugs: string[]): void {
    const named = this.#named.get(workspaceId) ?? new Set()
    this.#named.set(workspaceId, named)
    for (const slug of slugs) if (named.size < MAX_SLUGS) named.add(slug)
    if (this.#working === null) this.#workSoon()
  }

  #workSoon(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#named.size === 0) return
    this.#waitingSince ??= performance.now()
    const left = this.#waitingSince + LONGEST_WAIT_MS - performance.now()
    this.#timer = setTimeout(
      () => {
        this.#waitingSince = null
        this.#working = this.#work().finally(() => {
          this.#working = null
          this.#workSoon()
        })
      },
      Math.min(this.#settings.quietMs, Math.max(0, left)),
    ).unref()
  }

  async #work(): Promise<void> {
    const named = this.#named
    this.#named = new Map()
    const { work, failed } = this.#settings
    for (const [workspaceId, slugs] of named) {
      try {
        await work(workspaceId, [...slugs], () => this.#isClosed)
      } catch (error) {
        if (!this.#isClosed) this.#log.error({ err: error }, failed)
      }
    }
  }
}
