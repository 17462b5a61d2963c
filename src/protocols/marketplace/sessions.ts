/**
 * `POST /connect`: opens a socket to an orchestrator that an operator has allowed, and handles its
 * commands there. A session ends after half an hour without a command, when the workspace or its
 * key is gone, some seconds after a Close frame of the orchestrator, and with the service.
 */
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import type { OpenSocket, OutboundClient } from '../../platform/outbound/client.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import type { ConnectBody } from './connect-schemas.ts'
import type { Invocations } from './invoke.ts'
import { OrchestratorSession } from './session.ts'

type Dependencies = {
  outbound: OutboundClient
  invocations: Invocations
  /** Whether any orchestrator is allowed. */
  isOffered: boolean
  openWithinMs?: number
  idleMs?: number
  closeWithinMs?: number
}

const MAX_SESSIONS = 100
const OPEN_WITHIN_MS = 10_000
const IDLE_MS = 30 * 60_000
const CLOSE_WITHIN_MS = 5_000
const CHECK_EVERY_MS = 500

const notOffered = (): AppError =>
  new AppError(
    'marketplace.connect_refused',
    'This service opens no sockets to orchestrators: `ORCHESTRATOR_ALLOWED_ORIGINS` names none. Send commands to `/invoke`.',
  )

/** The address with the session, which must not be logged: its query holds the key. */
const addressOf = (body: ConnectBody): URL => {
  const { session_id: id, token, orchestrator_key: key, orchestrator_ws_url: base } = body
  const url = URL.canParse(base) ? new URL(base) : null
  if (!url || !/^wss?:$/.test(url.protocol) || url.search + url.hash !== '') {
    throw new AppError(
      'request.invalid',
      '`orchestrator_ws_url` must be a ws:// or wss:// URL without a query.',
      { details: { field: 'orchestrator_ws_url' } },
    )
  }
  url.pathname = `${url.pathname.replace(/\/$/, '')}/ws/service/${encodeURIComponent(id)}`
  url.search = new URLSearchParams({ token, key }).toString()
  return url
}

const failureOf = (error: unknown, { origin }: URL): unknown => {
  if (!(error instanceof OutboundFailure)) return error
  return error.reason === 'refused'
    ? new AppError(
        'connect.origin_refused',
        `${origin} is not an orchestrator that may be called. An operator can add it to ORCHESTRATOR_ALLOWED_ORIGINS.`,
      )
    : new AppError('connect.failed', `No socket to ${origin} could be opened. ${error.message}`)
}

const keysDiffer = (): AppError =>
  new AppError(
    'marketplace.key_refused',
    'The `orchestrator_key` in the body and the key in `X-Orchestrator-Key` must be the same.',
  )

type Open = { session: OrchestratorSession; workspaceId: string; key: string }

export class OrchestratorSessions {
  readonly #deps: Dependencies
  readonly #open = new Set<Open>()
  /** Sockets that are being opened count as well. */
  #opening = 0
  #check: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  get count(): number {
    return this.#open.size
  }

  /** Returns once the socket is open. */
  async connect(caller: Caller, body: ConnectBody, header: string | undefined): Promise<void> {
    const {
      outbound,
      invocations,
      isOffered,
      openWithinMs: timeoutMs = OPEN_WITHIN_MS,
    } = this.#deps
    const url = addressOf(body)
    if (!isOffered) throw notOffered()
    const key = body.orchestrator_key
    if (header !== undefined && header !== key) throw keysDiffer()
    await invocations.checkAccess(caller.workspaceId, header)
    if (this.#isClosed || this.#open.size + this.#opening >= MAX_SESSIONS) {
      throw new AppError(
        'connect.too_many_sessions',
        `There are ${MAX_SESSIONS} sessions already. Try again later.`,
        { retryAfter: 30 },
      )
    }
    this.#opening += 1
    try {
      this.#keep(await outbound.openSocket(url, { timeoutMs }), caller, key)
    } catch (error) {
      throw failureOf(error, url)
    } finally {
      this.#opening -= 1
    }
  }

  close(): void {
    this.#isClosed = true
    if (this.#check) clearInterval(this.#check)
    for (const { session } of this.#open) session.end()
  }

  #keep({ socket, destroy }: OpenSocket, caller: Caller, key: string): void {
    const { invocations, idleMs = IDLE_MS, closeWithinMs = CLOSE_WITHIN_MS } = this.#deps
    const open: Open = {
      workspaceId: caller.workspaceId,
      key,
      session: new OrchestratorSession({
        socket,
        destroy,
        invoke: (body, signal) => invocations.invoke(caller, body, { key, signal }),
        idleMs,
        closeWithinMs,
        onEnd: () => this.#forget(open),
      }),
    }
    this.#open.add(open)
    if (this.#isClosed) open.session.end()
    this.#check ??= setInterval(() => void this.#endStale(), CHECK_EVERY_MS).unref()
  }

  #forget(open: Open): void {
    this.#open.delete(open)
    if (this.#open.size > 0 || !this.#check) return
    clearInterval(this.#check)
    this.#check = null
  }

  /** A failed check ends nothing: without the database a key is neither good nor bad. */
  async #endStale(): Promise<void> {
    for (const { session } of this.#open) session.endClosing()
    for (const { session, workspaceId, key } of this.#open) {
      try {
        await this.#deps.invocations.checkAccess(workspaceId, key)
      } catch (error) {
        if (error instanceof AppError && error.status < 500) session.end('keyRefused')
      }
    }
  }
}
