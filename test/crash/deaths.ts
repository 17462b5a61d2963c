/**
 * SIGKILL at the moments where object and row differ: between the object and its row, between the row
 * and the answer, and in the sweep.
 */
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import type { Test } from 'tap'
import type { Database } from '../../src/platform/database/client.ts'
import { keysOf } from '../blob-store/bytes.ts'
import { faultsOf, repeat } from '../faults/disturbed.ts'
import { type Fault, type FaultyWay, openFaultyWay } from '../faults/faulty-way.ts'
import { type Round, scenarios } from '../faults/scenarios.ts'
import { request } from '../process/client.ts'
import { testReplica } from '../support/app.ts'
import type { AgeingBlobs, OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { untilPacked } from '../support/packed.ts'
import { type Service, spawnService, startService } from '../support/process.ts'
import { verify } from '../verification/battery.ts'
import { findBroken } from './invariants.ts'
import { orphansIn } from './orphans.ts'
import { openWatch, settled } from './watch.ts'

type Moment = { fault: Fault; isHere: (sql: string) => boolean }

const sweepOnce = {
  command: process.execPath,
  args: ['test/crash/sweep-process.ts'],
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
}

const beforeRow = (table: string): Moment => ({
  fault: 'lost call',
  isHere: (statement) => new RegExp(`insert into "?${table}\\b`).test(statement),
})

const atCommitAfter = (pattern: RegExp, fault: Fault): Moment => {
  let isSeen = false
  return {
    fault,
    isHere: (statement) => {
      isSeen ||= pattern.test(statement)
      return isSeen && statement === 'commit'
    },
  }
}

const beforeAnswer = (table: string): Moment =>
  atCommitAfter(new RegExp(`insert into "?${table}\\b`), 'lost answer')

const archiveOf = async (url: string, name: string): Promise<Round> => {
  const install = scenarios.find((scenario) => scenario.name === 'install')
  await (await install?.given(url, name))?.act(url)
  return {
    act: (other) => request(other, `/v1/workspaces/default/skills/user/${name}/archive`),
    traces: {
      archive: sql`select from skill_archives where top_folder = ${name}`,
    },
  }
}

const givenRound = async (url: string, what: string, name: string): Promise<Round> => {
  if (what === 'archive') return archiveOf(url, name)
  const scenario = scenarios.find((one) => one.name === what)
  if (!scenario) throw new Error(`no scenario ${what}`)
  return scenario.given(url, name)
}

class Deaths {
  readonly #t: Test
  readonly #way: FaultyWay
  readonly #blobs: AgeingBlobs
  readonly #env: Record<string, string> & { DATABASE_URL: string }
  #service: Service | null = null
  readonly db: Kysely<Database>

  constructor(t: Test, parts: { direct: string; way: FaultyWay; blobs: AgeingBlobs }) {
    this.#t = t
    this.#way = parts.way
    this.#blobs = parts.blobs
    this.db = openWatch(t, parts.direct)
    this.#env = {
      DATABASE_URL: parts.way.connectionString,
      LOG_LEVEL: 'fatal',
      ARCHIVE_WORKERS: '1',
      ...parts.blobs.env,
    }
  }

  #trap({ fault, isHere }: Moment, kill: () => void): void {
    this.#way.set({ fault, isHere: (_number, statement) => isHere(statement), atOnce: kill })
  }

  /** The service dies in a write, and another one does it again. */
  async inWrite(what: string, moment: Moment, left: number): Promise<void> {
    const t = this.#t
    const { store } = this.#blobs
    const name = `${what}-${moment.fault.replaceAll(' ', '-')}`
    const service = this.#service ?? (await startService(t, this.#env))
    const round = await givenRound(service.url, what, name)
    await untilPacked(service.url)
    await settled(this.db)
    const before = (await orphansIn(this.db, store)).length
    this.#trap(moment, () => service.kill('SIGKILL'))
    const answer = await round.act(service.url).catch(() => null)
    if (this.#way.lift() === null) throw new Error(`${name}: it did not die there`)
    await service.exited
    const wrong = await faultsOf(this.db, round, answer, { isKnown: false, store })
    const orphans = (await orphansIn(this.db, store)).length - before
    t.equal(orphans, left, `${name}: objects without a row`)
    this.#service = await startService(t, this.#env)
    const again = await repeat(this.db, round, this.#service.url)
    t.same([...wrong, ...again.wrong], [], `${name}: all of it is done or nothing`)
  }

  /** The service sweeps once a minute by itself, which would come between the sweeps of the test. */
  async endService(): Promise<void> {
    this.#service?.kill('SIGKILL')
    await this.#service?.exited
    this.#service = null
    await settled(this.db)
  }

  async dieInSweep(moment: Moment): Promise<void> {
    const sweeping = spawnService(this.#t, this.#env, sweepOnce)
    this.#trap(moment, () => sweeping.kill('SIGKILL'))
    const exit = await sweeping.exited
    this.#t.equal(sweeping.stderr(), '')
    this.#t.same(exit, { code: null, signal: 'SIGKILL' })
    this.#way.lift()
    await settled(this.db)
    this.#t.same(await findBroken(this.db, this.#blobs.store), {}, 'no row lacks its object')
  }

  /** By the clock of the database. */
  async letDayPass(): Promise<void> {
    await sql`update deployment set orphans_swept_at = orphans_swept_at - interval '25 hours'`.execute(
      this.db,
    )
    await sql`update deleted_objects set delete_after = delete_after - interval '25 hours'`.execute(
      this.db,
    )
  }

  async keys(): Promise<string[]> {
    return keysOf(this.#blobs.store, '')
  }

  async named(): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      select object_key as key from upload_chunks
      union all select object_key from skill_archives
      union all select object_key from git_commits where object_key is not null
      union all select object_key from skill_revisions where object_key is not null`.execute(
      this.db,
    )
    return [...rows.map(({ key }) => key), 'deployment-id'].toSorted()
  }

  verify() {
    return verify(this.#t, this.#env)
  }
}

export const dieBetweenObjectAndRow = async (
  t: Test,
  openBlobs: OpenBlobs<AgeingBlobs>,
): Promise<void> => {
  const direct = await testDatabase(t)
  const blobs = await openBlobs(t, direct)
  const deaths = new Deaths(t, { direct, way: await openFaultyWay(t, direct), blobs })
  await deaths.inWrite('chunk', beforeRow('upload_chunks'), 1)
  await deaths.inWrite('chunk', beforeAnswer('upload_chunks'), 0)
  await deaths.inWrite('install', beforeRow('skill_revisions'), 1)
  await deaths.inWrite('install', beforeAnswer('skill_revisions'), 0)
  await deaths.inWrite('archive', beforeRow('skill_archives'), 1)
  await deaths.endService()

  const { sweeper } = (await testReplica(t, direct, blobs.env)).services
  await sweeper.run()
  t.equal((await orphansIn(deaths.db, blobs.store)).length, 3, 'young ones may be on their way')

  await blobs.age(await deaths.keys())
  await deaths.letDayPass()
  const before = await deaths.keys()
  await deaths.dieInSweep(atCommitAfter(/delete from deleted_objects/, 'lost call'))
  t.ok((await deaths.keys()).length < before.length, 'killed when objects are gone, but no row')
  await deaths.dieInSweep({
    fault: 'lost answer',
    isHere: (statement) => statement.includes('select key from unnest'),
  })
  t.equal((await orphansIn(deaths.db, blobs.store)).length, 3, 'killed before it deletes orphans')
  await deaths.letDayPass()
  await sweeper.run()
  t.same(await deaths.keys(), await deaths.named(), 'what rows name is left, and nothing else')
  t.match(await deaths.verify(), { code: 0, stdout: /0 are faulty, 0 objects have no row/ })
}
