/** Why a command ends other than well; each has an exit code of its own. */
import { AppError } from '../platform/errors.ts'
import type { components } from './api.ts'

/** As the registry sends it; what the client itself refuses has the same form. */
export type Problem = Pick<components['schemas']['Problem'], 'title' | 'detail' | 'code'> &
  Partial<components['schemas']['Problem']>

/** `notServed`: done as told, but agents do not get it. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, unreachable: 3, notServed: 4 } as const

/** The registry said no, or the client would not do it. */
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

/** Refused before anything was sent, or after something else came than was asked for. */
export const refuse = (code: `cli.${string}`, title: string, detail: string): Refusal =>
  new Refusal({ title, detail, code })

/** The command line makes no sense. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Nobody answered. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** Pure files of the registry refuse with its own codes. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof AppError
    ? new Refusal({
        title: error.title,
        detail: error.message,
        code: error.code,
        ...(error.details ? { details: error.details } : {}),
      })
    : error
