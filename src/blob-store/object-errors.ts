/** What can be wrong with one object, and with the store as a whole. */
import { AppError } from '../errors.ts'

const RETRY_AFTER_SECONDS = 2
/** An operator has to free space first. */
const FULL_RETRY_AFTER_SECONDS = 60

export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
  readonly key: string

  constructor(key: string) {
    super(`The store has no object ${key}.`)
    this.key = key
  }
}

export class ObjectExists extends Error {
  override name = 'ObjectExists'
  readonly key: string

  constructor(key: string) {
    super(`The store has an object ${key} already, with other bytes.`)
    this.key = key
  }
}

export class ObjectDamaged extends Error {
  override name = 'ObjectDamaged'
  readonly key: string

  constructor(key: string, reason: string) {
    super(`The object ${key} is damaged: ${reason}.`)
    this.key = key
  }
}

export const storeFull = (cause: unknown): AppError =>
  new AppError(
    'store.full',
    'The store for file contents has no space left. Free some or enlarge it, then repeat the request.',
    { retryAfter: FULL_RETRY_AFTER_SECONDS, cause },
  )

export const storeUnavailable = (cause: unknown): AppError =>
  new AppError(
    'store.unavailable',
    'The store for file contents cannot be used at the moment. Repeat the request; if this lasts, ' +
      'the log of the service has the cause.',
    { retryAfter: RETRY_AFTER_SECONDS, cause },
  )
