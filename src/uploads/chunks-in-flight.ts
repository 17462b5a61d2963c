/**
 * The chunks that this process takes right now, so that a client may send the next one before it
 * has heard of the last. A chunk that joins on to one of these waits for it; what becomes of it is
 * for the database to say, as always. What other replicas take is not known here: a chunk ahead of
 * those is refused like any other gap, and sent again.
 */
import type { UploadKey } from './upload-key.ts'

/** What those who wait may hold in memory, in all. */
const WAITING_BYTES = 32 * 1024 * 1024
/** As the least that a frame takes. */
const LEAST_BYTES = 64 * 1024
const WAIT_MS = 10_000

type Place = { offset: number; len: number }
type Flight = { end: number; over: PromiseWithResolvers<void> }

const nameOf = ({ workspaceId, uploadId }: UploadKey): string =>
  JSON.stringify([workspaceId, uploadId])

export class ChunksInFlight {
  readonly #flights = new Map<string, Set<Flight>>()
  #waitingBytes = 0

  /** The chunk begins to arrive. What comes back is to be called when nothing more comes of it. */
  begin(key: UploadKey, { offset, len }: Place): () => void {
    const name = nameOf(key)
    const flights = this.#flights.get(name) ?? new Set()
    const flight = { end: offset + len, over: Promise.withResolvers<void>() }
    this.#flights.set(name, flights.add(flight))
    return () => {
      flights.delete(flight)
      if (flights.size === 0 && this.#flights.get(name) === flights) this.#flights.delete(name)
      flight.over.resolve()
    }
  }

  /** Waits until the chunk that ends where this one begins is stored, or is not going to be. */
  async before(key: UploadKey, { offset, len }: Place): Promise<void> {
    const flights = [...(this.#flights.get(nameOf(key)) ?? [])]
    const bytes = Math.max(len, LEAST_BYTES)
    const former = len === 0 ? [] : flights.filter(({ end }) => end === offset)
    if (former.length === 0 || this.#waitingBytes + bytes > WAITING_BYTES) return
    this.#waitingBytes += bytes
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, WAIT_MS)
    await Promise.race([late.promise, Promise.all(former.map(({ over }) => over.promise))])
    clearTimeout(timer)
    this.#waitingBytes -= bytes
  }
}
