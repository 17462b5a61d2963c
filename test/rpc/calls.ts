/** JSON-RPC as a client speaks it: over HTTP, one body in, one out. */
import type { App } from '../../src/app.ts'
import type { Answer } from '../support/given.ts'

/** Whatever came back. */
export type Json = Answer['body']

export type RpcResponse = { jsonrpc: string; id: unknown; result?: Json; error?: Json }

type Place = { url?: string; headers?: Record<string, string> }

/** A body as it is; the answer's status and what came back, parsed. */
export const post = async (
  app: App,
  payload: string | Buffer,
  { url = '/rpc', headers = {} }: Place = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Json }> => {
  const response = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  const body = response.payload === '' ? '' : response.json()
  return { status: response.statusCode, headers: response.headers, body }
}

/** One call, which must be answered as JSON-RPC. */
export const rpc = async (
  app: App,
  method: string,
  params?: unknown,
  place: Place = {},
): Promise<RpcResponse> => {
  const { status, body } = await post(
    app,
    JSON.stringify({ jsonrpc: '2.0', id: 'call-1', method, params }),
    place,
  )
  if (status !== 200 || body.jsonrpc !== '2.0' || body.id !== 'call-1') {
    throw new Error(`${method}: ${status} ${JSON.stringify(body)}`)
  }
  return body as RpcResponse
}

/** The result; a refusal fails the test. */
export const result = async (
  app: App,
  method: string,
  params?: unknown,
  place: Place = {},
): Promise<Json> => {
  const answer = await rpc(app, method, params, place)
  if (answer.error !== undefined) throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
  return answer.result
}

/** The code of JSON-RPC and ours. */
export const refusal = async (
  app: App,
  method: string,
  params?: unknown,
  place: Place = {},
): Promise<[number, string | undefined]> => {
  const { error } = await rpc(app, method, params, place)
  return [error?.code, error?.data?.code]
}
