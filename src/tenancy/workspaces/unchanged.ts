/** Checks that a workspace is as the caller read it. */
import type { Transaction } from 'kysely'
import { workspaceNotFound } from '../../platform/access/workspace-id.ts'
import type { Database } from '../../platform/database/client.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import { fingerprintOf } from './fingerprint.ts'
import * as repository from './repository.ts'
import type { Workspace } from './schemas.ts'

export const workspaceOf = (row: repository.WorkspaceRow): Workspace => ({
  workspace_id: row.workspace_id,
  title: row.title,
  created_at: row.created_at.toISOString(),
  snapshot_version: row.snapshot_version,
  quotas: row.quotas,
  usage: row.usage,
})

export const checkFingerprint = (
  expected: Precondition,
  workspace: Workspace | null,
  workspaceId: string,
): void =>
  checkPrecondition(expected, workspace && fingerprintOf(workspace), 'workspaces', {
    workspace_id: workspaceId,
  })

/** No other write changes it until the transaction ends. */
export const lockUnchanged = async (
  trx: Transaction<Database>,
  workspaceId: string,
  expected: Precondition,
): Promise<repository.WorkspaceRow> => {
  const found = await repository.lockWorkspace(trx, workspaceId)
  if (!found || found.deleted_at) throw workspaceNotFound()
  checkFingerprint(expected, workspaceOf(found), workspaceId)
  return found
}
