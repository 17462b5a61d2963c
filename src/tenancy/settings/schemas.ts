/** Schemas of the settings of a workspace. */
import { type Static, Type } from '@sinclair/typebox'
import { CapabilityPolicy, CapabilityPolicyBody } from './capability-policy-schemas.ts'
import { ref, stringEnum } from '../../platform/http/schema.ts'

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
  enabled: Type.Boolean({ description: 'Built in: true.' }),
  allow_implicit_invocation: Type.Boolean({ description: 'Built in: false.' }),
}

const flags = {
  approval: stringEnum(['automatic', 'required'] as const, {
    description:
      '`automatic` (built in): what can do no harm is approved by rule, all else waits for a reviewer. `required`: everything waits. A change counts for what comes after it.',
  }),
  content_approval: stringEnum(['automatic', 'required'] as const, {
    description:
      'Of documents and prompts, which `approval` is not about. `automatic` (built in): they are served at once. `required`: each new text waits for a reviewer, and what was served before is served meanwhile. A change counts for what comes after it.',
  }),
  four_eyes: Type.Boolean({
    description:
      'Who proposed may not review, whichever tokens and sessions the same person uses. Built in: false.',
  }),
  reviewers_must_be_people: Type.Boolean({
    description:
      'Only callers with a person behind them may review: sessions and tokens of people of the identity provider, no tokens of programs. Built in: false.',
  }),
  sub_agents_may_propose: Type.Boolean({
    description: 'Whether tokens of sub-agents may propose manifests. Built in: false.',
  }),
  require_if_match: Type.Boolean({
    description: 'Writes of skills must send `If-Match`, else 428.',
  }),
  review_requires_if_match: Type.Boolean({
    description:
      'Reviews must send `If-Match` with the entity tag of the skill, else 428. Built in: false.',
  }),
  installable: stringEnum(['served', 'listed'] as const, {
    description:
      'Which skills may be installed by name: `served` (built in) or only `listed` ones, those that may be shown to a model unasked.',
  }),
  validation_profile: stringEnum(['strict', 'lenient'] as const, {
    description: 'Under `strict`, errors of the format stop a skill from being served.',
  }),
  block_on_missing_dependencies: Type.Boolean({
    description: 'Whether a missing dependency stops a skill from being served.',
  }),
}

export const Settings = Type.Object(
  {
    ...flags,
    capabilities_public: Type.Boolean({
      description:
        'Whether callers without a token may read `/capabilities`, `/health` and the discovery index with its artifacts: listed skills at their current fingerprint. Unless it was set: true while the service is open, false once a token exists.',
    }),
    capabilities_public_set: Type.Boolean({
      description: 'Whether `capabilities_public` was set, and so stays as it is. Read only.',
    }),
    environment: Type.Object(environment),
    policy_defaults: Type.Object(policyDefaults),
    capability_policy: ref(CapabilityPolicy),
    signing_secret_set: Type.Boolean({
      description: 'Whether calls of functions are signed. Read only.',
    }),
    orchestrator_key_set: Type.Boolean({
      description: 'Whether the workspace has a key of its own for `/invoke`. Read only.',
    }),
  },
  { $id: 'Settings', description: 'The effective settings of a workspace, including defaults.' },
)
export type Settings = Static<typeof Settings>

export const SettingsBody = Type.Partial(
  Type.Object({
    ...flags,
    capabilities_public: Type.Union([Type.Boolean(), Type.Null()], {
      description:
        'Whether callers without a token may read `/capabilities`, `/health` and the discovery index with its artifacts. Null puts back what is built in: true while the service is open, false once a token exists.',
    }),
    environment: Type.Partial(Type.Object(environment), { additionalProperties: false }),
    policy_defaults: Type.Partial(Type.Object(policyDefaults), { additionalProperties: false }),
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
          'Signs what is sent to functions (Standard Webhooks): `whsec_` and 24 to 64 random bytes in base64. Never shown again; null takes it away.',
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
    description: 'What changes; the rest stays. Maps are merged by key.',
    examples: [{ validation_profile: 'strict', environment: { bins: ['git', 'python3'] } }],
  },
)
export type SettingsBody = Static<typeof SettingsBody>

export const settingsSchemas = [Settings, SettingsBody]
