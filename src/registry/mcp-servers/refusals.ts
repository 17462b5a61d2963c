/** What is refused about MCP servers, in words. Of what a server sent nothing is told. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Expectation, isAsExpected } from '../../platform/precondition.ts'
import type { OutboundFailure } from '../../platform/outbound/failure.ts'

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

export const registeredAnew = (serverId: string): AppError =>
  new AppError(
    'mcp_servers.changed',
    `${serverId} was registered anew while it was asked for its tools. Sync it again.`,
    { details: { server_id: serverId } },
  )

export const refusedUrl = (failure: OutboundFailure): AppError =>
  new AppError(
    'mcp_servers.origin_refused',
    `${failure.message} Allowed are the origins of FUNCTION_ALLOWED_ORIGINS, and loopback as long as the service is open.`,
    { details: { in: 'body', field: 'url' } },
  )

const codes = {
  refused: 'mcp_servers.origin_refused',
  timed_out: 'mcp_servers.timed_out',
  cancelled: 'mcp_servers.failed',
  failed: 'mcp_servers.failed',
} as const

export const callFailure = (
  serverId: string,
  { reason, message, cause }: { reason: OutboundFailure['reason']; message: string; cause: Error },
): AppError =>
  new AppError(codes[reason], `${serverId}: ${message} Its tools stay as they were.`, {
    details: { server_id: serverId },
    cause,
  })

/** `current` is the fingerprint of what is stored. */
export const checkExpectation = (
  expected: Expectation,
  current: string | null,
  serverId: string,
): void => {
  if (isAsExpected(expected, current)) return
  const details = { server_id: serverId, current_fingerprint: current }
  if (expected === 'absent') {
    throw new AppError('mcp_servers.exists', `${serverId} is registered already.`, { details })
  }
  throw new AppError(
    'mcp_servers.fingerprint_mismatch',
    current === null
      ? `${serverId} is not registered, or no longer.`
      : `${serverId} has changed since you read it. Read it again, then decide.`,
    { details },
  )
}
