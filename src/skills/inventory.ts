/** The files of a revision, all of them: a list that its fingerprint does not confirm is not told. */
import type { Kysely } from 'kysely'
import { fingerprintOf } from '../archives/fingerprint.ts'
import type { Database } from '../database/client.ts'
import * as reads from './reads.ts'

export const wholeFiles = async (
  db: Kysely<Database>,
  workspaceId: string,
  revision: reads.RevisionRow,
): Promise<reads.FileRow[]> => {
  const files = await reads.listFiles(db, workspaceId, revision)
  if (fingerprintOf(files) === revision.fingerprint) return files
  throw new Error(`the files of ${revision.fingerprint} are not those that were installed`)
}
