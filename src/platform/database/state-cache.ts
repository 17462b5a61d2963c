/**
 * Caches values that were read from a workspace, keyed by the state of the workspace before the
 * read. A state never recurs, so a cached value is never stale; values of old states are never
 * requested again, and are evicted when room is needed.
 */
import { LRUCache } from 'lru-cache'

export type WorkspaceState = { workspaceId: string; state: string }

/** Identifies the value within its workspace and state. */
type Names = readonly (string | undefined)[]

type Settings<T> = { maxSize: number; sizeOf: (value: T) => number }

export class StateCache<T extends object> {
  readonly #cache: LRUCache<string, T, () => Promise<T>>

  constructor({ maxSize, sizeOf }: Settings<T>) {
    this.#cache = new LRUCache({
      maxSize,
      sizeCalculation: (value, key) => sizeOf(value) + 2 * key.length,
      fetchMethod: async (_key, _stale, { context: read }) => read(),
      // An evicted read still serves the callers that wait for it.
      ignoreFetchAbort: true,
    })
  }

  /** Requests at the same state share one read. A failure is not cached. */
  async get(
    { workspaceId, state }: WorkspaceState,
    names: Names,
    read: () => Promise<T>,
  ): Promise<T> {
    const key = JSON.stringify([workspaceId, state, ...names])
    return this.#cache.get(key) ?? this.#cache.forceFetch(key, { context: read })
  }
}
