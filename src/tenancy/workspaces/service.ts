/**
 * Workspaces are tenants. A workspace that does not exist, was deleted, or is not visible to the
 * caller gets the same 404 on every route. A deleted workspace leaves a tombstone: its id is never
 * reused.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import { actorIn } from '../../platform/access/grants.ts'
import { permits } from '../../platform/access/roles.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { type QuotaName, type Quotas, quotaNames } from './quotas.ts'
import * as repository from './repository.ts'
import type { Workspace, WorkspacePage, WorkspaceQuery } from './schemas.ts'
import type { WorkspaceStates } from './states.ts'
import { checkFingerprint, lockUnchanged, workspaceOf } from './unchanged.ts'
import {
  DEFAULT_WORKSPACE,
  isWorkspaceId,
  workspaceNotFound,
} from '../../platform/access/workspace-id.ts'

/** Roles may differ by workspace. */
const countsFor = (
  { actor }: Caller,
  { workspace_id: id, usage, token_count, waiting_count }: repository.CountedRow,
): NonNullable<Workspace['counts']> => {
  const role = actorIn(actor, id)?.role ?? 'reader'
  return {
    skills: usage.skills,
    tokens: permits(role, 'admin') ? token_count : null,
    waiting_proposals: permits(role, 'publisher') ? waiting_count : null,
  }
}

/** Recorded in `default`, since a deleted workspace cannot be read. */
const entryOf = (
  caller: Caller,
  action: 'workspace_create' | 'workspace_delete' | 'workspace_quotas_set' | 'workspace_title_set',
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
  { expected, quotas }: Pick<Put, 'expected' | 'quotas'>,
): Promise<repository.WorkspaceRow> => {
  const { workspaceId } = caller
  const before = await lockUnchanged(trx, workspaceId, expected)
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

const changeTitle = async (
  trx: Transaction<Database>,
  caller: Caller,
  { before, title }: { before: repository.WorkspaceRow; title: string | null | undefined },
): Promise<repository.WorkspaceRow> => {
  if (title === undefined || title === before.title) return before
  const details = { before: { title: before.title }, after: { title } }
  await audit.record(trx, ...entryOf(caller, 'workspace_title_set', details))
  await repository.setTitle(trx, caller.workspaceId, title)
  return { ...before, title }
}

const pick = (quotas: Quotas, names: QuotaName[]): Partial<Quotas> =>
  Object.fromEntries(names.map((name) => [name, quotas[name]]))

type Put = {
  expected: Precondition
  quotas: Partial<Quotas>
  /** Undefined: as it is. */
  title?: string | null | undefined
}

export class WorkspaceService {
  readonly #db: Kysely<Database>
  readonly #states: WorkspaceStates
  readonly #provision: (workspaceId: string) => Promise<unknown>

  /** `provision` installs what every new workspace has; it must not throw. */
  constructor(
    db: Kysely<Database>,
    states: WorkspaceStates,
    provision = async (_workspaceId: string): Promise<unknown> => undefined,
  ) {
    this.#db = db
    this.#states = states
    this.#provision = provision
  }

  /** The workspace's current state; throws if it does not exist. */
  async check(workspaceId: string): Promise<string> {
    const standing = isWorkspaceId(workspaceId) ? await this.#states.current(workspaceId) : null
    if (standing === null) throw workspaceNotFound()
    return standing.state
  }

  /**
   * The same for reads that a replica may serve: not older than the newest state that this process
   * knows of, nor than `minimum`, if there is that version.
   */
  async checkKnown(workspaceId: string, minimum = 0): Promise<string> {
    if (this.#states.version(workspaceId) < minimum) return this.check(workspaceId)
    const standing = isWorkspaceId(workspaceId) ? await this.#states.recent(workspaceId) : null
    if (standing === null) throw workspaceNotFound()
    return standing.state
  }

  /** The newest `snapshot_version` that this process knows of; 0 if none. */
  knownVersion(workspaceId: string): number {
    return this.#states.version(workspaceId)
  }

  /** Which of these do not exist or are deleted, in one query. */
  async findGone(workspaceIds: readonly string[]): Promise<Set<string>> {
    const live = await repository.findLiveWorkspaces(this.#db, workspaceIds)
    return new Set(workspaceIds).difference(live)
  }

  /** The workspaces that the caller may see. */
  async list(
    caller: Caller,
    { limit = DEFAULT_LIMIT, cursor, count: isCounted = false }: WorkspaceQuery,
  ): Promise<WorkspacePage> {
    const list = { list: 'workspaces' }
    const [after = null] = decodeCursor(cursor, 1, list) ?? []
    const only = caller.actor.boundTo
    const rows = await repository.listWorkspaces(this.#db, { only, after, limit, isCounted })
    const { page, next_cursor } = pageOf(rows, limit, (last) => [last.workspace_id], list)
    const workspaces = page.map((row) => ({
      ...workspaceOf(row),
      ...(isCounted ? { counts: countsFor(caller, row) } : {}),
    }))
    return { workspaces, next_cursor }
  }

  async read({ workspaceId }: Caller): Promise<Workspace> {
    const row = await repository.findWorkspace(this.#db, workspaceId)
    if (!row || row.deleted_at) throw workspaceNotFound()
    return workspaceOf(row)
  }

  /** Creates the workspace if it is missing, and sets what is given. */
  async put(
    caller: Caller,
    { expected, quotas, title }: Put,
  ): Promise<{ workspace: Workspace; isNew: boolean }> {
    const { workspaceId } = caller
    if (!isWorkspaceId(workspaceId)) {
      throw new AppError(
        'workspaces.invalid_id',
        'A workspace id has 1 to 64 characters of a-z, 0-9, `-` and `_`, and starts and ends with a letter or digit.',
      )
    }
    const { boundTo } = caller.actor
    if (boundTo !== undefined && !boundTo.includes(workspaceId)) {
      throw new AppError('access.forbidden', 'Only an admin of all workspaces can create one.')
    }
    // A tenant's own admin may not raise the operator's quotas.
    if (boundTo !== undefined && Object.keys(quotas).length > 0) {
      throw new AppError('access.forbidden', 'Only an admin of all workspaces can set quotas.')
    }
    const result = await transaction(this.#db, async (trx) => {
      const inserted = await repository.insertWorkspace(trx, workspaceId)
      if (inserted) {
        checkFingerprint(expected, null, workspaceId)
        await repository.setQuotas(trx, workspaceId, quotas)
        const details = {
          ...(Object.keys(quotas).length > 0 ? { quotas } : {}),
          ...(title ? { title } : {}),
        }
        await audit.record(trx, ...entryOf(caller, 'workspace_create', details))
        if (title) await repository.setTitle(trx, workspaceId, title)
        return { workspace: workspaceOf(inserted), isNew: true }
      }
      const found = await repository.findWorkspace(trx, workspaceId)
      if (!found || found.deleted_at) {
        throw new AppError(
          'workspaces.deleted',
          'A workspace with this id was deleted. Ids are never reused: choose another one.',
        )
      }
      const before = await changeQuotas(trx, caller, { expected, quotas })
      return {
        workspace: workspaceOf(await changeTitle(trx, caller, { before, title })),
        isNew: false,
      }
    })
    if (!result.isNew) return result
    await this.#provision(workspaceId)
    return { workspace: await this.read(caller), isNew: true }
  }

  async delete(caller: Caller, expected: Precondition = 'anything'): Promise<void> {
    const { workspaceId } = caller
    if (workspaceId === DEFAULT_WORKSPACE) {
      throw new AppError('workspaces.not_deletable', 'The workspace `default` cannot be deleted.')
    }
    await transaction(this.#db, async (trx) => {
      await lockUnchanged(trx, workspaceId, expected)
      await repository.tombstoneWorkspace(trx, workspaceId)
      await audit.record(trx, ...entryOf(caller, 'workspace_delete'))
      announce(trx, workspaceId)
    })
  }
}
