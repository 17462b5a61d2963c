/**
 * Where clients find who issues tokens for this service (RFC 9728): one document for the whole
 * service, and one for each end point of MCP, whose clients expect it under the path that they call.
 * Pure.
 */
import { type Site } from '../access/cookies.ts'
import { isWorkspaceId } from '../access/workspace-id.ts'

export const METADATA_PATH = '/.well-known/oauth-protected-resource'

/** The path of an end point that has a document of its own; else that of the service. */
const resourcePathOf = (url: string): string => {
  const [path = ''] = url.split('?')
  if (path === '/mcp') return path
  const workspaceId = /^\/v1\/workspaces\/([^/]+)\/mcp$/.exec(path)?.[1] ?? ''
  return isWorkspaceId(workspaceId) ? path : ''
}

export const resourceOf = ({ origin }: Site, url: string): string => origin + resourcePathOf(url)

export const metadataUrlOf = ({ origin }: Site, url: string): string =>
  origin + METADATA_PATH + resourcePathOf(url)
