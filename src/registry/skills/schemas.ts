/** Schemas of the skill routes (gateway protocol, *Listing Skills*, *Installing A Skill*). */
import { type Static, Type } from '@sinclair/typebox'
import { SLUG_PATTERN } from '../../packages/manifest/slug.ts'
import type { JsonObject } from '../../packages/types.ts'
import { Capability, MissingMetadata } from '../approvals/schemas.ts'
import { ifNoneMatch } from '../../platform/http/precondition.ts'
import {
  nullableObject,
  nullableString,
  ref,
  stringEnum,
  Timestamp,
} from '../../platform/http/schema.ts'
import { SearchMatch } from '../search/match.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'
import {
  contentFields,
  notServedReasons,
  SecurityFinding,
  ValidationIssue,
  verdictFields,
  verdictSchemas,
} from './verdict-schemas.ts'

const sourceKinds = ['system', 'user', 'registry'] as const
export type SourceKind = (typeof sourceKinds)[number]
const statuses = ['active', 'disabled', 'blocked'] as const

// Named, so that generated clients can pass a response's value to the next call.
export const SourceKind = stringEnum(sourceKinds, {
  $id: 'SourceKind',
  description:
    '`system` ships with the service. A package is installed as `user`, the default, or as `registry`.',
  examples: ['user'],
})
export const SkillStatus = stringEnum(statuses, {
  $id: 'SkillStatus',
  description: 'Only `active` skills are served.',
})
export const Slug = Type.String({ description: '`[owner/]name`.', examples: ['acme/pdf'] })
export const Fingerprint = Type.String({
  description:
    'SHA-256 over all paths, modes and bytes of the package, 64 lower-case hex digits; the ETag.',
})
const Unix = Type.Integer({ description: 'Unix seconds.' })

export const DependencyFinding = Type.Object(
  {
    kind: stringEnum(['env', 'bin', 'command', 'mcp', 'apikey'] as const),
    name: Type.String(),
    status: stringEnum(['satisfied', 'missing', 'blocked'] as const),
    hint: Type.Optional(Type.String()),
  },
  { $id: 'DependencyFinding', description: 'A dependency of the skill on its environment.' },
)

const HealthSummary = Type.Object(
  {
    status: stringEnum(['ok', 'blocked'] as const),
    dependency_failures: Type.Array(ref(DependencyFinding)),
    security_blocks: Type.Array(ref(SecurityFinding), {
      description: 'Findings of severity `block` and `hold`, including released ones.',
    }),
    validation_issues: Type.Array(ref(ValidationIssue), {
      description: 'The issues that block the skill under the active profile.',
    }),
  },
  {
    $id: 'HealthSummary',
    description:
      'What blocks the skill from being served; empty lists if nothing does. Omitted with `include_health=false`.',
  },
)

export const skillKinds = ['action', 'instruction'] as const

const itemFields = {
  slug: Slug,
  source_kind: ref(SourceKind),
  namespace: Type.String(),
  kind: stringEnum(skillKinds),
  display_name: Type.String(),
  description: Type.String(),
  version: Type.String({
    description: 'The declared semver label; it does not identify a revision.',
  }),
  fingerprint: Fingerprint,
  current_revision: Type.Integer({ minimum: 1 }),
  trust_level: stringEnum(['internal', 'verified', 'community', 'untrusted'] as const),
  install: Type.Object({
    managed: Type.Boolean(),
    installed: Type.Boolean(),
    lifecycle_editable: Type.Boolean(),
    install_path: Type.String({ description: 'URL path of the skill.' }),
    updated_at: Unix,
  }),
  policy: Type.Optional(
    Type.Object(
      {
        enabled: Type.Boolean(),
        allow_implicit_invocation: Type.Boolean(),
        allow_implicit_invocation_editable: Type.Boolean(),
      },
      { description: 'Effective values. Omitted with `include_policy=false`.' },
    ),
  ),
  health: Type.Optional(ref(HealthSummary)),
  status: ref(SkillStatus),
  status_reason: Type.Optional(
    stringEnum(notServedReasons, { description: 'Why the skill is not served; omitted if it is.' }),
  ),
  ...verdictFields,
}

export const SkillItem = Type.Object(
  { ...itemFields, match: Type.Optional(ref(SearchMatch)) },
  { $id: 'SkillItem', description: 'One installed skill as the list shows it.' },
)
export type SkillItem = Static<typeof SkillItem>

export const rejectionFields = {
  proposal_id: Type.String(),
  by: Type.String(),
  by_label: nullableString('The label of the token; null if it was not a token.'),
  at: Timestamp,
  reason: nullableString('In the words of the reviewer.'),
}

export const Skill = Type.Object(
  {
    ...itemFields,
    frontmatter: nullableObject<JsonObject>(
      'Front matter of SKILL.md, as JSON; null if there is none.',
    ),
    manifest: nullableObject<JsonObject>(
      'skill.toml as JSON, including unknown keys; null if there is none.',
    ),
    capabilities: Type.Array(ref(Capability), {
      description: 'Its approved capabilities; the proposed ones while it waits for review.',
    }),
    missing_metadata: Type.Array(ref(MissingMetadata)),
    proposal_id: Type.Optional(
      Type.String({
        description: 'The proposal that waits for a reviewer; omitted if there is none.',
      }),
    ),
    rejection: Type.Optional(
      Type.Object(rejectionFields, {
        description:
          'The rejection of these bytes, if `status_reason` is `rejected`; otherwise omitted.',
      }),
    ),
    ...contentFields,
  },
  { $id: 'Skill', description: 'One installed skill in full.' },
)
export type Skill = Static<typeof Skill>

export const SkillParams = Type.Object({
  ...workspaceParams,
  source_kind: ref(SourceKind),
  slug: Type.String({
    maxLength: 129,
    pattern: SLUG_PATTERN,
    description:
      '`[owner/]name`: each part has 1 to 64 lower-case letters and digits, with single `-` or `_` between them, in a name also `.`. Write the slash as `%2F`.',
    examples: ['hello-skill'],
  }),
})

/** For decisions that depend on more than the bytes. */
export const SkillTagHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'The whole entity tag of the skill as you last read it; 412 with `details.current_tag` if anything about the skill has changed since.',
      examples: ['"99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02"'],
    }),
  ),
})

/** The problem of such a tag that is not current. */
export const otherTag = {
  status: 412,
  code: 'skills.update_conflict.fingerprint_mismatch',
} as const

export const ReplaceTagHeaders = Type.Object({
  ...SkillTagHeaders.properties,
  'if-none-match': ifNoneMatch,
})

export const CapabilityParams = Type.Object({
  ...SkillParams.properties,
  capability_id: Type.String({ minLength: 1, maxLength: 128, examples: ['hello.greet'] }),
})

export const skillSchemas = [
  SourceKind,
  SkillStatus,
  ...verdictSchemas,
  DependencyFinding,
  HealthSummary,
  SearchMatch,
  SkillItem,
  Skill,
]
