/** MCP servers of somebody's, made with the official kit; real ones, on loopback. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Test } from 'tap'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, Server } from '@modelcontextprotocol/server'

export type GivenTool = {
  name: string
  description?: string
  inputSchema?: unknown
  outputSchema?: unknown
  annotations?: unknown
  _meta?: unknown
}
type Page = { tools: GivenTool[]; nextCursor?: string }

export type McpPeer = {
  url: string
  origin: string
  /** What it offers; a test changes it. */
  tools: GivenTool[]
  /** Headers of all requests. */
  received: IncomingMessage['headers'][]
}

type Options = {
  /** In place of one page with all tools. */
  page?: (cursor: string | undefined) => Page | Promise<Page>
  /** How answers come: as one JSON body, or as an event stream. */
  mode?: 'json' | 'sse'
  /** Whether to speak the older protocol only. */
  isOld?: boolean
}

const serverOf = (page: (cursor: string | undefined) => Page | Promise<Page>): Server => {
  const server = new Server({ name: 'peer', version: '1.0.0' }, { capabilities: { tools: {} } })
  // Types of the kit are for honest servers.
  server.setRequestHandler('tools/list', (async (request: { params?: { cursor?: string } }) =>
    page(request.params?.cursor)) as never)
  return server
}

export const givenMcpServer = async (
  t: Test,
  tools: GivenTool[],
  { page, mode = 'sse', isOld = false }: Options = {},
): Promise<McpPeer> => {
  const peer: McpPeer = { url: '', origin: '', tools, received: [] }
  const handler = createMcpHandler(() => serverOf(page ?? (() => ({ tools: peer.tools }))), {
    responseMode: mode,
  })
  const handle = toNodeHandler(handler)
  const server = createServer((request, response) => {
    peer.received.push(request.headers)
    if (isOld && request.headers['mcp-method'] !== undefined) {
      response.writeHead(400).end()
      return
    }
    void handle(request as Parameters<typeof handle>[0], response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  t.teardown(async () => {
    server.closeAllConnections()
    server.close()
    await handler.close()
  })
  const { port } = server.address() as AddressInfo
  peer.origin = `http://127.0.0.1:${port}`
  peer.url = `${peer.origin}/mcp`
  return peer
}

export const tool = (
  name: string,
  meta: object = {},
  others: Partial<GivenTool> = {},
): GivenTool => ({
  name,
  description: `Does ${name}.`,
  inputSchema: { type: 'object' },
  _meta: meta,
  ...others,
})

/** What a server says of a tool that can do no harm. */
export const HARMLESS = { riskLevel: 'read', sideEffects: 'none', dataEgress: 'none' }
