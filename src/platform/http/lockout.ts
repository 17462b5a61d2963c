/**
 * Answers that stay open end when their caller would be let in no more: the token was revoked or
 * has expired, the workspace was deleted, or the open mode is over. What this process revokes ends at
 * once. For all else a round looks at all of them with one question about tokens and one about
 * workspaces, twice a second. What cannot be asked ends nothing: a database that is away says nothing
 * about a caller, and has nothing to tell it either.
 */
const EVERY_MS = 500

export type Guest = {
  workspaceId: string
  actorId: string
  /** Null for who was let in without one. */
  token: string | null
  end: () => void
}

export type LockoutParts = {
  entrance: {
    isOpen: () => Promise<boolean>
    /** Those of the tokens that let in no more. */
    findEnded: (tokens: readonly string[]) => Promise<Set<string>>
    onEnded: (listener: (actorId: string) => void) => void
  }
  workspaces: { findGone: (workspaceIds: readonly string[]) => Promise<Set<string>> }
}

export class Lockout {
  readonly #parts: LockoutParts
  readonly #guests = new Set<Guest>()
  #isLooking = false

  constructor(parts: LockoutParts) {
    this.#parts = parts
    parts.entrance.onEnded((actorId) => {
      for (const guest of this.#guests) if (guest.actorId === actorId) guest.end()
    })
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
