import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import { type Database, openDatabase, openPool } from '../../src/database/client.ts'
import { emptyDatabase } from '../support/database.ts'

const givenOneConnection = async (test: Test): Promise<Kysely<Database>> => {
  const db = openDatabase(
    openPool({
      connectionString: await emptyDatabase(test),
      poolSize: 1,
      statementTimeoutMs: 20_000,
      onError: () => undefined,
    }),
  )
  test.teardown(() => db.destroy())
  return db
}

const end = sql`select pg_terminate_backend(pg_backend_pid())`
const one = sql<{ one: number }>`select 1 as one`

t.test('a connection that is ended while it works is not lent again', async (t) => {
  const db = await givenOneConnection(t)
  for (let round = 0; round < 20; round += 1) {
    await t.rejects(end.execute(db), { code: '57P01' })
    t.match(await one.execute(db), { rows: [{ one: 1 }] })
  }
})
