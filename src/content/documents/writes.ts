/**
 * Writes of documents that are committed together, at most one per id: each has its own outcome,
 * audit row and event. A rejected one changes nothing and does not affect the others.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import * as audit from '../../tenancy/audit/log.ts'
import {
  findStanding,
  type Held,
  holdBack,
  type OpenProposal,
  overtake,
  reviewEvent,
} from '../content-proposals/hold.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import * as events from '../../tenancy/events/log.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import { type Counters, findRoom, type Room } from '../../tenancy/workspaces/room.ts'
import { addUsage } from '../../tenancy/workspaces/usage.ts'
import type { Body } from './body.ts'
import * as repository from './repository.ts'
import { growthOf } from './room.ts'
import { idsOf, store } from './store-writes.ts'

const kind = 'document'

export type DocumentWrite = {
  caller: Caller
  id: string
  expected: Precondition
  /** Null: remove the document. */
  body: Body | null
  /** The id of an approved proposal. */
  proposalId?: string
}

/**
 * The previous fingerprint and the new time, each null if there is none. A registration that is
 * held for a reviewer has the time of its first submission.
 */
export type Written = { before: string | null; registeredAt: string | null; held: Held | null }

/** An accepted write, with the stored document it applies to. */
type Allowed = DocumentWrite & {
  before: string | null
  waiting: OpenProposal | undefined
  /** Held for a reviewer. */
  isHeld: boolean
}

/** Removing a missing document changes nothing. */
const isChange = ({ body, before }: Allowed): boolean => body !== null || before !== null

/** A reviewer has already seen an unchanged body. */
const needsReview = ({ body, proposalId }: DocumentWrite, before: string | null): boolean =>
  proposalId === undefined && body !== null && body.sha256 !== before

type Found = {
  stored: repository.Stored | undefined
  waiting: OpenProposal | undefined
  isRequired: boolean
}

/**
 * Returns an error if a precondition fails, a quota would be exceeded, or another request has
 * claimed the idempotency key meanwhile.
 */
const checked = async (
  trx: Transaction<Database>,
  write: DocumentWrite,
  { stored, waiting, isRequired }: Found,
  room: Room,
): Promise<Allowed | AppError> => {
  const before = stored?.sha256 ?? null
  const isHeld = isRequired && needsReview(write, before)
  const allowed = { ...write, before, waiting, isHeld }
  const body = write.body ?? undefined
  // The text of a proposal was held until it was approved.
  const held = write.proposalId === undefined ? waiting : body
  const after = isHeld ? { stored, held: body } : { stored: body, held: undefined }
  const growth = growthOf({ stored, held }, after)
  try {
    checkPrecondition(write.expected, before, 'documents', { id: write.id })
    room.check(growth)
    if (isChange(allowed) || waiting) await write.caller.claim?.commit(trx)
    room.take(growth)
    return allowed
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

const entryOf = ({ caller, id, body, before, proposalId }: Allowed) => ({
  caller,
  entry: {
    action: body === null ? ('document_unregister' as const) : ('document_register' as const),
    decision: 'allowed' as const,
    target: audit.documentTarget(id),
    ...(before === null ? {} : { fingerprint_before: before }),
    ...(body === null ? {} : { fingerprint_after: body.sha256 }),
    ...(proposalId === undefined ? {} : { details: { proposal_id: proposalId } }),
  },
})

const eventOf = ({ id, body }: Allowed): events.ChangeEvent => ({
  type: 'skills::on-change',
  op: body === null ? 'unregister' : 'register',
  id,
})

const isAllowed = (outcome: Allowed | AppError): outcome is Allowed =>
  !(outcome instanceof AppError)

type HeldBack = { held: Held; proposedAt: string }

/** Holds these writes for a reviewer; returns the outcomes by id. */
const holdAllBack = async (
  trx: Transaction<Database>,
  writes: Allowed[],
): Promise<{ heldBack: Map<string, HeldBack>; changes: events.ChangeEvent[] }> => {
  const heldBack = new Map<string, HeldBack>()
  const changes: events.ChangeEvent[] = []
  for (const { caller, id, body, waiting } of writes) {
    if (body === null) throw new Error(`the removal of ${id} needs no review`)
    const { sha256, skill } = body
    const registration = { kind, target: id, content: { skill }, sha256 } as const
    const { held, proposedAt, event } = await holdBack(trx, caller, registration, waiting)
    heldBack.set(id, { held, proposedAt })
    if (event) changes.push(event)
  }
  return { heldBack, changes }
}

/** Ends waiting proposals for ids that are written or removed. */
const overtakeAll = async (
  trx: Transaction<Database>,
  writes: Allowed[],
): Promise<events.ChangeEvent[]> => {
  const changes: events.ChangeEvent[] = []
  for (const write of writes) {
    const { caller, body, waiting: open, proposalId } = write
    if (!open || proposalId !== undefined) continue
    const status = body === null ? 'withdrawn' : 'superseded'
    await overtake(trx, caller, kind, { open, status })
    if (!isChange(write)) changes.push(reviewEvent('catalog_changed'))
  }
  return changes
}

/** Applies writes of one workspace in a transaction; returns their outcomes. */
export const applyWrites = async (
  trx: Transaction<Database>,
  workspaceId: string,
  writes: DocumentWrite[],
  counters: Counters = 'unlocked',
): Promise<(Written | AppError)[]> => {
  await repository.lockDocuments(trx, workspaceId)
  const room = await findRoom(trx, workspaceId, counters)
  const ids = idsOf(writes)
  const { isRequired, open } = await findStanding(trx, workspaceId, kind, ids)
  const found = await repository.findStored(trx, workspaceId, ids)
  const outcomes: (Allowed | AppError)[] = []
  for (const write of writes) {
    const { id } = write
    const known = { stored: found.get(id), waiting: open.get(id), isRequired }
    outcomes.push(await checked(trx, write, known, room))
  }

  const allowed = outcomes.filter(isAllowed)
  const held = allowed.filter(({ isHeld }) => isHeld)
  const others = allowed.filter(({ isHeld }) => !isHeld)
  const made = others.filter(isChange)
  const times = await store(trx, workspaceId, made)
  const overtaken = await overtakeAll(trx, others)
  const { heldBack, changes } = await holdAllBack(trx, held)
  if (made.length > 0) await audit.recordAll(trx, made.map(entryOf))
  const all = [...made.map(eventOf), ...overtaken, ...changes]
  addUsage(trx, workspaceId, room.growth)
  if (all.length > 0) events.append(trx, workspaceId, ...all)
  const results: (Written | AppError)[] = []
  for (const outcome of outcomes) {
    if (outcome instanceof AppError) {
      results.push(outcome)
      continue
    }
    const { id, before, caller } = outcome
    const waiting = heldBack.get(id)
    const registeredAt = waiting?.proposedAt ?? times.get(id) ?? null
    const written = { before, registeredAt, held: waiting?.held ?? null }
    await caller.claim?.record(trx, written)
    results.push(written)
  }
  return results
}

const isExcess = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'workspaces.quota_exceeded'

export const commitWrites = async (
  db: Kysely<Database>,
  workspaceId: string,
  writes: DocumentWrite[],
): Promise<(Written | AppError)[]> =>
  transaction(db, (trx) => applyWrites(trx, workspaceId, writes)).catch((error) => {
    // Another write has used the quota meanwhile, so the writes are checked again under a lock.
    if (!isExcess(error)) throw error
    return transaction(db, (trx) => applyWrites(trx, workspaceId, writes, 'locked'))
  })
