/** OpenAPI schemas of JSON-RPC. */
import { Type } from '@sinclair/typebox'
import { anyObject, ref } from '../../platform/http/schema.ts'

const id = (description: string) => ({
  anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }],
  description,
})

const JsonRpcRequest = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      Type.Unsafe<unknown>(id('Returned unchanged; without an id there is no response.')),
    ),
    method: Type.String({ description: 'See the description of the operation.' }),
    params: Type.Optional(anyObject('By name. Unknown fields are ignored.')),
  },
  {
    $id: 'JsonRpcRequest',
    description: 'One JSON-RPC 2.0 request.',
    examples: [
      { jsonrpc: '2.0', id: 1, method: 'list_skills', params: { detail: 'summary', limit: 50 } },
    ],
  },
)

const RpcError = Type.Object(
  {
    code: Type.Integer({
      description:
        '-32700 not JSON, -32600 invalid request or not allowed, -32601 no such method, -32602 invalid params or rejected, -32603 internal error.',
    }),
    message: Type.String(),
    data: Type.Optional(
      anyObject(
        '`code`: the stable dotted code, as in REST; `details`: the facts; `reason`: the reason in the Skills Protocol.',
      ),
    ),
  },
  { $id: 'RpcError', description: 'Why a call failed.' },
)

/** Without a type, since a batch gets an array, and few generators can read a choice of the two. */
const JsonRpcResponse = Type.Unsafe<unknown>({
  $id: 'JsonRpcResponse',
  description:
    'The response to one JSON-RPC 2.0 request: either `result` or `error`. The response to a batch is an array of these, in its order.',
  required: ['jsonrpc', 'id'],
  properties: {
    jsonrpc: Type.Literal('2.0'),
    id: id('The id of the request; null if it could not be read.'),
    result: Type.Unknown({ description: 'Its shape depends on the method.' }),
    error: ref(RpcError),
  },
  examples: [
    {
      jsonrpc: '2.0',
      id: 1,
      result: { skills: [{ name: 'acme/pdf', version: '1.0.0' }], next_cursor: null },
    },
  ],
})

/** One call or a batch; validated by the dispatcher, which has its own error responses. */
export const RpcBody = Type.Unsafe<Buffer | undefined>({ $id: 'RpcBody' })

export const RpcResponse = ref(JsonRpcResponse)

export const rpcSchemas = [JsonRpcRequest, RpcError, JsonRpcResponse]
