/**
 * Keeps the rendered index of a workspace for as long as nothing in it changes. It is asked with the
 * state that the database is in, so what this or any other process has written shows at once.
 */

export type Rendered = {
  /** The state that it was rendered in: the one asked for, or a later one. */
  state: string
  text: string
}

type Render = () => Promise<Rendered>

/** In UTF-16 units. */
const MAX_KEPT = 16 * 1024 * 1024

export class IndexCache {
  /** Least lately used first. */
  readonly #kept = new Map<string, Rendered>()
  readonly #underWay = new Map<string, Promise<Rendered>>()
  #size = 0

  async get(workspaceId: string, state: string, render: Render): Promise<Rendered> {
    const kept = this.#kept.get(workspaceId)
    if (kept?.state === state) {
      this.#drop(workspaceId)
      this.#keep(workspaceId, kept)
      return kept
    }
    // Whoever asks for the same state waits for the same rendering.
    const key = `${workspaceId} ${state}`
    const underWay = this.#underWay.get(key) ?? this.#renderFor(workspaceId, key, render)
    return underWay
  }

  #renderFor(workspaceId: string, key: string, render: Render): Promise<Rendered> {
    const rendering = render()
      .then((rendered) => {
        this.#drop(workspaceId)
        this.#keep(workspaceId, rendered)
        return rendered
      })
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, rendering)
    return rendering
  }

  #keep(workspaceId: string, rendered: Rendered): void {
    this.#kept.set(workspaceId, rendered)
    this.#size += rendered.text.length
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MAX_KEPT) break
      this.#drop(oldest)
    }
  }

  #drop(workspaceId: string): void {
    this.#size -= this.#kept.get(workspaceId)?.text.length ?? 0
    this.#kept.delete(workspaceId)
  }
}
