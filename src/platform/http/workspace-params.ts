import { Type } from '@sinclair/typebox'

/** Path parameter of every workspace route. The grammar is checked by the service, as 404. */
export const workspaceParams = {
  workspace_id: Type.String({
    maxLength: 64,
    description: 'Workspace (tenant). `default` always exists.',
    examples: ['default'],
  }),
}
