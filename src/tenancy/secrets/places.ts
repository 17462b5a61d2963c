/** Every place in the database that contains a secret. Pure. */
import type { SecretLocation } from './seal.ts'

export const functionHeaders = (workspaceId: string, functionId: string): SecretLocation => ({
  table: 'functions',
  workspaceId,
  row: functionId,
  field: 'headers',
})

export const mcpServerHeaders = (workspaceId: string, serverId: string): SecretLocation => ({
  table: 'mcp_servers',
  workspaceId,
  row: serverId,
  field: 'headers',
})

export const signingSecret = (workspaceId: string): SecretLocation => ({
  table: 'workspaces',
  workspaceId,
  row: workspaceId,
  field: 'settings.signing_secret',
})
