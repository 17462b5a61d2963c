/** The headers that a handler requires. Their values are secrets and never shown. Pure. */
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { sizeText } from '../../platform/sizes.ts'

const NAME = /^[!#$%&'*+.^_`|~\w-]{1,128}$/
/** Printable ASCII, with no blank at either end. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
const MAX_HEADERS = 32
const MAX_BYTES = 8 * 1024

/** Headers that the service sets itself, and those of the connection. */
const reserved = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
])

const isReserved = (name: string): boolean =>
  reserved.has(name) || /^(webhook|proxy|sec)-/.test(name)

const faultOf = (name: string, value: string): string | null => {
  if (!NAME.test(name)) return 'is not a valid header name'
  if (isReserved(name.toLowerCase())) return 'is set by the service'
  return VALUE.test(value) ? null : 'has a value that is not printable ASCII'
}

const invalid = (code: ErrorCode, detail: string): AppError =>
  new AppError(code, detail, { details: { in: 'body', field: 'headers' } })

/** Checks the headers, and returns them by their names in lower case. */
export const checkHeaders = (
  given: Readonly<Record<string, string>>,
  code: ErrorCode = 'functions.invalid_request',
): Record<string, string> => {
  const entries = Object.entries(given)
  for (const [name, value] of entries) {
    const fault = faultOf(name, value)
    if (fault !== null) throw invalid(code, `The header \`${name.slice(0, 128)}\` ${fault}.`)
  }
  const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
  if (Object.keys(headers).length < entries.length) throw invalid(code, 'A header is given twice.')
  if (entries.length > MAX_HEADERS || entries.flat().join('').length > MAX_BYTES) {
    throw invalid(code, `Send at most ${MAX_HEADERS} headers with ${sizeText(MAX_BYTES)} in total.`)
  }
  return headers
}
