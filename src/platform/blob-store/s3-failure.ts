/** Errors of an S3 server. */
import type { AppError } from '../errors.ts'
import {
  type ObjectError,
  ObjectDamaged,
  ObjectMissing,
  storeFull,
  storeUnavailable,
} from './object-errors.ts'
import { readStart, type S3Response } from './s3-response.ts'
import { textOf } from './s3-xml.ts'

const FULL = ['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity']

/** For the log only; clients get an error of the catalogue. */
export class S3Failure extends Error {
  override name = 'S3Failure'
  readonly status: number
  readonly code: string | null

  constructor(status: number, code: string | null, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  get isFull(): boolean {
    return this.status === 507 || FULL.includes(this.code ?? '')
  }
}

export const readFailure = async (response: S3Response): Promise<S3Failure> => {
  const { statusCode } = response
  const text = await readStart(response)
  const code = textOf(text, 'Code')
  const reason = textOf(text, 'Message') ?? 'without a reason'
  return new S3Failure(
    statusCode,
    code,
    `the store responded with ${statusCode} ${code ?? ''}, ${reason}`,
  )
}

export const asStoreError = (failure: S3Failure): AppError =>
  failure.isFull ? storeFull(failure) : storeUnavailable(failure)

export const errorIn = async (response: S3Response): Promise<AppError> =>
  asStoreError(await readFailure(response))

export const objectErrorIn = async (
  response: S3Response,
  key: string,
): Promise<AppError | ObjectError> => {
  const failure = await readFailure(response)
  if (failure.status === 416) return new ObjectDamaged(key, 'it ends before the range')
  // A missing bucket has the same status.
  const isMissing = failure.status === 404 && failure.code !== 'NoSuchBucket'
  return isMissing ? new ObjectMissing(key) : asStoreError(failure)
}
