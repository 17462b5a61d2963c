/**
 * `npm run cluster`: what a deployment has, from processes of this machine: an S3 server, a Postgres
 * with a synchronous standby, three replicas of the service and a load balancer. `npm run cluster --
 * kill primary | replica | store` shows how it goes on without one of them.
 */
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Owner } from '../support/owner.ts'
import { postgresPair } from '../support/postgres-pair.ts'
import { type Service, startService } from '../support/process.ts'
import { s3Env, startS3Server } from '../support/s3-server.ts'
import { startBalancer } from './balancer.ts'

const usage = 'Usage: npm run cluster [-- kill primary | replica | store]'
const PORT = Number(process.env.PORT ?? 8080)
const REPLICAS = 3
const AWAY_MS = 10_000
/** Longer than the service waits for it, so that its 503 can be seen. */
const STORE_AWAY_MS = 30_000
const TOKEN = process.env.ADMIN_TOKEN ?? 'admin-token-of-the-local-cluster'
/** Where a running cluster takes orders. */
const order = join(tmpdir(), 'skill-registry-cluster')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const ends: (() => unknown)[] = []
const owner: Owner = { teardown: (end) => void ends.push(end) }
const stop = async (): Promise<void> => {
  for (const end of ends.toReversed()) await end()
}

const startAll = async (): Promise<Record<string, () => Promise<void>>> => {
  const store = await startS3Server(owner)
  say(`bucket:         ${store.settings.endpoint}/${store.settings.bucket}`)
  const pair = await postgresPair(owner)
  say(`database:       ${pair.connectionString}`)
  const env = {
    ...s3Env(store.settings),
    DATABASE_URL: pair.connectionString,
    DATABASE_READ_URL: pair.connectionString,
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    ADMIN_TOKEN: TOKEN,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const replicas: Service[] = []
  for (let index = 0; index < REPLICAS; index += 1) replicas.push(await startService(owner, env))
  for (const { url } of replicas) say(`replica:        ${url}`)
  await startBalancer(
    owner,
    PORT,
    replicas.map(({ port }) => port),
  )
  say(`load balancer:  http://127.0.0.1:${PORT}  (token: ${TOKEN})`)
  return {
    primary: async () => {
      await pair.failOver()
      say(`the standby accepts writes: ${pair.primary()}`)
      await pair.rebuild()
      say('the old primary is a synchronous standby again')
    },
    replica: async () => {
      const replica = replicas.shift()
      if (!replica) return
      replica.kill('SIGKILL')
      await replica.exited
      say(`${replica.url} is gone`)
      await sleep(AWAY_MS)
      replicas.push(await startService(owner, { ...env, PORT: String(replica.port) }))
      say(`${replica.url} is back`)
    },
    store: async () => {
      process.kill(store.pid, 'SIGSTOP')
      say('the store does not respond')
      await sleep(STORE_AWAY_MS)
      process.kill(store.pid, 'SIGCONT')
      say('the store responds again')
    },
  }
}

const run = async (): Promise<void> => {
  const kills = await startAll()
  let isBusy = false
  /** One at a time: the standby of a primary that is being rebuilt cannot take over. */
  const act = async (kill: () => Promise<void>): Promise<void> => {
    isBusy = true
    await kill().catch((error: unknown) => say(`that failed: ${String(error)}`))
    isBusy = false
  }
  const server = createServer((request, response) => {
    const kill = kills[request.url?.slice(1) ?? '']
    const status = kill === undefined ? 404 : isBusy ? 409 : 202
    if (kill && !isBusy) void act(kill)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await writeFile(order, String(typeof address === 'object' ? address?.port : ''))
  ends.push(() => rm(order, { force: true }))
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  say('stopping')
  await stop()
  process.exit()
}

const send = async (part: string): Promise<void> => {
  const port = await readFile(order, 'utf8').catch(() => null)
  if (port === null) throw new Error('No cluster is running: start one with npm run cluster')
  const { status } = await fetch(`http://127.0.0.1:${port}/${part}`)
  if (status === 409) throw new Error('What was killed before is not back yet: try again')
  if (status !== 202) throw new Error(usage)
}

const [command, part = ''] = process.argv.slice(2)
try {
  if (command === undefined) await run()
  else if (command === 'kill') await send(part)
  else throw new Error(usage)
} catch (error) {
  await stop()
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
