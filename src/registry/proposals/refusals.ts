/** Errors of proposals that several operations throw. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { ReviewStatus } from './states.ts'

export const proposalNotFound = (): AppError =>
  new AppError('proposals.not_found', 'No such proposal in this workspace.')

export const closed = ({ review_status }: { review_status: ReviewStatus }): AppError =>
  new AppError(
    'proposals.closed',
    `The proposal is already ${review_status}. The list of proposals shows the open ones.`,
    { details: { review_status } },
  )
