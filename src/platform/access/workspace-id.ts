/** The grammar of workspace ids. Pure. */
import { AppError } from '../errors.ts'

/** The workspace that always exists; requests that name none mean this one. */
export const DEFAULT_WORKSPACE = 'default'

const WORKSPACE_ID_PATTERN = '^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$'

const pattern = new RegExp(WORKSPACE_ID_PATTERN)

export const isWorkspaceId = (value: string): boolean => pattern.test(value)

export const workspaceNotFound = (): AppError =>
  new AppError('workspaces.not_found', 'No such workspace. `default` always exists.')
