/**
 * Everything at once, for as long as it takes: a replica that lives through it must be at the end
 * what it was after its warm-up, while its twin is stopped and killed in turn.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from '../support/tap.ts'
import { Agent, setGlobalDispatcher } from 'undici'
import { findBroken } from '../crash/invariants.ts'
import { openWatch, settled } from '../crash/watch.ts'
import { installArchive } from '../process/client.ts'
import { testReplica } from '../support/app.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { givenResult, type Handler } from '../support/handlers.ts'
import { type Service, startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'
import * as gauges from './soak-gauges.ts'
import { invoke, type Replica, Soak } from './soak-load.ts'

const isFull = process.env.FAULTS === 'full'
const minutes = Number(process.env.SOAK_MINUTES ?? (isFull ? 20 : 0.2))
const WARM_UP_MS = isFull ? 60_000 : 3000
const KILL_EVERY_MS = isFull ? 15_000 : 2500
const SAMPLES = 60
const POOL = 6
/** Clients keep a connection no longer, so that they are gone soon after they stop. */
const KEPT_MS = 500

const newFolder = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-registry-soak-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A replica that is told to end, and one that is killed, in turn; each is followed by another. */
const restartOn = async (t: Test, start: () => Promise<Service>, isOver: () => boolean) => {
  let current: Service | null = await start()
  let kills = 0
  const replaced = (async () => {
    for (let dieAt = performance.now() + KILL_EVERY_MS; !isOver(); await sleep(100)) {
      if (performance.now() < dieAt || current === null) continue
      const victim: Service = current
      current = null
      const isAsked = kills % 2 === 0
      victim.kill(isAsked ? 'SIGTERM' : 'SIGKILL')
      const exit = await victim.exited
      if (isAsked) t.same(exit, { code: 0, signal: null }, 'who is asked ends in order')
      if (isAsked) t.equal(victim.stderr(), '')
      kills += 1
      current = await start()
      dieAt = performance.now() + KILL_EVERY_MS
    }
    current?.kill('SIGTERM')
    await current?.exited
    return kills
  })()
  return { url: () => current?.url ?? null, replaced }
}

/**
 * Threads start when they are needed and end when they were idle for a while, so each is used before
 * what is held is counted: the reader by a large archive, and the one that checks arguments.
 */
const useThreads = async ({ url }: Service, name: string): Promise<void> => {
  const files = { 'SKILL.md': skillMd({ name }), 'data.bin': randomBytes(100_000) }
  const { status } = await installArchive(url, packageArchive({ folder: name, files }))
  if (status !== 201) throw new Error(`${name} was not installed: ${status}`)
  const called = await invoke(url)
  if (called.status !== 200) throw new Error(`invoke answered ${called.status}`)
}

/** Once whoever was there is gone. */
const atRest = async (service: Service, handler: Handler, name: string) => {
  await useThreads(service, name)
  const isAlone = async (): Promise<boolean> => {
    await sleep(100)
    const theirs = (await gauges.socketsAt(service.port)) + (await handler.connections())
    return theirs === 0
  }
  await until(isAlone)
  const handles = await gauges.handlesOf(service.pid)
  return { ...(await gauges.readGauges(service.url)), kinds: handles }
}

const show = (one: gauges.Gauges): string =>
  `rss ${one.rssMb} MB, heap ${one.heapMb} MB, ${one.handles} handles, ` +
  `${one.connections} of the pool, ${one.followers} followers`

t.test(`a replica is the same after ${minutes} minutes of everything`, async (t) => {
  setGlobalDispatcher(new Agent({ keepAliveTimeout: KEPT_MS, keepAliveMaxTimeout: KEPT_MS }))
  const connectionString = await testDatabase(t)
  const handler = await givenResult(t, {})
  const folder = await newFolder(t)
  const start = (tmp: string): Promise<Service> =>
    startService(t, {
      DATABASE_URL: connectionString,
      DATABASE_POOL_SIZE: String(POOL),
      ARCHIVE_WORKERS: '1',
      FUNCTION_ALLOWED_ORIGINS: handler.origin,
      TMPDIR: tmp,
    })
  const service = await start(folder)
  const progress = { isOver: false }
  const mortal = await restartOn(
    t,
    async () => start(await newFolder(t)),
    () => progress.isOver,
  )
  let turn = 0
  const target = (): Replica => {
    const url = mortal.url()
    turn += 1
    if (url === null || turn % 3 > 0) return { url: service.url, isMortal: false }
    return { url, isMortal: true }
  }
  const soak = new Soak(t, target)
  await soak.prepare(service.url, handler.origin)

  soak.start()
  await sleep(WARM_UP_MS)
  await soak.stop()
  t.comment(`warm after ${Math.round(performance.now())} ms`)
  const before = await atRest(service, handler, 'before')
  t.comment(`at rest after the warm-up: ${show(before)}`)

  soak.start()
  const series: gauges.Gauges[] = []
  const from = performance.now()
  while (performance.now() - from < minutes * 60_000 && soak.faults.length === 0) {
    await sleep((minutes * 60_000) / SAMPLES)
    const sample = await gauges.readGauges(service.url)
    series.push(sample)
    if (series.length % 3 === 0) t.comment(`${sample.at} s: ${show(sample)}`)
  }
  await soak.stop()
  progress.isOver = true
  t.comment(`${await mortal.replaced} replicas were stopped or killed`)
  t.comment(soak.summary)
  t.same(soak.faults, [], 'nobody was told of a fault')

  const after = await atRest(service, handler, 'after')
  t.comment(`at rest: ${show(after)}`)
  t.comment(JSON.stringify({ before: before.kinds, after: after.kinds }))
  for (const [kind, count] of Object.entries(after.kinds)) {
    const { [kind]: had = 0 } = before.kinds
    t.ok(count <= had, `${count} of ${kind}, ${had} before`)
  }
  t.equal(after.followers, 0, 'nobody follows any more')
  t.equal(after.failures, 0, 'no request has failed')
  t.same(await readdir(folder), [], 'no temporary file is left')
  t.equal(service.stderr(), '')
  const third = Math.floor(series.length / 3)
  const rss = (part: number): number =>
    gauges.median(series.slice(part * third, (part + 1) * third).map(({ rssMb }) => rssMb))
  t.comment(`rss by thirds: ${rss(0)}, ${rss(1)}, ${rss(2)} MB`)
  if (isFull) t.ok(rss(2) <= rss(1) * 1.1, 'memory does not grow')

  const db = openWatch(t, connectionString)
  await settled(db)
  const connections = await gauges.databaseConnections(db)
  // One listens.
  t.ok(connections <= POOL + 1, `${connections} connections to the database`)
  t.same(await findBroken(db), {}, 'nothing is half done')
  const { services } = await testReplica(t, connectionString)
  // What is overdue ends at first, and is forgotten at last.
  for (const _ of [1, 2]) {
    await gauges.letDaysPass(db)
    await services.sweeper.run()
  }
  const left = await gauges.countLeftovers(db)
  t.same([...new Set(Object.values(left))], [0], `nothing is left over: ${JSON.stringify(left)}`)
})
