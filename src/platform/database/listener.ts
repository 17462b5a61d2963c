/**
 * One connection that LISTENs for the life of the process. A lost one is reopened, with growing
 * pauses; `onConnect` is then called, since messages may have been missed. A regular query detects
 * a connection that is dead without an error.
 */
import { once } from 'node:events'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerClient } from './server-client.ts'

const RESPONSE_TIMEOUT_MS = 5000
const PING_EVERY_MS = 20_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000

export type ListenerDependencies = {
  connectionString: string
  channel: string
  onMessage: (payload: string) => void
  /** Connected, for the first time or again. */
  onConnect: () => void
  /** Called for the first failure, and for the first one after each success. */
  onLost: (error: Error) => void
}

/** Half of it is random, so that replicas do not reconnect all at once. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2)

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

export class Listener {
  readonly #deps: ListenerDependencies
  readonly #stopping = new AbortController()
  #running: Promise<void> | null = null
  #isAway = false

  constructor(parts: ListenerDependencies) {
    this.#deps = parts
  }

  /** Connects on the first call; later calls change nothing. */
  start(): void {
    this.#running ??= this.#run()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    let failures = 0
    while (!signal.aborted) {
      try {
        await this.#listen(() => {
          failures = 0
        })
      } catch (error) {
        if (signal.aborted) return
        if (!this.#isAway) this.#deps.onLost(toError(error))
        this.#isAway = true
      }
      await sleep(pauseAfter(failures), undefined, { signal }).catch(() => undefined)
      failures += 1
    }
  }

  /** One connection, from open to close; always throws. */
  async #listen(onListening: () => void): Promise<void> {
    const { channel, connectionString, onConnect, onMessage } = this.#deps
    const { signal } = this.#stopping
    // Closes the socket directly, since `end` waits for the other side, which the network may have
    // dropped.
    const socket = new Socket()
    const client = new ServerClient({
      connectionString,
      application_name: 'skill-registry listener',
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      keepAlive: true,
      stream: () => socket,
    })
    client.on('error', () => undefined)
    // A client that is ended while it connects emits nothing; its socket does.
    const closed = once(socket, 'close').then((): never => {
      throw new Error('the connection ended')
    })
    client.on('notification', ({ payload = '' }) => onMessage(payload))
    const leave = (): void => {
      client.end().catch(() => undefined)
      if (socket.connecting) socket.destroy()
      else socket.destroySoon()
    }
    signal.addEventListener('abort', leave)
    const ping = setInterval(() => {
      client.query('select 1').catch((error: unknown) => socket.destroy(toError(error)))
    }, PING_EVERY_MS).unref()
    try {
      await Promise.race([client.connect(), closed])
      await Promise.race([client.query(`listen ${channel}`), closed])
      this.#isAway = false
      onListening()
      onConnect()
      await closed
    } finally {
      clearInterval(ping)
      signal.removeEventListener('abort', leave)
      leave()
    }
  }
}
