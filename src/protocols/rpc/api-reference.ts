/**
 * The functions and triggers of the content registry, as its own module manifest describes them.
 */
import * as schema from './content-schemas.ts'

type Entry = [description: string, request: object, response: object]

const fetch: Entry = [
  'Fetches the content of one or more skill resources identified by iii:// URIs. When you encounter ' +
    'iii:// links in skill instructions, use this tool to retrieve their contents (batch with `uris` ' +
    'when helpful).',
  schema.FetchSkillInput,
  schema.FetchSkillOutput,
]

const functions: Record<string, Entry> = {
  'skills::register': [
    'Register a markdown skill so it appears as iii://{id} in resources/list.',
    schema.RegisterSkillInput,
    schema.RegisterSkillOutput,
  ],
  'skills::unregister': [
    'Remove a registered skill by id.',
    schema.UnregisterSkillInput,
    schema.UnregisterSkillOutput,
  ],
  'skills::list': [
    'List registered skills (id, body length, registered_at) without bodies.',
    schema.ListSkillsInput,
    schema.ListSkillsOutput,
  ],
  'skills::resources-list': [
    'Internal: returns the MCP resources/list envelope with the iii://skills index and one ' +
      'iii://{id} entry per registered skill.',
    schema.EmptyInput,
    schema.AnyValue,
  ],
  'skills::resources-read': [
    'Internal: resolves an iii:// URI and returns the MCP resources/read contents envelope.',
    schema.ReadResourceInput,
    schema.AnyValue,
  ],
  'skills::resources-templates': [
    'Internal: returns the MCP resources/templates/list envelope.',
    schema.EmptyInput,
    schema.AnyValue,
  ],
  'skill::fetch': fetch,
  'skills::fetch_skill': fetch,
  'prompts::register': [
    'Register a slash-command prompt; clients call prompts/get to render it.',
    schema.RegisterPromptInput,
    schema.RegisterPromptOutput,
  ],
  'prompts::unregister': [
    'Remove a registered prompt by name.',
    schema.UnregisterPromptInput,
    schema.UnregisterPromptOutput,
  ],
  'prompts::list': [
    'List registered prompts (name, function_id, arg count, registered_at).',
    schema.ListPromptsInput,
    schema.ListPromptsOutput,
  ],
  'prompts::mcp-list': [
    'Internal: returns the MCP prompts/list envelope (full arguments schema for each registered ' +
      'prompt).',
    schema.EmptyInput,
    schema.AnyValue,
  ],
  'prompts::mcp-get': [
    'Internal: dispatches a registered prompt handler and normalizes the result for MCP prompts/get.',
    schema.PromptGetInput,
    schema.AnyValue,
  ],
}

const trigger = (name: string, registry: string) => ({
  name,
  description: `Fires after any mutation of the ${registry} registry (register / unregister).`,
  metadata: {},
  invocation_schema: {},
  return_schema: {},
})

export const apiReference = {
  functions: Object.entries(functions).map(([name, [description, request, response]]) => ({
    name,
    description,
    metadata: {},
    request_schema: request,
    response_schema: response,
  })),
  triggers: [trigger('skills::on-change', 'skills'), trigger('prompts::on-change', 'prompts')],
}
