/** Skills whose capabilities are tools of an MCP server. */
import type { Test } from 'tap'
import type { App } from '../../src/app.ts'
import { putServer, sync } from '../mcp-servers/given.ts'
import { packageArchive } from '../support/archives.ts'
import { type Answer, call } from '../support/given.ts'
import { type GivenTool, givenMcpServer, type McpPeer } from '../support/mcp-server.ts'
import { approve, installArchive } from './given.ts'

type Place = { workspace?: string; headers?: Record<string, string>; slug?: string }

export const manifestFor = (tools: string[], others: object = {}) => ({
  provider: { type: 'mcp', serverId: 'mail' },
  capabilities: tools.map((capabilityId) => ({ capabilityId })),
  ...others,
})

export const propose = (
  app: App,
  payload: object,
  { slug = 'pdf-tools', ...place }: Place = {},
): Promise<Answer> => call(app, 'POST', `/skills/user/${slug}/proposals`, { ...place, payload })

export const givenInventory = async (
  t: Test,
  app: App,
  tools: GivenTool[],
  place: Place = {},
): Promise<McpPeer> => {
  const peer = await givenMcpServer(t, tools)
  await putServer(app, 'mail', { url: peer.url }, place)
  const synced = await sync(app, 'mail', place)
  if (synced.status !== 200) throw new Error(JSON.stringify(synced.body))
  return peer
}

/** An approved skill that uses these tools. */
export const givenMappedSkill = async (
  app: App,
  tools: string[],
  { archive = packageArchive(), ...place }: Place & { archive?: Buffer } = {},
): Promise<string> => {
  await installArchive(app, archive, place)
  const opened = await propose(app, { manifest: manifestFor(tools) }, place)
  if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
  const approved = await approve(app, opened.body.proposal_id, place)
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  return opened.body.proposal_id
}

export const scopeOf = async (app: App, place: Place = {}) =>
  (await call(app, 'POST', '/capability-scope', { ...place, payload: { allowed_skills: ['*'] } }))
    .body

export const WRITE = { riskLevel: 'write', sideEffects: 'external', dataEgress: 'network' }

export const readProposal = (app: App, id: string) => call(app, 'GET', `/proposals/${id}`)

export const pending = async (app: App) =>
  (await call(app, 'GET', '/proposals?review_status=pending')).body.proposals
