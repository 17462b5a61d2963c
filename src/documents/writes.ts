/**
 * Writes of documents that are committed together: each has its own outcome, audit row and event.
 * Rows are locked in the order of their ids, so that two replicas cannot lock each other out; what
 * is told of them keeps the order in which they came.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import * as events from '../events/log.ts'
import type { Body } from './body.ts'
import { checkExpectation, type Expectation } from './expectation.ts'
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

const apply = async (
  trx: Transaction<Database>,
  { caller, id, expected, body }: DocumentWrite,
): Promise<Written> => {
  const key = { workspaceId: caller.workspaceId, id }
  for (;;) {
    const before = await repository.lockDocument(trx, key)
    checkExpectation(expected, before, id)
    if (body === null) {
      if (before !== null) await repository.deleteDocument(trx, key)
      return { before, registeredAt: null }
    }
    if (before !== null) {
      const changed = before === body.sha256 ? null : body
      return { before, registeredAt: await repository.refreshDocument(trx, key, changed) }
    }
    const registeredAt = await repository.insertDocument(trx, key, body)
    // Else somebody else registered it in between, and it is locked in the next round.
    if (registeredAt !== null) return { before, registeredAt }
  }
}

const tryToApply = async (
  trx: Transaction<Database>,
  write: DocumentWrite,
): Promise<Written | AppError> => {
  try {
    return await apply(trx, write)
  } catch (error) {
    // Refused before anything was written; any other error ends the transaction.
    if (error instanceof AppError) return error
    throw error
  }
}

type Change = DocumentWrite & Written

const entryOf = ({ caller, id, body, before }: Change) => ({
  caller,
  entry: {
    action: body === null ? ('document_unregister' as const) : ('document_register' as const),
    decision: 'allowed' as const,
    target: audit.documentTarget(id),
    ...(before === null ? {} : { fingerprint_before: before }),
    ...(body === null ? {} : { fingerprint_after: body.sha256 }),
  },
})

const eventOf = ({ id, body }: Change): events.ChangeEvent => ({
  type: 'skills::on-change',
  op: body === null ? 'unregister' : 'register',
  id,
})

const tell = async (trx: Transaction<Database>, workspaceId: string, changes: Change[]) => {
  if (changes.length === 0) return
  await audit.recordAll(trx, changes.map(entryOf))
  await events.appendAll(trx, workspaceId, changes.map(eventOf))
}

const inLockOrder = (writes: DocumentWrite[]): [number, DocumentWrite][] =>
  [...writes.entries()].toSorted(([, a], [, b]) => Number(a.id > b.id) - Number(a.id < b.id))

/** All of one workspace. */
export const commitWrites = async (
  db: Kysely<Database>,
  workspaceId: string,
  writes: DocumentWrite[],
): Promise<(Written | AppError)[]> =>
  transaction(db, async (trx) => {
    const outcomes: (Written | AppError)[] = []
    for (const [index, write] of inLockOrder(writes)) {
      outcomes[index] = await tryToApply(trx, write)
    }
    const changes = writes.flatMap((write, index): Change[] => {
      const written = outcomes[index]
      if (!written || written instanceof AppError) return []
      // Removing what was not there is no change.
      return write.body === null && written.before === null ? [] : [{ ...write, ...written }]
    })
    await tell(trx, workspaceId, changes)
    return outcomes
  })
