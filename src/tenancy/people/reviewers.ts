/** Who may not review: proposers, and programs if the workspace says so. */
import type { Actor } from '../../platform/access/caller.ts'
import { permits } from '../../platform/access/roles.ts'
import { AppError } from '../../platform/errors.ts'

/** An actor that sent or proposed what is reviewed. */
export type Author = {
  actor: string
  /** The person or program behind it; null: none is known. */
  person: string | null
}

/** The codes of the errors that every review of the actor would get, whatever is reviewed. */
export const standingRefusals = ['access.forbidden', 'proposals.person_required'] as const

/** Null: the actor may review what others have sent. */
export const refusalOfReviewer = (
  { role, personId }: Actor,
  { reviewers_must_be_people: mustBePeople }: { reviewers_must_be_people: boolean },
): (typeof standingRefusals)[number] | null => {
  if (!permits(role, 'reviewer')) return 'access.forbidden'
  return mustBePeople && personId === undefined ? 'proposals.person_required' : null
}

export const checkIsPerson = ({ personId }: Actor): void => {
  if (personId !== undefined) return
  throw new AppError(
    'proposals.person_required',
    'In this workspace only people review. Sign in with the identity provider, or use a token that was made for you.',
  )
}

/** One person with two tokens is one author, also if the provider calls them a program by now. */
export const isAuthor = ({ id, identityId }: Actor, authors: readonly Author[]): boolean =>
  authors.some(({ actor, person }) => actor === id || (person !== null && person === identityId))
