/**
 * Skills as Anthropic's API has them, in both generations: the beta of 2025 (`Beta…`), which clients
 * ask for with a header, and the one that followed it.
 */
import { type Static, Type } from '@sinclair/typebox'
import { nullableString, ref, Timestamp } from '../../platform/http/schema.ts'
import { WaitingVersion } from '../skills-api/schemas.ts'

const id = Type.String({ description: 'Names source kind and slug.' })
const versionId = Type.String({ description: 'Names source kind, slug and revision.' })

const waiting = { waiting: Type.Optional(ref(WaitingVersion)) }

export const AnthropicSkill = Type.Object(
  {
    type: Type.Literal('skill'),
    id,
    display_name: Type.String(),
    latest_version_id: nullableString('Of the served version; null while all wait for a reviewer.'),
    source: Type.Object({ type: Type.Literal('custom') }),
    created_at: Timestamp,
    updated_at: Timestamp,
    ...waiting,
  },
  { $id: 'AnthropicSkill', description: 'A skill.' },
)

export const AnthropicBetaSkill = Type.Object(
  {
    type: Type.Literal('skill'),
    id,
    display_title: Type.String(),
    latest_version: nullableString(
      'The number of the served version; null while all wait for a reviewer.',
    ),
    source: Type.Literal('custom'),
    created_at: Timestamp,
    updated_at: Timestamp,
    ...waiting,
  },
  { $id: 'AnthropicBetaSkill', description: 'A skill, for clients of the beta of 2025.' },
)

const version = {
  type: Type.Literal('skill_version'),
  id: versionId,
  skill_id: id,
  name: Type.String({ description: 'The slug without its owner.' }),
  description: Type.String(),
  created_at: Timestamp,
  ...waiting,
}

export const AnthropicVersion = Type.Object(version, {
  $id: 'AnthropicVersion',
  description: 'A version of a skill.',
})

export const AnthropicBetaVersion = Type.Object(
  {
    ...version,
    version: Type.String({ description: 'The number of the revision.' }),
    directory: Type.String({ description: 'The top folder of the zip file.' }),
  },
  { $id: 'AnthropicBetaVersion', description: 'A version, for clients of the beta of 2025.' },
)

const pageFields = {
  next_page: nullableString('Send it as `page`; null on the last page.'),
  has_more: Type.Boolean(),
}

export const AnthropicSkills = Type.Object(
  { data: Type.Array(Type.Union([ref(AnthropicBetaSkill), ref(AnthropicSkill)])), ...pageFields },
  { $id: 'AnthropicSkills', description: 'A page of skills.' },
)

export const AnthropicVersions = Type.Object(
  {
    data: Type.Array(Type.Union([ref(AnthropicBetaVersion), ref(AnthropicVersion)])),
    ...pageFields,
  },
  { $id: 'AnthropicVersions', description: 'A page of versions.' },
)

export const AnthropicDeleted = Type.Object(
  {
    type: Type.String({ description: '`skill_deleted` or `skill_version_deleted`.' }),
    id: Type.String(),
  },
  { $id: 'AnthropicDeleted', description: 'What was deleted.' },
)

export type AnthropicSkill = Static<typeof AnthropicSkill>
export type AnthropicBetaSkill = Static<typeof AnthropicBetaSkill>
export type AnthropicVersion = Static<typeof AnthropicVersion>
export type AnthropicBetaVersion = Static<typeof AnthropicBetaVersion>

export const anthropicSchemas = [
  AnthropicSkill,
  AnthropicBetaSkill,
  AnthropicVersion,
  AnthropicBetaVersion,
  AnthropicSkills,
  AnthropicVersions,
  AnthropicDeleted,
]
