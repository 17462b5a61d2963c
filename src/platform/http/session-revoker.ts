/**
 * Ends open streams whose caller loses access: the token was revoked or has expired, the workspace
 * was deleted, or the open mode has ended. Revocations by this process take effect at once. For all
 * else, twice a second all streams are checked by one query about tokens and one about workspaces.
 * A failed check ends nothing: a database that is away says nothing about a caller, and has nothing
 * to send either.
 */
const EVERY_MS = 500

export type OpenStream = {
  workspaceId: string
  actorId: string
  /** Null for a caller without a token. */
  token: string | null
  end: () => void
}

export type LockoutParts = {
  authentication: {
    isOpen: () => Promise<boolean>
    /** Those of the tokens that no longer grant access. */
    findEnded: (tokens: readonly string[]) => Promise<Set<string>>
    onEnded: (listener: (actorId: string) => void) => void
  }
  workspaces: { findGone: (workspaceIds: readonly string[]) => Promise<Set<string>> }
}

export class SessionRevoker {
  readonly #deps: LockoutParts
  readonly #guests = new Set<OpenStream>()
  #isLooking = false

  constructor(deps: LockoutParts) {
    this.#deps = deps
    deps.authentication.onEnded((actorId) => {
      for (const guest of this.#guests) if (guest.actorId === actorId) guest.end()
    })
  }

  add(guest: OpenStream): void {
    this.#guests.add(guest)
    if (!this.#isLooking) this.#lookLater()
  }

  remove(guest: OpenStream): void {
    this.#guests.delete(guest)
  }

  #lookLater(): void {
    this.#isLooking = this.#guests.size > 0
    if (this.#isLooking) setTimeout(() => void this.#look(), EVERY_MS).unref()
  }

  async #look(): Promise<void> {
    try {
      for (const guest of await this.#findRevoked([...this.#guests])) guest.end()
    } catch {
      // The next round retries.
    } finally {
      this.#lookLater()
    }
  }

  async #findRevoked(guests: OpenStream[]): Promise<OpenStream[]> {
    const { workspaces, authentication } = this.#deps
    const tokens = new Set(guests.flatMap(({ token }) => token ?? []))
    const workspaceIds = new Set(guests.map(({ workspaceId }) => workspaceId))
    const isOpen = guests.every(({ token }) => token !== null) || (await authentication.isOpen())
    const ended = await authentication.findEnded([...tokens])
    const gone = await workspaces.findGone([...workspaceIds])
    return guests.filter(
      ({ workspaceId, token }) =>
        gone.has(workspaceId) || (token === null ? !isOpen : ended.has(token)),
    )
  }
}
