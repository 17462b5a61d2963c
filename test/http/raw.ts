/** Requests that no well-behaved client sends, over a socket, byte by byte. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { App } from '../../src/app.ts'

/** Listens on a free port of this machine; closed with the app. */
export const portOf = async (app: App): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the app has no port')
  return address.port
}

/** The first answer's head, and all that came behind it. */
export type RawAnswer = { status: number; headers: Record<string, string>; rest: string }

const parse = (answer: string): RawAnswer => {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return {
    status: Number(first.split(' ')[1]),
    headers,
    rest: rest.join('\r\n\r\n'),
  }
}

/**
 * Sends all of a request, its head by lines, and only then reads until the server hangs up; ask it
 * to by `connection: close`.
 */
export const sendRaw = async (
  port: number,
  lines: string[],
  body: string | Uint8Array = '',
): Promise<RawAnswer> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, '', ''].join('\r\n'))
  await new Promise<void>((resolve, reject) => {
    socket.write(body, (error) => (error ? reject(error) : resolve()))
  })
  return parse(await text(socket))
}
