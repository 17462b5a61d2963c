/**
 * Writes of documents that are committed together, at most one for each id: each has its own
 * outcome, audit row and event. One that is refused changes nothing and hinders none of the others.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import * as events from '../events/log.ts'
import type { Expectation } from '../expectation.ts'
import type { Body } from './body.ts'
import { checkExpectation } from './expectation.ts'
import * as repository from './repository.ts'

export type DocumentWrite = {
  caller: Caller
  id: string
  expected: Expectation
  /** Null: it is to go. */
  body: Body | null
}

/** The fingerprint that was found, and the new time; null where there is none. */
export type Written = { before: string | null; registeredAt: string | null }

/** A write that may be made, with what it found. */
type Allowed = DocumentWrite & { before: string | null }

/** Removing what is not there is none. */
const isChange = ({ body, before }: Allowed): boolean => body !== null || before !== null

const MAX_STATEMENT_BYTES = 1024 * 1024

/** Refused where something else is expected, or another request has the idempotency key by now. */
const checked = async (
  trx: Transaction<Database>,
  write: DocumentWrite,
  before: string | null,
): Promise<Allowed | AppError> => {
  const allowed = { ...write, before }
  try {
    checkExpectation(write.expected, before, write.id)
    if (isChange(allowed)) await write.caller.claim?.commit(trx)
    return allowed
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

type Put = { id: string; body: Body }

/** So many at once as make a statement of bearable length. */
const inPortions = (puts: Put[]): Put[][] => {
  const portions: Put[][] = []
  let bytes = Infinity
  for (const put of puts) {
    bytes += put.body.bytes
    if (bytes > MAX_STATEMENT_BYTES) {
      portions.push([])
      bytes = put.body.bytes
    }
    portions.at(-1)?.push(put)
  }
  return portions
}

const idsOf = (given: { id: string }[]): string[] => given.map(({ id }) => id)

/** Makes the writes; the new times by id. */
const store = async (
  trx: Transaction<Database>,
  workspaceId: string,
  writes: Allowed[],
): Promise<Map<string, string>> => {
  const removed = writes.filter(({ body }) => body === null)
  const puts = writes.flatMap(({ id, body, before }) => (body ? [{ id, body, before }] : []))
  const same = puts.filter(({ body, before }) => body.sha256 === before)
  const other = puts.filter(({ body, before }) => body.sha256 !== before)

  const times = []
  for (const portion of inPortions(other)) {
    times.push(...(await repository.putDocuments(trx, workspaceId, portion)))
  }
  if (same.length > 0) {
    times.push(...(await repository.renewDocuments(trx, workspaceId, idsOf(same))))
  }
  if (removed.length > 0) await repository.deleteDocuments(trx, workspaceId, idsOf(removed))
  return new Map(times.map(({ id, registered_at }) => [id, registered_at]))
}

const entryOf = ({ caller, id, body, before }: Allowed) => ({
  caller,
  entry: {
    action: body === null ? ('document_unregister' as const) : ('document_register' as const),
    decision: 'allowed' as const,
    target: audit.documentTarget(id),
    ...(before === null ? {} : { fingerprint_before: before }),
    ...(body === null ? {} : { fingerprint_after: body.sha256 }),
  },
})

const eventOf = ({ id, body }: Allowed): events.ChangeEvent => ({
  type: 'skills::on-change',
  op: body === null ? 'unregister' : 'register',
  id,
})

const isMade = (outcome: Allowed | AppError): outcome is Allowed =>
  !(outcome instanceof AppError) && isChange(outcome)

/** All of one workspace; what became of each. */
export const commitWrites = async (
  db: Kysely<Database>,
  workspaceId: string,
  writes: DocumentWrite[],
): Promise<(Written | AppError)[]> =>
  transaction(db, async (trx) => {
    await repository.lockDocuments(trx, workspaceId)
    const found = await repository.findFingerprints(trx, workspaceId, idsOf(writes))
    const outcomes: (Allowed | AppError)[] = []
    for (const write of writes) {
      outcomes.push(await checked(trx, write, found.get(write.id) ?? null))
    }

    const changes = outcomes.filter(isMade)
    const times = await store(trx, workspaceId, changes)
    if (changes.length > 0) {
      await audit.recordAll(trx, changes.map(entryOf))
      await events.appendAll(trx, workspaceId, changes.map(eventOf))
    }
    return outcomes.map((outcome) =>
      outcome instanceof AppError
        ? outcome
        : { before: outcome.before, registeredAt: times.get(outcome.id) ?? null },
    )
  })
