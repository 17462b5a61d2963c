/**
 * Which role the members of a group have, in one workspace or in all. A change counts at once here
 * and within a second elsewhere, for open sessions and streams too, since those keep groups and no
 * roles. An admin of some workspaces manages the roles in those.
 */
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { DEFAULT_WORKSPACE, workspaceNotFound } from '../../platform/access/workspace-id.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import {
  decodeCursor,
  DEFAULT_LIMIT,
  pageOf,
  type PageQuery,
} from '../../platform/database/cursor.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { AppError } from '../../platform/errors.ts'
import * as audit from '../audit/log.ts'
import type { CredentialAuthenticator } from '../credentials/authenticator.ts'
import { ALL_WORKSPACES } from '../tokens/schemas.ts'
import type { WorkspaceService } from '../workspaces/service.ts'
import * as repository from './repository.ts'
import type { GroupRoleRow } from './repository.ts'
import type { GroupRole, GroupRoleBody, GroupRoleKey, GroupRolePage } from './schemas.ts'

type Dependencies = {
  db: Kysely<Database>
  workspaces: Pick<WorkspaceService, 'check'>
  authentication: Pick<CredentialAuthenticator, 'end'>
  /** The configured one. */
  issuer: string | null
}

const roleOfRow = (row: GroupRoleRow): GroupRole => ({
  issuer: row.issuer,
  group: row.group_name,
  workspace_id: row.workspace_id ?? ALL_WORKSPACES,
  role: row.role,
})

const entryOf = (
  caller: Caller,
  action: 'group_role_set' | 'group_role_delete',
  { before, row }: { before: string | null; row: GroupRoleRow },
): [Caller, audit.AuditEntry] => [
  { ...caller, workspaceId: row.workspace_id ?? DEFAULT_WORKSPACE },
  {
    action,
    decision: 'allowed',
    target: audit.groupTarget(row.group_name),
    details: {
      issuer: row.issuer,
      workspace_id: row.workspace_id ?? ALL_WORKSPACES,
      before,
      after: action === 'group_role_set' ? row.role : null,
    },
    for_operators: row.workspace_id === null,
  },
]

export class GroupRoleService {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async list(caller: Caller, { limit = DEFAULT_LIMIT, cursor }: PageQuery): Promise<GroupRolePage> {
    const list = { list: 'group_roles' }
    const after = decodeCursor(cursor, 3, list)
    const { boundTo } = caller.actor
    const rows = await repository.listRoles(this.#deps.db, { boundTo, after, limit })
    const { page, next_cursor } = pageOf(
      rows,
      limit,
      ({ issuer, group_name, workspace_id }) => [issuer, group_name, workspace_id ?? ''],
      list,
    )
    return { group_roles: page.map(roleOfRow), next_cursor }
  }

  /** Setting what is set already changes nothing. */
  async put(
    caller: Caller,
    { role, ...key }: GroupRoleBody,
  ): Promise<{ groupRole: GroupRole; isNew: boolean }> {
    const row = { ...this.#keyOf(caller, key), role }
    if (row.workspace_id !== null) await this.#deps.workspaces.check(row.workspace_id)
    const before = await transaction(this.#deps.db, async (trx) => {
      await takeTurns(trx, 'group roles')
      const found = await repository.findRole(trx, row)
      if (found === role) return found
      await repository.putRole(trx, row)
      await audit.record(trx, ...entryOf(caller, 'group_role_set', { before: found, row }))
      return found
    })
    this.#recompute()
    return { groupRole: roleOfRow(row), isNew: before === null }
  }

  async delete(caller: Caller, given: GroupRoleKey): Promise<void> {
    const key = this.#keyOf(caller, given)
    await transaction(this.#deps.db, async (trx) => {
      const role = await repository.findRole(trx, key)
      if (role === null) {
        throw new AppError('group_roles.not_found', 'This group has no role of its own there.')
      }
      await repository.deleteRole(trx, key)
      const row = { ...key, role }
      await audit.record(trx, ...entryOf(caller, 'group_role_delete', { before: role, row }))
    })
    this.#recompute()
  }

  #keyOf(caller: Caller, given: GroupRoleKey): Omit<GroupRoleRow, 'role'> {
    const { boundTo } = caller.actor
    if (boundTo !== undefined && !boundTo.includes(given.workspace_id)) {
      throw given.workspace_id === ALL_WORKSPACES
        ? new AppError('access.forbidden', 'Roles in all workspaces are given by their admins.')
        : workspaceNotFound()
    }
    const issuer = given.issuer ?? this.#deps.issuer
    if (issuer === null) {
      throw new AppError(
        'oidc.not_configured',
        'No identity provider is configured. Set OIDC_ISSUER, or send `issuer`.',
      )
    }
    const workspace = given.workspace_id
    return {
      issuer,
      group_name: given.group,
      workspace_id: workspace === ALL_WORKSPACES ? null : workspace,
    }
  }

  /** Streams of people open again with the roles of now. */
  #recompute(): void {
    this.#deps.authentication.end(({ grants }) => grants !== undefined)
  }
}
