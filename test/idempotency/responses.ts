/** Responses under an idempotency key that are not stored, as if the process had ended before. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'
import { until } from '../uploads/checks.ts'

const intercept = async (db: Kysely<Database>, act: string): Promise<void> => {
  await sql
    .raw(
      `
    create function intercept_response() returns trigger language plpgsql as $$
    begin
      ${act};
      return new;
    end $$`,
    )
    .execute(db)
  await sql`
    create trigger intercept_response before update on idempotency_keys
    for each row when (new.state = 'answered') execute function intercept_response()`.execute(db)
}

/** No response is stored any more. */
export const loseResponses = (db: Kysely<Database>): Promise<void> =>
  intercept(db, `raise exception 'the response is lost'`)

/** Whatever stores a response waits. */
export const holdResponses = (db: Kysely<Database>): Promise<void> =>
  intercept(db, `perform pg_sleep(600)`)

/** The write is committed, and its response about to be stored. */
export const whenCommitted = (db: Kysely<Database>): Promise<void> =>
  until(async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists(select from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep') as waiting`.execute(db)
    return rows[0]?.waiting === true
  })

/** Responses are stored again; what waits to store one fails. */
export const storeResponses = async (db: Kysely<Database>): Promise<void> => {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db)
  await sql`drop function intercept_response() cascade`.execute(db)
}
