/**
 * Packs what a commit of this process made current or served, before a discovery index needs it.
 * What is lost with the process is packed when it is needed.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { watchSkills } from '../../tenancy/events/watch-skills.ts'
import { listUnpacked } from './artifact-rows.ts'
import type { ArchivePacking } from './packing.ts'

type Deps = { db: Kysely<Database>; packing: ArchivePacking; log: Log }

/** A burst of installs is packed once it has ended, since packing takes as long as installing. */
const QUIET_MS = 100
const LONGEST_WAIT_MS = 5000
/** Of one workspace, in that time. */
const MAX_SLUGS = 10_000

export class PackAhead {
  readonly #deps: Deps
  #named = new Map<string, Set<string>>()
  #waitingSince: number | null = null
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #isClosed = false

  constructor(deps: Deps) {
    this.#deps = deps
    watchSkills(deps.db, (workspaceId, slugs) => this.#note(workspaceId, slugs))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#looking
  }

  #note(workspaceId: string, slugs: string[]): void {
    const named = this.#named.get(workspaceId) ?? new Set()
    this.#named.set(workspaceId, named)
    for (const slug of slugs) if (named.size < MAX_SLUGS) named.add(slug)
    if (this.#looking === null) this.#lookSoon()
  }

  #lookSoon(): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#named.size === 0) return
    this.#waitingSince ??= performance.now()
    const left = this.#waitingSince + LONGEST_WAIT_MS - performance.now()
    this.#timer = setTimeout(
      () => {
        this.#waitingSince = null
        this.#looking = this.#look().finally(() => {
          this.#looking = null
          this.#lookSoon()
        })
      },
      Math.min(QUIET_MS, Math.max(0, left)),
    ).unref()
  }

  /** Never throws. */
  async #look(): Promise<void> {
    const named = this.#named
    this.#named = new Map()
    try {
      for (const [workspaceId, slugs] of named) await this.#packAll(workspaceId, [...slugs])
    } catch (error) {
      this.#deps.log.error({ err: error }, 'archives could not be packed ahead')
    }
  }

  async #packAll(workspaceId: string, slugs: string[]): Promise<void> {
    const { db, packing } = this.#deps
    for (const row of await listUnpacked(db, workspaceId, slugs)) {
      const { skill_id: skillId, revision, fingerprint } = row
      packing
        .packAhead({
          key: { workspaceId, fingerprint, topFolder: '' },
          revision: { workspaceId, skillId, revision, fingerprint },
        })
        // Reported by the packing.
        .catch(() => undefined)
    }
  }
}
