/**
 * Compresses what packs are made of in a thread of its own: each file takes 250 KB of the compressor's
 * memory for a moment, and for that V8 would search the large heap of the request thread for garbage.
 */
import { threadEntry } from '../../platform/threads/entry.ts'
import { TaskThread } from '../../platform/threads/task-thread.ts'

/** A task has less than a megabyte, which takes tens of milliseconds. */
const DEADLINE_MS = 60_000
const MEMORY_MB = 128
/** More than all packs that are built at once ask for. */
const MAX_QUEUED = 100

export class Compressor {
  readonly #thread = new TaskThread<Uint8Array[], Uint8Array[]>({
    entry: threadEntry('compress-thread', import.meta.url),
    name: 'git compressor',
    deadlineMs: DEADLINE_MS,
    memoryMb: MEMORY_MB,
    maxQueued: MAX_QUEUED,
  })

  /** Each by itself, in the format of zlib. */
  compress(parts: Uint8Array[]): Promise<Uint8Array[]> {
    return this.#thread.run(parts)
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
