/**
 * Tells every replica that there is something to read. It is a hint for speed only, so it is sent
 * after the commit and outside of it: a NOTIFY takes a lock of the whole server until its
 * transaction ends. While one is under way the next ones gather, and go out as one.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterCommit, type Database } from './client.ts'

export const CHANNEL = 'skill_registry_events'

/** What has yet to be sent; there while a sender is at work. */
const waiting = new WeakMap<Kysely<Database>, Set<string>>()

const send = async (db: Kysely<Database>): Promise<void> => {
  for (let topics = waiting.get(db); topics?.size; topics = waiting.get(db)) {
    waiting.set(db, new Set())
    try {
      await sql`select pg_notify(${CHANNEL}, topic) from unnest(${[...topics]}::text[]) as topic`.execute(
        db,
      )
    } catch {
      // Whoever listens also looks by itself.
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

type Watch = (topic: string) => void

const watchers = new WeakMap<Kysely<Database>, Watch[]>()

/** Tells of what this process commits, before whoever wrote it is answered. It must not throw. */
export const watchCommits = (db: Kysely<Database>, watch: Watch): void => {
  watchers.set(db, [...(watchers.get(db) ?? []), watch])
}

/** Once the transaction is committed, wakes whoever follows the topic, in any process. */
export const announce = (trx: Transaction<Database>, topic: string): void =>
  afterCommit(trx, (db) => {
    for (const watch of watchers.get(db) ?? []) watch(topic)
    add(db, topic)
  })

/** Whether the topic is that of a whole workspace. */
export const isWorkspace = (topic: string): boolean => !topic.includes('/')

/** Chunks of an upload have a topic of their own; what changed in a workspace has its id. */
export const uploadTopic = (workspaceId: string, uploadId: string): string =>
  `${workspaceId}/${uploadId}`
