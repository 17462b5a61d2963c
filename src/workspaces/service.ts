/** Workspaces are tenants. One that does not exist, or is deleted, answers 404 on every route. */
import type { Kysely } from 'kysely'
import type { Database } from '../database/client.ts'
import { AppError } from '../errors.ts'
import { isLiveWorkspace } from './repository.ts'
import { isWorkspaceId } from './workspace-id.ts'

export class WorkspaceService {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async check(workspaceId: string): Promise<void> {
    if (isWorkspaceId(workspaceId) && (await isLiveWorkspace(this.#db, workspaceId))) return
    throw new AppError('workspaces.not_found', 'No such workspace. `default` always exists.')
  }
}
