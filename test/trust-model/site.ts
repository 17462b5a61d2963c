/** The service under test, and its callers: one app for all runs, a workspace for each. */
import { gunzipSync } from 'node:zlib'
import type { Test } from 'tap'
import { type TestApp, testApp } from '../support/app.ts'
import { type Handler, givenHandler } from '../support/handlers.ts'
import { givenMcpServer, type McpPeer } from '../support/mcp-server.ts'
import { givenToken } from '../support/tokens.ts'
import { spokenOf } from './packages.ts'
import { type Holder, tokenHolders, type Who } from './world.ts'

const GONE = 410

const KEY = 'k'.repeat(43)

export type Site = TestApp & {
  workspace: string
  headers: Record<Who, Record<string, string>>
  /** Answers functions with the target that was called. */
  handler: Handler
  /** Offers the tools. */
  peer: McpPeer
}

export type Answer = { status: number; text: string; packs: string[] }

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the workspace. */
  path: string
  headers?: Record<string, string>
  payload?: unknown
}

export const send = async (
  { app, workspace, headers }: Site,
  who: Who,
  { method = 'GET', path, headers: more = {}, payload }: Request,
): Promise<Answer> => {
  const response = await app.inject({
    method,
    url: `/v1/workspaces/${workspace}${path}`,
    headers: { ...headers[who], ...more },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
  const { statusCode: status, rawPayload } = response
  const isPacked = rawPayload[0] === 0x1f && rawPayload[1] === 0x8b
  const text = (isPacked ? gunzipSync(rawPayload) : rawPayload).toString('utf8')
  // What was purged is named by the fingerprint alone that the caller sent.
  return { status, text, packs: status === GONE ? [] : spokenOf(text) }
}

const roleOf = (holder: Holder) => {
  if (holder.startsWith('pub')) return 'publisher'
  return holder.startsWith('rev') ? 'reviewer' : (holder as 'reader' | 'admin')
}

/** A site without a workspace yet. */
export const givenSite = async (t: Test): Promise<Site> => {
  const handler = await givenHandler(t, ({ path }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(`called ${path}`))
  })
  const peer = await givenMcpServer(t, [])
  const origins = `${handler.origin},${peer.origin}`
  const test = await testApp(t, {
    FUNCTION_ALLOWED_ORIGINS: origins,
    RATE_LIMIT_PER_TOKEN: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
  })
  const headers: Site['headers'] = {
    reader: {},
    pub1: {},
    pub2: {},
    rev1: {},
    rev2: {},
    admin: {},
    none: {},
    foreign: (await givenToken(test.services, 'admin', { workspace: 'default' })).headers,
    key: { 'x-orchestrator-key': KEY },
  }
  for (const holder of tokenHolders) {
    headers[holder] = (await givenToken(test.services, roleOf(holder))).headers
  }
  return { ...test, workspace: '', headers, handler, peer }
}

/** The same with a workspace of its own. */
export const inWorkspace = async (site: Site, workspace: string): Promise<Site> => {
  const run = { ...site, workspace }
  const settings = { orchestrator_key: KEY, capabilities_public: false }
  for (const [path, payload] of [
    ['', {}],
    ['/settings', settings],
    ['/mcp-servers/mail', { url: site.peer.url }],
  ] as const) {
    const { status, text } = await send(run, 'admin', { method: 'PUT', path, payload })
    if (status >= 300) throw new Error(text)
  }
  return run
}
