/**
 * Packs what a commit of this process made current or served, before a discovery index needs it. What
 * is lost with the process is packed when it is needed.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Log } from '../../platform/log.ts'
import { watchSkills } from '../../tenancy/events/watch-skills.ts'
import { listUnpacked } from './artifact-rows.ts'
import type { ArchivePacking } from './packing.ts'

type Deps = { db: Kysely<Database>; packing: ArchivePacking; log: Log }

/** Gathers the commits of this time into one query. */
const GATHER_MS = 20
/** Of one workspace, in that time. */
const MAX_SLUGS = 10_000

export class PackAhead {
  readonly #deps: Deps
  #named = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(deps: Deps) {
    this.#deps = deps
    watchSkills(deps.db, (workspaceId, slugs) => this.#note(workspaceId, slugs))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#looking
  }

  #note(workspaceId: string, slugs: string[]): void {
    if (this.#isClosed) return
    const named = this.#named.get(workspaceId) ?? new Set()
    this.#named.set(workspaceId, named)
    for (const slug of slugs) if (named.size < MAX_SLUGS) named.add(slug)
    this.#timer ??= setTimeout(() => {
      this.#looking = this.#look()
    }, GATHER_MS).unref()
  }

  /** Never throws. The next look waits for this one. */
  async #look(): Promise<void> {
    const named = this.#named
    this.#named = new Map()
    try {
      for (const [workspaceId, slugs] of named) await this.#packAll(workspaceId, [...slugs])
    } catch (error) {
      this.#deps.log.error({ err: error }, 'archives could not be packed ahead')
    } finally {
      this.#timer = null
      const [next] = this.#named
      if (next) this.#note(next[0], [])
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
