/** The official clients, and plain requests, against an app that listens. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'

/** How a client finds out what it speaks. */
export const modes = ['legacy', 'auto', { pin: '2026-07-28' }] as const
export type Mode = (typeof modes)[number]

export const nameOf = (mode: Mode): string => (typeof mode === 'string' ? mode : mode.pin)

export const listen = (app: App): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 })

export const connect = async (
  t: Test,
  url: string,
  mode: Mode,
  headers: Record<string, string> = {},
): Promise<Client> => {
  const client = new Client(
    { name: 'a test', version: '1' },
    { versionNegotiation: { mode }, capabilities: {} },
  )
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } })
  await client.connect(transport)
  t.teardown(() => client.close())
  return client
}

/** What a refused call of the protocol says. */
export const refusalOf = async (call: Promise<unknown>): Promise<any> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )
