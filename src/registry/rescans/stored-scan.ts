/** Scans stored packages with the rules of this build, in a thread of low priority. */
import type { Kysely } from 'kysely'
import type { Installs, SecurityFinding } from '../../packages/types.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/client.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskOverrun, TaskThread } from '../../platform/threads/task-thread.ts'
import { findBytes, type Place } from './repository.ts'
import type { ScanResult, ScanTask } from './scan-thread.ts'

export type ScanSettings = Pick<Config, 'archives' | 'blobStore'>

export type StoredScanResult =
  | { kind: 'scanned'; findings: SecurityFinding[]; installs: Installs; ms: number }
  | { kind: 'damaged'; reason: string }
  /** It was purged. */
  | { kind: 'gone' }

export class StoredScan {
  readonly #db: Kysely<Database>
  readonly #thread: TaskThread<ScanTask, ScanResult>

  constructor(db: Kysely<Database>, { archives, blobStore }: ScanSettings) {
    this.#db = db
    this.#thread = new TaskThread({
      entry: threadEntry('scan-thread', import.meta.url),
      name: 'rescans',
      data: blobStore,
      deadlineMs: archives.deadlineMs,
      memoryMb: archives.workerMemoryMb,
      maxQueued: 1,
    })
  }

  async scan(place: Place): Promise<StoredScanResult> {
    const bytes = await findBytes(this.#db, place)
    if (bytes === null) return { kind: 'gone' }
    const result = await this.#thread.run(bytes).catch((error: unknown): ScanResult => {
      if (!(error instanceof TaskOverrun)) throw error
      return { kind: 'damaged', reason: error.message }
    })
    if (result.kind === 'unavailable') throw new Error(result.reason)
    if (result.kind === 'scanned') return result
    // A purge may have deleted the object since the row was read.
    return (await findBytes(this.#db, place)) === null ? { kind: 'gone' } : result
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
