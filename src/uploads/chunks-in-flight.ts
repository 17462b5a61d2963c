/**
 * The chunks that this process takes right now, so that a client may send the next one before it
 * has heard of the last. A chunk that joins on to one of these waits for it, or is written behind it
 * while that one is stored; what becomes of it is for the database to say, as always. What other
 * replicas take is not known here: a chunk ahead of those is refused like any other gap, and sent
 * again.
 */
import type { UploadKey } from './upload-key.ts'

/** What those who wait before they are written may hold in memory, in all. */
const WAITING_BYTES = 32 * 1024 * 1024
/** As the least that a frame takes. */
const LEAST_BYTES = 64 * 1024
const WAIT_MS = 10_000
/** Shorter than Postgres lets anybody wait for a lock, which might be one of who waits here. */
const BEHIND_MS = 2000
/** An upload that streams has two; with many at once Postgres is busy anyway. */
const MAX_BEHIND = 4

type Span = { offset: number; len: number }

const nameOf = ({ workspaceId, uploadId }: UploadKey): string =>
  JSON.stringify([workspaceId, uploadId])

/** Until it is done, or too late. */
const patiently = async (work: Promise<unknown>, ms = WAIT_MS): Promise<void> => {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  await Promise.race([late.promise, work])
  clearTimeout(timer)
}

/** One chunk, from its header until nothing more comes of it. */
export class Flight {
  readonly offset: number
  readonly end: number
  readonly #turn = Promise.withResolvers<void>()
  readonly #over = Promise.withResolvers<void>()
  readonly #onOver: () => void
  #stage: 'coming' | 'first' | 'over' = 'coming'
  /** Whether it waits to be written behind another one, or is. */
  standing: 'alone' | 'waiting' | 'behind' = 'alone'

  constructor({ offset, len }: Span, onOver: () => void) {
    this.offset = offset
    this.end = offset + len
    this.#onOver = onOver
  }

  get isFirst(): boolean {
    return this.#stage === 'first'
  }

  /** To be called when it has a connection, and no other chunk of its upload is in front of it. */
  becomeFirst(): void {
    this.#stage = 'first'
    this.#turn.resolve()
  }

  /** To be called when nothing more comes of it. */
  leave(): void {
    this.#stage = 'over'
    this.#onOver()
    this.#turn.resolve()
    this.#over.resolve()
  }

  /** Waits until it is the first one, or over. */
  async turn(): Promise<void> {
    await patiently(this.#turn.promise)
  }

  async over(): Promise<void> {
    await patiently(this.#over.promise)
  }

  /** The same for who is written behind it, and so holds a connection and a lock. */
  async overSoon(): Promise<void> {
    await patiently(this.#over.promise, BEHIND_MS)
  }
}

export class ChunksInFlight {
  readonly #flights = new Map<string, Set<Flight>>()
  readonly #maxBehind: number
  #waitingBytes = 0
  #behind = 0

  /** So many connections there are: half of them and one more are never those of who waits. */
  constructor(connections: number) {
    this.#maxBehind = Math.min(MAX_BEHIND, Math.ceil(connections / 2) - 1)
  }

  /** The chunk begins to arrive. */
  begin(key: UploadKey, span: Span): Flight {
    const name = nameOf(key)
    const flights = this.#flights.get(name) ?? new Set()
    const flight = new Flight(span, () => {
      flights.delete(flight)
      if (flight.standing === 'behind') this.#behind -= 1
      if (flights.size === 0 && this.#flights.get(name) === flights) this.#flights.delete(name)
    })
    this.#flights.set(name, flights.add(flight))
    return flight
  }

  /**
   * Waits until the chunk that ends where this one begins is stored, or is not going to be. Where
   * this one may be written behind that one, that one is given back as soon as it is the first.
   */
  async before(
    key: UploadKey,
    flight: Flight,
    { mayBeBehind }: { mayBeBehind: boolean },
  ): Promise<Flight | null> {
    const { offset, end } = flight
    const others = [...(this.#flights.get(nameOf(key)) ?? [])].filter((one) => one !== flight)
    const twins = others.filter((one) => one.offset === offset)
    const former = end === offset ? [] : others.filter((one) => one.end === offset)
    const written = twins.filter(({ standing }) => standing !== 'alone')
    const bytes = Math.max(end - offset, LEAST_BYTES)
    const isFull = this.#waitingBytes + bytes > WAITING_BYTES
    const waited = isFull ? written : [...former, ...written]
    if (waited.length === 0) return null
    const [front] = mayBeBehind && waited.length === 1 && twins.length === 0 ? waited : []
    if (front) flight.standing = 'waiting'
    this.#waitingBytes += bytes
    await front?.turn()
    const goes = front?.isFirst === true && this.#behind < this.#maxBehind
    if (goes) this.#goBehind(flight)
    else await Promise.all(waited.map((one) => one.over()))
    this.#waitingBytes -= bytes
    return goes ? front : null
  }

  #goBehind(flight: Flight): void {
    flight.standing = 'behind'
    this.#behind += 1
  }
}
