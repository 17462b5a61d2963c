/** The result of `work`, unless it takes longer than `ms`. */
import { AppError } from './errors.ts'

const late = (ms: number): AppError =>
  new AppError('unavailable', `No answer within ${ms} ms. Try again.`, {
    retryAfter: 2,
  })

export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
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
