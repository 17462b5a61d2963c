/** The commands of the registry itself. Pure. */
import type { JsonObject } from '../../packages/types.ts'
import { GUIDE } from '../../registry/catalog/protocol-view.ts'

const text = (description: string): JsonObject => ({ type: 'string', description })

const name = text('The name of a skill, as `list_skills` returns it.')
const version = text('An approved version; omitted: the current one.')

/** `example`: arguments that work unchanged in any registry. */
const object = (
  properties: Record<string, JsonObject>,
  example: JsonObject,
  required: string[] = [],
): JsonObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
  examples: [example],
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
      'Describes one skill: its manifest, its front matter, its `files`, and its `commands` with their argument schemas. With `detail` `full` also its instructions, in `skill_md_content`.',
    input_schema: object(
      {
        name,
        version,
        detail: {
          type: 'string',
          enum: ['manifest', 'summary', 'full'],
          default: 'summary',
          description: 'How much to return.',
        },
      },
      { name: GUIDE, detail: 'full' },
      ['name'],
    ),
    output_schema: answer({ skill: { type: 'object' } }),
    shown:
      '{"skill":{"manifest":{…},"skill_md_frontmatter":{…},"skill_md_content":"…","files":[{"path":"SKILL.md","size":3000},…],"commands":[{"name":"skill.skills.protocol.guide","input_schema":{…},…}]}}',
  },
  {
    command: 'list_skills',
    description:
      'Finds the skills that are served: with `query` those that match its words, the best first; without it all, by name. If `next_cursor` is not null there are more: call again with it as `cursor`, everything else unchanged.',
    input_schema: object(
      {
        query: text('What the task is about, in a few words.'),
        namespace: text('Only skills of exactly this namespace.'),
        detail: {
          type: 'string',
          enum: ['names', 'summary'],
          default: 'names',
          description: '`summary` adds what each is for.',
        },
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: 200,
          default: 50,
          description: 'The maximum number.',
        },
        cursor: text('The `next_cursor` of the page before.'),
      },
      { detail: 'summary' },
    ),
    output_schema: answer({
      skills: { type: 'array', items: { type: 'object' } },
      next_cursor: { type: ['string', 'null'] },
    }),
    shown:
      '{"skills":[{"name":"skills.protocol.guide","version":"0.1.0","description":"…","namespace":"skills","kind":"instruction"}],"next_cursor":null}',
  },
  {
    command: 'load_skills_protocol_guide',
    description: 'Returns the guide to skills: how to find one, read it and follow it.',
    input_schema: object({}, {}),
    output_schema: answer({ content: { type: 'string' } }),
    shown: '{"content":"# …"}',
  },
  {
    command: 'read_skill_file',
    description:
      'Reads one file of a skill, of at most 1 MiB. Bytes that are not UTF-8 text are returned as base64; `encoding` says so.',
    input_schema: object(
      {
        name,
        version,
        path: text('Relative to the skill, as its instructions name it.'),
      },
      { name: GUIDE, path: 'SKILL.md' },
      ['name', 'path'],
    ),
    output_schema: answer({
      content: { type: 'string' },
      encoding: { type: 'string', enum: ['utf-8', 'base64'] },
      media_type: { type: 'string' },
    }),
    shown: '{"content":"# …","encoding":"utf-8","media_type":"text/markdown"}',
  },
  {
    command: 'skill__fetch',
    description:
      'Reads documents, which are short texts apart from skills, as one markdown text. Start with `iii://skills`, the list of all; they link to each other by `iii://` URIs.',
    input_schema: object(
      {
        uri: text('One URI.'),
        uris: {
          type: 'array',
          items: { type: 'string' },
          description: 'Up to 100 at once, at most 8 of them `iii://fn/…`, in place of `uri`.',
        },
      },
      { uri: 'iii://skills' },
    ),
    output_schema: answer({ content: { type: 'string' } }),
    shown: '{"content":"# iii://skills\\n\\n…"}',
  },
] as const

export type RegistryCommand = (typeof registryCommands)[number]['command']
