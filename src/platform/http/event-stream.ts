/**
 * Event streams. A stream limits how much its client has not read yet, sends heartbeats, and
 * releases its resources when either side closes. The number of streams is limited, and all end
 * when the application closes.
 */
import type { FastifyReply } from 'fastify'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'

const MAX_UNSENT_BYTES = 1024 * 1024
const FLUSH_WITHIN_MS = 1000
const RETRY_MS = 2000
const HEARTBEAT = Buffer.from(':\n\n')

export const EVENT_STREAM = 'text/event-stream'

export const streamHeaders = {
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  // Proxies such as nginx buffer small writes.
  'x-accel-buffering': 'no',
  // The connection ends with the stream, so that a shutdown need not wait for it.
  connection: 'close',
}

const retry = (ms: number): Buffer => Buffer.from(`retry: ${Math.round(ms)}\n\n`)

const streaming = new WeakSet<ServerResponse>()

/** Whether the reply is a stream, which lasts as long as its client stays. */
export const isEventStream = ({ raw }: FastifyReply): boolean => streaming.has(raw)

const chunks = new WeakMap<Buffer, Buffer>()

/** The chunk framing, made once for all streams that send the same bytes. */
const chunkOf = (bytes: Buffer): Buffer => {
  const made = chunks.get(bytes)
  if (made) return made
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`)
  const chunk = Buffer.concat([size, bytes, Buffer.from('\r\n')])
  chunks.set(bytes, chunk)
  return chunk
}

export class EventStream {
  readonly #response: ServerResponse
  readonly #heartbeat: NodeJS.Timeout
  readonly #closed: (() => void)[] = []
  #writtenBytes = 0
  /** Of these, the bytes that the client had read at the last heartbeat. */
  #takenBytes = -Infinity
  #isGone = false

  constructor(reply: FastifyReply, heartbeatMs: number) {
    reply.headers(streamHeaders).hijack()
    const response = reply.raw
    this.#response = response
    streaming.add(response)
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref()
    response.once('close', () => this.#close())
    response.on('error', () => undefined)
    if (response.destroyed) {
      // The client left before the stream existed.
      this.#close()
      return
    }
    // An event stream may be silent for any length of time.
    response.setTimeout(0)
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
    // Sent together with the headers.
    response.write(retry(RETRY_MS))
  }

  get isClosed(): boolean {
    return this.#response.destroyed || this.#response.writableEnded
  }

  /** Calls back at once if it is closed already. */
  onClose(act: () => void): void {
    if (this.#isGone) act()
    else this.#closed.push(act)
  }

  /** Disconnects a client that falls too far behind; it reconnects and resumes from its last id. */
  write(bytes: Buffer): void {
    // An empty chunk would end the response.
    if (this.isClosed || bytes.length === 0) return
    const out = this.#out
    if (out.writableLength > MAX_UNSENT_BYTES) {
      this.#response.destroy()
      return
    }
    const isFramedHere = out !== this.#response && this.#response.chunkedEncoding
    const framed = isFramedHere ? chunkOf(bytes) : bytes
    this.#writtenBytes += framed.length
    out.write(framed)
  }

  async drained(): Promise<void> {
    const out = this.#out
    if (this.isClosed || !out.writableNeedDrain) return
    await new Promise<void>((resolve) => {
      const done = (): void => {
        out.off('drain', done).off('close', done)
        resolve()
      }
      out.on('drain', done).on('close', done)
    })
  }

  /** Ends the response. A client that does not read the rest soon does not get it. */
  end(): void {
    if (this.isClosed) return
    this.#response.end()
    const late = setTimeout(() => this.#response.destroy(), FLUSH_WITHIN_MS)
    this.onClose(() => clearTimeout(late))
  }

  /**
   * Ends with a different retry delay for each client, so that they do not all reconnect at once.
   */
  dismiss(): void {
    this.write(retry(RETRY_MS * (0.5 + Math.random())))
    this.end()
  }

  /**
   * The socket itself, since `response.write` frames every write again and takes twice as long; the
   * response object while earlier responses of the connection are still being sent.
   */
  get #out(): Socket | ServerResponse {
    return this.#response.socket ?? this.#response
  }

  /** A client that reads nothing between two heartbeats counts as gone. */
  #beat(): void {
    const waiting = this.#out.writableLength
    const taken = this.#writtenBytes - waiting
    if (waiting > 0 && taken <= this.#takenBytes) this.#response.destroy()
    this.#takenBytes = taken
    this.write(HEARTBEAT)
  }

  #close(): void {
    this.#isGone = true
    clearInterval(this.#heartbeat)
    for (const act of this.#closed.splice(0)) act()
  }
}

/** The open streams of a process. */
export class OpenStreams {
  readonly #limit: number
  readonly #heartbeatMs: number
  readonly #streams = new Set<EventStream>()
  #reserved = 0
  #isClosing = false

  constructor({ limit, heartbeatMs }: { limit: number; heartbeatMs: number }) {
    this.#limit = limit
    this.#heartbeatMs = heartbeatMs
  }

  /** Opens one, if there is room, after `prepare` has read its first content. */
  async open<T>(reply: FastifyReply, prepare: () => Promise<T>): Promise<[EventStream, T]> {
    if (this.#reserved >= this.#limit) {
      throw new AppError(
        'events.too_many_streams',
        `This process already has ${this.#limit} open streams. Try again later.`,
        { retryAfter: 5, details: { max_streams: this.#limit } },
      )
    }
    this.#reserved += 1
    try {
      const prepared = await prepare()
      const stream = new EventStream(reply, this.#heartbeatMs)
      this.#streams.add(stream)
      stream.onClose(() => {
        this.#streams.delete(stream)
        this.#reserved -= 1
      })
      if (this.#isClosing) stream.dismiss()
      return [stream, prepared]
    } catch (error) {
      this.#reserved -= 1
      throw error
    }
  }

  close(): void {
    this.#isClosing = true
    for (const stream of this.#streams) stream.dismiss()
  }
}
