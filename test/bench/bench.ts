/** What every row of the bench is given: a durable Postgres, servers on a core of their own, an end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { blobFolder } from '../support/blobs.ts'
import { databaseUrl } from '../support/database.ts'
import { onServerCore } from './machine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Env = Record<string, string>

export type Server = { url: string; port: number; pid: number; stop: () => Promise<void> }

export type Program = {
  command: string
  args: string[]
  env?: Env
  cwd?: string
  /** Finds the address in what it prints; without one it is asked for until it answers. */
  url: RegExp | string
  /** Standard error goes to a file: who reads a pipe would take part in the measuring. */
  isLogged?: boolean
}

type Parts = { folder: string; adminUrl: string; rounds: number }

export class Bench {
  readonly #ends: (() => Promise<unknown>)[] = []
  readonly folder: string
  readonly #adminUrl: string
  readonly rounds: number

  private constructor({ folder, adminUrl, rounds }: Parts) {
    this.folder = folder
    this.#adminUrl = adminUrl
    this.rounds = rounds
  }

  static async open(rounds: number): Promise<Bench> {
    const folder = await mkdtemp(join(tmpdir(), 'skill-registry-bench-'))
    // Root's Postgres runs as another user, who has to pass here.
    await chmod(folder, 0o711)
    const { connectionString, close } = await startEmbedded({
      dataDir: join(folder, 'postgres'),
      durable: true,
    })
    const bench = new Bench({ folder, adminUrl: connectionString, rounds })
    bench.onEnd(async () => {
      await close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    })
    return bench
  }

  onEnd(act: () => Promise<unknown>): void {
    this.#ends.push(act)
  }

  /** Ends what was begun since `mark`, the last first. */
  async end(mark = 0): Promise<void> {
    while (this.#ends.length > mark) await this.#ends.pop()?.()
  }

  get mark(): number {
    return this.#ends.length
  }

  /** An empty one; a service that is started on it migrates it. */
  async database(): Promise<string> {
    const name = `bench_${process.hrtime.bigint()}`
    const client = new Client({ connectionString: this.#adminUrl })
    await client.connect()
    try {
      await client.query(`create database ${name}`)
    } finally {
      await client.end()
    }
    return databaseUrl(this.#adminUrl, name)
  }

  /** The service as `npm start` runs it; quiet, as wrong lines would be measured with it. */
  async service(env: Env & { DATABASE_URL: string }): Promise<Server> {
    const BLOB_DIR = blobFolder(env.DATABASE_URL, join(this.folder, 'blobs'))
    return await this.server({
      command: process.execPath,
      args: ['src/server.ts'],
      env: { LOG_LEVEL: 'fatal', BLOB_DIR, ...env },
      url: /listens on (http:\/\/\S+)/,
      isLogged: env.LOG_LEVEL !== undefined,
    })
  }

  /** A script of `floors`, which prints its address. */
  async floor(name: string, ...args: string[]): Promise<Server> {
    return await this.server({
      command: process.execPath,
      args: [`test/bench/floors/${name}.ts`, ...args],
      url: /(http:\/\/\S+)/,
    })
  }

  async server({ command, args, env = {}, cwd = root, url, isLogged }: Program): Promise<Server> {
    const [program = command, ...before] = onServerCore
    const rest = program === command ? args : [...before, command, ...args]
    const log = isLogged ? openSync(join(this.folder, 'log'), 'w') : 'pipe'
    const child = spawn(program, rest, {
      cwd,
      env: { PATH: process.env.PATH, PORT: '0', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', log],
    })
    if (log !== 'pipe') closeSync(log)
    const stop = async (): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await exited
      clearTimeout(late)
    }
    this.onEnd(stop)
    const address = await addressOf(child, url)
    return { url: address, port: Number(new URL(address).port), pid: child.pid ?? 0, stop }
  }
}

const START_WITHIN_MS = 180_000

const addressOf = async (child: ChildProcess, url: RegExp | string): Promise<string> => {
  let said = ''
  const hear = (text: Buffer): void => void (said = `${said}${text.toString()}`.slice(-4000))
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const until = performance.now() + START_WITHIN_MS
  while (performance.now() < until && child.exitCode === null) {
    const found = typeof url === 'string' ? await answersAt(url) : url.exec(said)?.[1]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${child.spawnargs.join(' ')} did not start: ${said}`)
}

const answersAt = async (url: string): Promise<string | null> =>
  await fetch(url).then(
    () => url,
    () => null,
  )
