/** Schemas of the functions of the content registry, under its own names. */
import { type TProperties, Type } from '@sinclair/typebox'
import { MAX_BODY_BYTES } from '../../content/documents/body.ts'
import { nullable } from '../../platform/http/schema.ts'
import { sizeText } from '../../platform/sizes.ts'

const $schema = 'http://json-schema.org/draft-07/schema#'
const object = <P extends TProperties>(title: string, properties: P) =>
  Type.Object(properties, { $schema, title })

const Count = Type.Integer({ format: 'uint', minimum: 0 })
const text = (description: string) => Type.String({ description })

export const EmptyInput = object('EmptyInput', {})
/** A value of MCP, whose own schemas define it. */
export const AnyValue = { $schema, title: 'AnyValue' }

export const RegisterSkillInput = object('RegisterSkillInput', {
  id: text(
    'Unique skill id: segments of lower-case ASCII letters, digits, hyphens and underscores, of at ' +
      'most 64 characters each, joined by slashes, at most 1024 bytes.',
  ),
  skill: text(`Markdown body served at iii://{id}, at most ${sizeText(MAX_BODY_BYTES)}.`),
})
export const RegisterSkillOutput = object('RegisterSkillOutput', {
  id: Type.String(),
  registered_at: Type.String(),
})
export const UnregisterSkillInput = object('UnregisterSkillInput', { id: Type.String() })
export const UnregisterSkillOutput = object('UnregisterSkillOutput', {
  id: Type.String(),
  removed: Type.Boolean(),
})
export const ListSkillsInput = object('ListSkillsInput', {})
export const ListSkillsOutput = object('ListSkillsOutput', {
  skills: Type.Array(
    Type.Object({ id: Type.String(), bytes: Count, registered_at: Type.String() }),
  ),
})

export const ReadResourceInput = object('ReadResourceInput', { uri: Type.String() })
export const FetchSkillInput = object('FetchSkillInput', {
  uri: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'A single iii:// URI to read. Must start with "iii://".',
      default: null,
    }),
  ),
  uris: Type.Optional(
    Type.Union([Type.Array(Type.String()), Type.Null()], {
      description: 'Multiple iii:// URIs to read and concatenate into one response.',
      default: null,
    }),
  ),
})
export const FetchSkillOutput = Type.String({ $schema, title: 'String' })

const PromptArgument = Type.Object({
  name: Type.String(),
  description: Type.Optional(nullable(Type.String())),
  required: Type.Optional(Type.Boolean({ default: false })),
})
export const RegisterPromptInput = object('RegisterPromptInput', {
  name: text(
    'Unique prompt name: lower-case ASCII letters, digits, hyphens and underscores, at most 64.',
  ),
  description: text("Free-text description shown in the client's prompt picker."),
  arguments: Type.Optional(Type.Array(PromptArgument, { default: [] })),
  function_id: text('Handler function called on prompts/get with the supplied arguments.'),
})
export const RegisterPromptOutput = object('RegisterPromptOutput', {
  name: Type.String(),
  registered_at: Type.String(),
})
export const UnregisterPromptInput = object('UnregisterPromptInput', { name: Type.String() })
export const UnregisterPromptOutput = object('UnregisterPromptOutput', {
  name: Type.String(),
  removed: Type.Boolean(),
})
export const ListPromptsInput = object('ListPromptsInput', {})
export const ListPromptsOutput = object('ListPromptsOutput', {
  prompts: Type.Array(
    Type.Object({
      name: Type.String(),
      function_id: Type.String(),
      arguments: Count,
      registered_at: Type.String(),
    }),
  ),
})
export const PromptGetInput = object('PromptGetInput', {
  name: Type.String(),
  arguments: Type.Optional(Type.Unknown({ default: null })),
})
