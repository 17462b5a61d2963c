/**
 * Notifies all replicas of commits. A notification only saves waiting for the next poll, so it is
 * sent after the commit, in a transaction of its own: NOTIFY takes a server-wide lock until its
 * transaction ends. Notifications that arrive while one is being sent are combined into the next
 * one.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterCommit, type Database } from './client.ts'

export const CHANNEL = 'skill_registry_events'

/** The topics yet to be sent; exists while a sender runs. */
const waiting = new WeakMap<Kysely<Database>, Set<string>>()

const send = async (db: Kysely<Database>): Promise<void> => {
  for (let topics = waiting.get(db); topics?.size; topics = waiting.get(db)) {
    waiting.set(db, new Set())
    try {
      await sql`select pg_notify(${CHANNEL}, topic) from unnest(${[...topics]}::text[]) as topic`.execute(
        db,
      )
    } catch {
      // Listeners poll as well.
    }
  }
  waiting.delete(db)
}

const add = (db: Kysely<Database>, topic: string): void => {
  const topics = waiting.get(db)
  if (topics) {
    topics.add(topic)
    return
  }
  waiting.set(db, new Set([topic]))
  void send(db)
}

/** `version`: the `snapshot_version` that the commit made, if it made one. */
type Watch = (topic: string, version: number | null) => void

const watchers = new WeakMap<Kysely<Database>, Watch[]>()

/**
 * Calls back for each commit of this process, before its caller gets the response. The callback
 * must not throw.
 */
export const watchCommits = (db: Kysely<Database>, watch: Watch): void => {
  watchers.set(db, [...(watchers.get(db) ?? []), watch])
}

/** After the commit, wakes all listeners of the topic in all processes. */
export const announce = (
  trx: Transaction<Database>,
  topic: string,
  version: number | null = null,
): void =>
  afterCommit(trx, (db) => {
    for (const watch of watchers.get(db) ?? []) watch(topic, version)
    add(db, topic)
  })

/** Whether the topic is a workspace, and not one upload of it. */
export const isWorkspaceTopic = (topic: string): boolean => !topic.includes('/')

/** Chunks of an upload have a topic of their own; other changes have the id of their workspace. */
export const uploadTopic = (workspaceId: string, uploadId: string): string =>
  `${workspaceId}/${uploadId}`
