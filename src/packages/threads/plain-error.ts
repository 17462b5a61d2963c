/** Errors as they cross the thread boundary, where classes and most properties are lost. */
import { AppError, type ErrorCode, type ErrorDetails } from '../../platform/errors.ts'

export type PlainAppError = {
  code: ErrorCode
  detail: string
  status: number
  details: ErrorDetails | null
  retryAfter: number | null
}

type Fact = string | number | boolean

/**
 * The properties of an error besides its message, such as the code of Postgres or of the system.
 */
export type PlainError = {
  name: string
  message: string
  stack: string
  facts: Record<string, Fact>
}

export const toPlainAppError = (error: AppError): PlainAppError => ({
  code: error.code,
  detail: error.message,
  status: error.status,
  details: error.details ?? null,
  retryAfter: error.retryAfter ?? null,
})

export const fromPlainAppError = (plain: PlainAppError): AppError =>
  new AppError(plain.code, plain.detail, {
    status: plain.status,
    ...(plain.details === null ? {} : { details: plain.details }),
    ...(plain.retryAfter === null ? {} : { retryAfter: plain.retryAfter }),
  })

const isFact = (entry: [string, unknown]): entry is [string, Fact] =>
  ['string', 'number', 'boolean'].includes(typeof entry[1])

export const toPlainError = (thrown: unknown): PlainError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const facts = Object.fromEntries(Object.entries(error).filter(isFact))
  return { name: error.name, message: error.message, stack: error.stack ?? '', facts }
}

export const fromPlainError = ({ name, message, stack, facts }: PlainError): Error =>
  Object.assign(new Error(message), facts, { name, stack })
