/** What the log says of a connection that the server has ended. */
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { Client } from 'pg'
import { pino } from 'pino'
import t from '../support/tap.ts'
import { parseConfig } from '../../src/platform/config/config.ts'
import { openServices } from '../../src/services.ts'
import { testApp } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'

const PASSWORD = 'a-password-of-the-database'

t.test('the log names the reason, and nothing of the client', async (t) => {
  const url = new URL(await testDatabase(t))
  url.searchParams.set('password', PASSWORD)
  const lines = new PassThrough()
  const services = openServices(parseConfig({}), url.href, pino({ level: 'trace' }, lines))
  t.teardown(() => services.close())
  await services.db.selectFrom('workspaces').select('workspace_id').execute()

  const admin = new Client({ connectionString: url.href })
  await admin.connect()
  t.teardown(() => admin.end())
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`)

  const [line] = await once(lines, 'data')
  const { msg, err } = JSON.parse(String(line))
  t.equal(msg, 'an idle database connection was lost')
  t.match(err, { code: '57P01', message: /terminating connection/ })
  t.notMatch(String(line), PASSWORD)
  t.notHas(err, { client: {} })
})

t.test('what still reads while the service ends gets 503, which is no fault to log', async (t) => {
  const { app, services } = await testApp(t)
  const read = () => app.inject({ url: '/v1/workspaces/default/audit' })
  t.equal((await read()).statusCode, 200)
  await services.close()
  t.match((await read()).json(), { status: 503, code: 'unavailable' })
})
