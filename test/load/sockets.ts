/**
 * Clients by the thousand, in a process of their own: one buffer for all sockets, and no more parsing
 * than telling where a response ends.
 */
import { createConnection, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'
const buffer = Buffer.alloc(256 * 1024)

export const openSocket = (
  port: number,
  { onBytes, onClose }: { onBytes: (bytes: Buffer) => void; onClose: () => void },
): Socket => {
  const socket = createConnection({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer,
      callback: (length) => {
        onBytes(buffer.subarray(0, length))
        return true
      },
    },
  })
  socket.on('error', () => undefined)
  socket.on('close', onClose)
  return socket
}

export type Head = { status: number; etag: string | null; length: number }

/** Reads responses that have a `content-length`, or no body. */
export class ResponseReader {
  #head = ''
  #rest = 0
  #current: Head | null = null
  readonly #onResponse: (head: Head) => void

  constructor(onResponse: (head: Head) => void) {
    this.#onResponse = onResponse
  }

  read(bytes: Buffer): void {
    let from = 0
    if (this.#current === null) {
      const before = this.#head.length
      this.#head += bytes.toString('latin1')
      const end = this.#head.indexOf(HEAD_END)
      if (end === -1) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1] ?? 0)
      const status = Number(this.#head.slice(9, 12))
      const etag = /\r\netag: (\S+)/i.exec(this.#head)?.[1] ?? null
      this.#current = { status, etag, length }
      this.#rest = status === 304 ? 0 : length
      from = end + HEAD_END.length - before
      this.#head = ''
    }
    this.#rest -= bytes.length - from
    if (this.#rest > 0) return
    const head = this.#current
    this.#current = null
    this.#onResponse(head)
  }
}
