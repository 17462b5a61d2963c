/**
 * Ends open streams whose caller loses access: the token was revoked or has expired, the workspace
 * was deleted, or the open mode has ended. Revocations by this process take effect at once. For
 * everything else, one query about tokens and one about workspaces check all streams twice a
 * second. A failed check ends nothing: without the database a caller's access is unknown, and there
 * are no events to send.
 */
const CHECK_EVERY_MS = 500

export type OpenStream = {
  workspaceId: string
  actorId: string
  /** Null for a caller without a token. */
  token: string | null
  end: () => void
}

export type SessionRevokerDependencies = {
  authentication: {
    isOpen: () => Promise<boolean>
    /** Which of these tokens no longer grant access. */
    findEnded: (tokens: readonly string[]) => Promise<Set<string>>
    onEnded: (listener: (actorId: string) => void) => void
  }
  workspaces: { findGone: (workspaceIds: readonly string[]) => Promise<Set<string>> }
}

export class SessionRevoker {
  readonly #deps: SessionRevokerDependencies
  readonly #streams = new Set<OpenStream>()
  #isScheduled = false

  constructor(deps: SessionRevokerDependencies) {
    this.#deps = deps
    deps.authentication.onEnded((actorId) => {
      for (const stream of this.#streams) if (stream.actorId === actorId) stream.end()
    })
  }

  add(stream: OpenStream): void {
    this.#streams.add(stream)
    if (!this.#isScheduled) this.#scheduleCheck()
  }

  remove(stream: OpenStream): void {
    this.#streams.delete(stream)
  }

  #scheduleCheck(): void {
    this.#isScheduled = this.#streams.size > 0
    if (this.#isScheduled) setTimeout(() => void this.#check(), CHECK_EVERY_MS).unref()
  }

  async #check(): Promise<void> {
    try {
      for (const stream of await this.#findRevoked([...this.#streams])) stream.end()
    } catch {
      // The next check retries.
    } finally {
      this.#scheduleCheck()
    }
  }

  async #findRevoked(streams: OpenStream[]): Promise<OpenStream[]> {
    const { workspaces, authentication } = this.#deps
    const tokens = new Set(streams.flatMap(({ token }) => token ?? []))
    const workspaceIds = new Set(streams.map(({ workspaceId }) => workspaceId))
    const isOpen = streams.every(({ token }) => token !== null) || (await authentication.isOpen())
    const ended = await authentication.findEnded([...tokens])
    const gone = await workspaces.findGone([...workspaceIds])
    return streams.filter(
      ({ workspaceId, token }) =>
        gone.has(workspaceId) || (token === null ? !isOpen : ended.has(token)),
    )
  }
}
