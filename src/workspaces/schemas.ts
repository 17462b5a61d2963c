/** How a workspace stands in paths, and what its own routes take and give. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../http/pagination.ts'
import { ref, Timestamp } from '../http/schema.ts'

/** Path parameter of every workspace route. The grammar is checked by the service, as 404. */
export const workspaceParams = {
  workspace_id: Type.String({
    maxLength: 64,
    description: 'Workspace (tenant). `default` always exists.',
    examples: ['default'],
  }),
}

/** The same where the workspace may be new: then the service says what is wrong with an id. */
export const NewWorkspaceParams = Type.Object({
  workspace_id: Type.String({
    description:
      '1 to 64 characters of a-z, 0-9, `-` and `_`; starts and ends with a letter or digit.',
    examples: ['acme'],
  }),
})

export const NewWorkspaceHeaders = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({ pattern: String.raw`^\s*\*\s*$`, description: '`*`: create only.' }),
  ),
})

export const Workspace = Type.Object(
  {
    workspace_id: Type.String(),
    created_at: Timestamp,
    snapshot_version: Type.Integer({ description: '+1 for each change in the workspace.' }),
  },
  {
    $id: 'Workspace',
    description: 'A tenant.',
    examples: [
      { workspace_id: 'acme', created_at: '2026-01-05T08:30:00.000Z', snapshot_version: 0 },
    ],
  },
)
export type Workspace = Static<typeof Workspace>

export const WorkspacePage = Type.Object(
  { workspaces: Type.Array(ref(Workspace)), next_cursor: NextCursor },
  { $id: 'WorkspacePage', description: 'Workspaces that the caller may see, by id.' },
)
export type WorkspacePage = Static<typeof WorkspacePage>

export const WorkspaceQuery = Type.Object(pageQuery, { additionalProperties: false })
export type WorkspaceQuery = Static<typeof WorkspaceQuery>

export const workspaceSchemas = [Workspace, WorkspacePage]
