/** The commands of the registry itself. Pure. */
import type { JsonObject } from '../../archives/types.ts'

const text = (description: string): JsonObject => ({ type: 'string', description })

const name = { ...text('The name of a skill, as `list_skills` gives it.'), examples: ['pdf'] }

const object = (properties: Record<string, JsonObject>, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const answer = (properties: Record<string, JsonObject>): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

export const registryCommands = [
  {
    command: 'describe_skill',
    description:
      'Describes one skill: what it is for, its capabilities with their argument schemas, and with `detail` `full` its instructions too.',
    input_schema: object(
      {
        name,
        detail: {
          type: 'string',
          enum: ['manifest', 'summary', 'full'],
          default: 'summary',
          description: 'How much.',
        },
      },
      ['name'],
    ),
    output_schema: answer({ skill: { type: 'object' } }),
  },
  {
    command: 'list_skills',
    description: 'Lists all skills that are served here, by name; page on with `next_cursor`.',
    input_schema: object({
      namespace: text('Only skills of this namespace.'),
      detail: {
        type: 'string',
        enum: ['names', 'summary'],
        default: 'names',
        description: '`summary` adds what each is for.',
      },
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50, description: 'At most.' },
      cursor: text('The `next_cursor` of the page before.'),
    }),
    output_schema: answer({
      skills: { type: 'array', items: { type: 'object' } },
      next_cursor: { type: ['string', 'null'] },
    }),
  },
  {
    command: 'load_skills_protocol_guide',
    description: 'Gives the guide to skills: how to find one, read it and follow it.',
    input_schema: object({}),
    output_schema: answer({ content: { type: 'string' } }),
  },
  {
    command: 'read_skill_file',
    description: 'Reads one file of a skill. Bytes that are no UTF-8 text come as base64.',
    input_schema: object(
      {
        name,
        path: { ...text('A path that the skill lists.'), examples: ['SKILL.md'] },
        version: text('The newest approved revision of this version; else the current one.'),
      },
      ['name', 'path'],
    ),
    output_schema: answer({
      content: { type: 'string' },
      encoding: { type: 'string', enum: ['utf-8', 'base64'] },
      media_type: { type: 'string' },
    }),
  },
  {
    command: 'skill__fetch',
    description: 'Reads documents at `iii://` URIs as one markdown text; `iii://skills` lists all.',
    input_schema: object({
      uri: { ...text('One URI.'), examples: ['iii://skills'] },
      uris: { type: 'array', items: { type: 'string' }, description: 'Several; they win.' },
    }),
    output_schema: answer({ content: { type: 'string' } }),
  },
] as const

export type RegistryCommand = (typeof registryCommands)[number]['command']
