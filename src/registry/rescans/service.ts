/**
 * Scans packages again after an upgrade of the rules or a new list of malicious packages: current revisions first, a limited number a
 * second, in a thread, in one replica at a time. Each revision is a transaction of its own, so that a
 * killed process loses nothing, and the next holder of the lease goes on where it was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { SCAN_VERSION } from '../../packages/scan/rules.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { dropLease, takeLease } from '../../platform/leases/leases.ts'
import type { Log } from '../../platform/log.ts'
import { currentList } from '../malicious/findings.ts'
import { hasStale, listStale, type Newest, type Stale, START } from './repository.ts'
import { type ScanSettings, StoredScan } from './stored-scan.ts'
import { type Outcome, storeFindings } from './store-findings.ts'

type Dependencies = { db: Kysely<Database>; log: Log; newId: () => string }

type Counts = Record<Exclude<Outcome, 'overtaken'> | 'passed_over', number>

const EVERY_MS = 60_000
/** A lease outlasts the longest scan by this. */
const MARGIN_MS = 5000
const PAGE = 50

const nameOf = ({ workspace_id, skill_id, revision }: Stale): string =>
  JSON.stringify([workspace_id, skill_id, revision])

export class Rescans {
  readonly #deps: Dependencies
  readonly #settings: ScanSettings['archives']
  readonly #holder: string
  readonly #stored: StoredScan
  /** Packages that cannot be read; a restart tries them again. */
  readonly #passedOver = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #running: Promise<unknown> = Promise.resolve()
  #stopping = new AbortController()
  #takenAt = 0

  constructor(deps: Dependencies, settings: ScanSettings) {
    this.#deps = deps
    this.#settings = settings.archives
    this.#holder = deps.newId()
    this.#stored = new StoredScan(deps.db, settings)
  }

  start(afterMs = 0): void {
    this.#timer = setTimeout(() => {
      void this.#round().then(() => {
        if (this.#timer) this.start(EVERY_MS)
      })
    }, afterMs).unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#stopping.abort()
    await this.#running
    await this.#stored.close()
  }

  async #round(): Promise<void> {
    try {
      await this.run()
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      this.#deps.log.error(
        { err: error },
        'packages could not be scanned again, which is tried again',
      )
    }
  }

  /** One pass over all that older rules have scanned; null while another replica does it. */
  run(): Promise<Counts | null> {
    const pass = this.#pass()
    this.#running = pass.catch(() => undefined)
    return pass
  }

  async #pass(): Promise<Counts | null> {
    const { db, log } = this.#deps
    const newest = { version: SCAN_VERSION, list: await currentList(db) }
    if (!(await hasStale(db, newest)) || !(await this.#hold())) return null
    const counts: Counts = { same: 0, changed: 0, stopped: 0, passed_over: 0 }
    try {
      for (const isCurrent of [true, false]) await this.#scanAll(newest, isCurrent, counts)
    } finally {
      this.#takenAt = 0
      const { name, holder } = this.#lease
      await transaction(db, (trx) => dropLease(trx, { name, holder }))
    }
    if (Object.values(counts).some((count) => count > 0)) {
      log.info(
        { ...counts, scan_version: SCAN_VERSION, malicious_list: newest.list },
        'scanned packages again',
      )
    }
    return counts
  }

  async #scanAll(newest: Newest, isCurrent: boolean, counts: Counts): Promise<void> {
    const { db } = this.#deps
    for (let after: Stale | typeof START = START; ;) {
      const page = { ...newest, isCurrent, after, limit: PAGE }
      const stale = await listStale(db, page)
      for (const one of stale) {
        if (this.#passedOver.has(nameOf(one))) continue
        const startedAt = performance.now()
        if (this.#stopping.signal.aborted || !(await this.#hold())) return
        const outcome = await this.#scan(one)
        if (outcome !== 'overtaken') counts[outcome] += 1
        await this.#pause(startedAt)
      }
      const last = stale.at(-1)
      if (last === undefined || stale.length < PAGE) return
      after = last
    }
  }

  async #scan(stale: Stale): Promise<Outcome | 'passed_over'> {
    const { db } = this.#deps
    const result = await this.#stored.scan(stale)
    if (result.kind === 'gone') return 'overtaken'
    if (result.kind === 'scanned') {
      return (await transaction(db, (trx) => storeFindings(trx, stale, result))).outcome
    }
    this.#passOver(stale, result.reason)
    return 'passed_over'
  }

  #passOver(stale: Stale, reason: string): void {
    const { workspace_id, source_kind, slug, revision, fingerprint } = stale
    this.#passedOver.add(nameOf(stale))
    this.#deps.log.error(
      { workspace_id, source_kind, slug, revision, fingerprint, reason },
      'a package cannot be read, so it was not scanned again',
    )
  }

  get #lease() {
    const leaseMs = this.#settings.deadlineMs + MARGIN_MS
    return { name: 'rescans', holder: this.#holder, leaseMs }
  }

  /** Takes the lease, or keeps it. */
  async #hold(): Promise<boolean> {
    const now = performance.now()
    if (this.#takenAt > 0 && now - this.#takenAt < MARGIN_MS / 2) return true
    const isHeld = await transaction(this.#deps.db, (trx) => takeLease(trx, this.#lease))
    this.#takenAt = isHeld ? now : 0
    return isHeld
  }

  async #pause(startedAt: number): Promise<void> {
    const left = 1000 / this.#settings.rescansPerSecond - (performance.now() - startedAt)
    if (left <= 0) return
    await sleep(left, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
  }
}
