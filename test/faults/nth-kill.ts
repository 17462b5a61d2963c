/**
 * The N-th fault loop with a service that is killed: each write is done again and again, and each time
 * its process gets SIGKILL at a later call of the database or the store, which has or has not been
 * carried out. What the dead has left is compared, and another process does the write again.
 */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Test } from 'tap'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { seeded } from '../crash/random.ts'
import { openWatch, settled } from '../crash/watch.ts'
import type { OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { verify } from '../verification/battery.ts'
import { faultsOf, repeat } from './disturbed.ts'
import { type Fault, type FaultyWay, openFaultyWay } from './faulty-way.ts'
import type { Round, Scenario } from './scenarios.ts'

const moments: Fault[] = ['lost call', 'lost answer']

type Way = Pick<FaultyWay, 'set' | 'lift'>

type Given = {
  way: Way
  db: Kysely<Database>
  store: BlobStore
  start: () => Promise<Service>
  verify: () => ReturnType<typeof verify>
}

const given = async (t: Test, openBlobs: OpenBlobs): Promise<Given> => {
  const direct = await testDatabase(t)
  const way = await openFaultyWay(t, direct)
  const blobs = await openBlobs(t, direct)
  const env = {
    DATABASE_URL: way.connectionString,
    LOG_LEVEL: 'fatal',
    ARCHIVE_WORKERS: '1',
    ...blobs.env,
  }
  return {
    way,
    db: openWatch(t, direct),
    store: blobs.store,
    start: () => startService(t, env),
    verify: () => verify(t, { ...env, DATABASE_URL: direct }),
  }
}

/** What is wrong with what comes after the write, and with all that is stored then. */
const wrongAfterwards = async (
  { verify: verifyAll }: Given,
  { goOn }: Round,
  url: string,
): Promise<unknown[]> => {
  const next = await goOn?.(url)
  const { code, stdout, stderr } = await verifyAll()
  return [
    ...(code === 0 ? [] : [{ 'not verified': stdout + stderr }]),
    ...(next && next.status >= 300 ? [{ 'does not go on': next.body }] : []),
  ]
}

/** The service that lives afterwards; it is the one given where the write has ended untouched. */
const killAt = async (
  t: Test,
  parts: Given,
  service: Service,
  { scenario, fault, at, name }: { scenario: Scenario; fault: Fault; at: number; name: string },
): Promise<Service> => {
  const { way, db, store, start } = parts
  const round = await scenario.given(service.url, name)
  await settled(db)
  way.set({
    fault,
    isHere: (number) => number === at,
    atOnce: () => service.kill('SIGKILL'),
  })
  const answer = await round.act(service.url).catch(() => null)
  const fallen = way.lift()
  if (fallen === null) {
    t.ok(answer !== null && answer.status < 300, `${scenario.name}: untouched it succeeds`)
    return service
  }
  await service.exited
  const wrong = await faultsOf(db, round, answer, { isKnown: false, store })
  const next = await start()
  const again = await repeat(db, round, next.url)
  const later = await wrongAfterwards(parts, round, next.url)
  const what = `killed at call ${at}, ${fault} (${fallen.slice(0, 40).replaceAll('\n', ' ')})`
  t.same([...wrong, ...again.wrong, ...later], [], `${scenario.name}: ${what}`)
  return next
}

const nameOf = (at: number, fault: Fault): string => `k${at}-${fault.replaceAll(' ', '-')}`

/** `step`: every so many calls of the database, from a random one on. */
export const killAtEachCall = async (
  t: Test,
  scenario: Scenario,
  { openBlobs, step }: { openBlobs: OpenBlobs; step: number },
): Promise<void> => {
  const parts = await given(t, openBlobs)
  let service = await parts.start()
  for (const fault of moments) {
    let rounds = 0
    let at = randomInt(1, step + 1)
    for (; ; at += step) {
      const name = nameOf(at, fault)
      const next = await killAt(t, parts, service, { scenario, fault, at, name })
      if (next === service) break
      service = next
      rounds += 1
    }
    t.comment(`${scenario.name}: killed, ${fault}: ${rounds} rounds, ended at ${at}`)
  }
}

/** Of each kind, in a write that nothing disturbs. */
const countCalls = async <Kind extends string>(
  { db }: Given,
  { ways, round, url }: { ways: Record<Kind, Way>; round: Round; url: string },
): Promise<Map<Kind, number>> => {
  const counts = new Map<Kind, number>()
  await settled(db)
  const kinds = Object.keys(ways) as Kind[]
  for (const kind of kinds) {
    const isHere = (number: number): boolean => {
      counts.set(kind, number)
      return false
    }
    ways[kind].set({ fault: 'lost call', isHere })
  }
  await round.act(url)
  for (const kind of kinds) ways[kind].lift()
  return counts
}

type Sample = {
  openBlobs: OpenBlobs
  storeWay: Way
  /** What chooses the calls. */
  seed: number
  /** How many of each at most. */
  most: number
}

/** At some calls of the database and of the store, each of them before or after it. */
export const killAtSomeCalls = async (
  t: Test,
  scenario: Scenario,
  { openBlobs, storeWay, seed, most }: Sample,
): Promise<void> => {
  const random = seeded(seed)
  const parts = await given(t, openBlobs)
  let service = await parts.start()
  const { url } = service
  const ways = { database: parts.way, store: storeWay }
  const round = await scenario.given(url, 'untouched')
  for (const [kind, calls] of await countCalls(parts, { ways, round, url })) {
    const left = Array.from({ length: calls }, (_, index) => index + 1)
    const chosen: number[] = []
    while (chosen.length < most && left.length > 0) {
      chosen.push(...left.splice(random.int(left.length), 1))
    }
    t.comment(`${scenario.name}: killed at ${chosen.join(', ')} of ${calls} calls of the ${kind}`)
    for (const at of chosen) {
      const fault = random.pick(moments)
      const name = `${kind}-${nameOf(at, fault)}`
      const there = { ...parts, way: ways[kind] }
      service = await killAt(t, there, service, { scenario, fault, at, name })
    }
  }
}
