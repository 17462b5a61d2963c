/** MCP servers, registered and asked over HTTP. */
import type { App } from '../../src/app.ts'
import { type Answer, call } from '../support/given.ts'
import { type GivenTool, tool } from '../support/mcp-server.ts'

type Place = { workspace?: string; headers?: Record<string, string> }

export const putServer = (
  app: App,
  serverId: string,
  payload: object,
  place: Place = {},
): Promise<Answer> => call(app, 'PUT', `/mcp-servers/${serverId}`, { ...place, payload })

export const readServer = (app: App, serverId: string, place: Place = {}): Promise<Answer> =>
  call(app, 'GET', `/mcp-servers/${serverId}`, place)

export const sync = (app: App, serverId: string, place: Place = {}): Promise<Answer> =>
  call(app, 'POST', `/mcp-servers/${serverId}/sync`, place)

export const manyTools = (count: number, prefix = 't'): GivenTool[] =>
  Array.from({ length: count }, (_one, index) => tool(`${prefix}${index}`))
