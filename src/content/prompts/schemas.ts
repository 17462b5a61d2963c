/** Schemas of the prompt routes (content registry, *Prompts*; MCP, *Prompts*). */
import { type Static, Type } from '@sinclair/typebox'
import { heldFields } from '../content-proposals/schemas.ts'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

// Checks types only: the pure validator checks the values, in the words of the protocol.
export const PromptParams = Type.Object({
  ...workspaceParams,
  name: Type.String({
    description: 'Lowercase ASCII letters, digits, `-` and `_`; at most 64.',
    examples: ['send-email'],
  }),
})

export const PromptBody = Type.Object(
  {
    description: Type.String({
      description: 'Shown in lists of prompts; not blank, at most 16384 characters.',
    }),
    arguments: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Type.String({ description: 'Not blank, unique, at most 256 characters.' }),
            description: Type.Optional(nullableString('At most 4096 characters.')),
            required: Type.Optional(
              Type.Boolean({
                default: false,
                description:
                  'Tells clients which arguments to ask for; only the handler checks them.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { description: 'At most 100; default none.' },
      ),
    ),
    function_id: Type.String({
      description:
        'The function that renders it, at most 1024 characters. It may be registered later.',
    }),
  },
  {
    $id: 'PromptBody',
    additionalProperties: false,
    description: 'A prompt to register (RegisterPromptInput).',
    examples: [
      {
        description: 'Compose and send an email',
        arguments: [{ name: 'to', description: 'Recipient address', required: true }],
        function_id: 'hello::greet',
      },
    ],
  },
)
export type PromptBody = Static<typeof PromptBody>

export const PromptRegistered = Type.Object(
  { name: Type.String(), registered_at: Timestamp },
  { $id: 'PromptRegistered', description: 'Result of a registration (RegisterPromptOutput).' },
)
export type PromptRegistered = Static<typeof PromptRegistered>

export const PromptHeld = Type.Object(
  {
    name: Type.String(),
    registered_at: Type.Unsafe<string>({
      ...Timestamp,
      description: 'When this text was first submitted.',
    }),
    ...heldFields,
  },
  {
    $id: 'PromptHeld',
    description: 'Result of a registration that waits for a reviewer (RegisterPromptOutput).',
  },
)

export const PromptRemoved = Type.Object(
  {
    name: Type.String(),
    removed: Type.Boolean({ description: 'False if it was not registered.' }),
  },
  { $id: 'PromptRemoved', description: 'Result of a removal (UnregisterPromptOutput).' },
)
export type PromptRemoved = Static<typeof PromptRemoved>

const PromptArgument = Type.Object(
  {
    name: Type.String(),
    required: Type.Boolean(),
    description: Type.Optional(Type.String()),
  },
  { $id: 'PromptArgument', description: 'An argument that a prompt declares.' },
)

export const Prompt = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    arguments: Type.Array(ref(PromptArgument)),
    function_id: Type.String(),
    registered_at: Timestamp,
  },
  { $id: 'Prompt', description: 'A registered prompt.' },
)
export type Prompt = Static<typeof Prompt>

const PromptItem = Type.Object(
  {
    name: Type.String(),
    function_id: Type.String(),
    arguments: Type.Integer({ description: 'How many arguments it declares.' }),
    description: Type.String(),
    registered_at: Timestamp,
  },
  { $id: 'PromptItem', description: 'A registered prompt in a list.' },
)

export const PromptPage = Type.Object(
  { prompts: Type.Array(ref(PromptItem)), next_cursor: NextCursor },
  { $id: 'PromptPage', description: 'Prompts by name (ListPromptsOutput).' },
)
export type PromptPage = Static<typeof PromptPage>

const McpPrompt = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    arguments: Type.Array(ref(PromptArgument)),
  },
  { $id: 'McpPrompt', description: 'A prompt as MCP lists it.' },
)
export type McpPrompt = Static<typeof McpPrompt>

export const McpPromptList = Type.Object(
  { prompts: Type.Array(ref(McpPrompt)) },
  { $id: 'McpPromptList', description: 'All prompts by name, in the form of MCP `prompts/list`.' },
)
export type McpPromptList = Static<typeof McpPromptList>

export const PromptQuery = Type.Object(
  {
    format: Type.Optional(
      stringEnum(['mcp'] as const, {
        description:
          'All prompts at once, in the form of MCP; `limit` and `cursor` have no effect then.',
      }),
    ),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type PromptQuery = Static<typeof PromptQuery>

export const PromptGetBody = Type.Object(
  {
    arguments: Type.Optional(
      Type.Unknown({
        description: 'Passed to the handler unchanged; omitted or null means `{}`.',
      }),
    ),
  },
  {
    $id: 'PromptGetBody',
    additionalProperties: false,
    description: 'The arguments to render the prompt with (PromptGetInput).',
    examples: [{ arguments: { to: 'alice@example.com' } }],
  },
)

export const RenderedPrompt = Type.Object(
  {
    description: Type.String({
      description: 'The description of the prompt, regardless of its handler.',
    }),
    messages: Type.Array(Type.Unknown(), {
      description: 'Messages of MCP; those of the handler are passed on unchecked.',
    }),
  },
  {
    $id: 'RenderedPrompt',
    description: 'A prompt as MCP `prompts/get` returns it.',
    examples: [
      {
        description: 'Compose and send an email',
        messages: [{ role: 'user', content: { type: 'text', text: 'Compose an email to …' } }],
      },
    ],
  },
)
export type RenderedPrompt = Static<typeof RenderedPrompt>

export const promptSchemas = [
  PromptBody,
  PromptRegistered,
  PromptHeld,
  PromptRemoved,
  PromptArgument,
  Prompt,
  PromptItem,
  PromptPage,
  McpPrompt,
  McpPromptList,
  PromptGetBody,
  RenderedPrompt,
]
