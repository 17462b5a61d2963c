/**
 * The N-th fault loop: each write is done again and again, and each time the connection of one later
 * database call breaks, until the write ends before it comes to that call. `npm run test:faults` does
 * every call; the suite does some of them.
 */
import { randomInt } from 'node:crypto'
import t, { type Test } from 'tap'
import { openWatch, settled } from '../crash/watch.ts'
import { portOf } from '../http/raw.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { faultsOf, repeat } from './disturbed.ts'
import { type Fault, faults, openFaultyWay } from './faulty-way.ts'
import { type Scenario, scenarios } from './scenarios.ts'

const isFull = process.env.FAULTS === 'full'
/** In the suite of each write every so many calls, from a random one on. */
const STEP = isFull ? 1 : 10

const givenWay = async (t: Test) => {
  const direct = await testDatabase(t)
  const way = await openFaultyWay(t, direct)
  const { app } = await testReplica(t, way.connectionString)
  return { way, db: openWatch(t, direct), url: `http://127.0.0.1:${await portOf(app)}` }
}

type Given = Awaited<ReturnType<typeof givenWay>>

/** Returns false once the write has ended untouched. */
const disturb = async (
  t: Test,
  { way, db, url }: Given,
  { scenario, fault, at }: { scenario: Scenario; fault: Fault; at: number },
): Promise<{ isOver: boolean; wasHeld: boolean }> => {
  const name = `n${at}-${fault.replaceAll(' ', '-')}`
  const round = await scenario.given(url, name)
  await settled(db)
  way.set({ fault, isHere: (number) => number === at })
  const answer = await round.act(url)
  const fallen = way.lift()
  if (fallen === null) {
    t.ok(answer.status < 300, `${scenario.name}: untouched it succeeds`)
    return { isOver: true, wasHeld: false }
  }
  const isKnown = fault === 'lost call'
  const wrong = await faultsOf(db, round, answer, { isKnown })
  const again = await repeat(db, round, url)
  const what = `${fault} at call ${at} (${fallen.slice(0, 40).replaceAll('\n', ' ')})`
  t.same([...wrong, ...again.wrong], [], `${scenario.name}: ${what}: ${answer.status}`)
  return { isOver: false, wasHeld: again.wasHeld }
}

for (const scenario of scenarios) {
  t.test(
    `${scenario.name}: whichever database call fails, all of it is done or nothing`,
    async (t) => {
      const given = await givenWay(t)
      for (const fault of faults) {
        let rounds = 0
        let heldRounds = 0
        let at = isFull ? 1 : randomInt(1, STEP + 1)
        for (; ; at += STEP) {
          const { isOver, wasHeld } = await disturb(t, given, { scenario, fault, at })
          if (isOver) break
          rounds += 1
          if (wasHeld) heldRounds += 1
        }
        t.comment(
          `${scenario.name}: ${fault}: ${rounds} rounds, ended at ${at}, held ${heldRounds}`,
        )
      }
    },
  )
}
