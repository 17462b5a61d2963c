/** The roots of the service: one for `default`, and one below each workspace. Pure. */
import { workspaceParams } from '../../platform/http/workspace-params.ts'

export const roots = [
  { base: '', params: {}, suffix: '' },
  { base: '/v1/workspaces/:workspace_id', params: workspaceParams, suffix: 'InWorkspace' },
] as const
