/** Function ids: their grammar, and those reserved for the system. Pure. */
import { AppError } from '../../platform/errors.ts'

const internal = [
  'engine::',
  'state::',
  'stream::',
  'iii.',
  'iii::',
  'mcp::',
  'a2a::',
  'skills::',
  'prompts::',
]

/** The service's own function outside those namespaces: fetches URIs, and may be called by content. */
export const FETCH_FUNCTION = 'skill::fetch'

export const isInternal = (functionId: string): boolean =>
  internal.some((prefix) => functionId.startsWith(prefix))

const MAX_SHOWN = 200

export const shownId = (functionId: string): string =>
  functionId.length > MAX_SHOWN ? `${functionId.slice(0, MAX_SHOWN)}…` : functionId

/** Content must not be able to call system functions. */
export const checkCallable = (functionId: string): void => {
  if (!isInternal(functionId)) return
  throw new AppError(
    'functions.internal_namespace',
    `${shownId(functionId)} belongs to an internal namespace and cannot be called.`,
    { details: { function_id: shownId(functionId) } },
  )
}

const ID = /^[A-Za-z0-9._-]{1,64}(?:::[A-Za-z0-9._-]{1,64})*$/
const MAX_ID_BYTES = 1024

export const checkFunctionId = (functionId: string): void => {
  if (functionId.length > MAX_ID_BYTES || !ID.test(functionId)) {
    throw new AppError(
      'functions.invalid_request',
      `A function id consists of segments joined by \`::\`, each 1 to 64 letters, digits, \`.\`, \`-\` and \`_\`; at most ${MAX_ID_BYTES} characters in all.`,
      { details: { function_id: shownId(functionId) } },
    )
  }
  checkCallable(functionId)
}

export const checkNewFunctionId = (functionId: string): void => {
  checkFunctionId(functionId)
  if (functionId === FETCH_FUNCTION) {
    throw new AppError(
      'functions.internal_namespace',
      `${functionId} is a function of the service itself. Choose another id.`,
      { details: { function_id: functionId } },
    )
  }
  // Clients resolve a segment of dots before they send an address, so it would never arrive.
  if (functionId !== '.' && functionId !== '..') return
  throw new AppError(
    'functions.invalid_request',
    'A function id cannot be `.` or `..`, because no address can end in one. Choose another id.',
    { details: { function_id: functionId } },
  )
}
