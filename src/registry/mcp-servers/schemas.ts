/** Schemas of the routes of MCP servers. Header values are accepted and never returned. */
import { type Static, Type } from '@sinclair/typebox'
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import type { JsonObject } from '../../packages/types.ts'
import { NextCursor } from '../../platform/http/pagination.ts'
import {
  anyObject,
  nullable,
  nullableEnum,
  nullableObject,
  nullableString,
  ref,
  Timestamp,
} from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

export const McpServerParams = Type.Object({
  ...workspaceParams,
  server_id: Type.String({
    description: '1 to 64 of `a-z`, `0-9`, `-` and `_`; letters and digits at both ends.',
    examples: ['mail'],
  }),
})

const description = 'What the server is for, as a text for people; at most 4096 characters.'

export const McpServerBody = Type.Object(
  {
    url: Type.String({
      maxLength: 2048,
      description:
        'Its Streamable HTTP endpoint. `FUNCTION_ALLOWED_ORIGINS` must list its origin; an open service also allows loopback. It must not contain a user name or a password; secrets belong in `headers`.',
    }),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        writeOnly: true,
        description:
          'Sent with each request, such as `authorization`. At most 32, printable ASCII. Stored, and never returned.',
      }),
    ),
    description: Type.Optional(Type.String({ maxLength: 4096, description })),
  },
  {
    $id: 'McpServerBody',
    additionalProperties: false,
    description:
      'A server to register. It replaces an earlier registration entirely, including its headers.',
    examples: [
      {
        url: 'http://localhost:9001/mcp',
        description: 'Reads and sends mail.',
      },
    ],
  },
)
export type McpServerBody = Static<typeof McpServerBody>

const McpTool = Type.Object(
  {
    name: Type.String({ description: 'The capability id.' }),
    description: Type.String(),
    risk_level: nullableEnum(riskLevels, 'From `_meta`; null if the server does not declare it.'),
    side_effects: nullableEnum(sideEffects, 'As `risk_level`.'),
    data_egress: nullableEnum(dataEgresses, 'As `risk_level`.'),
    hints: anyObject<JsonObject>('Its annotations: for information, never counted as metadata.'),
    input_schema: nullableObject<JsonObject>('JSON Schema of the arguments.'),
    output_schema: nullableObject<JsonObject>('JSON Schema of the result.'),
    hash: Type.String({ description: 'Covers the whole tool. Approvals are bound to it.' }),
  },
  { $id: 'McpTool', description: 'A tool, as its server described it when it was last synced.' },
)

const listed = {
  server_id: Type.String(),
  extension_id: Type.String({ description: 'The scope key: `mcp.<server_id>`.' }),
  url: Type.String(),
  headers: Type.Array(Type.String(), { description: 'Names of the headers that are sent.' }),
  description: nullable(Type.String()),
  registered_at: Timestamp,
  synced_at: nullable(Timestamp, 'Null until the first sync.'),
  catalogue_hash: nullableString('The hash of all its tools; null until the first sync.'),
}

const example = {
  server_id: 'mail',
  extension_id: 'mcp.mail',
  url: 'https://mcp.example.com/mail',
  headers: ['authorization'],
  description: 'Reads and sends mail.',
  registered_at: '2026-01-05T08:30:00.000000Z',
  synced_at: '2026-01-05T08:31:00.000Z',
  catalogue_hash: '5f1e0f3a7c1b5d2e9a8c4b6d7e8f90123456789abcdef0123456789abcdef012',
}

const LastSync = Type.Object(
  { added: Type.Integer(), changed: Type.Integer(), removed: Type.Integer() },
  { $id: 'McpLastSync', description: 'How many tools the last sync found new, changed or gone.' },
)
export type LastSync = Static<typeof LastSync>

export const McpServerItem = Type.Object(
  {
    ...listed,
    tool_count: Type.Integer(),
    last_sync: nullable(ref(LastSync), 'What the last sync found; null before the first.'),
  },
  {
    $id: 'McpServerItem',
    description: 'A registered server, without its tools.',
    examples: [{ ...example, tool_count: 1, last_sync: { added: 1, changed: 0, removed: 0 } }],
  },
)
export type McpServerItem = Static<typeof McpServerItem>

export const McpServer = Type.Object(
  { ...listed, tools: Type.Array(ref(McpTool), { description: 'By name.' }) },
  {
    $id: 'McpServer',
    description: 'A registered server with its tools. Only the names of its headers are shown.',
    examples: [{ ...example, tools: [] }],
  },
)
export type McpServer = Static<typeof McpServer>

export const McpServerRemoved = Type.Object(
  {
    server_id: Type.String(),
    removed: Type.Boolean({ description: 'False if it was not registered.' }),
  },
  { $id: 'McpServerRemoved', description: 'The result of unregistering a server.' },
)
export type McpServerRemoved = Static<typeof McpServerRemoved>

export const McpServerPage = Type.Object(
  { mcp_servers: Type.Array(ref(McpServerItem)), next_cursor: NextCursor },
  { $id: 'McpServerPage', description: 'Servers by id, in byte order.' },
)
export type McpServerPage = Static<typeof McpServerPage>

const names = (text: string) => Type.Array(Type.String(), { description: text })

const ReopenedSkill = Type.Object(
  {
    slug: Type.String(),
    source_kind: Type.String(),
    tools: names('Tools that have changed since they were reviewed.'),
    proposal_id: Type.String({
      description:
        'The open proposal of the skill. If it is not about these tools, a proposal for them opens when it is rejected or withdrawn.',
    }),
  },
  { $id: 'ReopenedSkill', description: 'A skill that must be reviewed again.' },
)

export const BlockedTool = Type.Object(
  {
    name: Type.String(),
    field: Type.String({ description: 'The field that contains the text.' }),
    rule_id: Type.String({ description: 'The rule of the package scan that it breaks.' }),
    line: Type.Integer({ description: 'From 1; for a schema, the line of its indented JSON.' }),
  },
  {
    $id: 'BlockedTool',
    description: 'A tool that is left out because its text is unsafe for agents.',
  },
)

export const McpSync = Type.Object(
  {
    server_id: Type.String(),
    synced_at: Timestamp,
    hash_before: nullable(Type.String()),
    hash_after: Type.String(),
    added: names('Tools that are new.'),
    changed: names('Tools that changed in any way: description, schemas, metadata or hints.'),
    removed: names('Tools that are gone.'),
    skipped: names('Tools that are left out because their names are not valid capability ids.'),
    blocked: Type.Array(ref(BlockedTool), {
      description:
        'The first 50 tools that are left out because their text is unsafe for agents. For skills that use one, it counts as removed.',
    }),
    missing_metadata: Type.Array(
      Type.Object({ name: Type.String(), missing_fields: Type.Array(Type.String()) }),
      { description: 'Tools with incomplete metadata, which a reviewer must complete.' },
    ),
    reopened: Type.Array(ref(ReopenedSkill), {
      description: 'Skills that use a changed tool, and wait for a reviewer again.',
    }),
  },
  {
    $id: 'McpSync',
    description: 'The result of a sync.',
    examples: [
      {
        server_id: 'mail',
        synced_at: '2026-01-05T08:31:00.000Z',
        hash_before: null,
        hash_after: example.catalogue_hash,
        added: ['send'],
        changed: [],
        removed: [],
        skipped: [],
        blocked: [],
        missing_metadata: [{ name: 'send', missing_fields: ['risk_level', 'side_effects'] }],
        reopened: [],
      },
    ],
  },
)
export type McpSync = Static<typeof McpSync>

export const mcpServerSchemas = [
  McpServerBody,
  BlockedTool,
  McpTool,
  LastSync,
  McpServerItem,
  McpServer,
  McpServerRemoved,
  McpServerPage,
  ReopenedSkill,
  McpSync,
]
