/** What the pages of a proposal are made of. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import type { ProposalItem } from '../../registry/proposals/item-schemas.ts'
import type { ProposalComment } from '../../registry/proposals/note-schemas.ts'
import type { Proposal } from '../../registry/proposals/schemas.ts'
import type { DrawnDiff, PlacedFinding } from '../content/diff.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import type { Narrowed } from './narrowing.ts'

export type ChangedFile = Proposal['file_diff'][number]

/** What a reviewer has put into the form of the decision. */
export type Typed = {
  decision: 'approve' | 'reject' | 'request_changes' | 'read_again'
  /** The decision tag of the page. */
  tag: string
  reason: string
  capabilities: readonly string[]
  /** Limits that were typed, by capability. */
  narrowed: Readonly<Record<string, Narrowed>>
  /** Findings to accept, by fingerprint. */
  accepted: readonly string[]
  /** Findings that were opened, by fingerprint. */
  opened: readonly string[]
  /** The digest of what the reviewer was told is unread. */
  confirmed: string
}

/** What was not read before an approval. */
export type Unread = { files: readonly string[]; findings: readonly string[]; digest: string }

/** Why the page is shown again instead of doing what a form says. */
export type Again = {
  typed: Typed | null
  failure: FormFailure | null
  /** The form: a capability of `metadata`, or one of the others. */
  act: 'decision' | 'metadata' | 'comments' | 'withdraw'
  capabilityId: string | null
  unread: Unread | null
}

export type Review = {
  workspace: string
  role: Role
  /** Whether the caller seems to be the proposer. */
  isOwn: boolean
  proposal: Proposal
  tag: string
  isSplit: boolean
  /** By path: files that are shown open; null could not be drawn in time. */
  drawn: ReadonlyMap<string, DrawnDiff | null>
  comments: readonly ProposalComment[]
  earlier: readonly ProposalItem[]
  /** How many wait. */
  waiting: number
  now: Date
  again: Again | null
  /** The tag of an earlier reading, to say what has changed since. */
  seen: string | null
}

/** Approved, and kept from being served by findings that a reviewer may still release. */
export const waitsForRelease = ({ review_status: status, next_step: next }: Proposal): boolean =>
  status === 'approved' && next !== null

export const isStopping = ({ severity }: { severity: string }): boolean =>
  severity === 'block' || severity === 'hold'

/** What to show of them, by the path of their file; findings of no file have null. */
export const findingsByPath = ({
  security_findings: all,
}: Proposal): ReadonlyMap<string | null, readonly PlacedFinding[]> =>
  Map.groupBy(
    all.flatMap(({ line, severity, message, rule_id, path }, index) =>
      severity === 'info' ? [] : [{ path, index, line, severity, message, rule_id }],
    ),
    ({ path }) => path,
  )

export const findingsIn = ({ security_findings: all }: Proposal, path: string): PlacedFinding[] =>
  all.flatMap(({ line, severity, message, rule_id, path: of }, index) =>
    of === path && severity !== 'info' ? [{ index, line, severity, message, rule_id }] : [],
  )
