/** Whether a caller may decide on a proposal, by the rules that the review itself obeys. Pure. */
import { Type } from '@sinclair/typebox'
import type { Actor } from '../../platform/access/caller.ts'
import { nullable, stringEnum } from '../../platform/http/schema.ts'
import { type Author, isAuthor, refusalOfReviewer } from './reviewers.ts'

/** The codes of the errors that a review would get. */
const reviewRefusals = [
  'access.forbidden',
  'proposals.closed',
  'proposals.person_required',
  'proposals.four_eyes',
] as const
type Refusal = (typeof reviewRefusals)[number]

export const MayReview = Type.Object(
  {
    allowed: Type.Boolean(),
    reason: nullable(
      stringEnum(reviewRefusals),
      'The code of the error that a review would get; null if it is allowed.',
    ),
  },
  {
    $id: 'MayReview',
    description: 'Whether the caller may decide.',
    examples: [{ allowed: false, reason: 'proposals.four_eyes' }],
  },
)

export type MayReview = { allowed: boolean; reason: Refusal | null }

type Rules = { four_eyes: boolean; reviewers_must_be_people: boolean }

export const mayReview = (
  actor: Actor,
  { four_eyes: isFourEyes, ...settings }: Rules,
  { isOpen, authors }: { isOpen: boolean; authors: readonly Author[] },
): MayReview => {
  const refusal = refusalOfReviewer(actor, settings)
  const reason: Refusal | null =
    refusal === 'access.forbidden'
      ? refusal
      : isOpen
        ? (refusal ?? (isFourEyes && isAuthor(actor, authors) ? 'proposals.four_eyes' : null))
        : 'proposals.closed'
  return { allowed: reason === null, reason }
}
