/** Which files of a skill its reviewers have looked at. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import type { FilePair } from './comparisons.ts'

export type Marked = FilePair & { path: string }

type Place = { workspaceId: string; skillId: number; actor: Actor }

/** A person has one set of marks, whatever token or session is used. */
const viewerOf = ({ id, personId }: Actor): string =>
  personId === undefined ? id : `person:${personId}`

const digestOf = ({ after }: FilePair): string => after?.sha256 ?? ''

/** The paths of those files that the actor has seen with this content. */
export const listViewed = async (
  db: Kysely<Database>,
  { workspaceId, skillId, actor }: Place,
  files: readonly Marked[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ path: string; sha256: string }>`
    select path, sha256 from viewed_files
    where workspace_id = ${workspaceId} and viewer = ${viewerOf(actor)} and skill_id = ${skillId}
      and path = any(${files.map(({ path }) => path)})`.execute(db)
  const marks = new Set(rows.map(({ path, sha256 }) => `${sha256} ${path}`))
  return new Set(
    files.filter((file) => marks.has(`${digestOf(file)} ${file.path}`)).map(({ path }) => path),
  )
}

export const putViewed = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, actor }: Place,
  file: Marked,
): Promise<void> => {
  await trx
    .insertInto('viewed_files')
    .values({
      workspace_id: workspaceId,
      viewer: viewerOf(actor),
      skill_id: skillId,
      path: file.path,
      sha256: digestOf(file),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteViewed = async (
  trx: Transaction<Database>,
  { workspaceId, skillId, actor }: Place,
  file: Marked,
): Promise<void> => {
  await trx
    .deleteFrom('viewed_files')
    .where('workspace_id', '=', workspaceId)
    .where('viewer', '=', viewerOf(actor))
    .where('skill_id', '=', skillId)
    .where('path', '=', file.path)
    .where('sha256', '=', digestOf(file))
    .execute()
}
