/** OpenAPI schemas of the Model Context Protocol. Pure. */
import { Type } from '@sinclair/typebox'
import { EVENT_STREAM } from '../../platform/http/event-stream.ts'

export const description = `For hosts of agents, which are configured with this URL. Without a workspace in it, the workspace is the one that a token is bound to, else \`default\`. Streamable HTTP, without sessions: any request may go to any replica. Both revisions of the protocol are supported: 2025-11-25 and those before it (\`initialize\` first), and 2026-07-28 (\`server/discover\`, with \`_meta\` and headers on each request).

- Tools: \`list_skills\`, \`describe_skill\`, \`read_skill_file\`, \`skill__fetch\`.
- Resources: the index \`iii://skills\`, documents \`iii://{id}\`, sections \`iii://fn/{path}\`, and the files of skills \`skill://{skill}/{name}/{path}\`. Lists show listed skills; other served skills are found by their URIs.
- Prompts, rendered by their functions.
- The Skills extension (\`io.modelcontextprotocol/skills\`): \`skills/list\`, \`skills/get\`, \`resources/directory/read\`.
- \`subscriptions/listen\`: a stream of \`resources/list_changed\`, \`prompts/list_changed\` and \`resources/updated\`.

Errors of the protocol are JSON-RPC errors, with the stable code in \`data.code\`; only access, the size of the body (2 MiB) and too many streams are rejected with problem documents.`

export const streamDescription =
  'A stream of server-sent events with `notifications/resources/list_changed`, `notifications/prompts/list_changed` of the whole workspace, and `notifications/resources/updated` for what the session of `Mcp-Session-Id` has subscribed to. Changes close together are one notification. After a lost connection send the last id as `Last-Event-ID`. Without `Accept: text/event-stream`, and in the revision 2026-07-28, there is no stream.'

const session = Type.Optional(
  Type.String({
    description:
      'Before 2026-07-28: from the response to `initialize`. It identifies the subscriptions of a client, and nothing else.',
    examples: ['0b7c1f0e-6a51-4f0f-9f57-1f5d8f4e2a10'],
  }),
)

export const McpHeaders = Type.Object({
  'mcp-session-id': session,
  'mcp-protocol-version': Type.Optional(
    Type.String({ description: 'The revision.', examples: ['2025-11-25'] }),
  ),
  'mcp-method': Type.Optional(
    Type.String({
      description: 'From 2026-07-28 on: the method of the body.',
      examples: ['initialize'],
    }),
  ),
  'mcp-name': Type.Optional(
    Type.String({
      description: 'From 2026-07-28 on: the tool, the prompt or the URI of the body.',
      examples: ['list_skills'],
    }),
  ),
})

export const StreamHeaders = Type.Object({
  'mcp-session-id': session,
  'last-event-id': Type.Optional(
    Type.String({ description: 'The last id you have.', examples: ['41'] }),
  ),
})

/** Validated by the SDK, which has its own error responses. */
export const McpMessage = Type.Unsafe<unknown>({
  $id: 'McpMessage',
  description: 'A JSON-RPC 2.0 message, or before 2025-06-18 a batch of them.',
  examples: [
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'curl', version: '1' },
      },
    },
  ],
})

const message = { type: 'object', additionalProperties: true } as const
const stream = { [EVENT_STREAM]: { schema: { type: 'string' } } } as const

type Problems = Record<number, { description: string; content: object }>

/** The protocol also uses these statuses, with JSON-RPC errors of its own. */
const ofTheProtocol = [400, 404, 406, 413, 415]

export const withProtocolErrors = (rejections: Problems): Problems => {
  const added = ofTheProtocol.map((status) => {
    const rejection = rejections[status] ?? { description: 'Unsupported headers.', content: {} }
    const content = { ...rejection.content, 'application/json': { schema: message } }
    return [status, { ...rejection, content }] as const
  })
  return { ...rejections, ...Object.fromEntries(added) }
}

export const responses = {
  200: {
    description: 'The response: as JSON, or as the only message of a stream.',
    content: { 'application/json': { schema: message }, ...stream },
  },
  202: { description: 'A notification was accepted.', type: 'null' },
} as const

export const streamResponses = {
  200: { description: 'Notifications, until one side closes.', content: stream },
} as const
