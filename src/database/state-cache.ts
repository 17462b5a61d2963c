/**
 * What was read of a workspace, kept for as long as the workspace stays in the state that was seen
 * before the reading. A state never comes back, so what is kept is never wrong, and what is old is
 * never asked for again: it leaves when room is needed.
 */

export type Seen = { workspaceId: string; state: string }

/** What was read, by its names. */
type Parts = readonly (string | undefined)[]

const keyOf = ({ workspaceId, state }: Seen, parts: Parts): string =>
  JSON.stringify([workspaceId, state, ...parts])

type Kept<T> = { value: T; size: number }

export class StateCache<T extends object> {
  /** Least lately used first. */
  readonly #kept = new Map<string, Kept<T>>()
  readonly #underWay = new Map<string, Promise<T>>()
  readonly #maxSize: number
  readonly #sizeOf: (value: T) => number
  #size = 0

  constructor({ maxSize, sizeOf }: { maxSize: number; sizeOf: (value: T) => number }) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  /** What is kept, if anything. */
  peek(seen: Seen, parts: Parts): T | null {
    const key = keyOf(seen, parts)
    const kept = this.#kept.get(key)
    if (kept === undefined) return null
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.value
  }

  /** A failure is not kept. Whoever has seen the same state shares the reading. */
  async get(seen: Seen, parts: Parts, read: () => Promise<T>): Promise<T> {
    const kept = this.peek(seen, parts)
    if (kept !== null) return kept
    const key = keyOf(seen, parts)
    return this.#underWay.get(key) ?? this.#read(key, read)
  }

  #read(key: string, read: () => Promise<T>): Promise<T> {
    const reading = read()
      .then((value) => {
        this.#keep(key, value)
        return value
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }

  #keep(key: string, value: T): void {
    const size = this.#sizeOf(value) + 2 * key.length
    this.#kept.set(key, { value, size })
    this.#size += size
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#maxSize) break
      this.#kept.delete(oldest)
      this.#size -= freed
    }
  }
}
