/** Secrets in every place that takes one, and what their handlers and servers got of them. */
import { createHmac } from 'node:crypto'
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'
import { type Answer, call } from '../support/given.ts'
import { givenResult, type Handler } from '../support/handlers.ts'
import { givenMcpServer, HARMLESS, type McpPeer, tool } from '../support/mcp-server.ts'
import { givenPrompt, render } from '../functions/calls.ts'
import { putServer, sync } from '../mcp-servers/given.ts'

export const FUNCTION_SECRET = 'Bearer of-the-function-4f1c'
export const SERVER_SECRET = 'of-the-mcp-server-93ab'
export const SIGNING_KEY = Buffer.from('the-signing-key-of-a-workspace-0')
export const SIGNING_SECRET = `whsec_${SIGNING_KEY.toString('base64')}`

export type Peers = { handler: Handler; server: McpPeer }

export const givenPeers = async (t: Test): Promise<Peers> => ({
  handler: await givenResult(t, 'Hello.'),
  server: await givenMcpServer(t, [tool('a', HARMLESS)]),
})

export const setSigningSecret = (app: App, secret: string | null): Promise<Answer> =>
  call(app, 'PUT', '/settings', { payload: { signing_secret: secret } })

export const givenSecrets = async (app: App, { handler, server }: Peers): Promise<void> => {
  await givenPrompt(app, handler.origin, { headers: { Authorization: FUNCTION_SECRET } })
  const put = await putServer(app, 'peer', {
    url: server.url,
    headers: { 'X-Api-Key': SERVER_SECRET },
  })
  if (put.status !== 201) throw new Error(JSON.stringify(put.body))
  const set = await setSigningSecret(app, SIGNING_SECRET)
  if (set.status !== 200) throw new Error(JSON.stringify(set.body))
}

export const isSigned = ({ headers, body }: Handler['received'][number]): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = createHmac('sha256', SIGNING_KEY).update(signed).digest('base64')
  return headers['webhook-signature'] === `v1,${signature}`
}

/** Calls the function and syncs the server: both must get what was registered. */
export const checkSecrets = async (
  t: Test,
  app: App,
  { handler, server }: Peers,
  what: string,
): Promise<void> => {
  t.match(await render(app, 'greet'), { status: 200 }, what)
  const received = handler.received.at(-1)
  t.equal(received?.headers.authorization, FUNCTION_SECRET, what)
  t.ok(received && isSigned(received), `${what}: signed`)
  t.match(await sync(app, 'peer'), { status: 200 }, what)
  t.equal(server.received.at(-1)?.['x-api-key'], SERVER_SECRET, what)
}
