/** Requests whose body is still on its way when something happens. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { openSocket } from '../support/raw-socket.ts'

export type Sent = { method: string; path: string; type?: string; body: string | Buffer }

export const until = async (holds: () => boolean): Promise<void> => {
  const startedAt = performance.now()
  while (!holds()) {
    if (performance.now() - startedAt > 10_000) throw new Error('it never came to hold')
    await turn()
  }
}

/** Sends the head and half of the body, and waits until the caller was admitted. */
export const begin = async (
  t: Test,
  { app, services: { authentication } }: TestApp,
  secret: string,
  { method, path, type = 'application/json', body }: Sent,
) => {
  const port = Number(new URL(app.listeningOrigin).port)
  const bytes = Buffer.from(body)
  const half = Math.floor(bytes.length / 2)
  const { send, receives } = await openSocket(t, port)
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `origin: http://127.0.0.1:${port}`,
    'accept: application/json, text/event-stream',
    `authorization: Bearer ${secret}`,
    `content-type: ${type}`,
    `content-length: ${bytes.length}`,
    'connection: close',
  ]
  send([...head, '', ''].join('\r\n'))
  send(bytes.subarray(0, half))
  await until(() => authentication.lookUpCached(secret) !== null)
  return {
    finish: async (): Promise<string> => {
      send(bytes.subarray(half))
      return receives(/^HTTP\/1\.1 [^]*\r\n\r\n/)
    },
  }
}
