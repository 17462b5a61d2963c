/**
 * The N-th fault loop: each write is done again and again, and each time the connection of one later
 * database call breaks, until the write ends before it comes to that call.
 */
import { randomInt } from 'node:crypto'
import type { Test } from 'tap'
import { openWatch, settled } from '../crash/watch.ts'
import { portOf } from '../http/raw.ts'
import { testReplica } from '../support/app.ts'
import type { OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { faultsOf, repeat } from './disturbed.ts'
import { type Fault, faults, openFaultyWay } from './faulty-way.ts'
import type { Scenario } from './scenarios.ts'

type Settings = {
  openBlobs: OpenBlobs
  /** Every so many calls, from a random one on. */
  step: number
  /** The faults that commits alone meet too, each of them. */
  atCommits: readonly Fault[]
}

const givenWay = async (t: Test, openBlobs: OpenBlobs) => {
  const direct = await testDatabase(t)
  const way = await openFaultyWay(t, direct)
  const { env, store } = await openBlobs(t, direct)
  const { app } = await testReplica(t, way.connectionString, env)
  return { way, db: openWatch(t, direct), store, url: `http://127.0.0.1:${await portOf(app)}` }
}

type Given = Awaited<ReturnType<typeof givenWay>>

/** `commit`: only commits count, so that none is missed where a call comes only now and then. */
type Disturbance = { scenario: Scenario; fault: Fault; what: 'call' | 'commit'; at: number }

const counted = ({ what, at }: Disturbance): ((number: number, sql: string) => boolean) => {
  let commits = 0
  return (number, sql) => {
    if (sql === 'commit') commits += 1
    return what === 'call' ? number === at : sql === 'commit' && commits === at
  }
}

const disturb = async (
  t: Test,
  { way, db, store, url }: Given,
  disturbance: Disturbance,
): Promise<{ isOver: boolean; wasHeld: boolean }> => {
  const { scenario, fault, what, at } = disturbance
  const round = await scenario.given(url, `${what}-${at}-${fault.replaceAll(' ', '-')}`)
  await settled(db)
  way.set({ fault, isHere: counted(disturbance) })
  const answer = await round.act(url)
  const fallen = way.lift()
  if (fallen === null) {
    t.ok(answer.status < 300, `${scenario.name}: untouched it succeeds`)
    return { isOver: true, wasHeld: false }
  }
  const isKnown = fault === 'lost call'
  const wrong = await faultsOf(db, round, answer, { isKnown, store })
  const again = await repeat(db, round, url)
  const where = `${fault} at ${what} ${at} (${fallen.slice(0, 40).replaceAll('\n', ' ')})`
  t.same([...wrong, ...again.wrong], [], `${scenario.name}: ${where}: ${answer.status}`)
  return { isOver: false, wasHeld: again.wasHeld }
}

/** Until the write has ended untouched. */
const disturbAll = async (
  t: Test,
  given: Given,
  { step, ...first }: Disturbance & { step: number },
): Promise<void> => {
  let rounds = 0
  let held = 0
  let { at } = first
  for (; ; at += step) {
    const { isOver, wasHeld } = await disturb(t, given, { ...first, at })
    if (isOver) break
    rounds += 1
    if (wasHeld) held += 1
  }
  const { scenario, fault, what } = first
  t.comment(`${scenario.name}: ${fault}: ${rounds} rounds, ended at ${what} ${at}, held ${held}`)
}

export const failAtEachCall = async (
  t: Test,
  scenario: Scenario,
  { openBlobs, step, atCommits }: Settings,
): Promise<void> => {
  const given = await givenWay(t, openBlobs)
  for (const fault of faults) {
    await disturbAll(t, given, { scenario, fault, what: 'call', at: randomInt(1, step + 1), step })
    if (!atCommits.includes(fault)) continue
    await disturbAll(t, given, { scenario, fault, what: 'commit', at: 1, step: 1 })
  }
}
