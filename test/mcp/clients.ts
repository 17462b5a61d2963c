/** The official clients, and plain requests, against an app that listens. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'

/** How a client finds out what it speaks. */
export const modes = ['legacy', 'auto', { pin: '2026-07-28' }] as const
export type Mode = (typeof modes)[number]

export const nameOf = (mode: Mode): string => (typeof mode === 'string' ? mode : mode.pin)

export const listen = (t: Test, app: App): Promise<string> => {
  // A client opens connections ahead, on which nothing is ever asked.
  t.teardown(() => app.server.closeAllConnections())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

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
export const refusalOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

// Tests look into answers of any shape.
// oxlint-disable-next-line no-explicit-any
export type Answer = { status: number; headers: Headers; body: any }

const parsed = (text: string): unknown => {
  // One message: as JSON, or as the data of a stream.
  const [, data = text] = /^data: (.+)$/m.exec(text) ?? []
  try {
    return JSON.parse(data)
  } catch {
    return text
  }
}

/** Just the body, as any program could send it. */
export const send = async (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { status, headers: sent } = response
  return { status, headers: sent, body: parsed(await response.text()) }
}

/** A request of the older revision, without a handshake. */
export const ask = (
  url: string,
  method: string,
  params: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> => send(url, { jsonrpc: '2.0', id: 1, method, params }, headers)

const NEWER = '2026-07-28'

export const envelope = {
  'io.modelcontextprotocol/protocolVersion': NEWER,
  'io.modelcontextprotocol/clientInfo': { name: 'a test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** A request of the newer revision: all that it says of itself, in the body and in headers. */
export const askNewer = (
  url: string,
  method: string,
  { _meta = envelope, ...params }: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const name = params['name'] ?? params['uri']
  return send(
    url,
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } },
    {
      'mcp-protocol-version': NEWER,
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
      ...headers,
    },
  )
}
