import { Type } from '@sinclair/typebox'

/**
 * The path parameter of every workspace route. The service checks its grammar, and responds with
 * 404.
 */
export const workspaceParams = {
  workspace_id: Type.String({
    maxLength: 64,
    description: 'Workspace (tenant). `default` always exists.',
    examples: ['default'],
  }),
}
