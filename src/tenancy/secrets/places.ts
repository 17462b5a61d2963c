/** Every place of the database that contains a secret, for the start and the rotation. Pure. */
import type { Place } from './seal.ts'

export const functionHeaders = (workspaceId: string, functionId: string): Place => ({
  table: 'functions',
  workspaceId,
  row: functionId,
  field: 'headers',
})

export const mcpServerHeaders = (workspaceId: string, serverId: string): Place => ({
  table: 'mcp_servers',
  workspaceId,
  row: serverId,
  field: 'headers',
})

export const signingSecret = (workspaceId: string): Place => ({
  table: 'workspaces',
  workspaceId,
  row: workspaceId,
  field: 'settings.signing_secret',
})
