/**
 * Holds registrations for a reviewer, as proposals in the transaction of the registration, and ends
 * a waiting proposal that another registration supersedes.
 */
import type { Transaction } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { JsonObject } from '../../packages/types.ts'
import * as audit from '../../tenancy/audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { takeTurns } from '../../platform/database/turns.ts'
import type { ChangeEvent } from '../../tenancy/events/log.ts'
import { newId } from '../../platform/ids.ts'
import * as repository from './repository.ts'
import type { OpenProposal } from './repository.ts'
import type { ContentKind } from './states.ts'

export type { OpenProposal } from './repository.ts'

/** Added to the response of a registration that waits. */
export type Held = { status: 'pending_review'; proposal_id: string }

export type Standing = { isRequired: boolean; open: ReadonlyMap<string, OpenProposal> }

const targetNames = { document: audit.documentTarget, prompt: audit.promptTarget }

export const targetOf = (kind: ContentKind, target: string): string => targetNames[kind](target)

/** Serializes registrations of a target. Call it before any row of the target is read. */
export const lockTarget = async (
  trx: Transaction<Database>,
  workspaceId: string,
  { kind, target }: { kind: ContentKind; target: string },
): Promise<void> => {
  await takeTurns(trx, JSON.stringify(['content', workspaceId, kind, target]))
}

/** The targets must be locked. */
export const findStanding = async (
  trx: Transaction<Database>,
  workspaceId: string,
  kind: ContentKind,
  targets: string[],
): Promise<Standing> => {
  const { isRequired, open } = await repository.findStanding(trx, workspaceId, { kind, targets })
  return { isRequired, open: new Map(open.map((one) => [one.target, one])) }
}

/** Ends a waiting proposal, as superseded by another registration or as withdrawn. */
export const overtake = async (
  trx: Transaction<Database>,
  caller: Caller,
  kind: ContentKind,
  { open, status }: { open: OpenProposal; status: 'superseded' | 'withdrawn' },
): Promise<void> => {
  const { workspaceId, actor } = caller
  const ended = { status, decidedBy: actor.id }
  await repository.overtake(trx, workspaceId, open.proposal_id, ended)
  await audit.record(trx, caller, {
    action: status === 'withdrawn' ? 'proposal_withdraw' : 'proposal_supersede',
    decision: 'allowed',
    target: targetOf(kind, open.target),
    fingerprint_before: open.sha256,
    details: { proposal_id: open.proposal_id },
  })
}

type Registration = { kind: ContentKind; target: string; content: JsonObject; sha256: string }

type HeldBack = {
  held: Held
  proposedAt: string
  /** To be appended as the last statement; null: the same text already waits. */
  event: ChangeEvent | null
}

/**
 * Holds a registration for a reviewer. The same text again is the same proposal, with one more
 * proposer.
 */
export const holdBack = async (
  trx: Transaction<Database>,
  caller: Caller,
  registration: Registration,
  open: OpenProposal | undefined,
): Promise<HeldBack> => {
  const { workspaceId, actor } = caller
  const { kind, target, sha256 } = registration
  const isSame = open?.sha256 === sha256
  if (open && !isSame) await overtake(trx, caller, kind, { open, status: 'superseded' })
  const proposalId = open && isSame ? open.proposal_id : newId()
  const proposedAt =
    open && isSame
      ? open.proposed_at
      : await repository.insert(trx, workspaceId, {
          ...registration,
          proposal_id: proposalId,
          proposer: actor.id,
        })
  if (isSame) await repository.addProposer(trx, workspaceId, proposalId, actor.id)
  await audit.record(trx, caller, {
    action: 'proposal_open',
    decision: 'allowed',
    target: targetOf(kind, target),
    fingerprint_after: sha256,
    details: { proposal_id: proposalId },
  })
  return {
    held: { status: 'pending_review', proposal_id: proposalId },
    proposedAt,
    event: isSame ? null : reviewEvent('proposal_opened'),
  }
}

/** An event about a proposal, which changes nothing that is served. */
export const reviewEvent = (
  reason: 'proposal_opened' | 'rejected' | 'catalog_changed',
): ChangeEvent => ({ type: 'skills/changed', reason, changes: [], slugs: [] })
