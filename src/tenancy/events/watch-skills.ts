/** Tells parts of this process which skills its commits name. */
import type { Kysely, Transaction } from 'kysely'
import { afterCommit, type Database } from '../../platform/database/client.ts'

type Watch = (workspaceId: string, slugs: string[]) => void

const watchers = new WeakMap<Kysely<Database>, Watch[]>()

/** Calls back after each commit whose events name skills. The callback must not throw. */
export const watchSkills = (db: Kysely<Database>, watch: Watch): void => {
  watchers.set(db, [...(watchers.get(db) ?? []), watch])
}

export const announceSkills = (
  trx: Transaction<Database>,
  workspaceId: string,
  slugs: string[],
): void => {
  if (slugs.length === 0) return
  afterCommit(trx, (db) => {
    for (const watch of watchers.get(db) ?? []) watch(workspaceId, slugs)
  })
}
