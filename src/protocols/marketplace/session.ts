/**
 * A session of the marketplace's orchestrator: over the socket that this service has opened to it,
 * it sends commands, which are handled one after the other, as by `/invoke`.
 */
import { WebSocket } from 'undici'
import { AppError } from '../../platform/errors.ts'
import type { InvokeBody, InvokeResult } from './invoke-schemas.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'
import { parseJson } from '../../platform/decode.ts'

type Dependencies = {
  socket: WebSocket
  /** Ends the connection whatever the orchestrator does. */
  destroy: () => void
  /** Throws if the session may not continue. */
  invoke: (body: InvokeBody, signal: AbortSignal) => Promise<InvokeResult>
  idleMs: number
  /** How long the connection may outlive the end of the session. */
  closeWithinMs: number
  onEnd: () => void
}

/** Commands that wait for the one before them. */
const MAX_WAITING = 100

/** Close codes (RFC 6455, 7.4.2); 4003 is what the orchestrator itself uses for a wrong key. */
const CLOSE = { normal: 1000, keyRefused: 4003, tryLater: 4013 } as const
type Close = keyof typeof CLOSE

/** Null if it is not a command. */
const commandOf = (text: unknown): InvokeBody | null => {
  const given = typeof text === 'string' ? parseJson(text) : null
  if (!isObject(given) || typeof given.command !== 'string') return null
  const { command, arguments: args = {} } = given
  return isObject(args) ? { command, arguments: args } : null
}

const NO_COMMAND: InvokeResult = {
  ok: false,
  error: 'Send {"command": "<name>", "arguments": {…}} as the text of a message.',
  error_code: 'invalid_message',
}

export class OrchestratorSession {
  readonly #deps: Dependencies
  readonly #ended = new AbortController()
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #idle: NodeJS.Timeout | null = null
  #closing: NodeJS.Timeout | null = null

  constructor(deps: Dependencies) {
    this.#deps = deps
    deps.socket.addEventListener('message', ({ data }) => this.#take(data))
    deps.socket.addEventListener('close', () => {
      if (this.#closing) clearTimeout(this.#closing)
      this.#onClosed()
    })
    this.#waitForNext()
  }

  end(reason: Close = 'normal'): void {
    this.#deps.socket.close(CLOSE[reason])
    this.endClosing()
    this.#onClosed()
  }

  /**
   * Ends the connection soon if one side has closed the socket, since the orchestrator may leave it
   * open. To be called again and again: no event tells of its Close frame.
   */
  endClosing(): void {
    const { socket, destroy, closeWithinMs } = this.#deps
    if (this.#closing || socket.readyState !== WebSocket.CLOSING) return
    this.#closing = setTimeout(destroy, closeWithinMs).unref()
  }

  #take(data: unknown): void {
    if (this.#ended.signal.aborted) return
    if (this.#waiting >= MAX_WAITING) {
      this.end('tryLater')
      return
    }
    this.#waiting += 1
    this.#last = this.#last.then(() => this.#answer(data))
  }

  async #answer(data: unknown): Promise<void> {
    const { signal } = this.#ended
    if (signal.aborted) return
    if (this.#idle) clearTimeout(this.#idle)
    try {
      const body = commandOf(data)
      const result = body === null ? NO_COMMAND : await this.#deps.invoke(body, signal)
      // A message with `data` reaches the user of the session unchanged.
      this.#deps.socket.send(JSON.stringify({ type: 'RESULT', data: result }))
    } catch (error) {
      this.end(error instanceof AppError && error.status < 500 ? 'keyRefused' : 'tryLater')
    } finally {
      this.#waiting -= 1
      this.#waitForNext()
    }
  }

  #waitForNext(): void {
    if (this.#ended.signal.aborted) return
    if (this.#idle) clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.end(), this.#deps.idleMs)
    this.#idle.unref()
  }

  #onClosed(): void {
    if (this.#ended.signal.aborted) return
    if (this.#idle) clearTimeout(this.#idle)
    this.#ended.abort()
    this.#deps.onEnd()
  }
}
