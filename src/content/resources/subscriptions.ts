/**
 * The URIs that an MCP session has subscribed to. A session is an id that its client sends with
 * each request, so any replica finds its subscriptions.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../../platform/database/client.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import { AppError } from '../../platform/errors.ts'

export type Session = { workspaceId: string; actor: string; sessionId: string }

const MAX_URIS = 1000
/** Subscriptions of sessions that had no stream since then are deleted. */
const EXPIRY = sql<Date>`now() - interval '7 days'`
/** Those of open streams are renewed after this time, long before another replica deletes them. */
const RENEWAL = sql<Date>`now() - interval '1 day'`

const isOf = ({ workspaceId, actor, sessionId }: Session) => ({
  workspace_id: workspaceId,
  actor,
  session_id: sessionId,
})

const renewAll = async (trx: Transaction<Database>, sessions: Session[]): Promise<void> => {
  await sql`
    update resource_subscriptions r set used_at = now()
    from unnest(${sessions.map(({ workspaceId }) => workspaceId)}::text[],
      ${sessions.map(({ actor }) => actor)}::text[],
      ${sessions.map(({ sessionId }) => sessionId)}::text[])
      as s (workspace_id, actor, session_id)
    where r.workspace_id = s.workspace_id and r.actor = s.actor and r.session_id = s.session_id
      and r.used_at < ${RENEWAL}`.execute(trx)
}

export class ResourceSubscriptions {
  readonly #db: Kysely<Database>
  /** The sessions of the streams that are open in this process. */
  readonly #held = new Set<Session>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async subscribe(session: Session, uri: string): Promise<void> {
    await transaction(this.#db, async (trx) => {
      await takeTurns(
        trx,
        JSON.stringify(['resource subscriptions', ...Object.values(isOf(session))]),
      )
      await trx
        .insertInto('resource_subscriptions')
        .values({ ...isOf(session), uri })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const { count } = await trx
        .selectFrom('resource_subscriptions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where((eb) => eb.and(isOf(session)))
        .executeTakeFirstOrThrow()
      if (count > MAX_URIS) {
        throw new AppError(
          'request.invalid',
          `A session subscribes to at most ${MAX_URIS} resources.`,
        )
      }
    })
  }

  async unsubscribe(session: Session, uri: string): Promise<void> {
    await transaction(this.#db, (trx) =>
      trx
        .deleteFrom('resource_subscriptions')
        .where((eb) => eb.and({ ...isOf(session), uri }))
        .execute(),
    )
  }

  async list(session: Session): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('resource_subscriptions')
      .select('uri')
      .where((eb) => eb.and(isOf(session)))
      .orderBy('uri')
      .execute()
    return rows.map(({ uri }) => uri)
  }

  /** Prevents the subscriptions of a session in use from expiring. */
  async renew(session: Session): Promise<void> {
    await transaction(this.#db, (trx) =>
      trx
        .updateTable('resource_subscriptions')
        .set({ used_at: sql`now()` })
        .where((eb) => eb.and(isOf(session)))
        .execute(),
    )
  }

  /** Counts the session as used until the returned function is called. */
  hold(session: Session): () => void {
    const held = { ...session }
    this.#held.add(held)
    return () => void this.#held.delete(held)
  }

  /** Deletes the subscriptions of unused sessions; returns their number. */
  async sweep(): Promise<number> {
    const swept = await transaction(this.#db, async (trx) => {
      if (this.#held.size > 0) await renewAll(trx, [...this.#held])
      return trx
        .deleteFrom('resource_subscriptions')
        .where('used_at', '<', EXPIRY)
        .executeTakeFirst()
    })
    return Number(swept.numDeletedRows)
  }
}
