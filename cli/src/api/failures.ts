/** The failures of commands, each kind with its exit code. */
import { AppError } from '../../../src/platform/errors.ts'
import type { components } from './schema.ts'

/** A problem document of the registry; the client's own errors have the same form. */
export type Problem = Pick<components['schemas']['Problem'], 'title' | 'detail' | 'code'> &
  Partial<components['schemas']['Problem']>

/** `notServed`: the command succeeded, but agents do not get the skill. */
export const exitCodes = {
  ok: 0,
  refused: 1,
  usage: 2,
  unreachable: 3,
  notServed: 4,
  interrupted: 130,
} as const

/** The registry rejected the request, or the client would not send it. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  get code(): string {
    return this.problem.code
  }
}

/** The faults of a package after the first one, which is the detail of the problem. */
export const furtherFaults = ({ details }: Problem): string[] => {
  const faults: unknown = details?.['faults']
  if (!Array.isArray(faults)) return []
  return faults
    .slice(1)
    .flatMap((fault: { message?: unknown }) =>
      typeof fault?.message === 'string' ? [`- ${fault.message}`] : [],
    )
}

/** Rejected before a request was sent, or after an unexpected response. */
export const refuse = (
  code: `cli.${string}`,
  title: string,
  detail: string,
  details?: Problem['details'],
): Refusal => new Refusal({ title, detail, code, ...(details ? { details } : {}) })

/** The command line is invalid. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** There was no response. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** Any thrown value as a problem document. */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Refusal) return error.problem
  const detail = error instanceof Error ? error.message : String(error)
  return error instanceof Unreachable
    ? { title: 'Not reached', detail, code: 'cli.unreachable' }
    : { title: 'Failed', detail, code: 'cli.failed' }
}

/** Pure files of the registry throw errors with its own codes. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof AppError
    ? new Refusal({
        title: error.title,
        detail: error.message,
        code: error.code,
        ...(error.details ? { details: error.details } : {}),
      })
    : error
