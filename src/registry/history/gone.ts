/**
 * Bytes that earlier commits have and that agents may no longer read. Git accepts a commit only with
 * all files of the commits below it, so that a pull that would need such bytes cannot be answered.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { type ChangesRow, listAfter } from './commit-reads.ts'
import { findGone, revisionName } from './reads.ts'

/** Of the commits after one and below the newest. */
export type Gone = {
  /** By `revisionName`. */
  revisions: ReadonlySet<string>
  /** Some of them came after that commit, so that a client at it has none of their bytes. */
  isNew: boolean
}

/** `rows` are all commits after `from`. */
export const goneIn = async (
  db: Kysely<Database>,
  workspaceId: string,
  { rows, from }: { rows: readonly ChangesRow[]; from: number },
): Promise<Gone> => {
  const left = rows
    .filter(({ number }) => number > from + 1)
    .flatMap(({ changes }) => changes.flatMap(({ before }) => before ?? []))
  const revisions = await findGone(db, workspaceId, left)
  const isNew = rows.some(({ changes }) =>
    changes.some(({ after }) => after !== null && revisions.has(revisionName(after))),
  )
  return { revisions, isNew }
}

export const goneAfter = async (
  db: Kysely<Database>,
  workspaceId: string,
  from: number,
): Promise<Gone> => goneIn(db, workspaceId, { rows: await listAfter(db, workspaceId, from), from })
