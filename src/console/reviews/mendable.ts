/** Failures that the page of a form can show, with what was typed. Pure. */
import { AppError } from '../../platform/errors.ts'
import { UNACCEPTED } from '../pages/form-failure.ts'

/** The rest is a page of its own. */
export const mendable = (error: unknown): AppError => {
  if (!(error instanceof AppError) || error.isFault) throw error
  const isOfThisForm = error.status !== 404 && error.code !== 'access.forbidden'
  if (isOfThisForm || error.code === 'proposals.finding_not_found') return error
  throw error
}

/** Of a page that is shown again: what was read has changed or was decided, or what was typed is wrong. */
export const statusOfAgain = ({ status }: AppError): number =>
  status === 412 || status === 409 ? status : UNACCEPTED

export const findingRequired = (): AppError =>
  new AppError('request.invalid', 'Tick the findings to release.')
