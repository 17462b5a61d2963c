/** Skills as OpenAI's API has them. */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, nullableString, ref } from '../../platform/http/schema.ts'
import { WaitingVersion } from '../skills-api/schemas.ts'

const time = Type.Integer({ description: 'Unix time in seconds.' })
const waiting = { waiting: Type.Optional(ref(WaitingVersion)) }

export const OpenAiError = Type.Object(
  {
    error: Type.Object({
      message: Type.String(),
      type: Type.String({ description: 'The kind of error, such as `invalid_request_error`.' }),
      param: nullableString('The field that is wrong.'),
      code: Type.String({ description: 'The stable code of this registry.' }),
      details: Type.Optional(
        Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
      ),
    }),
  },
  { $id: 'OpenAiError', description: 'An error in the form of OpenAI’s API.' },
)

export const OpenAiSkill = Type.Object(
  {
    object: Type.Literal('skill'),
    id: Type.String({ description: 'Names source kind and slug.' }),
    name: Type.String({ description: 'The slug without its owner.' }),
    description: Type.String(),
    default_version: nullableString(
      'The number of the served version; null while all wait for a reviewer.',
    ),
    latest_version: nullableString('The number of the newest version that may be installed.'),
    created_at: time,
    ...waiting,
  },
  { $id: 'OpenAiSkill', description: 'A skill.' },
)
export type OpenAiSkill = Static<typeof OpenAiSkill>

export const OpenAiVersion = Type.Object(
  {
    object: Type.Literal('skill.version'),
    id: Type.String({ description: 'Names source kind, slug and revision.' }),
    skill_id: Type.String(),
    version: Type.String({ description: 'The number of the revision.' }),
    name: Type.String({ description: 'The slug without its owner.' }),
    description: Type.String(),
    created_at: time,
    ...waiting,
  },
  { $id: 'OpenAiVersion', description: 'A version of a skill.' },
)
export type OpenAiVersion = Static<typeof OpenAiVersion>

const pageFields = {
  object: Type.Literal('list'),
  first_id: nullable(Type.String()),
  last_id: nullableString('Send it as `after`.'),
  has_more: Type.Boolean(),
}

export const OpenAiSkills = Type.Object(
  { ...pageFields, data: Type.Array(ref(OpenAiSkill)) },
  { $id: 'OpenAiSkills', description: 'A page of skills.' },
)

export const OpenAiVersions = Type.Object(
  { ...pageFields, data: Type.Array(ref(OpenAiVersion)) },
  { $id: 'OpenAiVersions', description: 'A page of versions.' },
)

export const OpenAiDeletedSkill = Type.Object(
  { object: Type.Literal('skill.deleted'), id: Type.String(), deleted: Type.Boolean() },
  { $id: 'OpenAiDeletedSkill', description: 'A skill that was deleted.' },
)

export const OpenAiDeletedVersion = Type.Object(
  {
    object: Type.Literal('skill.version.deleted'),
    id: Type.String(),
    deleted: Type.Boolean(),
    version: Type.String(),
  },
  { $id: 'OpenAiDeletedVersion', description: 'A version that was deleted.' },
)

export const OpenAiDefault = Type.Object(
  {
    default_version: Type.String({
      maxLength: 240,
      description: 'The number of the version to serve, or its id.',
    }),
  },
  {
    $id: 'OpenAiDefault',
    additionalProperties: false,
    description: 'Which version is served from now on.',
    examples: [{ default_version: '1' }],
  },
)

export const openAiSchemas = [
  OpenAiError,
  OpenAiSkill,
  OpenAiVersion,
  OpenAiSkills,
  OpenAiVersions,
  OpenAiDeletedSkill,
  OpenAiDeletedVersion,
  OpenAiDefault,
]
