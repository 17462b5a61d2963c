/**
 * The N-th fault loop with a service that is killed: each write is done again and again, and each time
 * its process gets SIGKILL at a later database call, which Postgres has or has not carried out. What
 * the dead has left is compared, and another process does the write again. `npm run test:faults` does
 * every call of every write; the suite does some of one.
 */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import type { Database } from '../../src/database/client.ts'
import { openWatch, settled } from '../crash/watch.ts'
import { testDatabase } from '../support/database.ts'
import { type Service, startService } from '../support/process.ts'
import { faultsOf, repeat } from './disturbed.ts'
import { type Fault, type FaultyWay, openFaultyWay } from './faulty-way.ts'
import { type Scenario, scenarios } from './scenarios.ts'

const isFull = process.env.FAULTS === 'full'
const STEP = isFull ? 1 : 20
const moments: Fault[] = ['lost call', 'lost answer']
const chosen = isFull ? scenarios : scenarios.filter(({ name }) => name === 'update')

type Given = { way: FaultyWay; db: Kysely<Database>; start: () => Promise<Service> }

const given = async (t: Test): Promise<Given> => {
  const direct = await testDatabase(t)
  const way = await openFaultyWay(t, direct)
  const env = { DATABASE_URL: way.connectionString, LOG_LEVEL: 'fatal', ARCHIVE_WORKERS: '1' }
  return { way, db: openWatch(t, direct), start: () => startService(t, env) }
}

/** The service that lives afterwards; it is the one given where the write has ended untouched. */
const killAt = async (
  t: Test,
  { way, db, start }: Given,
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
  const wrong = await faultsOf(db, round, answer, { isKnown: false })
  const next = await start()
  const again = await repeat(db, round, next.url)
  const what = `killed at call ${at}, ${fault} (${fallen.slice(0, 40).replaceAll('\n', ' ')})`
  t.same([...wrong, ...again.wrong], [], `${scenario.name}: ${what}`)
  return next
}

for (const scenario of chosen) {
  t.test(`${scenario.name}: whenever its process dies, all of it is done or nothing`, async (t) => {
    const parts = await given(t)
    let service = await parts.start()
    for (const fault of moments) {
      let rounds = 0
      let at = isFull ? 1 : randomInt(1, STEP + 1)
      for (; ; at += STEP) {
        const next = await killAt(t, parts, service, { scenario, fault, at })
        if (next === service) break
        service = next
        rounds += 1
      }
      t.comment(`${scenario.name}: killed, ${fault}: ${rounds} rounds, ended at ${at}`)
    }
  })
}
