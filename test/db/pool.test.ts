import { sql } from 'kysely'
import t from '../support/tap.ts'
import { openDatabase } from '../../src/platform/database/client.ts'
import { poolOfOne } from '../support/pool.ts'

const end = sql`select pg_terminate_backend(pg_backend_pid())`
const one = sql<{ one: number }>`select 1 as one`

t.test('a connection that ends while it is in use is not reused', async (t) => {
  const db = openDatabase(await poolOfOne(t))
  t.teardown(() => db.destroy())
  for (let round = 0; round < 20; round += 1) {
    await t.rejects(end.execute(db), { code: '57P01' })
    t.match(await one.execute(db), { rows: [{ one: 1 }] })
  }
})

t.test(
  'a connection that the server ends while its pool closes is not reported as lost',
  async (t) => {
    const lost: Error[] = []
    const pool = await poolOfOne(t, (error) => lost.push(error))
    const client = await pool.connect()
    client.release()
    await pool.end()
    // `end` of a pool does not wait for its connections, and a server that stops tells them.
    client.emit('error', new Error('terminating connection due to administrator command'))
    t.same(lost, [])
  },
)
