/** Path parameters and schemas of workspaces. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import { nullable, nullableString, ref, Timestamp } from '../../platform/http/schema.ts'

/** The same with an example other than `default`. */
export const OtherWorkspaceParams = Type.Object({
  workspace_id: Type.Unsafe<string>({ ...workspaceParams.workspace_id, examples: ['acme'] }),
})

/** The same for a new workspace: the service reports what is wrong with its id. */
export const NewWorkspaceParams = Type.Object({
  workspace_id: Type.String({
    description:
      '1 to 64 characters of a-z, 0-9, `-` and `_`; starts and ends with a letter or digit.',
    examples: ['acme'],
  }),
})

const limitOf = (what: string) =>
  Type.Optional(
    nullable(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      `${what} Null: no limit.`,
    ),
  )

const quotaFields = {
  bytes: limitOf(
    'Bytes of the files of all revisions (those of system skills are not counted), of documents, and of the announced sizes of open uploads.',
  ),
  skills: limitOf('Installed skills; system skills are not counted.'),
  documents: limitOf('Documents, including new ones that wait for a reviewer.'),
  functions: limitOf('Functions.'),
  open_uploads: limitOf('Uploads that were started, and neither used nor ended.'),
}

const titleField = nullable(
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: String.raw`^[^\u0000-\u001f\u007f]*[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]*$`,
    description: '1 to 100 characters, not only blanks, without control characters.',
  }),
  'What people call the workspace; null: nothing but its id.',
)

export const WorkspaceBody = Type.Object(
  {
    title: Type.Optional(titleField),
    quotas: Type.Optional(
      Type.Object(quotaFields, {
        additionalProperties: false,
        description: 'Omitted quotas stay unchanged.',
      }),
    ),
  },
  {
    $id: 'WorkspaceBody',
    additionalProperties: false,
    description: 'The fields of a workspace that may be set.',
    examples: [{ title: 'Acme, Inc.', quotas: { bytes: 53_687_091_200, functions: null } }],
  },
)

const Quotas = Type.Required(Type.Object(quotaFields), {
  $id: 'WorkspaceQuotas',
  description: 'The quotas of a workspace. A write that would exceed one gets 507.',
})

const used = () => Type.Integer({ minimum: 0 })

const Usage = Type.Object(
  {
    bytes: used(),
    skills: used(),
    documents: used(),
    functions: used(),
    open_uploads: used(),
  },
  { $id: 'WorkspaceUsage', description: 'The usage of a workspace, counted like its quotas.' },
)

const counted = (description: string) => nullable(Type.Integer({ minimum: 0 }), description)

const Counts = Type.Object(
  {
    skills: Type.Integer({ minimum: 0, description: 'As in `usage`.' }),
    tokens: counted('Tokens of this workspace that are valid; null unless you are admin there.'),
    waiting_proposals: counted(
      'Proposals that wait for a review; null unless you are publisher there.',
    ),
  },
  { $id: 'WorkspaceCounts', description: 'How much a workspace has.' },
)

export const Workspace = Type.Object(
  {
    workspace_id: Type.String(),
    title: nullableString('What people call it; null: nothing but its id.'),
    created_at: Timestamp,
    snapshot_version: Type.Integer({
      description: 'Grows by one with each change in the workspace.',
    }),
    quotas: ref(Quotas),
    usage: ref(Usage),
    counts: Type.Optional(ref(Counts)),
  },
  {
    $id: 'Workspace',
    description: 'A tenant.',
    examples: [
      {
        workspace_id: 'acme',
        title: 'Acme, Inc.',
        created_at: '2026-01-05T08:30:00.000Z',
        snapshot_version: 0,
        quotas: {
          bytes: 10_737_418_240,
          skills: 10_000,
          documents: 10_000,
          functions: 1000,
          open_uploads: 100,
        },
        usage: { bytes: 0, skills: 0, documents: 0, functions: 0, open_uploads: 0 },
      },
    ],
  },
)
export type Workspace = Static<typeof Workspace>

export const WorkspacePage = Type.Object(
  { workspaces: Type.Array(ref(Workspace)), next_cursor: NextCursor },
  { $id: 'WorkspacePage', description: 'Workspaces that the caller may see, by id.' },
)
export type WorkspacePage = Static<typeof WorkspacePage>

export const WorkspaceQuery = Type.Object(
  {
    ...pageQuery,
    count: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'True: each workspace has its `counts`.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type WorkspaceQuery = Static<typeof WorkspaceQuery>

export const workspaceSchemas = [WorkspaceBody, Quotas, Usage, Counts, Workspace, WorkspacePage]
