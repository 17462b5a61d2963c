/** Errors of outside scanners. Pure. */
import { AppError } from '../../platform/errors.ts'

const ID = /^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$/
const MAX_SHOWN = 64

const shown = (scannerId: string): string => scannerId.slice(0, MAX_SHOWN)

export const checkScannerId = (scannerId: string): void => {
  if (ID.test(scannerId)) return
  throw new AppError(
    'scanners.invalid_request',
    'A scanner id has 1 to 64 of a-z, 0-9, - and _, with a letter or digit at both ends.',
    { details: { scanner_id: shown(scannerId) } },
  )
}

export const scannerNotFound = (scannerId: string): AppError =>
  new AppError('scanners.not_found', `No scanner ${shown(scannerId)} is registered.`, {
    details: { scanner_id: shown(scannerId) },
  })

export const tooManyScanners = (limit: number): AppError =>
  new AppError(
    'scanners.too_many',
    `A workspace has at most ${limit} scanners. Unregister one first.`,
    { details: { limit } },
  )
