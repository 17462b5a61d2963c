/** Schemas of what ClawHub's clients read. */
import { type Static, Type } from '@sinclair/typebox'
import { nullable, nullableString, ref, stringEnum } from '../../platform/http/schema.ts'

const Millis = Type.Integer({ description: 'Unix milliseconds.' })
const Text = nullable(Type.String())
/** Clients know these fields, and nothing here fills them. */
const Nothing = nullableString('Null.')

export const ClawHubConfig = Type.Object(
  { apiBase: Type.String({ description: 'Where `/api/v1` begins.' }) },
  { $id: 'ClawHubConfig', description: 'Where clients of ClawHub find the API.' },
)

const Owner = Type.Object(
  {
    handle: Type.String({ description: 'The owner in the slug, else the workspace.' }),
    displayName: Type.String(),
    image: Nothing,
  },
  { $id: 'ClawHubOwner', description: 'The owner of a skill.' },
)

export const ClawHubUser = Type.Object(
  {
    user: Type.Object({
      handle: Type.String({ description: 'The workspace, in whose name clients publish.' }),
      displayName: Type.String(),
      image: Nothing,
      role: stringEnum(['admin', 'moderator', 'user'] as const),
    }),
  },
  { $id: 'ClawHubUser', description: 'Whose token it is.' },
)

const Latest = Type.Object(
  {
    version: Type.String(),
    createdAt: Millis,
    changelog: Type.String({
      description: 'What the publisher says of the version. Empty in lists of skills.',
    }),
  },
  { $id: 'ClawHubLatestVersion', description: 'The served version.' },
)

const shown = {
  slug: Type.String({ description: 'Without the owner.' }),
  displayName: Type.String(),
  summary: Type.String({ description: 'The description.' }),
  tags: Type.Object({ latest: Type.String() }),
  stats: Type.Object({}, { description: 'Empty.' }),
  createdAt: Millis,
  updatedAt: Millis,
}

const Result = Type.Object(
  {
    source: stringEnum(['clawhub'] as const),
    slug: Type.String(),
    ownerHandle: Type.String(),
    owner: ref(Owner),
    displayName: Type.String(),
    summary: Type.String(),
    version: Type.String(),
    updatedAt: Millis,
    score: Type.Number({ description: 'At most 1.' }),
  },
  { $id: 'ClawHubResult', description: 'A skill that was found.' },
)

export const ClawHubResults = Type.Object(
  { results: Type.Array(ref(Result)) },
  { $id: 'ClawHubResults', description: 'The best match first.' },
)
export type ClawHubResults = Static<typeof ClawHubResults>

const Listed = Type.Object(
  { ...shown, ownerHandle: Type.String(), latestVersion: ref(Latest) },
  { $id: 'ClawHubListedSkill', description: 'An installable skill.' },
)

export const ClawHubSkills = Type.Object(
  { items: Type.Array(ref(Listed)), nextCursor: Text },
  { $id: 'ClawHubSkills', description: 'The latest changed first.' },
)
export type ClawHubSkills = Static<typeof ClawHubSkills>

const Moderation = Type.Object(
  {
    isSuspicious: Type.Boolean(),
    isMalwareBlocked: Type.Boolean({ description: 'Whether findings keep it from being served.' }),
    verdict: stringEnum(['clean', 'suspicious', 'malicious'] as const),
    reasonCodes: Type.Array(Type.String()),
    updatedAt: Millis,
    engineVersion: Nothing,
    summary: Text,
    legacyReason: Nothing,
    evidence: Type.Array(
      Type.Object({
        code: Type.String(),
        severity: stringEnum(['info', 'warn', 'critical'] as const),
        file: Type.String(),
        line: Type.Integer(),
        message: Type.String(),
        evidence: Type.String(),
      }),
    ),
  },
  { $id: 'ClawHubModeration', description: 'What was found in a skill.' },
)
export type Moderation = Static<typeof Moderation>

export const ClawHubModerationOf = Type.Object(
  { moderation: ref(Moderation) },
  { $id: 'ClawHubModerationOf', description: 'What was found in a skill.' },
)

export const ClawHubSkill = Type.Object(
  {
    skill: Type.Object({ ...shown, tags: Type.Object({ latest: Type.Optional(Type.String()) }) }),
    latestVersion: nullable(ref(Latest), 'Null: findings keep the skill from being served.'),
    metadata: Nothing,
    owner: ref(Owner),
    moderation: ref(Moderation),
  },
  { $id: 'ClawHubSkill', description: 'An installable skill in full.' },
)
export type ClawHubSkill = Static<typeof ClawHubSkill>

export const ClawHubVersions = Type.Object(
  {
    items: Type.Array(
      Type.Object({ version: Type.String(), createdAt: Millis, changelog: Type.String() }),
    ),
    nextCursor: Text,
  },
  { $id: 'ClawHubVersions', description: 'The newest first.' },
)

export const ClawHubVersion = Type.Object(
  {
    version: Type.Object({
      version: Type.String(),
      createdAt: Millis,
      changelog: Type.String(),
      files: Type.Array(
        Type.Object({
          path: Type.String(),
          size: Type.Integer(),
          sha256: Type.String(),
          contentType: Type.String(),
        }),
      ),
      security: Type.Object({
        status: stringEnum(['clean', 'warn'] as const),
        hasWarnings: Type.Boolean(),
        checkedAt: Millis,
        model: Nothing,
      }),
    }),
    skill: Type.Object({ slug: Type.String(), displayName: Type.String() }),
  },
  { $id: 'ClawHubVersion', description: 'A version with its files.' },
)
export type ClawHubVersion = Static<typeof ClawHubVersion>

export const clawHubSchemas = [
  ClawHubConfig,
  Owner,
  ClawHubUser,
  Latest,
  Moderation,
  Result,
  ClawHubResults,
  Listed,
  ClawHubSkills,
  ClawHubModerationOf,
  ClawHubSkill,
  ClawHubVersions,
  ClawHubVersion,
]
