/** The settings of a workspace, with their defaults. */
import type { Kysely } from 'kysely'
import { type CapabilityPolicy, openPolicy } from './capability-policy.ts'
import type { Database } from '../../platform/database/client.ts'
import { signingSecret } from '../secrets/places.ts'
import type { Sealed } from '../secrets/seal.ts'
import type { Secrets } from '../secrets/service.ts'

type Environment = { bins: string[]; commands: string[]; env: string[]; mcp: string[] }

export type Settings = {
  /** Whether a rule may approve harmless capabilities, or a reviewer must approve everything. */
  approval: 'automatic' | 'required'
  /** Whether documents and prompts wait for a reviewer. */
  content_approval: 'automatic' | 'required'
  /** Whether reviews by the proposer are rejected. */
  four_eyes: boolean
  /** A review needs an actor with a person behind it. */
  reviewers_must_be_people: boolean
  /** Whether tokens of sub-agents may propose manifests. */
  sub_agents_may_propose: boolean
  /** Whether writes to skills need a precondition. */
  require_if_match: boolean
  /** Whether errors of the strict profile keep a skill from being served. */
  validation_profile: 'strict' | 'lenient'
  block_on_missing_dependencies: boolean
  /** What the agents' machines provide. */
  environment: Environment
  policy_defaults: { enabled: boolean; allow_implicit_invocation: boolean }
  /** Names that no other skill should be taken for. */
  protected_names: string[]
  capability_policy: CapabilityPolicy
  /** Which skills may be installed by name: all served ones, or only the listed ones. */
  installable: 'served' | 'listed'
  /** Whether a review needs a precondition. */
  review_requires_if_match: boolean
  /** Whether callers without a token may read the list; null: while the service is open. */
  capabilities_public: boolean | null
  /** Whether function calls are signed. */
  signing_secret_set: boolean
  /** Whether orchestrators have a key for this workspace. */
  orchestrator_key_set: boolean
}

type DerivedFlags = 'signing_secret_set' | 'orchestrator_key_set'

/** Secrets are stored, but never returned. */
export type StoredSecrets = {
  signing_secret?: Sealed
  /** Hex. */
  orchestrator_key_sha256?: string
}

export type Stored = Partial<Omit<Settings, DerivedFlags>> & StoredSecrets

const defaultSettings: Settings = {
  approval: 'automatic',
  content_approval: 'automatic',
  four_eyes: false,
  reviewers_must_be_people: false,
  sub_agents_may_propose: false,
  require_if_match: false,
  validation_profile: 'lenient',
  block_on_missing_dependencies: false,
  environment: { bins: [], commands: [], env: [], mcp: [] },
  policy_defaults: { enabled: true, allow_implicit_invocation: false },
  protected_names: [],
  capability_policy: openPolicy,
  installable: 'served',
  review_requires_if_match: false,
  capabilities_public: null,
  signing_secret_set: false,
  orchestrator_key_set: false,
}

/** The stored settings over the defaults; maps are merged by key. */
export const settingsOf = ({
  signing_secret: secret,
  orchestrator_key_sha256: key,
  ...stored
}: Stored): Settings => ({
  ...defaultSettings,
  ...stored,
  environment: { ...defaultSettings.environment, ...stored.environment },
  policy_defaults: { ...defaultSettings.policy_defaults, ...stored.policy_defaults },
  signing_secret_set: secret !== undefined,
  orchestrator_key_set: key !== undefined,
})

export const readStored = async (db: Kysely<Database>, workspaceId: string): Promise<Stored> => {
  const { settings } = await db
    .selectFrom('workspaces')
    .select('settings')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  // Only the settings route writes it, and its schema is this type.
  return settings as Stored
}

export const readSettings = async (db: Kysely<Database>, workspaceId: string): Promise<Settings> =>
  settingsOf(await readStored(db, workspaceId))

/** The key that signs function calls; null: they are unsigned. */
export const readSigningSecret = async (
  db: Kysely<Database>,
  secrets: Secrets,
  workspaceId: string,
): Promise<string | null> => {
  const { signing_secret: sealed } = await readStored(db, workspaceId)
  return sealed === undefined ? null : secrets.open(signingSecret(workspaceId), sealed)
}
