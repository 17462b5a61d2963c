/**
 * Workspaces are tenants. A workspace that does not exist, was deleted, or is not visible to the
 * caller gets the same 404 on every route. A deleted workspace leaves a tombstone: its id is never
 * reused.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { announce } from '../../platform/database/notify.ts'
import { type QuotaName, type Quotas, quotaNames } from './quotas.ts'
import * as repository from './repository.ts'
import type { Workspace, WorkspacePage, WorkspaceQuery } from './schemas.ts'
import { WorkspaceStates } from './states.ts'
import {
  DEFAULT_WORKSPACE,
  isWorkspaceId,
  workspaceNotFound,
} from '../../platform/access/workspace-id.ts'

const workspaceOf = (row: repository.WorkspaceRow): Workspace => ({
  workspace_id: row.workspace_id,
  created_at: row.created_at.toISOString(),
  snapshot_version: row.snapshot_version,
  quotas: row.quotas,
  usage: row.usage,
})

/** Recorded in `default`, since a deleted workspace cannot be read. */
const entryOf = (
  caller: Caller,
  action: 'workspace_create' | 'workspace_delete' | 'workspace_quotas_set',
  details: Record<string, unknown> = {},
): [Caller, audit.AuditEntry] => [
  { ...caller, workspaceId: DEFAULT_WORKSPACE },
  {
    action,
    decision: 'allowed',
    target: audit.workspaceTarget(caller.workspaceId),
    for_operators: true,
    details,
  },
]

/** Quotas below the usage are allowed: then the workspace may only shrink. */
const changeQuotas = async (
  trx: Transaction<Database>,
  caller: Caller,
  quotas: Partial<Quotas>,
): Promise<repository.WorkspaceRow> => {
  const { workspaceId } = caller
  const before = await repository.lockWorkspace(trx, workspaceId)
  if (!before || before.deleted_at) throw workspaceNotFound()
  const after = { ...before.quotas, ...quotas }
  const changed = quotaNames.filter((name) => after[name] !== before.quotas[name])
  if (changed.length === 0) return before
  await audit.record(
    trx,
    ...entryOf(caller, 'workspace_quotas_set', {
      before: pick(before.quotas, changed),
      after: pick(after, changed),
    }),
  )
  await repository.setQuotas(trx, workspaceId, quotas)
  return { ...before, quotas: after }
}

const pick = (quotas: Quotas, names: QuotaName[]): Partial<Quotas> =>
  Object.fromEntries(names.map((name) => [name, quotas[name]]))

export class WorkspaceService {
  readonly #db: Kysely<Database>
  readonly #provision: (workspaceId: string) => Promise<void>
  readonly #states: WorkspaceStates

  /** `provision` installs what every new workspace has; it must not throw. */
  constructor(db: Kysely<Database>, provision = async (_workspaceId: string): Promise<void> => {}) {
    this.#db = db
    this.#provision = provision
    this.#states = new WorkspaceStates(db)
  }

  /** The workspace's current state; throws if it does not exist. */
  async check(workspaceId: string): Promise<string> {
    const state = isWorkspaceId(workspaceId) ? await this.#states.current(workspaceId) : null
    if (state === null) throw workspaceNotFound()
    return state
  }

  /** Which of these do not exist or are deleted, in one query. */
  async findGone(workspaceIds: readonly string[]): Promise<Set<string>> {
    const live = await repository.findLiveWorkspaces(this.#db, workspaceIds)
    return new Set(workspaceIds).difference(live)
  }

  /** The workspaces that the caller may see. */
  async list(
    caller: Caller,
    { limit = DEFAULT_LIMIT, cursor }: WorkspaceQuery,
  ): Promise<WorkspacePage> {
    const [after = null] = decodeCursor(cursor, 1, {}) ?? []
    const only = caller.actor.boundTo
    const rows = await repository.listWorkspaces(this.#db, { only, after, limit })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      workspaces: page.map(workspaceOf),
      next_cursor: last ? encodeCursor([last.workspace_id], {}) : null,
    }
  }

  async read({ workspaceId }: Caller): Promise<Workspace> {
    const row = await repository.findWorkspace(this.#db, workspaceId)
    if (!row || row.deleted_at) throw workspaceNotFound()
    return workspaceOf(row)
  }

  /** Creates the workspace if it is missing, and sets the given quotas. */
  async put(
    caller: Caller,
    { isCreateOnly, quotas }: { isCreateOnly: boolean; quotas: Partial<Quotas> },
  ): Promise<{ workspace: Workspace; isNew: boolean }> {
    const { workspaceId } = caller
    if (!isWorkspaceId(workspaceId)) {
      throw new AppError(
        'workspaces.invalid_id',
        'A workspace id has 1 to 64 characters of a-z, 0-9, `-` and `_`, and starts and ends with a letter or digit.',
      )
    }
    // A tenant's own admin may not raise the operator's quotas.
    if (caller.actor.boundTo !== undefined && Object.keys(quotas).length > 0) {
      throw new AppError('access.forbidden', 'Only an admin of all workspaces can set quotas.')
    }
    const result = await transaction(this.#db, async (trx) => {
      const inserted = await repository.insertWorkspace(trx, workspaceId)
      if (inserted) {
        await repository.setQuotas(trx, workspaceId, quotas)
        const details = Object.keys(quotas).length > 0 ? { quotas } : {}
        await audit.record(trx, ...entryOf(caller, 'workspace_create', details))
        return { workspace: workspaceOf(inserted), isNew: true }
      }
      const found = await repository.findWorkspace(trx, workspaceId)
      if (!found || found.deleted_at) {
        throw new AppError(
          'workspaces.deleted',
          'A workspace with this id was deleted. Ids are never reused: choose another one.',
        )
      }
      if (isCreateOnly) throw new AppError('workspaces.exists', 'The workspace already exists.')
      return { workspace: workspaceOf(await changeQuotas(trx, caller, quotas)), isNew: false }
    })
    if (!result.isNew) return result
    await this.#provision(workspaceId)
    return { workspace: await this.read(caller), isNew: true }
  }

  async delete(caller: Caller): Promise<void> {
    const { workspaceId } = caller
    if (workspaceId === DEFAULT_WORKSPACE) {
      throw new AppError('workspaces.not_deletable', 'The workspace `default` cannot be deleted.')
    }
    await transaction(this.#db, async (trx) => {
      if (!(await repository.tombstoneWorkspace(trx, workspaceId))) throw workspaceNotFound()
      await audit.record(trx, ...entryOf(caller, 'workspace_delete'))
      announce(trx, workspaceId)
    })
  }
}
