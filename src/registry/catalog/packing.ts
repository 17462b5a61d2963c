/**
 * Packs archives in a thread, two at a time: one in the thread while the row of the other is
 * written. Archives that a request waits for come before those that are packed ahead.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { fromPlainAppError, fromPlainError } from '../../packages/threads/plain-error.ts'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { BlobStoreSettings } from '../../platform/blob-store/open-blob-store.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { ObjectKeys } from '../../platform/objects/object-keys.ts'
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskThread } from '../../platform/threads/task-thread.ts'
import { revisionPurged } from '../packs/errors.ts'
import type { RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import { lockBytes } from '../skills/locks.ts'
import { findPurge } from '../skills/purge-rows.ts'
import * as reads from '../skills/reads.ts'
import { type ArchiveKey, insertArchive } from '../skills/repository.ts'
import type { PackResult, PackTask } from './pack-archive.ts'

type Deps = {
  db: Kysely<Database>
  store: BlobStore
  /** Of the same store, for the thread. */
  settings: BlobStoreSettings
  keys: ObjectKeys
  files: RevisionFiles
  log: Log
}

export type Packing = { key: ArchiveKey; revision: RevisionKey }

type Job = Packing & PromiseWithResolvers<reads.ArchiveRow>

const RUNNING = 2
/** A row of an index is packed when it is needed, so none has to wait here. */
const MAX_WAITING = 20_000
/** The whole time of one archive, that of the store included. */
const DEADLINE_MS = 10 * 60 * 1000
const MEMORY_MB = 128
/** How long an archive that could not be packed is not packed ahead again. */
const FAILED_MS = 60_000
const MAX_FAILED = 1000

const nameOf = ({ workspaceId, fingerprint, topFolder }: ArchiveKey): string =>
  JSON.stringify([workspaceId, fingerprint, topFolder])

const overloaded = (): AppError =>
  new AppError('unavailable', 'Too many archives wait to be packed. Try again.', { retryAfter: 5 })

const closed = (): AppError => new AppError('unavailable', 'The service is shutting down.')

export class ArchivePacking {
  readonly #deps: Deps
  readonly #thread: TaskThread<PackTask, PackResult>
  readonly #awaited = new Map<string, Job>()
  readonly #ahead = new Map<string, Job>()
  readonly #running = new Map<string, Job>()
  readonly #failed = new LRUCache<string, Error>({ max: MAX_FAILED, ttl: FAILED_MS })
  #isClosed = false

  constructor(deps: Deps) {
    this.#deps = deps
    this.#thread = new TaskThread<PackTask, PackResult>({
      entry: threadEntry('pack-thread', import.meta.url),
      name: 'archive packer',
      data: deps.settings,
      deadlineMs: DEADLINE_MS,
      memoryMb: MEMORY_MB,
      maxQueued: RUNNING,
    })
  }

  /** Packs it next, or joins the packing that is under way. */
  async pack(packing: Packing): Promise<reads.ArchiveRow> {
    const name = nameOf(packing.key)
    const waiting = this.#ahead.get(name)
    if (waiting) {
      this.#ahead.delete(name)
      this.#awaited.set(name, waiting)
    }
    const known = this.#running.get(name) ?? this.#awaited.get(name)
    return known?.promise ?? this.#add(this.#awaited, name, packing)
  }

  /** Packs it once nothing else is to be packed. Rejects at once if it failed lately. */
  async packAhead(packing: Packing): Promise<reads.ArchiveRow> {
    const name = nameOf(packing.key)
    const failure = this.#failed.get(name)
    if (failure) throw failure
    const known = this.#running.get(name) ?? this.#awaited.get(name) ?? this.#ahead.get(name)
    return known?.promise ?? this.#add(this.#ahead, name, packing)
  }

  get load(): { running: number; queued: number } {
    return { running: this.#running.size, queued: this.#awaited.size + this.#ahead.size }
  }

  /** What waits is packed when it is needed, by any replica. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const jobs of [this.#awaited, this.#ahead]) {
      for (const job of jobs.values()) job.reject(closed())
      jobs.clear()
    }
    await this.#thread.close()
    await Promise.allSettled(Array.from(this.#running.values(), ({ promise }) => promise))
  }

  #add(jobs: Map<string, Job>, name: string, packing: Packing): Promise<reads.ArchiveRow> {
    if (this.#isClosed) throw closed()
    if (this.load.queued >= MAX_WAITING) throw overloaded()
    const job = { ...packing, ...Promise.withResolvers<reads.ArchiveRow>() }
    jobs.set(name, job)
    this.#startNext()
    return job.promise
  }

  #startNext(): void {
    while (this.#running.size < RUNNING) {
      const [next] = this.#awaited.size > 0 ? this.#awaited : this.#ahead
      if (next === undefined) return
      const [name, job] = next
      this.#awaited.delete(name)
      this.#ahead.delete(name)
      this.#running.set(name, job)
      void this.#run(name, job)
    }
  }

  /** Never throws. */
  async #run(name: string, job: Job): Promise<void> {
    try {
      job.resolve(await this.#packOne(job))
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      this.#failed.set(name, error)
      if (!this.#isClosed && !(error instanceof AppError && !error.isFault)) {
        const { fingerprint } = job.key
        this.#deps.log.error({ err: error, fingerprint }, 'an archive could not be packed')
      }
      job.reject(error)
    } finally {
      this.#running.delete(name)
      this.#startNext()
    }
  }

  /** Another replica may have packed it meanwhile; the first stored row wins. */
  async #packOne({ key, revision }: Packing): Promise<reads.ArchiveRow> {
    const { db, store } = this.#deps
    const earlier = await reads.findArchive(db, key)
    if (earlier) return earlier
    const archive = await this.#store(key, revision)
    const isFirst = await transaction(db, async (trx) => {
      await lockBytes(trx, key, 'shared')
      if (await findPurge(trx, key)) return false
      return insertArchive(trx, key, archive)
    })
    if (isFirst) return archive
    // The sweep deletes the object if this fails.
    await store.delete([archive.object_key]).catch(() => undefined)
    await this.checkNotPurged(key)
    const first = await reads.findArchive(db, key)
    if (!first) throw new Error(`the archive of ${key.fingerprint} was not stored`)
    return first
  }

  async #store(key: ArchiveKey, revision: RevisionKey): Promise<reads.ArchiveRow> {
    const { keys, files } = this.#deps
    const objectKey = await keys.next(key.workspaceId, 'archives')
    const inventory = await files.locate(revision)
    const result = await this.#thread.run({ ...inventory, topFolder: key.topFolder, objectKey })
    if (result.kind === 'stored') {
      return { sha256: result.sha256, size: result.size, object_key: objectKey }
    }
    // A purge may have deleted the pack since its place was read.
    await this.checkNotPurged(key)
    throw result.kind === 'refused'
      ? fromPlainAppError(result.refusal)
      : fromPlainError(result.error)
  }

  async checkNotPurged(key: ArchiveKey): Promise<void> {
    const purge = await findPurge(this.#deps.db, key)
    if (purge) throw revisionPurged(key.fingerprint, { purgedAt: purge.purged_at })
  }
}
