/**
 * The chunks that this process is receiving, so that a client may send a chunk before the previous
 * one is acknowledged: it waits for the chunk that ends where it begins. Chunks at other replicas
 * are unknown here, so a chunk ahead of those is rejected like any other gap, and sent again.
 */
import type { UploadKey } from './repository.ts'

const WAIT_MS = 10_000

type Span = { offset: number; len: number }

export type PendingChunk = {
  /** Resolves when the chunks before this one are settled, or after a timeout; null without any. */
  predecessors: (() => Promise<void>) | null
  /** Called when the chunk is settled, whatever the outcome. */
  settle: () => void
}

type Pending = { end: number; settled: Promise<void> }

const nameOf = ({ workspaceId, uploadId }: UploadKey): string =>
  JSON.stringify([workspaceId, uploadId])

const withinLimit = async (work: Promise<unknown>): Promise<void> => {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, WAIT_MS)
  await Promise.race([late.promise, work])
  clearTimeout(timer)
}

export class PendingChunks {
  readonly #uploads = new Map<string, Set<Pending>>()

  begin(key: UploadKey, { offset, len }: Span): PendingChunk {
    const name = nameOf(key)
    const chunks = this.#uploads.get(name) ?? new Set()
    this.#uploads.set(name, chunks)
    const before = [...chunks].filter(({ end }) => end === offset && len > 0)
    const { promise: settled, resolve } = Promise.withResolvers<void>()
    const pending = { end: offset + len, settled }
    chunks.add(pending)
    return {
      predecessors:
        before.length === 0
          ? null
          : () => withinLimit(Promise.all(before.map((one) => one.settled))),
      settle: () => {
        chunks.delete(pending)
        if (chunks.size === 0 && this.#uploads.get(name) === chunks) this.#uploads.delete(name)
        resolve()
      },
    }
  }
}
