/** Errors of MCP servers. They never contain what a server sent. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { OutboundFailure } from '../../platform/outbound/failure.ts'
import { InventoryFault } from './inventory.ts'

const ID = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/
const MAX_SHOWN = 64

const shown = (serverId: string): string => serverId.slice(0, MAX_SHOWN)

export const checkServerId = (serverId: string): void => {
  if (ID.test(serverId)) return
  throw new AppError(
    'mcp_servers.invalid_request',
    'A server id has 1 to 64 of a-z, 0-9, - and _, with a letter or digit at both ends.',
    { details: { server_id: shown(serverId) } },
  )
}

export const serverNotFound = (serverId: string): AppError =>
  new AppError('mcp_servers.not_found', `No MCP server ${shown(serverId)} is registered.`, {
    details: { server_id: shown(serverId) },
  })

export const registeredAgain = (serverId: string): AppError =>
  new AppError(
    'mcp_servers.changed',
    `${serverId} was registered again during the sync. Sync it again.`,
    { details: { server_id: serverId } },
  )

const codes = {
  refused: 'mcp_servers.origin_refused',
  timed_out: 'mcp_servers.timed_out',
  cancelled: 'mcp_servers.failed',
  failed: 'mcp_servers.failed',
} as const

export const callFailure = (serverId: string, cause: OutboundFailure | InventoryFault): AppError =>
  new AppError(
    cause instanceof InventoryFault ? 'mcp_servers.failed' : codes[cause.reason],
    `${serverId}: ${cause.message} Its tools are unchanged.`,
    { details: { server_id: serverId }, cause },
  )
