/**
 * The state machine of a proposal: every state, every act, and who may do it. Pure; nothing else
 * decides what may follow what. A proposal is for exactly one fingerprint.
 *
 *     opened ──► blocked_metadata ◄──► pending ──► approved
 *                      │                  │
 *                      └──────┬───────────┘
 *                             ▼
 *              rejected, superseded (by a newer one), withdrawn (by its proposer, or uninstalled)
 */
import type { Role } from '../../platform/access/roles.ts'

export const reviewStatuses = [
  'pending',
  'blocked_metadata',
  'approved',
  'rejected',
  'superseded',
  'withdrawn',
] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export type Act =
  | 'complete_metadata'
  | 'lose_metadata'
  | 'approve'
  /** Approves some of its capabilities, all of which are complete. */
  | 'approve_part'
  | 'reject'
  | 'supersede'
  | 'withdraw'

type Transition = { to: ReviewStatus; role: Role }

const closing = {
  reject: { to: 'rejected', role: 'reviewer' },
  supersede: { to: 'superseded', role: 'publisher' },
  withdraw: { to: 'withdrawn', role: 'publisher' },
} as const satisfies Partial<Record<Act, Transition>>

export const transitions: Record<ReviewStatus, Partial<Record<Act, Transition>>> = {
  pending: {
    approve: { to: 'approved', role: 'reviewer' },
    approve_part: { to: 'approved', role: 'reviewer' },
    lose_metadata: { to: 'blocked_metadata', role: 'reviewer' },
    ...closing,
  },
  blocked_metadata: {
    complete_metadata: { to: 'pending', role: 'reviewer' },
    approve_part: { to: 'approved', role: 'reviewer' },
    ...closing,
  },
  approved: {},
  rejected: {},
  superseded: {},
  withdrawn: {},
}

/** The status after an act, or null if the act is not allowed. */
export const after = (status: ReviewStatus, act: Act): ReviewStatus | null =>
  transitions[status][act]?.to ?? null

export const isOpen = (status: ReviewStatus): boolean => Object.keys(transitions[status]).length > 0

/** The first status of a proposal. */
export const opened = (isMetadataComplete: boolean): ReviewStatus =>
  isMetadataComplete ? 'pending' : 'blocked_metadata'

/** A rescan and a manifest are for bytes that are current. */
export const bringsBytes = ({ operation }: { operation: string }): boolean =>
  operation === 'install' || operation === 'update'
