/** A server whose machine is gone closes no connection: what leads to it is given up all the same. */
import t, { type Test } from '../support/tap.ts'
import { openPool } from '../../src/platform/database/client.ts'
import { PreparedClient } from '../../src/platform/database/prepared-client.ts'
import { serversOf } from '../../src/platform/database/servers.ts'
import { openProxy } from '../process/proxy.ts'
import { testDatabase } from '../support/database.ts'

/** Two ways to one server, each of which may fall silent. */
const givenTwo = async (t: Test) => {
  const database = await testDatabase(t)
  const one = await openProxy(t, database)
  const two = await openProxy(t, database)
  const [, rest = ''] = two.connectionString.split('@')
  const [host = ''] = rest.split('/')
  return { one, both: one.connectionString.replace(/\/(?=[^/]*$)/, `,${host}/`) }
}

t.test('a connection whose response is too late ends', async (t) => {
  const proxy = await openProxy(t, await testDatabase(t))
  const { connectionString } = proxy
  const client = new PreparedClient({ connectionString, query_timeout: 100 })
  client.on('error', () => undefined)
  await client.connect()
  t.teardown(() => client.end())
  const ended = new Promise((resolve) => client.once('end', resolve))
  proxy.block()
  await t.rejects(client.query('select $1::int', [1]), /Query read timeout/)
  await ended
  await t.rejects(client.query('select 1'), /not queryable/, 'nothing waits behind it')
})

t.test('what waits for a silent primary fails once another server is the primary', async (t) => {
  const { one, both } = await givenTwo(t)
  const settings = { connectionString: both, poolSize: 2, statementTimeoutMs: 60_000 }
  const pool = openPool({ ...settings, onError: () => undefined })
  t.teardown(() => pool.end())
  await pool.query('select 1')
  one.block()
  const waiting = t.rejects(pool.query('select 1'), /Connection terminated/)
  // As a connection that is not accepted in time does.
  const servers = serversOf(both)
  servers.leave(servers.current)
  await pool.query('select 1')
  await waiting
  t.equal(pool.totalCount, 1, 'and only the new connection is left')
})
