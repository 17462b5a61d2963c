/** Asks an app over a socket. */
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
