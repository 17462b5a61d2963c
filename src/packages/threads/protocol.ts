/**
 * Messages between the pool and a reader thread. The thread gets the location of an archive, and
 * fetches and stores bytes itself, so that none pass through the main thread; it reports when it
 * waits for I/O. Every message has the number of its job, so that late messages of an ended job are
 * ignored.
 */
import type { ArchiveLimits } from '../archive/limits.ts'
import type { PlainAppError, PlainError } from './plain-error.ts'
import type { SkillPackage } from '../types.ts'

export type ToThread<Order> = { job: number; limits: ArchiveLimits; order: Order }

/** A package that was read, and where its bytes were stored. */
export type ReadResult<Pack> = { skillPackage: SkillPackage; pack: Pack }

export type FromThread<Pack> = { job: number } &
  /** From here on the deadline of the archive is paused … */
  (
    | { kind: 'waits' }
    /** … and from here on it runs again. */
    | { kind: 'works' }
    | Ending<Pack>
  )

export type Ending<Pack> =
  | ({ kind: 'done' } & ReadResult<Pack>)
  | { kind: 'refused'; refusal: PlainAppError }
  /** The source or the store has failed, or the service has a bug. */
  | { kind: 'failed'; error: PlainError; isBug: boolean }
