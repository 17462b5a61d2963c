/** The named schemas of all protocols. Pure. */
import { invokeSchemas } from './marketplace/invoke-schemas.ts'
import { marketplaceSchemas } from './marketplace/schemas.ts'
import { McpMessage } from './mcp/schemas.ts'
import { rpcSchemas } from './rpc/schemas.ts'
import { DiscoveryIndex } from './well-known/schemas.ts'

export const dialectSchemas = [
  ...marketplaceSchemas,
  ...invokeSchemas,
  DiscoveryIndex,
  ...rpcSchemas,
  McpMessage,
]
