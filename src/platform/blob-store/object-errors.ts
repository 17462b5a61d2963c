/** Errors of one object, and of the store as a whole. */
import { AppError } from '../errors.ts'

const RETRY_AFTER_SECONDS = 2
/** An operator has to free space first. */
const FULL_RETRY_AFTER_SECONDS = 60

/** The error of one object, not of the store. */
export class ObjectError extends Error {
  readonly key: string

  constructor(key: string, message: string) {
    super(message)
    this.key = key
  }
}

export class ObjectMissing extends ObjectError {
  override name = 'ObjectMissing'

  constructor(key: string) {
    super(key, `The store has no object ${key}.`)
  }
}

export class ObjectExists extends ObjectError {
  override name = 'ObjectExists'

  constructor(key: string) {
    super(key, `The store has an object ${key} already, with other bytes.`)
  }
}

export class ObjectDamaged extends ObjectError {
  override name = 'ObjectDamaged'

  constructor(key: string, reason: string) {
    super(key, `The object ${key} is damaged: ${reason}.`)
  }
}

/** An error of the whole store: the next request would fail the same way. */
export const isStoreFailure = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'store.full' || error.code === 'store.unavailable')

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
