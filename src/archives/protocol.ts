/**
 * What the pool and a reader thread say to each other. The thread asks and the pool answers: no
 * chunk is sent unasked, and no batch follows before the last one is stored. A small archive is one
 * message in each direction: it comes with the start, and its files with the end. Every message
 * bears the number of its job, so that late answers to an ended job are told apart.
 */
import { AppError, type ErrorCode, type ErrorDetails } from '../errors.ts'
import type { ArchiveLimits } from './limits.ts'
import type { ReadFile, SkillPackage } from './types.ts'

/** With the whole archive where it is at hand; else it is asked for by `pull`. */
type Start = { kind: 'start'; limits: ArchiveLimits; archive: Uint8Array | null }

export type ToThread = { job: number } & (
  | Start
  /** The answer to `pull`; null at the end of the source. */
  | { kind: 'chunk'; bytes: Uint8Array | null }
  /** The answer to `store`. */
  | { kind: 'stored' }
  /** The source or the store has failed: give up, and say so with an ending. */
  | { kind: 'abort' }
)

export type FromThread = { job: number } & (
  { kind: 'pull' } | { kind: 'store'; files: ReadFile[] } | Ending
)

export type Ending =
  /** With the files that have yet to be stored, for which the thread does not wait. */
  | { kind: 'done'; skillPackage: SkillPackage; rest: ReadFile[] }
  | { kind: 'refused'; refusal: PlainAppError }
  /** A fault of ours, or the echo of an abort. */
  | { kind: 'failed'; message: string; stack: string }

/** An AppError as it crosses the thread boundary, where classes are lost. */
export type PlainAppError = {
  code: ErrorCode
  detail: string
  status: number
  details: ErrorDetails | null
}

export const toPlain = (error: AppError): PlainAppError => ({
  code: error.code,
  detail: error.message,
  status: error.status,
  details: error.details ?? null,
})

export const fromPlain = ({ code, detail, status, details }: PlainAppError): AppError =>
  new AppError(code, detail, { status, ...(details === null ? {} : { details }) })
