/**
 * The only client for outgoing requests. It calls allowed origins only, at checked addresses,
 * follows no redirect, uses no proxy of the environment, accepts no compressed response, and is
 * limited in time and bytes. Each call has its own connection: an idle one that the other side has
 * just closed would fail a call that cannot be repeated.
 */
import { Agent, fetch, type RequestInit as Init, WebSocket } from 'undici'
import { mayReach, type Reach } from './addresses.ts'
import { boundedBody, tooLarge } from './bounded-body.ts'
import { guardedConnector, type Resolve, resolveBySystem } from './connector.ts'
import { OutboundFailure } from './failure.ts'
import { BUILD_VERSION } from '../version.ts'
import { httpOf, literalOf, reachOf, urlFault } from './origins.ts'

export type Bounds = {
  /** From the call to the last byte of the response. */
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal | undefined
}

/** The part of `fetch` that client libraries need. */
export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>

type Dependencies = {
  allowedOrigins: readonly string[]
  /** Whether the service is open; then loopback is allowed too. */
  isOpen: () => boolean
  resolve?: Resolve
}

export type OpenSocket = {
  socket: WebSocket
  /** Ends the connection whatever the other side does; `close` follows. */
  destroy: () => void
}

/** Bytes of one WebSocket message. */
const MAX_MESSAGE = 1024 * 1024

/** Concurrent calls to one origin; more wait, within their time limit. */
const CONNECTIONS = 64

/** The failure that an error of `fetch` has as its cause, at any depth. */
export const failureIn = (error: unknown): OutboundFailure | null => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutboundFailure) return at
  }
  return null
}

/** A code such as ECONNREFUSED, which comes from this machine and not from the other side. */
const codeIn = (error: unknown): string => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return ` (${at.code})`
  }
  return ''
}

const options = {
  pipelining: 0,
  // The limits of each call apply instead.
  headersTimeout: 0,
  bodyTimeout: 0,
  webSocket: { maxPayloadSize: MAX_MESSAGE },
}

export class OutboundClient {
  readonly #listed: ReadonlySet<string>
  readonly #isOpen: () => boolean
  readonly #connect: ReturnType<typeof guardedConnector>
  readonly #agent: Agent

  constructor({ allowedOrigins, isOpen, resolve = resolveBySystem }: Dependencies) {
    this.#listed = new Set(allowedOrigins)
    this.#isOpen = isOpen
    this.#connect = guardedConnector({ resolve, reachOf: (url) => this.#reachOf(url) })
    this.#agent = new Agent({ ...options, connect: this.#connect, connections: CONNECTIONS })
  }

  /** The URL, unless its text alone shows that it may not be called; the name is not resolved. */
  check(text: string): URL {
    const fault = urlFault(text)
    if (fault !== null) throw new OutboundFailure('refused', `The URL ${fault}.`)
    const url = new URL(text)
    const reach = this.#reachOf(url)
    const literal = literalOf(url)
    if (reach !== null && (literal === null || mayReach([literal], reach))) return url
    throw new OutboundFailure('refused', `The origin ${url.origin} may not be called.`)
  }

  /** A `fetch` whose calls, including reading the response, stay within the limits. */
  fetchWithin({ timeoutMs, maxBytes, signal: outer }: Bounds): Fetch {
    return async (url, init = {}) => {
      const deadline = AbortSignal.timeout(timeoutMs)
      const given = [deadline, outer, init.signal].filter((signal) => signal instanceof AbortSignal)
      const failed = (error: unknown): OutboundFailure => {
        const known = failureIn(error)
        if (known) return known
        if (deadline.aborted) {
          return new OutboundFailure('timed_out', `The call timed out after ${timeoutMs} ms.`)
        }
        return given.some(({ aborted }) => aborted)
          ? new OutboundFailure('cancelled', 'The call was cancelled.', error)
          : new OutboundFailure('failed', `The connection failed or broke${codeIn(error)}.`, error)
      }
      try {
        const signal = AbortSignal.any(given)
        return await this.#fetch(this.check(String(url)), { ...init, signal }, { maxBytes, failed })
      } catch (error) {
        throw failed(error)
      }
    }
  }

  /** An open socket to a `ws:` or `wss:` URL, whose messages have at most `MAX_MESSAGE` bytes. */
  async openSocket(url: URL, { timeoutMs }: { timeoutMs: number }): Promise<OpenSocket> {
    this.check(httpOf(url.href))
    let connection: { destroy: () => unknown } | null = null
    // An agent of its own, since a WebSocket does not give out its connection.
    const agent = new Agent({
      ...options,
      connect: (target, done) =>
        this.#connect(target, (...[error, opened]) => {
          connection = opened
          if (opened) done(null, opened)
          else done(error, null)
        }),
    })
    const destroy = (): void => void connection?.destroy()
    const socket = new WebSocket(url, { dispatcher: agent })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      reject(new OutboundFailure('timed_out', `The socket was not open after ${timeoutMs} ms.`))
    }, timeoutMs)
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('close', () => {
      reject(new OutboundFailure('failed', 'The socket was refused or closed.'))
    })
    // A failure is followed by `close`.
    socket.addEventListener('error', () => {})
    try {
      await promise
      return { socket, destroy }
    } catch (error) {
      socket.close()
      destroy()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  #reachOf(url: URL): Reach | null {
    return reachOf(url, { listed: this.#listed, isOpen: this.#isOpen() })
  }

  async #fetch(
    url: URL,
    init: RequestInit & { signal: AbortSignal },
    limits: { maxBytes: number; failed: (error: unknown) => OutboundFailure },
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('accept-encoding', 'identity')
    headers.set('user-agent', `skill-registry/${BUILD_VERSION}`)
    const response = await fetch(url, {
      method: init.method ?? 'GET',
      headers: [...headers],
      // The same kinds of body; only the types come from another package.
      body: (init.body ?? null) as Init['body'] & {},
      duplex: 'half',
      signal: init.signal,
      redirect: 'manual',
      dispatcher: this.#agent,
    })
    const refuse = async (failure: OutboundFailure): Promise<never> => {
      await response.body?.cancel()
      throw failure
    }
    const encoding = response.headers.get('content-encoding') ?? 'identity'
    if (encoding !== 'identity') {
      await refuse(
        new OutboundFailure(
          'failed',
          'The response is compressed, although the request did not allow it.',
        ),
      )
    }
    const { maxBytes } = limits
    if (Number(response.headers.get('content-length')) > maxBytes) await refuse(tooLarge(maxBytes))
    const { status, statusText } = response
    const body = response.body && boundedBody(response.body, limits)
    return new Response(body, { status, statusText, headers: [...response.headers] })
  }
}
