/**
 * A primary and its standby, of the embedded programs, on ports of this machine. The
 * programs have no `pg_basebackup`, so a standby is a copy of the primary's folder.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { appendFile, chown, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { readPostmaster } from '../../src/platform/postgres/postmaster.ts'
import { checkVersion, findPrograms, thisPlatform } from '../../src/platform/postgres/programs.ts'
import {
  chooseServerUser,
  runAs,
  type ServerUser,
  spawnAs,
} from '../../src/platform/postgres/server-user.ts'
import type { Owner } from './owner.ts'
import { makeRunFolder, removeRunFolder } from './test-server.ts'

type Server = { name: string; folder: string; port: number }

export type PostgresPair = {
  /** Names both servers, the first one first, whichever is the primary. */
  connectionString: string
  /** Of the server that is the primary now. */
  primary: () => string
  standby: () => string
  /** Kills the primary and all its processes; resolves once the standby accepts writes. */
  failOver: () => Promise<void>
  /** Makes the server that was killed a standby of the other one. */
  rebuild: () => Promise<void>
  /** To the standby and all its processes. */
  signalStandby: (signal: NodeJS.Signals) => Promise<void>
  /** Starts it again. */
  startStandby: () => Promise<void>
  /** Promotes it beside its primary, which stays one. */
  promoteStandby: () => Promise<void>
}

type Options = {
  /** Whether a commit waits for the standby; else it may lag and die. */
  isSynchronous?: boolean
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const parentOf = async (pid: string): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
}

/** Also to the processes of connections, which would otherwise end in their own time. */
const signalAll = async (pid: number, signal: NodeJS.Signals): Promise<void> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(pids.map(parentOf))
  const children = pids.filter((_, at) => parents[at] === pid).map(Number)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, signal)
    } catch {
      // It has just ended.
    }
  }
}

class Servers {
  readonly #bin: string
  readonly #user: ServerUser

  constructor(bin: string, user: ServerUser) {
    this.#bin = bin
    this.#user = user
  }

  urlOf({ port }: Server, database = 'postgres'): string {
    return `postgres://postgres@127.0.0.1:${port}/${database}`
  }

  async run<T>(server: Server, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.urlOf(server) })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  async create({ folder }: Server): Promise<void> {
    const args = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
    await this.#own(folder)
    await runAs(this.#user, join(this.#bin, 'initdb'), args, folder)
  }

  async start({ folder, port }: Server): Promise<void> {
    const log = openSync(`${folder}.log`, 'a')
    const args = ['-D', folder, '-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1']
    args.push('-c', 'unix_socket_directories=', '-c', 'shared_buffers=64MB')
    const options = { cwd: folder, detached: true, stdio: ['ignore', log, log] as const }
    spawnAs(this.#user, join(this.#bin, 'postgres'), args, {
      ...options,
      stdio: [...options.stdio],
    })
    closeSync(log)
    for (;;) {
      const isUp = await this.run({ name: '', folder, port }, async () => true).catch(() => false)
      if (isUp) return
      await sleep(20)
    }
  }

  async copy(from: Server, to: Server): Promise<void> {
    await rm(to.folder, { recursive: true, force: true })
    const label = await this.run(from, async (client) => {
      await client.query(`select pg_backup_start('copy', true)`)
      await cp(from.folder, to.folder, { recursive: true, force: true })
      const { rows } = await client.query<{ labelfile: string }>(
        'select * from pg_backup_stop(false)',
      )
      return rows[0]?.labelfile ?? ''
    })
    await rm(join(to.folder, 'postmaster.pid'), { force: true })
    await writeFile(join(to.folder, 'backup_label'), label)
    await writeFile(join(to.folder, 'standby.signal'), '')
    const source = `host=127.0.0.1 port=${from.port} user=postgres application_name=${to.name}`
    await appendFile(join(to.folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
    await this.#own(to.folder)
  }

  /** Resolves once the standby follows, and a commit waits for it if it is synchronous. */
  async follow(primary: Server, standby: Server, isSynchronous: boolean): Promise<void> {
    await this.run(primary, async (client) => {
      const names = isSynchronous ? standby.name : ''
      await client.query(`alter system set synchronous_standby_names = '${names}'`)
      await client.query('select pg_reload_conf()')
      for (;;) {
        const { rows } = await client.query(
          `select from pg_stat_replication
          where state = 'streaming' and sync_state = $2 and application_name = $1`,
          [standby.name, isSynchronous ? 'sync' : 'async'],
        )
        if (rows.length > 0) return
        await sleep(20)
      }
    })
  }

  /** A promoted standby would wait for itself, as it has the settings of its primary. */
  async promote(server: Server): Promise<void> {
    await this.run(server, async (client) => {
      await client.query('select pg_promote(true)')
      await client.query(`alter system reset synchronous_standby_names`)
      await client.query('select pg_reload_conf()')
    })
  }

  async signal({ folder }: Server, signal: NodeJS.Signals): Promise<void> {
    const found = await readPostmaster(folder)
    if (found) await signalAll(found.pid, signal)
  }

  kill(server: Server): Promise<void> {
    return this.signal(server, 'SIGKILL')
  }

  async #own(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { uid } = this.#user
    if (uid === null) return
    await chown(folder, uid, uid)
    for (const name of await readdir(folder, { recursive: true })) {
      await chown(join(folder, name), uid, uid)
    }
  }
}

export const postgresPair = async (
  t: Owner,
  { isSynchronous = true }: Options = {},
): Promise<PostgresPair> => {
  const folder = await makeRunFolder()
  t.teardown(() => removeRunFolder(folder))
  const programs = findPrograms(thisPlatform)
  const user = await chooseServerUser([programs, folder], null)
  await checkVersion(programs, user)
  const servers = new Servers(join(programs, 'bin'), user)
  const serverNamed = async (name: string): Promise<Server> => ({
    name,
    folder: join(folder, name),
    port: await freePort(),
  })
  let primary = await serverNamed('a')
  let standby = await serverNamed('b')
  t.teardown(async () => {
    await servers.kill(primary)
    await servers.kill(standby)
  })
  const database = `pair_${randomUUID().replaceAll('-', '')}`
  await servers.create(primary)
  await servers.start(primary)
  await servers.run(primary, (client) => client.query(`create database ${database}`))
  const rebuild = async (): Promise<void> => {
    await servers.copy(primary, standby)
    await servers.start(standby)
    await servers.follow(primary, standby, isSynchronous)
  }
  await rebuild()
  const ports = [primary, standby].map(({ port }) => `127.0.0.1:${port}`)
  return {
    connectionString: `postgres://postgres@${ports.join(',')}/${database}`,
    primary: () => servers.urlOf(primary, database),
    standby: () => servers.urlOf(standby, database),
    failOver: async () => {
      await servers.kill(primary)
      await servers.promote(standby)
      ;[primary, standby] = [standby, primary]
    },
    rebuild,
    signalStandby: (signal) => servers.signal(standby, signal),
    startStandby: async () => {
      await servers.start(standby)
      await servers.follow(primary, standby, isSynchronous)
    },
    promoteStandby: () => servers.promote(standby),
  }
}
