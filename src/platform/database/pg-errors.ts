/** Translates database failures into errors of the catalogue; null for all others. Pure. */
import { AppError } from '../errors.ts'
import { unstorable } from '../storable.ts'

/**
 * SQLSTATE classes that are not the caller's fault: connection, authorization, missing database,
 * resources, operator, system.
 */
const UNAVAILABLE_CLASSES = ['08', '28', '3D', '53', '57', '58']
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
])
/** Messages of the `pg` package and of Kysely that have no code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Client was closed|Cannot use a pool after|driver has already been destroyed|accepts no writes|is no standby/

const RETRY_AFTER_SECONDS = 2
/** An operator has to free space first. */
const FULL_RETRY_AFTER_SECONDS = 60

/** A missing file has the same code as a missing socket. */
const isOfSocket = (error: Error): boolean =>
  'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

const unavailable = (cause: Error): AppError =>
  new AppError('unavailable', 'The database did not respond. Try again.', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  })

export const fromDatabaseError = (error: Error): AppError | null => {
  const code = codeOf(error)
  if (code === undefined) return LOST_CONNECTION.test(error.message) ? unavailable(error) : null
  if (code === '53100') {
    return new AppError('storage_full', 'The database has no space left; free some and retry.', {
      retryAfter: FULL_RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
  // A NUL or a lone surrogate cannot be stored, so nothing stored matches it.
  if (code === '22021' || code === '22P05') {
    return unstorable(error)
  }
  if (SOCKET_CODES.has(code) && isOfSocket(error)) return unavailable(error)
  const isSqlState = /^[0-9A-Z]{5}$/.test(code)
  if (isSqlState && UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return unavailable(error)
  // Lock timeout, serialization failure, deadlock, a server that became a standby: try again.
  if (code === '25006' || code === '55P03' || code === '40001' || code === '40P01')
    return unavailable(error)
  return null
}

/** Postgres cannot be reached, rejects the login, has no room, or lacks the database. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && fromDatabaseError(error)?.code === 'unavailable'
