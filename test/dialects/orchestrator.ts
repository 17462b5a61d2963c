/** The orchestrator of a marketplace: a real socket server that sends commands to what it connects. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Test } from 'tap'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'

export const KEY = 'k'.repeat(43)

export type Asked = { socket: WebSocket; request: IncomingMessage }

/** Accepts every socket, unless `verify` says no. */
export const givenOrchestrator = async (t: Test, { isRefusing = false, isSilent = false } = {}) => {
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  const asked: Asked[] = []
  const unanswered: Duplex[] = []
  http.on('upgrade', (request, stream, head) => {
    if (isSilent) {
      unanswered.push(stream.resume())
      return
    }
    if (isRefusing) {
      stream.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return
    }
    server.handleUpgrade(request, stream, head, (socket) => {
      asked.push({ socket, request })
      server.emit('connection', socket, request)
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  t.teardown(async () => {
    for (const stream of unanswered) stream.destroy()
    for (const { socket } of asked) socket.terminate()
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  })
  const { port } = http.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}`, asked, server, unanswered }
}

export const bodyOf = (url: string, changes: object = {}) => ({
  session_id: 's-1',
  token: 'of the session&',
  orchestrator_ws_url: url,
  orchestrator_key: KEY,
  ...changes,
})

type Answer = { type: string; data: { ok: boolean; error_code?: string } }

export const answerIn = (data: RawData): Answer => JSON.parse((data as Buffer).toString())

/** Sends a command and gives what comes back. */
export const ask = async (socket: WebSocket, message: unknown): Promise<Answer> => {
  const answered = once(socket, 'message')
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [data] = (await answered) as [RawData]
  return answerIn(data)
}
