/** Waits for `work`, but rejects if it takes longer than `ms`. */
import { AppError } from './errors.ts'

const late = (ms: number): AppError =>
  new AppError('unavailable', `No response within ${ms} ms. Try again.`, {
    retryAfter: 2,
  })

export const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late(ms)), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Null if it fails, or takes longer than `ms`. */
export const orNullWithin = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  withTimeout(work, ms).catch(() => null)
