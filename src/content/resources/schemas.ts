/** Schemas of the resource routes: envelopes of MCP, and the batched fetch. */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, nullableString, ref, stringEnum } from '../../platform/http/schema.ts'

const mimeType = stringEnum(['text/markdown', 'application/json'] as const, {
  description: '`application/json` if the result of a function is not text.',
})

const Resource = Type.Object(
  {
    uri: Type.String(),
    name: Type.String({ description: 'The title of the document, or its id.' }),
    description: Type.Optional(Type.String({ description: 'Present for the index only.' })),
    mimeType,
  },
  { $id: 'Resource', description: 'One entry of resources/list (MCP).' },
)

export const ResourceList = Type.Object(
  { resources: Type.Array(ref(Resource)) },
  {
    $id: 'ResourceList',
    description: 'resources/list (MCP): the index, then every document, by id.',
  },
)
export type ResourceList = Static<typeof ResourceList>

const ResourceContent = Type.Object(
  { uri: Type.String({ description: 'The requested URI.' }), mimeType, text: Type.String() },
  { $id: 'ResourceContent', description: 'The content of a URI.' },
)

export const ResourceContents = Type.Object(
  { contents: Type.Array(ref(ResourceContent), { description: 'Exactly one.' }) },
  { $id: 'ResourceContents', description: 'resources/read (MCP).' },
)
export type ResourceContents = Static<typeof ResourceContents>

const ResourceTemplate = Type.Object(
  {
    uriTemplate: Type.String(),
    name: Type.String(),
    description: Type.String(),
    mimeType: Type.String(),
  },
  { $id: 'ResourceTemplate', description: 'One entry of resources/templates/list (MCP).' },
)

export const ResourceTemplates = Type.Object(
  { resourceTemplates: Type.Array(ref(ResourceTemplate)) },
  { $id: 'ResourceTemplateList', description: 'resources/templates/list (MCP).' },
)
export type ResourceTemplates = Static<typeof ResourceTemplates>

export const ReadQuery = Type.Object(
  {
    uri: Type.String({
      description:
        '`iii://skills` is the index, `iii://{id}` a document, `iii://fn/{a}/{b}` the result of the function `a::b`.',
      examples: ['iii://skills'],
    }),
  },
  { additionalProperties: false },
)

export const FetchBody = Type.Object(
  {
    uri: Type.Optional(nullableString('One URI.')),
    uris: Type.Optional(
      nullable(
        Type.Array(Type.String()),
        'Up to 100 URIs, at most 8 of them `iii://fn/…`, read in this order. Takes precedence over `uri`; blank ones are ignored.',
      ),
    ),
  },
  {
    $id: 'FetchBody',
    additionalProperties: false,
    description: 'FetchSkillInput: what to read. One of the two is needed.',
    examples: [{ uris: ['iii://skills', 'iii://resend/email/send'] }],
  },
)

export const resourceSchemas = [
  Resource,
  ResourceList,
  ResourceContent,
  ResourceContents,
  ResourceTemplate,
  ResourceTemplates,
  FetchBody,
]
