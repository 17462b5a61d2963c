/** Errors of failed calls. They contain nothing that the handler sent. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { OutboundFailure } from '../../platform/outbound/failure.ts'
import { shownId } from './guard.ts'

const codes = {
  refused: 'functions.origin_refused',
  timed_out: 'functions.timed_out',
  cancelled: 'functions.failed',
  failed: 'functions.failed',
} as const

/** The prefix names the function, as clients of the content registry expect. */
const prefixed = (functionId: string, what: string): string =>
  `trigger ${shownId(functionId)}: ${what}`

export const callFailure = (functionId: string, failure: OutboundFailure): AppError =>
  new AppError(codes[failure.reason], prefixed(functionId, failure.message), {
    details: { function_id: shownId(functionId) },
    cause: failure,
  })

export const badResponse = (
  functionId: string,
  { fault, status }: { fault: string; status: number },
): AppError =>
  new AppError('functions.failed', prefixed(functionId, `the handler failed: ${fault}.`), {
    details: { function_id: shownId(functionId), status },
  })

const notFound = (functionId: string, detail: string): AppError =>
  new AppError('functions.not_found', detail, { details: { function_id: shownId(functionId) } })

export const functionNotFound = (functionId: string): AppError =>
  notFound(functionId, `Function ${shownId(functionId)} not found.`)

export const nothingToCall = (functionId: string): AppError =>
  notFound(
    functionId,
    prefixed(functionId, `function_not_found: Function ${shownId(functionId)} not found.`),
  )

/** For functions registered with `readable: false`. */
export const notReadable = (functionId: string): AppError =>
  notFound(
    functionId,
    prefixed(
      functionId,
      `function_not_found: Function ${shownId(functionId)} not found at a URI, since it is not registered as readable.`,
    ),
  )

export const approvalRequired = (functionId: string): AppError =>
  new AppError(
    'functions.approval_required',
    prefixed(
      functionId,
      'every call requires approval by a person, so it cannot be made here. Tell your user what you wanted to do.',
    ),
    { details: { function_id: shownId(functionId) } },
  )

export const boundToAnother = (functionId: string): AppError =>
  new AppError(
    'functions.registration_changed',
    prefixed(
      functionId,
      'its registration has changed since a reviewer bound it. A reviewer has to bind it again.',
    ),
    { details: { function_id: shownId(functionId) } },
  )
