/** JSON-RPC 2.0 as text: parses requests and writes responses. Pure. */
import sjson from 'secure-json-parse'
import { decodeUtf8, parseJson } from '../../platform/decode.ts'

export const MAX_BATCH = 50

export type Id = string | number | null

export type RpcError = { code: number; message: string; data?: Record<string, unknown> }

/** One element of a body: a call, or what is wrong with it. Without an id it gets no response. */
export type Request =
  | { kind: 'call'; id: Id | undefined; method: string; params: unknown }
  | { kind: 'rejected'; id: Id; error: RpcError }

export type Body =
  | { kind: 'rejected'; error: RpcError }
  | { kind: 'requests'; isBatch: boolean; requests: Request[] }

const invalid = (why: string): RpcError => ({ code: -32_600, message: `Invalid Request: ${why}` })

const rejected = (error: RpcError): Body => ({ kind: 'rejected', error })

/** A number that does not survive a round trip cannot identify a response. */
const isId = (id: unknown): id is Id =>
  id === null ||
  typeof id === 'string' ||
  (Number.isFinite(id) && (!Number.isInteger(id) || Number.isSafeInteger(id)))

const requestOf = (value: unknown): Request => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'rejected', id: null, error: invalid('a request is an object') }
  }
  const { jsonrpc, id, method, params = {} } = value as Record<string, unknown>
  if (id !== undefined && !isId(id)) {
    const why = 'an id is a string, null, or a number that JSON keeps exactly'
    return { kind: 'rejected', id: null, error: invalid(why) }
  }
  const back = id ?? null
  if (jsonrpc !== '2.0') {
    return { kind: 'rejected', id: back, error: invalid('`jsonrpc` must be "2.0"') }
  }
  if (typeof method !== 'string') {
    return { kind: 'rejected', id: back, error: invalid('`method` must be a string') }
  }
  if (typeof params !== 'object') {
    return { kind: 'rejected', id: back, error: invalid('`params` must be an object') }
  }
  return { kind: 'call', id, method, params }
}

const isPoisoned = (value: object): boolean => {
  try {
    sjson.scan(value)
    return false
  } catch {
    return true
  }
}

export const readBody = (bytes: Uint8Array): Body => {
  const text = decodeUtf8(bytes)
  const value = text === null ? undefined : parseJson(text)
  if (value === undefined) {
    return rejected({ code: -32_700, message: 'Parse error: the body is not a JSON text' })
  }
  if (typeof value === 'object' && value !== null && isPoisoned(value)) {
    return rejected(invalid('`__proto__` and `constructor.prototype` are rejected as names'))
  }
  if (!Array.isArray(value)) {
    return { kind: 'requests', isBatch: false, requests: [requestOf(value)] }
  }
  if (value.length === 0) return rejected(invalid('a batch has at least one request'))
  if (value.length > MAX_BATCH) {
    return rejected(invalid(`a batch has at most ${MAX_BATCH} requests; nothing was done`))
  }
  return { kind: 'requests', isBatch: true, requests: value.map(requestOf) }
}

export const resultText = (id: Id, result: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: result ?? null })

export const errorText = (id: Id, error: RpcError): string =>
  JSON.stringify({ jsonrpc: '2.0', id, error })
