/**
 * The N-th fault loop with a service that is killed: each write is done again and again, and each time
 * its process gets SIGKILL at a later database call, which Postgres has or has not carried out. What
 * the dead has left is compared, and another process does the write again.
 */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Test } from 'tap'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { openWatch, settled } from '../crash/watch.ts'
import type { OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { faultsOf, repeat } from './disturbed.ts'
import { type Fault, type FaultyWay, openFaultyWay } from './faulty-way.ts'
import type { Scenario } from './scenarios.ts'

const moments: Fault[] = ['lost call', 'lost answer']

type Given = {
  way: FaultyWay
  db: Kysely<Database>
  store: BlobStore
  start: () => Promise<Service>
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
  return { way, db: openWatch(t, direct), store: blobs.store, start: () => startService(t, env) }
}

/** The service that lives afterwards; it is the one given where the write has ended untouched. */
const killAt = async (
  t: Test,
  { way, db, store, start }: Given,
  service: Service,
  { scenario, fault, at }: { scenario: Scenario; fault: Fault; at: number },
): Promise<Service> => {
  const round = await scenario.given(service.url, `k${at}-${fault.replaceAll(' ', '-')}`)
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
  const what = `killed at call ${at}, ${fault} (${fallen.slice(0, 40).replaceAll('\n', ' ')})`
  t.same([...wrong, ...again.wrong], [], `${scenario.name}: ${what}`)
  return next
}

/** `step`: every so many calls, from a random one on. */
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
      const next = await killAt(t, parts, service, { scenario, fault, at })
      if (next === service) break
      service = next
      rounds += 1
    }
    t.comment(`${scenario.name}: killed, ${fault}: ${rounds} rounds, ended at ${at}`)
  }
}
