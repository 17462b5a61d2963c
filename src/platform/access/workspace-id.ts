/** The grammar of workspace ids. Pure. */
import { AppError } from '../errors.ts'

/** The workspace that always exists; requests that name none mean this one. */
export const DEFAULT_WORKSPACE = 'default'

const WORKSPACE_ID_PATTERN = '^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$'

const pattern = new RegExp(WORKSPACE_ID_PATTERN)

export const isWorkspaceId = (value: string): boolean => pattern.test(value)

/** The same for a workspace that the caller may not see, so it says what to do in both cases. */
export const workspaceNotFound = (): AppError =>
  new AppError(
    'workspaces.not_found',
    'No such workspace. A token or role for one workspace works only in that workspace: send requests to `/v1/workspaces/{workspace_id}/…`, or run `skill` with `--workspace`.',
  )
