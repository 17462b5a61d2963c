/**
 * What the pool and a reader thread say to each other. The thread is told where an archive is and
 * fetches and stores its bytes itself, so that none of them pass through here; it says when it waits
 * for others, and what it has stored. Every message bears the number of its job, so that what is
 * said late of an ended job is told apart.
 */
import type { ArchiveLimits } from './limits.ts'
import type { PlainAppError, PlainError } from './plain-error.ts'
import type { SkillPackage } from './types.ts'

export type ToThread<Order> = { job: number; limits: ArchiveLimits; order: Order }

export type FromThread<Kept> = { job: number } &
  /** From here on the time is not the archive's … */
  (
    | { kind: 'waits' }
    /** … and from here on it is again. */
    | { kind: 'works' }
    /** What was stored, in the words of the store. */
    | { kind: 'kept'; kept: Kept }
    | Ending
  )

export type Ending =
  | { kind: 'done'; skillPackage: SkillPackage }
  | { kind: 'refused'; refusal: PlainAppError }
  /** The source or the store has failed, or there is a fault of ours. */
  | { kind: 'failed'; error: PlainError; isOurs: boolean }
