/** Schemas of the settings of a workspace. */
import { type Static, Type } from '@sinclair/typebox'
import { CapabilityPolicy, CapabilityPolicyBody } from './capability-policy-schemas.ts'
import { nullable, nullableString, ref, stringEnum, Timestamp } from '../../platform/http/schema.ts'

const names = (what: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 128 }), {
    maxItems: 500,
    description: `Names of ${what} that the agents' machines have.`,
  })

const environment = {
  bins: names('programs'),
  commands: names('commands'),
  env: names('environment variables'),
  mcp: names('MCP servers'),
}

const policyDefaults = {
  enabled: Type.Boolean({ description: 'Default: true.' }),
  allow_implicit_invocation: Type.Boolean({ description: 'Default: false.' }),
}

const flags = {
  approval: stringEnum(['automatic', 'required'] as const, {
    description:
      '`automatic` (default): harmless skills are approved by rule, all others wait for a reviewer. `required`: all wait. A change applies only to later installs and updates.',
  }),
  content_approval: stringEnum(['automatic', 'required'] as const, {
    description:
      'The same for documents and prompts. `automatic` (default): they are served at once. `required`: each new text waits for a reviewer, and the previous one is served meanwhile. A change applies only to later registrations.',
  }),
  four_eyes: Type.Boolean({
    description:
      'Whether reviews by the proposer are rejected, including with other tokens and sessions of the same person. Default: false.',
  }),
  reviewers_must_be_people: Type.Boolean({
    description:
      'Whether only people may review: callers signed in with the identity provider, or with tokens that belong to a person. Default: false.',
  }),
  sub_agents_may_propose: Type.Boolean({
    description: 'Whether tokens of sub-agents may propose manifests. Default: false.',
  }),
  require_if_match: Type.Boolean({
    description: 'Whether writes to skills must send `If-Match`, else 428. Default: false.',
  }),
  review_requires_if_match: Type.Boolean({
    description:
      'Whether reviews must send `If-Match` with the entity tag of the proposal, else 428. Default: false.',
  }),
  installable: stringEnum(['served', 'listed'] as const, {
    description:
      'Which skills may be installed by name: all `served` ones (default), or only `listed` ones, which may be shown to a model unasked.',
  }),
  validation_profile: stringEnum(['strict', 'lenient'] as const, {
    description: 'With `strict`, format errors keep a skill from being served. Default: `lenient`.',
  }),
  block_on_missing_dependencies: Type.Boolean({
    description: 'Whether a missing dependency keeps a skill from being served. Default: false.',
  }),
}

const protectedNames = Type.Array(
  Type.String({
    minLength: 5,
    maxLength: 64,
    pattern: '^[a-z0-9]+(?:[._-][a-z0-9]+)*$',
    description: '5 to 64 of `a-z`, `0-9`, and single `.`, `-` and `_` between them.',
    examples: ['acme-billing'],
  }),
  {
    maxItems: 200,
    description:
      'Names, such as those of your products: reviewers are warned of new skills whose names are easily taken for one of these, as for skills that are served. Empty: none. A change applies only to later installs and updates.',
  },
)

const SettingChange = Type.Object(
  {
    changed_by: Type.String({ description: 'The actor.' }),
    person_id: nullableString('The person behind the actor, if known.'),
    changed_at: Timestamp,
  },
  { $id: 'SettingChange', description: 'The last change of a setting.' },
)
export type SettingChange = Static<typeof SettingChange>

const NamedSkill = Type.Object({
  source_kind: Type.String(),
  slug: Type.String(),
  status_reason: nullableString('Why it would not be served; null if it would be.'),
})

export const SettingsEffects = Type.Object(
  {
    stops_serving: Type.Integer({ description: 'Skills that would no longer be served.' }),
    starts_serving: Type.Integer({ description: 'Skills that would be served again.' }),
    stopped: Type.Array(NamedSkill, { description: 'The first 100 of them.' }),
    started: Type.Array(NamedSkill, { description: 'The first 100 of them.' }),
  },
  { $id: 'SettingsEffects', description: 'What the change would do. Only with `dry_run=true`.' },
)
export type SettingsEffects = Static<typeof SettingsEffects>

export const SettingsQuery = Type.Object(
  {
    dry_run: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'True: changes nothing, and the response says what the change would do.',
      }),
    ),
  },
  { additionalProperties: false },
)

export const Settings = Type.Object(
  {
    ...flags,
    capabilities_public: Type.Boolean({
      description:
        'Whether callers without a token may read `/capabilities`, `/health` and the discovery index with its artifacts: listed skills at their current fingerprint. Default: true while the service is open, false once a token exists.',
    }),
    capabilities_public_set: Type.Boolean({
      description: 'Whether `capabilities_public` was set explicitly. Read only.',
    }),
    environment: Type.Object(environment),
    policy_defaults: Type.Object(policyDefaults),
    protected_names: protectedNames,
    capability_policy: ref(CapabilityPolicy),
    signing_secret_set: Type.Boolean({
      description: 'Whether calls of functions are signed. Read only.',
    }),
    orchestrator_key_set: Type.Boolean({
      description: 'Whether the workspace has a key of its own for `/invoke`. Read only.',
    }),
    changed: Type.Unsafe<Record<string, SettingChange>>({
      type: 'object',
      additionalProperties: { $ref: 'SettingChange#' },
      description:
        'Who changed each setting last, by its name; a setting that was never changed is not there. Read only.',
    }),
    dry_run: Type.Optional(ref(SettingsEffects)),
  },
  { $id: 'Settings', description: 'The effective settings of a workspace, including defaults.' },
)
export type Settings = Static<typeof Settings>

export const SettingsBody = Type.Partial(
  Type.Object({
    ...flags,
    capabilities_public: nullable(
      Type.Boolean(),
      'Whether callers without a token may read `/capabilities`, `/health` and the discovery index with its artifacts. Null restores the default: true while the service is open, false once a token exists.',
    ),
    environment: Type.Partial(Type.Object(environment), { additionalProperties: false }),
    policy_defaults: Type.Partial(Type.Object(policyDefaults), { additionalProperties: false }),
    protected_names: protectedNames,
    capability_policy: ref(CapabilityPolicyBody),
    signing_secret: Type.Union(
      [
        Type.String({
          pattern: '^whsec_[A-Za-z0-9+/]{32,86}={0,2}$',
          description: '`whsec_` and 24 to 64 random bytes in base64.',
        }),
        Type.Null(),
      ],
      {
        writeOnly: true,
        description:
          'Signs what is sent to functions (Standard Webhooks): `whsec_` and 24 to 64 random bytes in base64. Never shown again; null removes it.',
      },
    ),
    orchestrator_key: Type.Union(
      [
        Type.String({
          pattern: '^[A-Za-z0-9._~+/=-]{32,256}$',
          description: '32 to 256 letters, digits or characters of `._~+/=-`.',
        }),
        Type.Null(),
      ],
      {
        writeOnly: true,
        description:
          'What an orchestrator sends as `X-Orchestrator-Key` to `/invoke`: 32 to 256 letters, digits or characters of `._~+/=-`. Stored as a digest; null removes it.',
      },
    ),
  }),
  {
    $id: 'SettingsBody',
    additionalProperties: false,
    description: 'The settings to change; the others stay unchanged. Maps are merged by key.',
    examples: [{ validation_profile: 'strict', environment: { bins: ['git', 'python3'] } }],
  },
)
export type SettingsBody = Static<typeof SettingsBody>

export const settingsSchemas = [SettingChange, SettingsEffects, Settings, SettingsBody]
