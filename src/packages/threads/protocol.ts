/**
 * Messages between the pool and a reader thread. The thread gets the place of an archive, and fetches
 * and stores bytes itself, so that none of them pass through here; it reports when it waits for I/O.
 * Every message has the number of its job, so that late messages of an ended job are ignored.
 */
import type { ArchiveLimits } from '../archive/limits.ts'
import type { PlainAppError, PlainError } from './plain-error.ts'
import type { SkillPackage } from '../types.ts'

export type ToThread<Order> = { job: number; limits: ArchiveLimits; order: Order }

/** A package that was read, and what became of its bytes. */
export type ReadResult<Pack> = { skillPackage: SkillPackage; pack: Pack }

export type FromThread<Pack> = { job: number } &
  /** From here on the time is not the archive's … */
  (
    | { kind: 'waits' }
    /** … and from here on it is again. */
    | { kind: 'works' }
    | Ending<Pack>
  )

export type Ending<Pack> =
  | ({ kind: 'done' } & ReadResult<Pack>)
  | { kind: 'refused'; refusal: PlainAppError }
  /** The source or the store has failed, or this is a defect of the service. */
  | { kind: 'failed'; error: PlainError; isOurs: boolean }
