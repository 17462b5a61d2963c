/** A server that answers as it likes, to see what the client makes of it. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Test } from 'tap'

type Reply = (request: IncomingMessage, response: ServerResponse) => void

export const openServer = async (t: Test, reply: Reply): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => reply(request, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body))

/** What would move the cursor, set the title or write backwards, in a terminal that got it. */
export const EVIL = '\u001b[2J\u001b]0;mine\u0007\u009b31m\u202egnp.exe\u2028\r\nok\u007f'

/** Characters that a terminal acts upon, or that hide others; line feeds of our own are none. */
export const UNFIT = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
