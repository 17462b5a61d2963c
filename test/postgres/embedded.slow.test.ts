/** The server that comes with npm: started by whoever is first, stopped by whoever is last. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { chown, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import t, { type Test } from '../support/tap.ts'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { isServing, readPostmaster } from '../../src/platform/postgres/postmaster.ts'
import { isAlive } from '../support/test-server.ts'

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const holderFile = fileURLToPath(new URL('../support/holder.ts', import.meta.url))

const newFolder = async (test: Test, mode: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-embedded-'))
  await chmod(folder, mode)
  test.teardown(async () => await rm(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

const query = async (connectionString: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(text)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

const postmasterOf = async (dataDir: string): Promise<number | null> =>
  (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? null

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not happen in 20 seconds')
    await sleep(20)
  }
}

type Holder = { process: ChildProcess; connectionString: string; close: () => Promise<void> }

const startHolder = async (test: Test, dataDir: string): Promise<Holder> => {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [holderFile, dataDir], { stdio: [...stdio] })
  const exited = once(child, 'exit')
  test.teardown(() => void child.kill('SIGKILL'))
  const [line] = await Promise.race([once(child.stdout, 'data'), exited])
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
  }
  return { process: child, connectionString: String(line).trim(), close }
}

// One cluster for what can share it: making one takes the longest.
const shared = await newFolder(t, 0o711)

t.test(
  'rows of the first start are there at the second, and a closed server is gone',
  async (t) => {
    const first = await startEmbedded({ dataDir: shared, durable: true })
    const pid = await postmasterOf(shared)
    t.ok(pid)
    await query(first.connectionString, 'create table kept as select 42 as value')
    await first.close()
    await first.close()
    t.equal(await postmasterOf(shared), null)
    t.notOk(await isServing(pid ?? 0, join(shared, 'postgres')))
    // Its parent, which is this process, has yet to collect it.
    await until(() => !isAlive(pid ?? 0))

    const second = await startEmbedded({ dataDir: shared, durable: true })
    t.same(await query(second.connectionString, 'select value from kept'), [42])
    t.equal(second.connectionString, first.connectionString)
    await second.close()
  },
)

t.test(
  'the service is an ordinary user of a UTF-8 database that sorts alike everywhere',
  async (t) => {
    const { connectionString, close } = await startEmbedded({ dataDir: shared, durable: false })
    const facts = `select format('%s %s %s %s', current_user, usesuper,
    pg_encoding_to_char(encoding), datlocprovider) as value
    from pg_user, pg_database where usename = current_user and datname = current_database()`
    t.same(await query(connectionString, facts), ['skill_registry f UTF8 b'])
    await close()
  },
)

t.test(
  'no network port is open, and only the server’s user may enter its socket folder',
  async (t) => {
    const { connectionString, close } = await startEmbedded({ dataDir: shared, durable: false })
    t.same(
      await query(
        connectionString,
        `select setting as value from pg_settings
    where name = 'listen_addresses'`,
      ),
      [''],
    )
    const folder = await stat(new URL(connectionString).searchParams.get('host') ?? '')
    t.equal(folder.mode & 0o777, 0o700)
    if (isRoot) t.equal(folder.uid, 65534)
    if (isLinux) {
      const fds = `/proc/${await postmasterOf(shared)}/fd`
      const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`)))
      for (const fd of await readdir(fds)) {
        const inode = /^socket:\[(\d+)\]$/.exec(await readlink(join(fds, fd)).catch(() => ''))?.[1]
        if (inode !== undefined) t.notMatch(tables.join('\n'), new RegExp(`\\s${inode}\\s`))
      }
    }
    await close()
  },
)

t.test('a server whose process was killed is found and used by the next start', async (t) => {
  const holder = await startHolder(t, shared)
  const pid = await postmasterOf(shared)
  holder.process.kill('SIGKILL')
  await once(holder.process, 'exit')
  const { connectionString, close } = await startEmbedded({ dataDir: shared, durable: false })
  t.equal(await postmasterOf(shared), pid)
  t.same(await query(connectionString, 'select value from kept'), [42])
  await close()
  t.equal(await postmasterOf(shared), null, 'the killed process holds nothing any more')
})

t.test('a server that is killed is started again, for all processes that use it', async (t) => {
  const holder = await startHolder(t, shared)
  const events: string[] = []
  const { connectionString, close } = await startEmbedded({
    dataDir: shared,
    durable: true,
    onLost: () => events.push('lost'),
    onRestored: () => events.push('restored'),
  })
  const pid = await postmasterOf(shared)
  process.kill(pid ?? 0, 'SIGKILL')
  await until(() => events.includes('restored'))
  t.same(events, ['lost', 'restored'])
  t.not(await postmasterOf(shared), pid)
  t.same(await query(connectionString, 'select value from kept'), [42])

  const held = `select count(*)::int as value from pg_stat_activity
    where application_name = 'skill-registry launcher'`
  await until(async () => (await query(connectionString, held))[0] === 2)
  await close()
  t.same(await query(holder.connectionString, 'select value from kept'), [42])
  await holder.close()
  t.equal(await postmasterOf(shared), null)
})

t.test("a pid file with another user's process does not prevent the start", async (t) => {
  const before = await startEmbedded({ dataDir: shared, durable: false })
  const file = join(shared, 'postgres', 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await before.close()
  await writeFile(file, [process.pid, ...rest].join('\n'))
  if (isRoot) await chown(file, 65534, 65534)
  const { connectionString, close } = await startEmbedded({ dataDir: shared, durable: false })
  t.same(await query(connectionString, 'select value from kept'), [42])
  await close()
})

t.test('first starts at once share one server, and only the last one out stops it', async (t) => {
  const dataDir = await newFolder(t, 0o711)
  const holders = await Promise.all([1, 2, 3].map(async () => await startHolder(t, dataDir)))
  const pid = await postmasterOf(dataDir)
  t.equal(new Set(holders.map(({ connectionString }) => connectionString)).size, 1)
  t.same((await readdir(dataDir)).toSorted(), ['postgres', 'postgres.log'])
  const [first, second, last] = holders
  await Promise.all([first?.close(), second?.close()])
  t.equal(await postmasterOf(dataDir), pid)
  t.same(await query(last?.connectionString ?? '', 'select 1 as value'), [1])
  await last?.close()
  t.equal(await postmasterOf(dataDir), null)
})

t.test('a process that starts while the last one stops gets a server', async (t) => {
  const leaving = await startEmbedded({ dataDir: shared, durable: false })
  const [, coming] = await Promise.all([
    leaving.close(),
    startEmbedded({ dataDir: shared, durable: false }),
  ])
  t.same(await query(coming.connectionString, 'select value from kept'), [42])
  await coming.close()
})

t.test(
  'root’s server works below a folder that only root may enter',
  { skip: !isRoot },
  async (t) => {
    const dataDir = await newFolder(t, 0o700)
    const { connectionString, close } = await startEmbedded({ dataDir, durable: false })
    t.same(await query(connectionString, 'select 1 as value'), [1])
    t.equal((await stat(dirname(dataDir))).mode & 0o777, 0o700)
    await close()
  },
)

t.test('an impossible start is rejected with one line that says what to do', async (t) => {
  const refused = async (dataDir: string, platform: string, message: RegExp): Promise<void> => {
    await t.rejects(startEmbedded({ dataDir, durable: false, platform }), {
      name: 'PostgresFailure',
      message,
    })
  }
  const here = `${process.platform}-${process.arch}`
  const dataDir = await newFolder(t, 0o711)
  await refused(
    dataDir,
    'plan9-mips',
    /^No embedded Postgres exists for plan9-mips: set DATABASE_URL .*$/,
  )
  const other = isLinux ? 'darwin-arm64' : 'linux-x64'
  await refused(dataDir, other, /is not installed .*: set DATABASE_URL .*$/)

  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), '')
  await refused(dataDir, here, /^.*postgres contains files, but no Postgres cluster$/)
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await refused(dataDir, here, /is from Postgres 17, and this build brings 18: .*DATABASE_URL.*17$/)
})
