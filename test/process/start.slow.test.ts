/** Starting the service: what it prints, and the one line of each start that cannot be. */
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from '../support/tap.ts'
import { readPostmaster } from '../../src/platform/postgres/postmaster.ts'
import { databaseUrl, testDatabase } from '../support/database.ts'
import { spawnService, startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const withTls = (connectionString: string): string => {
  const url = new URL(connectionString)
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

/** Starts that fail, all at once; each ends with 1 and one line. */
const linesOf = async (t: Test, starts: Record<string, string>[]): Promise<string[]> =>
  await Promise.all(
    starts.map(async (env) => {
      const service = spawnService(t, env)
      t.same(await service.exited, { code: 1, signal: null }, JSON.stringify(env))
      t.equal(service.stdout(), '')
      const [line = '', ...more] = service.stderr().trimEnd().split('\n')
      t.same(more, [], 'one line')
      return line
    }),
  )

t.test('a bad value stops the start with its name and the reason', async (t) => {
  const [port, url] = await linesOf(t, [{ PORT: '65536' }, { DATABASE_URL: 'mysql://127.0.0.1/a' }])
  t.equal(
    port,
    'skill-registry cannot start: PORT must be a whole number from 0 to 65535, not "65536"',
  )
  t.equal(
    url,
    'skill-registry cannot start: DATABASE_URL must be an address such as `postgres://user:password@host/name`',
  )
})

t.test('without tokens it does not listen on the network, and says why', async (t) => {
  const database = { DATABASE_URL: await testDatabase(t) }
  const hosts = ['0.0.0.0', '127.0.0.1.example.org']
  const lines = await linesOf(
    t,
    hosts.map((HOST) => ({ ...database, HOST })),
  )
  for (const line of lines) {
    t.match(
      line,
      /^skill-registry cannot start: HOST is .*loopback only: .*`npm run token -- create --role admin`.*HOST=127\.0\.0\.1$/,
    )
  }
})

t.test('it prints where it listens and what to try, and a taken port is one line', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t) }
  const service = await startService(t, env)
  const { url, port } = service
  t.equal(url, `http://127.0.0.1:${port}`)
  t.match(service.stdout(), `${url}/docs`)
  t.match(service.stdout(), `curl ${url}/v1/workspaces/default/skills`)
  for (const path of ['/livez', '/readyz', '/docs/', '/v1/workspaces/default/skills']) {
    t.equal((await fetch(url + path)).status, 200, path)
  }

  const [line] = await linesOf(t, [{ ...env, PORT: String(port) }])
  t.match(line, new RegExp(`^skill-registry cannot start: .*:${port}: .*set PORT to a free one$`))
  t.equal((await fetch(`${url}/livez`)).status, 200, 'the first one goes on')
  t.equal(service.stderr(), '')
})

t.test('a taken port is found before a database is created', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  t.teardown(() => taken.close())
  const { port } = taken.address() as AddressInfo
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-port-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const [line] = await linesOf(t, [{ DATA_DIR: join(folder, 'data'), PORT: String(port) }])
  t.match(line, /set PORT to a free one$/)
  t.same(await readdir(folder), [])
  const [elsewhere] = await linesOf(t, [{ DATA_DIR: join(folder, 'data'), HOST: '192.0.2.1' }])
  t.match(elsewhere, /192\.0\.2\.1: this machine has no such address; set HOST/)
})

const proc = { skip: process.platform !== 'linux' }

t.test('a folder that cannot be created stops the start at once', proc, async (t) => {
  const database = { DATABASE_URL: await testDatabase(t) }
  const [data, blobs] = await linesOf(t, [
    { DATA_DIR: '/proc/self/data' },
    { ...database, BLOB_DIR: '/proc/self/blobs' },
  ])
  t.match(data, /: The data folder cannot be created: ENOENT: .*\/proc\/self\/data/)
  t.match(blobs, /: BLOB_DIR \(\/proc\/self\/blobs\) cannot be used: ENOENT/)
})

t.test('a misspelt variable is named, and does not stop the start', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), LOG_LEVLE: 'debug', KUBERNETES_PORT: '443' }
  const { stderr } = await startService(t, env)
  t.match(stderr(), 'LOG_LEVLE is not a variable of this service: did you mean LOG_LEVEL?')
  t.notMatch(stderr(), 'KUBERNETES')
})

t.test('variables without effect are named in one line, and do not stop the start', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), S3_BUCKET: 'skills', PROPOSER_MODEL: 'small' }
  const { stderr } = await startService(t, env)
  const [line = '', ...others] = stderr().trim().split('\n')
  t.same(others, [])
  t.match(JSON.parse(line), {
    msg: 'set without effect: S3_BUCKET (used only if `BLOB_STORE` is `s3`); PROPOSER_MODEL (used only if `PROPOSER_BASE_URL` is set)',
  })
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  t.test(`npm start passes ${signal} on, and nothing is left`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'skill-registry-npm-'))
    t.teardown(() => rm(folder, { recursive: true, force: true }))
    const npm = { command: 'npm', args: ['start', '--silent'], cwd: root }
    const service = await startService(t, { DATA_DIR: folder, HOME: folder }, npm)
    const postmaster = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
    service.kill(signal)
    t.same(await service.exited, { code: 0, signal: null })
    await t.rejects(fetch(`${service.url}/livez`), { cause: { code: 'ECONNREFUSED' } })
    t.throws(() => process.kill(Number(postmaster.split('\n')[0]), 0), { code: 'ESRCH' })
  })
}

t.test('a missing database stops the start, without revealing its password', async (t) => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const address = closed.address()
  const port = typeof address === 'object' && address ? address.port : 0
  closed.close()
  const lines = await linesOf(t, [
    { DATABASE_URL: `postgres://somebody:hush@127.0.0.1:${port}/skills` },
    { DATABASE_URL: `postgres://somebody:hush@localhost:${port}/skills` },
    { DATABASE_URL: databaseUrl(await testDatabase(t), 'no_such_database') },
    { DATABASE_URL: 'postgres://user:hush@host.invalid:5432/db' },
    { DATABASE_URL: withTls(await testDatabase(t)) },
  ])
  t.match(lines.at(-1), /remove sslmode from DATABASE_URL$/)
  for (const line of lines) {
    t.match(
      line,
      /^skill-registry cannot start: DATABASE_URL does not lead to a working database: \S/,
    )
    t.notMatch(line, 'hush')
  }
})

t.test('a signal during the start stops the embedded Postgres too', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-start-'))
  t.teardown(async () => await rm(folder, { recursive: true, force: true }))
  const cluster = join(folder, 'postgres')
  const service = spawnService(t, { DATA_DIR: folder, LOG_LEVEL: 'fatal' })
  await until(async () => (await readPostmaster(cluster)) !== null)
  t.equal(service.stdout(), '', 'the service does not listen yet')
  service.kill('SIGTERM')
  t.same(await service.exited, { code: 0, signal: null })
  t.equal(await readPostmaster(cluster), null)
})
