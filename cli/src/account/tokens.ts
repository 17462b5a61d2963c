/** `token` and `workspace`: what an admin needs. */
import { exitCodes, refuse } from '../api/failures.ts'
import { type ApiResponse } from '../api/retrying.ts'
import type { Context } from '../context.ts'
import type { Work } from '../program/spec.ts'
import { confirm } from '../terminal/ask.ts'
import { bytes, time } from '../terminal/text.ts'

/** As the registry has it. */
const USUAL_DAYS = 90

export const listTokens: Work = async ({ registry, output }) => {
  const pages = await registry.pages((cursor) =>
    registry.ask((api, signal) =>
      api.GET('/v1/tokens', { params: { query: { limit: 200, ...cursor } }, signal }),
    ),
  )
  const tokens = pages.flatMap((page) => page.tokens)
  output.result({ tokens }, () =>
    tokens.length === 0
      ? ['There are no tokens.']
      : [
          {
            rows: [
              ['TOKEN', 'LABEL', 'ROLE', 'WORKSPACE', 'STATUS', 'EXPIRES', 'LAST USED'],
              ...tokens.map((one) => [
                one.token_id,
                one.label,
                one.role,
                one.workspace_id,
                one.status,
                time(one.expires_at),
                one.last_used_at === null ? 'never' : time(one.last_used_at),
              ]),
            ],
          },
        ],
  )
  return exitCodes.ok
}

/** The first token closes an open registry: with a lesser one nobody could make a second. */
const checkFirst = async ({ registry, config }: Context, role: string): Promise<void> => {
  if (config.tokenSource !== null || role === 'admin') return
  await registry.ask((api, signal) => api.GET('/v1/me', { signal }))
  throw refuse(
    'cli.first_token',
    'Not created',
    'The first token closes the registry, and only an admin can make further ones. First make one for yourself: skill token create <label> --role admin --all',
  )
}

export const createToken: Work = async (context, { words: [label = ''], options }) => {
  const { registry, output } = context
  const { role = 'reader', days = USUAL_DAYS, all } = options
  await checkFirst(context, role)
  const created = await registry.ask((api, signal) =>
    api.POST('/v1/tokens', {
      body: {
        label,
        role,
        workspace_id: all ? '*' : registry.workspace,
        expires_in_days: days,
        sub_agent: false,
      },
      signal,
    }),
  )
  output.tell(
    `Created ${created.token_id}: ${created.role} of ${all ? 'all workspaces' : created.workspace_id} until ${time(created.expires_at)}. The token is shown only now:`,
  )
  if (created.notice !== undefined) output.tell(created.notice)
  output.result(created, () => [created.token])
  return exitCodes.ok
}

export const revokeToken: Work = async ({ registry, output }, { words: [id = ''] }) => {
  const revoked = await registry.ask((api, signal) =>
    api.DELETE('/v1/tokens/{token_id}', { params: { path: { token_id: id } }, signal }),
  )
  output.result(revoked, () => [`Revoked ${revoked.token_id} (${revoked.label})`])
  return exitCodes.ok
}

export const listWorkspaces: Work = async ({ registry, output }) => {
  const pages = await registry.pages((cursor) =>
    registry.ask((api, signal) =>
      api.GET('/v1/workspaces', { params: { query: { limit: 200, ...cursor } }, signal }),
    ),
  )
  const workspaces = pages.flatMap((page) => page.workspaces)
  output.result({ workspaces }, () => [
    {
      rows: [
        ['', 'WORKSPACE', 'SKILLS', 'BYTES', 'CREATED'],
        ...workspaces.map((one) => [
          one.workspace_id === registry.workspace ? '*' : '',
          one.workspace_id,
          String(one.usage.skills),
          bytes(one.usage.bytes),
          time(one.created_at),
        ]),
      ],
    },
  ])
  return exitCodes.ok
}

export const showWorkspace: Work = async ({ registry, output }, { words: [id] }) => {
  const workspace = await registry.ask((api, signal) =>
    api.GET('/v1/workspaces/{workspace_id}', {
      params: { path: { workspace_id: id ?? registry.workspace } },
      signal,
    }),
  )
  const { usage, quotas } = workspace
  output.result(workspace, () => [
    `${workspace.workspace_id}, created ${time(workspace.created_at)}`,
    {
      rows: [
        ['', 'USED', 'QUOTA'],
        ...Object.entries(quotas).map(([name, quota]) => [
          name,
          String(Object.entries(usage).find(([used]) => used === name)?.[1] ?? ''),
          quota === null ? 'none' : String(quota),
        ]),
      ],
    },
  ])
  return exitCodes.ok
}

export const createWorkspace: Work = async ({ registry, output }, { words: [id = ''] }) => {
  const workspace = await registry.ask((api, signal) =>
    api.PUT('/v1/workspaces/{workspace_id}', {
      params: { path: { workspace_id: id }, header: { 'if-none-match': '*' } },
      body: {},
      signal,
    }),
  )
  output.result(workspace, () => [`Created the workspace ${workspace.workspace_id}`])
  return exitCodes.ok
}

export const deleteWorkspace: Work = async (
  { registry, output },
  { words: [id = ''], options },
) => {
  await confirm(`Delete the workspace ${id} with all its skills, for good?`, options.yes)
  // A response without a body has no data.
  await registry.ask(async (api, signal): Promise<ApiResponse<true>> => {
    const { error, response } = await api.DELETE('/v1/workspaces/{workspace_id}', {
      params: { path: { workspace_id: id } },
      signal,
    })
    return response.ok ? { data: true, response } : { error, response }
  })
  output.result({ status: 'deleted', workspace_id: id }, () => [`Deleted the workspace ${id}`])
  return exitCodes.ok
}
