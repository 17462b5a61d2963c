/** Calls a handler: sends JSON, and receives JSON or plain text. */
import type { OutboundClient } from '../../platform/outbound/client.ts'
import { OutboundFailure } from '../../platform/outbound/failure.ts'
import { badResponse, callFailure } from './errors.ts'
import type { FunctionRow } from './repository.ts'
import { resultOf } from './result.ts'
import { signatureHeaders } from './signature.ts'

const MAX_RESPONSE_BYTES = 1024 * 1024

export type CallOptions = {
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal
  /** The same for every attempt to deliver one message; by default a new one. */
  messageId?: string
}

type Call = {
  row: FunctionRow
  /** The registration's headers, unsealed. */
  headers: Record<string, string>
  payload: unknown
  /** Null: unsigned. */
  secret: string | null
  messageId: string
}

type Transport = Pick<CallOptions, 'signal'> & { outbound: OutboundClient; timeoutMs: number }

const headersOf = ({ headers, secret, messageId }: Call, body: string): Record<string, string> => {
  const timestamp = Math.floor(Date.now() / 1000)
  return {
    accept: 'application/json, text/markdown, text/plain',
    ...headers,
    'content-type': 'application/json',
    ...(secret === null ? {} : signatureHeaders(secret, { id: messageId, timestamp, body })),
  }
}

type HandlerResponse = { status: number; contentType: string | null; bytes: Uint8Array }

const send = async (
  call: Call,
  { outbound, timeoutMs, signal }: Transport,
): Promise<HandlerResponse> => {
  const { row } = call
  const body = JSON.stringify(call.payload)
  const bounds = { timeoutMs: row.timeout_ms ?? timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal }
  try {
    const response = await outbound.fetchWithin(bounds)(row.url, {
      method: 'POST',
      headers: headersOf(call, body),
      body,
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } catch (error) {
    if (error instanceof OutboundFailure) throw callFailure(row.function_id, error)
    throw error
  }
}

export const callHandler = async (call: Call, transport: Transport): Promise<unknown> => {
  const { status, contentType, bytes } = await send(call, transport)
  const functionId = call.row.function_id
  if (status < 200 || status > 299) {
    throw badResponse(functionId, { fault: `it responded with status ${status}`, status })
  }
  const result = resultOf(contentType, bytes)
  if ('fault' in result) throw badResponse(functionId, { fault: result.fault, status })
  return result.value
}
