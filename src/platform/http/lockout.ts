/**
 * Ends open streams whose caller loses access: the token was revoked or has expired, the workspace
 * was deleted, or the open mode has ended. Revocations by this process take effect at once. For all
 * else, twice a second all streams are checked by one query about tokens and one about workspaces.
 * A failed check ends nothing: a database that is away says nothing about a caller, and has nothing
 * to send either.
 */
const EVERY_MS = 500

export type Guest = {
  workspaceId: string
  actorId: string
  /** Null for a caller without a token. */
  token: string | null
  end: () => void
}

export type LockoutParts = {
  entrance: {
    isOpen: () => Promise<boolean>
    /** Those of the tokens that no longer grant access. */
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
      // The next round retries.
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
