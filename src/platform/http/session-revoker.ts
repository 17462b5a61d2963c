/**
 * Ends open streams whose caller loses access: the credential was revoked or has expired, its role
 * in the workspace has changed, the workspace was deleted, or the open mode has ended. Revocations
 * by this process take effect at once. For everything else, one query about each kind of credential
 * and one about workspaces check all streams twice a second. A failed check ends nothing: without the
 * database a caller's access is unknown, and there are no events to send.
 */
import type { Authentication } from '../access/authentication.ts'
import type { Actor } from '../access/caller.ts'
import { actorIn } from '../access/grants.ts'
import { isUnavailable } from '../database/pg-errors.ts'

const CHECK_EVERY_MS = 500

export type OpenStream = {
  workspaceId: string
  actor: Actor
  /** Null for a caller without one. */
  credential: string | null
  end: () => void
}

export type SessionRevokerDependencies = {
  authentication: Pick<Authentication, 'isOpen' | 'findCurrent' | 'onEnded'>
  workspaces: { findGone: (workspaceIds: readonly string[]) => Promise<Set<string>> }
  /** Called when a check fails with the database at hand. */
  onFault: (error: unknown) => void
}

export class SessionRevoker {
  readonly #deps: SessionRevokerDependencies
  readonly #streams = new Set<OpenStream>()
  #isScheduled = false
  #hasFailed = false

  constructor(deps: SessionRevokerDependencies) {
    this.#deps = deps
    deps.authentication.onEnded((isEnded) => {
      for (const stream of this.#streams) if (isEnded(stream.actor)) stream.end()
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
      this.#hasFailed = false
    } catch (error) {
      // The next check retries, twice a second: only the first failure of several is news.
      if (!this.#hasFailed && !isUnavailable(error)) this.#deps.onFault(error)
      this.#hasFailed = true
    } finally {
      this.#scheduleCheck()
    }
  }

  async #findRevoked(streams: OpenStream[]): Promise<OpenStream[]> {
    const { workspaces, authentication } = this.#deps
    const credentials = new Set(streams.flatMap(({ credential }) => credential ?? []))
    const workspaceIds = new Set(streams.map(({ workspaceId }) => workspaceId))
    const isAnonymous = streams.some(({ credential }) => credential === null)
    const isOpen = !isAnonymous || (await authentication.isOpen())
    const current = await authentication.findCurrent([...credentials])
    const gone = await workspaces.findGone([...workspaceIds])
    return streams.filter(({ workspaceId, actor, credential }) => {
      if (gone.has(workspaceId)) return true
      if (credential === null) return !isOpen
      const now = current.get(credential)
      // What a stream shows depends on the role.
      return now === undefined || actorIn(now, workspaceId)?.role !== actor.role
    })
  }
}
