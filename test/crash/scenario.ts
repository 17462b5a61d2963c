/**
 * Writers at work while what they talk to is killed, again and again. After each kill, and at the
 * end, everybody stops, and what is there is compared with what was acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import * as agreement from './agreement.ts'
import { Fleet, type Victim } from './fleet.ts'
import { findBroken } from './invariants.ts'
import { orphansIn } from './orphans.ts'
import { PatientClient } from './patient-client.ts'
import { seeded } from './random.ts'
import { SkillWriter } from './skill-writer.ts'
import type { SentUpload } from './uploading.ts'
import { openWatch, settled } from './watch.ts'

export type Scenario = {
  seed: number
  /** Installs and updates, at least so many. */
  writes: number
  kills: number
  services: number
  victims: Victim[]
  env: Record<string, string>
  connectionString: () => Promise<string>
  dataDir?: string
  store: BlobStore
}

const WORKERS = 4
const SKILLS_EACH = 3
/** Requests of one write, about. */
const ASKED_PER_WRITE = 3

const inTurn = async <Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const [index, item] of items.entries()) results.push(await act(item, index))
  return results
}

export const survive = async (t: Test, scenario: Scenario): Promise<void> => {
  t.comment(`CRASH_SEED=${scenario.seed}`)
  const random = seeded(scenario.seed)
  const fleet = new Fleet(t, { ...scenario, random })
  await fleet.start(scenario.services)
  const connectionString = await scenario.connectionString()
  const db = openWatch(t, connectionString)
  const { store } = scenario
  const client = new PatientClient(() => fleet.url)
  const uploads: SentUpload[] = []
  const teams = Array.from({ length: WORKERS }, (_, worker) =>
    Array.from({ length: SKILLS_EACH }, (_skill, number) => {
      const slug = `skill-${worker}-${number}`
      return new SkillWriter(slug, { client, random, uploads })
    }),
  )
  const writers = teams.flat()

  const compare = async (when: string, which: 'current' | 'all'): Promise<void> => {
    t.same(await findBroken(db, store), {}, `${when}: nothing is half done`)
    t.same(await agreement.findLostUploads(db, uploads), [], `${when}: no chunk is lost`)
    const wrongKeys = await inTurn(writers, (writer) => agreement.findWrongKeys(db, writer))
    t.same(wrongKeys.flat(), [], `${when}: no key has forgotten its write`)
    const comparisons = await inTurn(writers, (writer) => agreement.compareWrites(db, writer))
    const found = comparisons.map((comparison) => comparison.found)
    const expected = comparisons.map((comparison) => comparison.expected)
    t.same(found, expected, `${when}: every acknowledged write is there once, and no other`)
    const unreadable = await inTurn(writers, async (writer, index) => {
      const { current = null, revisions = [] } = found[index] ?? {}
      if (current === null) return []
      const wanted = which === 'all' ? revisions : [current]
      return inTurn(wanted, (one) => agreement.findUnreadable(fleet.url, writer, one))
    })
    t.same(unreadable.flat(2), [], `${when}: every byte is read back`)
  }

  let kills = 0
  const written = (): number =>
    writers.flatMap(({ done }) => done.filter(({ action }) => /install|update/.test(action))).length
  const isOver = (): boolean => kills >= scenario.kills && written() >= scenario.writes
  const work = async (team: SkillWriter[]): Promise<void> => {
    while (!isOver()) await random.pick(team).step()
  }
  const killing = async (): Promise<void> => {
    const between = Math.ceil((2 * scenario.writes * ASKED_PER_WRITE) / scenario.kills)
    while (kills < scenario.kills) {
      const at = client.asked + 1 + random.int(between)
      while (client.asked < at && !client.isStopped) await sleep(1)
      if (client.isStopped) return
      await sleep(random.int(30))
      const victim = random.pick(scenario.victims)
      const killed = fleet.kill(victim)
      client.hold()
      await killed
      await client.quiet()
      await fleet.ready()
      await settled(db)
      const open = writers.filter(({ pending }) => pending !== null).length
      await compare(`kill ${kills + 1} (${victim}, ${open} writes open)`, 'current')
      kills += 1
      client.release()
    }
  }
  const failures: unknown[] = []
  const guard = async (working: Promise<void>): Promise<void> => {
    try {
      await working
    } catch (error) {
      failures.push(error)
      client.stop()
    }
  }
  await Promise.all([killing(), ...teams.map(work)].map(guard))
  if (failures.length > 0) throw failures[0]

  await compare('at the end', 'all')
  await fleet.packed()
  t.comment(`${written()} installs and updates, ${kills} kills, ${uploads.length} uploads`)
  const orphans = await orphansIn(db, store)
  await store.delete(orphans)
  t.comment(`${orphans.length} objects without a row were left over`)
  t.same(await orphansIn(db, store), [], 'no orphan is left')
  await compare('after the sweep', 'current')
  t.equal(fleet.complaints(), '')
}
