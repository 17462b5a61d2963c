/**
 * `npm run load`: three replicas of the service over one Postgres, many workspaces with many skills,
 * pollers of `/capabilities`, event streams and publishers, all on this machine. The pace is raised
 * step by step until something gives, and each step is a part of the table. `LOAD_SCALE=0.1` makes
 * all numbers a tenth.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { Client } from 'pg'
import type { Owner } from '../support/owner.ts'
import { serverPid } from '../support/own-server.ts'
import { type Service, startService } from '../support/process.ts'
import { SECRETS_KEY } from '../support/secrets.ts'
import { makeRunFolder, removeRunFolder } from '../support/test-server.ts'
import { measureCosts } from './costs.ts'
import type { PollersOrder, PollersReport } from './pollers.ts'
import { Publishers } from './publishers.ts'
import { seed } from './seed.ts'
import type { StreamsOrder, StreamsReport } from './streams.ts'
import { cpuSeconds, loadAverage, machineSeconds, residentMiB } from './usage.ts'

const SCALE = Number(process.env.LOAD_SCALE ?? 1)
const scaled = (count: number): number => Math.max(1, Math.round(count * SCALE))

const REPLICAS = 3
const POLLER_PROCESSES = 2
const WORKSPACES = scaled(200)
const SKILLS_EACH = 500
const POLLERS = scaled(10_000)
const STREAMS = scaled(5000)
const PUBLISHERS = scaled(50)
const WARM_MS = 10_000
const STEP_MS = Number(process.env.LOAD_STEP_MS ?? 60_000)
/** Milliseconds between two polls of one poller, and between two turns of one publisher. */
const steps = [
  { pollMs: 30_000, publishMs: 60_000 },
  { pollMs: 10_000, publishMs: 20_000 },
  { pollMs: 5000, publishMs: 10_000 },
  { pollMs: 2000, publishMs: 4000 },
  { pollMs: 1000, publishMs: 2000 },
  { pollMs: 500, publishMs: 1000 },
]
const ADMIN_TOKEN = 'admin-token-of-the-load-on-this-machine'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
/** Null is what a time that there is none of becomes between processes. */
const round = (value: number | null): string => {
  if (value === null || Number.isNaN(value)) return '–'
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}

const ends: (() => unknown)[] = []
const owner: Owner = { teardown: (end) => void ends.push(end) }

const startChild = (name: string): ChildProcess => {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)))
  owner.teardown(() => child.kill('SIGKILL'))
  return child
}

const ask = async <Reply>(
  child: ChildProcess,
  order: PollersOrder | StreamsOrder,
): Promise<Reply> => {
  child.send(order)
  const [reply] = (await once(child, 'message')) as [Reply]
  return reply
}

/** Sent again while the replica is busy. */
const post = async (replica: Service, path: string, body: object): Promise<{ token: string }> => {
  const response = await fetch(replica.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
    body: JSON.stringify(body),
  })
  if (response.ok) return (await response.json()) as { token: string }
  if (response.status !== 503)
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await sleep(2000)
  return await post(replica, path, body)
}

const bytesOf = async (connectionString: string): Promise<number> => {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  await client.end()
  return Number(rows[0]?.bytes ?? 0)
}

const startAll = async () => {
  const folder = await makeRunFolder()
  owner.teardown(() => removeRunFolder(folder))
  const dataDir = join(folder, 'data')
  const { connectionString, close } = await startEmbedded({ dataDir, durable: true })
  owner.teardown(close)
  const postgres = await serverPid(dataDir)
  if (postgres === null) throw new Error('Postgres has no process')
  const blobs = join(folder, 'blobs')
  await mkdir(blobs)
  const env = { DATABASE_URL: connectionString, BLOB_DIR: blobs, SECRETS_KEY }
  const workspaces = Array.from({ length: WORKSPACES }, (_, at) => `load-${at + 1}`)

  let startedAt = performance.now()
  const first = await startService(owner, env)
  const bytesBefore = await bytesOf(connectionString)
  await seed(first, connectionString, { workspaces, skills: SKILLS_EACH })
  first.kill('SIGTERM')
  await first.exited
  say(`seeded in ${round((performance.now() - startedAt) / 1000)} s`)
  const bytes = (await bytesOf(connectionString)) - bytesBefore
  say(`${round(bytes / (WORKSPACES + 1) / SKILLS_EACH / 1024)} KiB a skill in Postgres`)

  const limits = {
    ADMIN_TOKEN,
    EVENTS_MAX_STREAMS: '100000',
    RATE_LIMIT_PER_TOKEN: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
    MAX_CONNECTIONS: '100000',
    MAX_PENDING_PER_ADDRESS: '100000',
  }
  startedAt = performance.now()
  const replicas: Service[] = []
  for (let at = 0; at < REPLICAS; at += 1) {
    replicas.push(await startService(owner, { ...env, ...limits }))
  }
  const [one] = replicas
  if (one === undefined) throw new Error('no replica')
  const tokens: string[] = []
  for (const workspace_id of workspaces) {
    const { token } = await post(one, '/v1/tokens', {
      label: 'load',
      role: 'reviewer',
      workspace_id,
      expires_in_days: 1,
    })
    tokens.push(token)
  }
  say(`replicas and tokens after ${round((performance.now() - startedAt) / 1000)} s`)
  const [workspace = ''] = workspaces
  const costs = await measureCosts({ replica: one, postgres, workspace, token: tokens[0] ?? '' })
  say('| request | processor time of the service, ms | of Postgres, ms |\n| --- | --- | --- |')
  for (const { name, serviceMs, postgresMs } of costs) {
    say(`| ${name} | ${serviceMs.toFixed(2)} | ${postgresMs.toFixed(2)} |`)
  }
  const ports = replicas.map(({ port }) => port)

  const pollers = Array.from({ length: POLLER_PROCESSES }, () => startChild('pollers.ts'))
  const streams = startChild('streams.ts')
  startedAt = performance.now()
  const { rejected } = await ask<{ rejected: number }>(streams, {
    open: { ports, tokens, workspaces, count: STREAMS },
  })
  const opened = round((performance.now() - startedAt) / 1000)
  say(`${STREAMS} streams are open after ${opened} s; ${rejected} were told to come again`)
  for (const child of pollers) {
    child.send({
      open: { ports, tokens, workspaces, count: Math.round(POLLERS / POLLER_PROCESSES) },
    })
  }
  const publishers = new Publishers(
    Array.from({ length: PUBLISHERS }, (_, at) => ({
      url: replicas[at % REPLICAS]?.url ?? '',
      workspace: workspaces[at % WORKSPACES] ?? '',
      token: tokens[at % WORKSPACES] ?? '',
    })),
  )
  owner.teardown(() => publishers.stop())
  return { postgres, replicas, pollers, streams, publishers }
}

type All = Awaited<ReturnType<typeof startAll>>

const takeReports = async ({ pollers, streams, publishers }: All) => ({
  polls: await Promise.all(pollers.map((child) => ask<PollersReport>(child, { report: true }))),
  events: await ask<StreamsReport>(streams, { report: true }),
  writes: publishers.take(),
})

const seconds = ({ postgres, replicas, pollers, streams }: All) => ({
  replicas: replicas.map(({ pid }) => cpuSeconds(pid)),
  postgres: cpuSeconds(postgres, { withChildren: true }),
  clients: [process.pid, streams.pid ?? 0, ...pollers.map(({ pid = 0 }) => pid)].reduce(
    (sum, pid) => sum + cpuSeconds(pid),
    0,
  ),
  machine: machineSeconds(),
})

type Line = { name: string; count: number; p50: number; p99: number }

/** Of more than one process, the slower one; their loads are alike. */
const worst = (name: string, reports: Omit<Line, 'name'>[]): Line => ({
  name,
  count: reports.reduce((sum, { count }) => sum + count, 0),
  p50: Math.max(...reports.map(({ p50 }) => p50)),
  p99: Math.max(...reports.map(({ p99 }) => p99)),
})

/** What has broken, or null. */
const runStep = async (
  all: All,
  { pollMs, publishMs }: (typeof steps)[number],
): Promise<string | null> => {
  for (const child of all.pollers) child.send({ intervalMs: pollMs })
  all.publishers.intervalMs = publishMs
  // Each poller has asked once, so that each has a tag.
  await sleep(Math.max(WARM_MS, pollMs))
  await takeReports(all)
  const before = seconds(all)
  await sleep(STEP_MS)
  const after = seconds(all)
  const { polls, events, writes } = await takeReports(all)
  const took = STEP_MS / 1000
  const cores = (of: (at: typeof before) => number): number => (of(after) - of(before)) / took
  const lines: Line[] = [
    worst(
      'capabilities, 304',
      polls.map(({ unchanged }) => unchanged),
    ),
    worst(
      'capabilities, 200',
      polls.map(({ changed }) => changed),
    ),
    ...writes.times.map(({ kind, ...line }) => ({ name: kind, ...line })),
    { name: 'event on a stream', ...events },
  ]
  const perSecond = Math.round((POLLERS * 1000) / pollMs)
  say(`\n${perSecond} polls and ${round((PUBLISHERS * 1000) / publishMs)} writes a second`)
  say('| request | per second | p50, ms | p99, ms |\n| --- | --- | --- | --- |')
  for (const { name, count, p50, p99 } of lines) {
    say(`| ${name} | ${round(count / took)} | ${round(p50)} | ${round(p99)} |`)
  }
  const ours = cores(({ replicas, postgres, clients }) =>
    replicas.reduce((sum, one) => sum + one, postgres + clients),
  )
  const each = all.replicas.map(({ pid }, at) => {
    const cpu = cores(({ replicas }) => replicas[at] ?? 0)
    return `${cpu.toFixed(2)} cores ${residentMiB(pid).toFixed(0)} MiB`
  })
  say(
    `replicas: ${each.join(', ')}; Postgres: ${cores(({ postgres }) => postgres).toFixed(2)} cores`,
  )
  say(
    `clients: ${cores(({ clients }) => clients).toFixed(2)} cores; other programs: ` +
      `${(cores(({ machine }) => machine) - ours).toFixed(2)} cores; load average ${loadAverage().toFixed(1)}`,
  )
  const bytes = polls.reduce((sum, { changed }) => sum + changed.bytes, 0)
  const late = polls.reduce((sum, poll) => sum + poll.late, 0)
  const others = JSON.stringify([...polls.map((poll) => poll.others), writes.others])
  say(`${round(bytes / took / 1024)} KiB/s of documents; ${late} polls late; others: ${others}`)
  if (events.ended > 0) return `${events.ended} streams ended`
  if (polls.some((poll) => Object.keys(poll.others).length > 0)) return `polls failed: ${others}`
  if (Object.keys(writes.others).length > 0) return `writes failed: ${others}`
  // Their responses took longer than the interval.
  if (late > (perSecond * took) / 100) return `${late} of ${perSecond * took} polls were late`
  return null
}

const run = async (): Promise<void> => {
  say(`${WORKSPACES} workspaces of ${SKILLS_EACH} skills, ${POLLERS} pollers, ${STREAMS} streams,`)
  say(`${PUBLISHERS} publishers, ${REPLICAS} replicas; load average ${loadAverage().toFixed(1)}`)
  const all = await startAll()
  const idle = all.replicas.map(({ pid }) => `${residentMiB(pid).toFixed(0)} MiB`)
  say(`replicas with their streams: ${idle.join(', ')}`)
  for (const step of steps) {
    const broken = await runStep(all, step)
    if (broken === null) continue
    say(`\nbroken: ${broken}`)
    return
  }
  say('\nnothing broke')
}

try {
  await run()
} finally {
  for (const end of ends.toReversed()) await end()
}
process.exit()
