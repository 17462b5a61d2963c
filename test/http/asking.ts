/** Asks an app over a socket, and tells whether the framework has had to do with it. */
import diagnostics from 'node:diagnostics_channel'
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { portOf, type RawAnswer, sendRaw } from './raw.ts'

export const HOST = { host: '127.0.0.1' }

type Headers = Record<string, string>

export type Ask = (url: string, headers?: Headers) => Promise<RawAnswer>

export const asking = async ({ app }: TestApp): Promise<Ask> => {
  const port = await portOf(app)
  return (url, headers = {}) =>
    sendRaw(port, [
      `GET ${url} HTTP/1.1`,
      ...Object.entries({ ...HOST, connection: 'close', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
    ])
}

/** All headers but those that each answer has of its own. */
export const shape = ({ headers }: { headers: Record<string, unknown> }) => {
  const { date: _date, connection: _connection, 'x-request-id': _id, ...others } = headers
  return others
}

/** How many requests have come to a handler of a route since. */
export const countHandled = (t: Test): (() => number) => {
  let count = 0
  const heard = (): void => void (count += 1)
  diagnostics.subscribe('tracing:fastify.request.handler:start', heard)
  t.teardown(() => diagnostics.unsubscribe('tracing:fastify.request.handler:start', heard))
  return () => count
}
