/** Where the roots of the service are: once for `default`, and once below each workspace. Pure. */
import { workspaceParams } from '../../platform/http/workspace-params.ts'

export const roots = [
  { base: '', params: {}, suffix: '' },
  { base: '/v1/workspaces/:workspace_id', params: workspaceParams, suffix: 'InWorkspace' },
] as const
