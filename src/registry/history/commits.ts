/** Makes the commit of a workspace's present state, where there is none yet. */
import type { Kysely, Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { workspaceNotFound } from '../../platform/access/workspace-id.ts'
import { changesBetween } from './entries.ts'
import { commitText, objectOf } from './git-objects.ts'
import { messageOf } from './message.ts'
import { FORMAT } from './plugins.ts'
import { readPlugins } from './read-plugins.ts'
import { readInstallable } from './reads.ts'
import * as reads from './commit-reads.ts'
import * as repository from './repository.ts'
import type { SkillTrees } from './skill-trees.ts'
import { snapshotOf } from './snapshot.ts'

const commitNow = async (
  trx: Transaction<Database>,
  workspaceId: string,
  trees: SkillTrees,
): Promise<reads.CommitRow> => {
  await repository.lockHistory(trx, workspaceId)
  const newest = await reads.findNewest(trx, workspaceId)
  const state = await readInstallable(trx, workspaceId)
  if (state === null) throw workspaceNotFound()
  const { snapshot_version, at, skills } = state
  const known = newest?.entries ?? []
  const entries = await trees.entriesOf(trx, workspaceId, { skills, known })
  const changes = changesBetween(known, entries)
  if (newest?.format === FORMAT && changes.length === 0) {
    const extended = { ...newest, snapshot_version }
    await repository.extendCommit(trx, workspaceId, extended)
    return extended
  }
  const last = await reads.lastNumber(trx, workspaceId)
  const plugins = await readPlugins(trx, workspaceId, entries)
  const { treeId } = snapshotOf(workspaceId, plugins, FORMAT)
  const isAfterPurge = newest === null && last > 0
  const content = commitText({
    tree: treeId,
    parent: newest?.commit_id ?? null,
    at,
    message: messageOf({ changes, snapshotVersion: snapshot_version, isAfterPurge }),
  })
  const row = {
    number: last + 1,
    commit_id: objectOf('commit', Buffer.from(content)).id,
    content,
    tree_id: treeId,
    is_root: newest === null,
    format: FORMAT,
    snapshot_version,
  }
  await repository.insertCommit(trx, workspaceId, { ...row, changes, entries })
  return { ...row, object_key: null, pack_size: null, pack_sha256: null }
}

/** Covers at least every change that was committed before the call. */
export const currentCommit = async (
  db: Kysely<Database>,
  workspaceId: string,
  trees: SkillTrees,
): Promise<reads.CommitRow> =>
  (await reads.findCurrent(db, workspaceId, FORMAT)) ??
  transaction(db, (trx) => commitNow(trx, workspaceId, trees))
