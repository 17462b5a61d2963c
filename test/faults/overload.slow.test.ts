/** A pool that is used up, and a database that is slow: who cannot be served is told so, in time. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { portOf } from '../http/raw.ts'
import { request } from '../process/client.ts'
import { type TestApp, testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import type { Answer } from '../support/given.ts'
import { openSocket } from '../support/raw-socket.ts'
import { until } from '../uploads/checks.ts'
import { openFaultyWay } from './faulty-way.ts'

const POOL = 4
const MANY = 100
const skills = '/v1/workspaces/default/skills'

const listening = async (t: Test, connectionString: string, env = {}) => {
  const parts = await testReplica(t, connectionString, {
    DATABASE_POOL_SIZE: String(POOL),
    ...env,
  })
  const url = `http://127.0.0.1:${await portOf(parts.app)}`
  // From here on it has something to show without the database.
  t.equal((await request(url, '/capabilities')).status, 200)
  return { ...parts, url }
}

const isUnavailable = ({ status, headers, body }: Answer): boolean =>
  status === 503 && body.code === 'unavailable' && /^[1-9]\d*$/.test(String(headers['retry-after']))

const timed = async (ask: () => Promise<Answer>): Promise<Answer & { ms: number }> => {
  const from = performance.now()
  const answer = await ask()
  return { ...answer, ms: performance.now() - from }
}

const many = async (ask: (index: number) => Promise<Answer>) =>
  await Promise.all(Array.from({ length: MANY }, (_, index) => timed(() => ask(index))))

/** What the two probes say, and what agents and their orchestrators still get. */
const checkProbes = async (t: Test, url: string): Promise<void> => {
  t.equal((await request(url, '/livez')).status, 200, 'it lives')
  t.ok(isUnavailable(await request(url, '/readyz')), 'and says that it cannot work')
  const capabilities = await request(url, '/capabilities')
  t.match(capabilities, { status: 200, body: { actions: Array } }, 'what it knows it tells')
}

const connectionsOf = ({ server }: TestApp['app']): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const holdAll = async ({ db }: TestApp): Promise<() => Promise<void>> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let held = 0
  const { promise: allHeld, resolve: holdsAll } = Promise.withResolvers<void>()
  const holding = Array.from({ length: POOL }, () =>
    db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      held += 1
      if (held === POOL) holdsAll()
      await released
    }),
  )
  await allHeld
  return async () => {
    release()
    await Promise.all(holding)
  }
}

t.test('while all connections are in use, waiting requests fail after a while', async (t) => {
  const parts = await listening(t, await testDatabase(t))
  const { url } = parts
  const letGo = await holdAll(parts)
  const asked = many((index) =>
    index % 2 === 0
      ? request(url, skills)
      : request(url, `/v1/workspaces/default/documents/d-${index}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ skill: '# A' }),
        }),
  )
  await checkProbes(t, url)
  const answers = await asked
  t.same(
    answers.filter((answer) => !isUnavailable(answer)).map(({ status, body }) => [status, body]),
    [],
    'all 100 are told to try again',
  )
  t.comment(`told after ${Math.round(Math.max(...answers.map(({ ms }) => ms)))} ms at most`)

  await letGo()
  t.equal((await request(url, '/readyz')).status, 200, 'and it works again at once')
  const again = await many(() => request(url, skills))
  t.ok(
    again.every(({ status }) => status === 200),
    'for all 100',
  )
  const { rows } = await sql`select from documents`.execute(parts.db)
  t.equal(rows.length, 0, 'what was refused is not there')
})

t.test('while Postgres takes two seconds for each query, the service remains stable', async (t) => {
  const direct = await testDatabase(t)
  const way = await openFaultyWay(t, direct)
  const { url } = await listening(t, way.connectionString)
  const { db } = await testReplica(t, direct)
  way.slow(2000)
  t.equal((await request(url, skills)).status, 200, 'one alone is served, if late')
  const asked = many((index) =>
    request(url, `/v1/workspaces/default/documents/slow-${index}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ skill: `# Document ${index}` }),
    }),
  )
  await checkProbes(t, url)
  const answers = await asked
  const done = answers.flatMap(({ status, body }) => (status === 201 ? [String(body.id)] : []))
  const others = answers.filter(({ status }) => status !== 201)
  t.same(
    others.filter((answer) => !isUnavailable(answer)).map(({ status, body }) => [status, body]),
    [],
    'who is not served is told to try again',
  )
  t.comment(`${done.length} of ${MANY} were served, ${others.length} told to try again`)
  way.slow(0)
  const { rows } = await sql<{ id: string }>`select document_id as id from documents`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  t.same(
    done.filter((id) => !stored.has(id)),
    [],
    'what was acknowledged is there',
  )
  t.equal((await request(url, '/readyz')).status, 200)
  t.ok((await many(() => request(url, skills))).every(({ status }) => status === 200))
})

t.test('past the limit of connections new ones are closed, and open ones continue', async (t) => {
  const { app } = await testReplica(t, await testDatabase(t), { MAX_CONNECTIONS: '3' })
  const port = await portOf(app)
  const begun = 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n'
  const live = `${begun}\r\n`
  const open = []
  for (let count = 0; count < 3; count += 1) {
    const client = await openSocket(t, port)
    client.send(begun)
    open.push(client)
  }
  const fourth = await openSocket(t, port)
  await fourth.closed
  t.equal(fourth.received(), '', 'the fourth gets nothing')
  const [first] = open
  first?.send('\r\n')
  t.match(await first?.receives('{"status":"ok"}'), 'HTTP/1.1 200', 'the first goes on')

  first?.socket.end()
  await first?.closed
  await until(async () => (await connectionsOf(app)) === 2)
  const fifth = await openSocket(t, port)
  fifth.send(live)
  t.match(await fifth.receives('{"status":"ok"}'), 'HTTP/1.1 200', 'its place is free again')
})
