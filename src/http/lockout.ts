/**
 * Answers that stay open end when their caller would be let in no more: the token was revoked or
 * has expired, the workspace was deleted, or the open mode is over. A round looks at all of them
 * with one question about tokens and one about workspaces. What cannot be asked ends nothing: a
 * database that is away says nothing about a caller, and has nothing to tell it either.
 */
const EVERY_MS = 2000

export type Guest = {
  workspaceId: string
  /** Null for who was let in without one. */
  token: string | null
  end: () => void
}

type Parts = {
  entrance: {
    isOpen: () => Promise<boolean>
    /** Those of the tokens that let in no more. */
    findEnded: (tokens: readonly string[]) => Promise<Set<string>>
  }
  workspaces: { findGone: (workspaceIds: readonly string[]) => Promise<Set<string>> }
}

export class Lockout {
  readonly #parts: Parts
  readonly #guests = new Set<Guest>()
  #isLooking = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  add(guest: Guest): void {
    this.#guests.add(guest)
    if (!this.#isLooking) this.#lookLater()
  }

  remove(guest: Guest): void {
    this.#guests.delete(guest)
  }

  #lookLater(): void {
    this.#isLooking = this.#guests.size > 0
    if (this.#isLooking) setTimeout(() => void this.#look(), EVERY_MS).unref()
  }

  async #look(): Promise<void> {
    try {
      for (const guest of await this.#findLockedOut([...this.#guests])) guest.end()
    } catch {
      // The next round asks again.
    } finally {
      this.#lookLater()
    }
  }

  async #findLockedOut(guests: Guest[]): Promise<Guest[]> {
    const { workspaces, entrance } = this.#parts
    const tokens = new Set(guests.flatMap(({ token }) => token ?? []))
    const workspaceIds = new Set(guests.map(({ workspaceId }) => workspaceId))
    const isOpen = guests.every(({ token }) => token !== null) || (await entrance.isOpen())
    const ended = await entrance.findEnded([...tokens])
    const gone = await workspaces.findGone([...workspaceIds])
    return guests.filter(
      ({ workspaceId, token }) =>
        gone.has(workspaceId) || (token === null ? !isOpen : ended.has(token)),
    )
  }
}
