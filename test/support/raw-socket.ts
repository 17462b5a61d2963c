/** A client that decides about every byte, and about when it comes. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Test } from 'tap'

export type RawSocket = {
  socket: Socket
  send: (bytes: string | Uint8Array) => void
  received: () => string
  /** Resolves once the text has come; rejects if the connection ends without it. */
  receives: (text: string | RegExp) => Promise<string>
  closed: Promise<void>
}

export const openSocket = async (t: Test, port: number): Promise<RawSocket> => {
  const socket = connect({ port, host: '127.0.0.1' })
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => (received += text))
  // A reset is one of the ways in which a connection ends.
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  t.teardown(() => void socket.destroy())
  await once(socket, 'connect')
  socket.on('error', () => undefined)

  const receives = async (text: string | RegExp): Promise<string> => {
    const hasIt = () => (typeof text === 'string' ? received.includes(text) : text.test(received))
    while (!hasIt()) {
      if (socket.closed) throw new Error(`the connection ended without ${text}: ${received}`)
      await Promise.race([once(socket, 'data').catch(() => undefined), closed])
    }
    return received
  }
  return {
    socket,
    send: (bytes) => void socket.write(bytes),
    received: () => received,
    receives,
    closed,
  }
}

/** True once nothing listens on the port. */
export const isRefused = async (port: number): Promise<boolean> => {
  const socket = connect({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}
