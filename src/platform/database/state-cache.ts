/**
 * What was read of a workspace, kept for as long as the workspace stays in the state that was seen
 * before the reading. A state never comes back, so a kept value is never wrong, and an old one is
 * never asked for again: it leaves when room is needed.
 */
import { LRUCache } from 'lru-cache'

export type Seen = { workspaceId: string; state: string }

/** Names of what was read. */
type Names = readonly (string | undefined)[]

type Settings<T> = { maxSize: number; sizeOf: (value: T) => number }

export class StateCache<T extends object> {
  readonly #kept: LRUCache<string, T, () => Promise<T>>

  constructor({ maxSize, sizeOf }: Settings<T>) {
    this.#kept = new LRUCache({
      maxSize,
      sizeCalculation: (value, key) => sizeOf(value) + 2 * key.length,
      fetchMethod: async (_key, _stale, { context: read }) => read(),
      // A reading that loses its place to others is still the answer to those who wait for it.
      ignoreFetchAbort: true,
    })
  }

  /** Requests that have seen the same state share one reading. A failure is not kept. */
  async get({ workspaceId, state }: Seen, names: Names, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([workspaceId, state, ...names])
    return this.#kept.get(key) ?? this.#kept.forceFetch(key, { context: read })
  }
}
