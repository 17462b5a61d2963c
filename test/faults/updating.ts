/**
 * Many clients update one skill through two services at once, each time only if it is what they have
 * read, while one service after the other is killed. Every acknowledged update must stand in the
 * history once, in an order that all of them could have seen.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Test } from 'tap'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch } from '../crash/watch.ts'
import { request } from '../process/client.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import type { OpenBlobs } from '../support/blobs.ts'
import { testDatabase } from '../support/database.ts'
import { type Answer, multipart } from '../support/given.ts'
import { type Service, startService } from '../support/process.ts'
import { findViolations, type Operation } from './history.ts'

const CLIENTS = 6
const skills = '/v1/workspaces/default/skills'
const skill = `${skills}/user/shared`

let made = 0

/** Packages of which no two are alike, too large for a row. */
const newArchive = (): Buffer => {
  made += 1
  const body = `Number ${made}.`
  return packageArchive({
    folder: 'shared',
    files: { 'SKILL.md': skillMd({ name: 'shared', body }), 'data.bin': randomBytes(40_000) },
  })
}

const send = (url: string, path: string, method: string, headers: Record<string, string>) => {
  const form = multipart(newArchive())
  const body = new Uint8Array(form.payload)
  return request(url, `${path}/archive`, {
    method,
    headers: { ...form.headers, ...headers },
    body,
  })
}

class Client {
  readonly operations: Operation[]
  readonly #url: () => string
  readonly #number: number
  #count = 0

  constructor(operations: Operation[], url: () => string, number: number) {
    this.operations = operations
    this.#url = url
    this.#number = number
  }

  /** True where an update was acknowledged. */
  async step(): Promise<boolean> {
    const from = performance.now()
    const seen = await request(this.#url(), skill).catch(() => null)
    if (seen?.status !== 200) return false
    const before: string = seen.body.fingerprint
    this.operations.push({ kind: 'read', value: before, from, to: performance.now() })
    return await this.#update(before)
  }

  /** Under a label of its own, since what was written is not known where no answer comes. */
  async #update(before: string): Promise<boolean> {
    this.#count += 1
    const id = `client-${this.#number}-${this.#count}`
    const from = performance.now()
    const headers = { 'if-match': `"${before}"`, 'x-request-id': id }
    const answer = await send(this.#url(), skill, 'PUT', headers).catch(() => null)
    const operation = operationOf(answer, { before, id, from })
    if (operation) this.operations.push(operation)
    return answer?.status === 200
  }
}

/** Null where it was refused without a try. */
const operationOf = (
  answer: Answer | null,
  { before, id, from }: { before: string; id: string; from: number },
): Operation | null => {
  const to = performance.now()
  if (answer === null || answer.status === 503) {
    return { kind: 'write', outcome: 'unknown', before, value: id, from, to: Infinity }
  }
  if (answer.status === 200) {
    const value: string = answer.body.skill.fingerprint
    return { kind: 'write', outcome: 'done', before, value, from, to }
  }
  if (answer.status !== 412) throw new Error(JSON.stringify(answer))
  const current: string = answer.body.details.current_fingerprint
  return { kind: 'refused', before, value: id, current, from, to }
}

/** The fingerprints in their order, and which request made each. */
const readHistory = async (t: Test, connectionString: string, store: BlobStore) => {
  const db = openWatch(t, connectionString)
  t.same(await findBroken(db, store), {}, 'nothing is half done')
  const revisions = await db
    .selectFrom('skill_revisions')
    .innerJoin('skills', 'skills.skill_id', 'skill_revisions.skill_id')
    .select(['revision', 'skill_revisions.fingerprint'])
    .where('slug', '=', 'shared')
    .orderBy('revision')
    .execute()
  t.same(
    revisions.map(({ revision }) => revision),
    Array.from(revisions, (_, index) => index + 1),
    'the revisions are numbered without a gap',
  )
  const entries = await db
    .selectFrom('audit_entries')
    .select(['request_id', 'fingerprint_after'])
    .where('action', '=', 'update')
    .execute()
  const idOf = new Map(entries.map((entry) => [entry.request_id, entry.fingerprint_after]))
  return { values: revisions.map(({ fingerprint }) => fingerprint), idOf }
}

export const updateAndKill = async (
  t: Test,
  { openBlobs, updates, kills }: { openBlobs: OpenBlobs; updates: number; kills: number },
): Promise<void> => {
  const connectionString = await testDatabase(t)
  const blobs = await openBlobs(t, connectionString)
  const env = {
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'fatal',
    ARCHIVE_WORKERS: '1',
    ...blobs.env,
  }
  const services: Service[] = await Promise.all([startService(t, env), startService(t, env)])
  const urlOf = (number: number): string => services[number % services.length]?.url ?? ''
  t.equal((await send(urlOf(0), skills, 'POST', {})).status, 201)

  const operations: Operation[] = []
  const so = { updates: 0, kills: 0 }
  const isOver = (): boolean => so.updates >= updates && so.kills >= kills
  const work = async (_: unknown, number: number): Promise<void> => {
    const client = new Client(operations, () => urlOf(number), number)
    while (!isOver()) {
      if (await client.step()) so.updates += 1
      else await sleep(5)
    }
  }
  const killing = async (): Promise<void> => {
    for (; so.kills < kills; so.kills += 1) {
      while (so.updates < (updates / (kills + 1)) * (so.kills + 1)) await sleep(2)
      const index = so.kills % services.length
      services[index]?.kill('SIGKILL')
      await services[index]?.exited
      services[index] = await startService(t, env)
    }
  }
  await Promise.all([killing(), ...Array.from({ length: CLIENTS }, work)])

  const { values, idOf } = await readHistory(t, connectionString, blobs.store)
  const named = operations.map((operation): Operation => {
    const isUnknown = operation.kind === 'write' && operation.outcome === 'unknown'
    return isUnknown
      ? { ...operation, value: idOf.get(operation.value) ?? operation.value }
      : operation
  })
  t.same(findViolations(values, named), [])
  const counts = Map.groupBy(operations, (one) => ('outcome' in one ? one.outcome : one.kind))
  t.comment(
    `${so.kills} kills, ${values.length} revisions; ` +
      [...counts].map(([what, list]) => `${list.length} ${what}`).join(', '),
  )
  t.ok((counts.get('refused')?.length ?? 0) > 0, 'clients were in each other’s way')
}
