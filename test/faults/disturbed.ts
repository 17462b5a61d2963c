/** One write with one fault in it: what it was answered, what it left, and that it can be repeated. */
import { type Kysely, sql } from 'kysely'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { catalogue } from '../../src/platform/errors.ts'
import { findBroken } from '../crash/invariants.ts'
import { settled } from '../crash/watch.ts'
import { request } from '../process/client.ts'
import type { Answer } from '../support/given.ts'
import { until } from '../uploads/checks.ts'
import type { Round } from './scenarios.ts'
import { countTraces } from './traces.ts'

/** What says that a dead one holds it still, and for how long at most, as documented. */
const held = new Set(['skills.upload.busy', 'idempotency.in_progress'])

const letTimePass = async (db: Kysely<Database>): Promise<void> => {
  await sql`update uploads set lease_expires_at = lease_expires_at - interval '30 seconds'`.execute(
    db,
  )
  await sql`update idempotency_keys set claimed_at = claimed_at - interval '60 seconds'`.execute(db)
}

type Counts = Record<string, number>

const isNone = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0)
const isOnce = (counts: Counts): boolean => Object.values(counts).every((count) => count === 1)

/** A refusal of the catalogue that says to try again, in full form. */
const isUnavailable = ({ status, headers, body }: Answer): boolean =>
  status === 503 &&
  body.code === 'unavailable' &&
  body.title === catalogue.unavailable.title &&
  /^[1-9]\d*$/.test(String(headers['retry-after'])) &&
  String(headers['content-type']).startsWith('application/problem+json') &&
  !/ECONN|127\.0\.0\.1|postgres:|select |insert /i.test(JSON.stringify(body))

/**
 * What is wrong after a write that was answered so, or not at all (null): nothing, as a rule. Where
 * the caller is told of a failure though the commit is known, that is wrong too.
 */
export const faultsOf = async (
  db: Kysely<Database>,
  { traces, isReadAfterwards = false }: Round,
  answer: Answer | null,
  { isKnown, store }: { isKnown: boolean; store: BlobStore },
): Promise<unknown[]> => {
  await settled(db)
  const counts = await countTraces(db, traces)
  const broken = await findBroken(db, store)
  const isDone = answer !== null && answer.status < 300
  const shown = answer && { status: answer.status, body: answer.body }
  return [
    ...(isOnce(counts) || isNone(counts) ? [] : [{ 'half done': counts }]),
    ...(isDone && !isOnce(counts) ? [{ 'a success that is none': counts }] : []),
    ...(answer && !isDone && !isUnavailable(answer) ? [{ 'another refusal': shown }] : []),
    ...(answer && !isDone && isKnown && !isReadAfterwards && isOnce(counts)
      ? [{ 'a failure that is none': shown }]
      : []),
    ...(Object.keys(broken).length > 0 ? [broken] : []),
  ]
}

/** Does it again, as clients do, and says what is wrong with that. */
export const repeat = async (
  db: Kysely<Database>,
  { act, traces, wasDone = [] }: Round,
  url: string,
): Promise<{ wrong: unknown[]; wasHeld: boolean }> => {
  await until(async () => (await request(url, '/readyz')).status === 200)
  let answer = await act(url)
  const wasHeld = held.has(answer.body.code)
  if (wasHeld) {
    await letTimePass(db)
    answer = await act(url)
  }
  await settled(db)
  const counts = await countTraces(db, traces)
  const isTaken = answer.status < 300 || wasDone.includes(answer.body.code)
  const wrong = isTaken && isOnce(counts) ? [] : [{ repeated: counts, answer: answer.body }]
  return { wrong, wasHeld }
}
