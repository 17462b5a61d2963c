/**
 * Settings of a workspace. A change is merged into the stored settings while the row of the
 * workspace is locked.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql, type Transaction } from 'kysely'
import { digestOf as secretDigestOf } from '../../platform/access/bearer.ts'
import type { Caller } from '../../platform/access/caller.ts'
import { callerTransaction } from '../../platform/access/claim.ts'
import type { Authentication } from '../../platform/access/authentication.ts'
import * as audit from '../audit/log.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { rehearse } from '../../platform/database/rehearsal.ts'
import { isMet, type Precondition } from '../../platform/precondition.ts'
import * as events from '../events/log.ts'
import { signingSecret } from '../secrets/places.ts'
import type { Sealed } from '../secrets/seal.ts'
import type { Secrets } from '../secrets/service.ts'
import { effectsOf } from './effects.ts'
import { fingerprintOf } from './fingerprint.ts'
import {
  listStandings,
  noteChanges,
  readChanges,
  type SettingsChanges,
  writeSettings,
} from './repository.ts'
import type { Settings, SettingsBody } from './schemas.ts'
import {
  readSettings,
  readStored,
  type Settings as Known,
  settingsOf,
  type Stored,
  type StoredSecrets,
} from './values.ts'

/** The stored value after a change: null removes it, and undefined keeps it. */
const kept = <T>(stored: T | undefined, change: T | null | undefined): T | undefined =>
  change === undefined ? stored : (change ?? undefined)

type SecretChanges = Pick<SettingsBody, 'signing_secret' | 'orchestrator_key'>

const keptSecrets = (
  stored: StoredSecrets,
  { sealed, orchestrator_key: key }: SecretChanges & { sealed: Sealed | null | undefined },
): StoredSecrets => {
  const secret = kept(stored.signing_secret, sealed)
  const digest = kept(stored.orchestrator_key_sha256, key && secretDigestOf(key).toString('hex'))
  return {
    ...(secret === undefined ? {} : { signing_secret: secret }),
    ...(digest === undefined ? {} : { orchestrator_key_sha256: digest }),
  }
}

const changedSecrets = (changes: SecretChanges): { changed?: string[] } => {
  const changed = (['signing_secret', 'orchestrator_key'] as const).filter(
    (name) => changes[name] !== undefined,
  )
  return changed.length === 0 ? {} : { changed }
}

type Policy = Settings['capability_policy']

/** Null removes a limit. */
const mergedPolicy = (
  before: Policy,
  { constraints, ...changed }: NonNullable<SettingsBody['capability_policy']> = {},
): Policy => ({
  ...before,
  ...changed,
  constraints: Object.fromEntries(
    Object.entries({ ...before.constraints, ...constraints }).filter(([, limit]) => limit !== null),
  ),
})

const shownChanges = (changes: SettingsChanges): Settings['changed'] =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { by, person_id, at }]) => [
      name,
      { changed_by: by, person_id, changed_at: at },
    ]),
  )

export type Effective = Omit<Settings, 'changed' | 'dry_run'>

type Condition = {
  /** The fingerprint of all settings. */
  expected?: Precondition
  /** Sees what is stored while no other caller can change it, and throws to keep it so. */
  check?: (stored: Effective) => void
}

/** The settings that a change alters; secrets are not compared. */
const changedNames = (before: Effective, after: Effective, change: SettingsBody): string[] => [
  ...Object.entries(after)
    .filter(([name, value]) => {
      const was = before[name as keyof Effective]
      return name in change && !isDeepStrictEqual(was, value)
    })
    .map(([name]) => name),
  ...(changedSecrets(change).changed ?? []),
]

const effective = (known: Known, isOpen: boolean): Effective => ({
  ...known,
  capabilities_public: known.capabilities_public ?? isOpen,
  capabilities_public_set: known.capabilities_public !== null,
})

const readShown = async (
  db: Kysely<Database>,
  workspaceId: string,
  isOpen: boolean,
): Promise<Settings> => {
  const changed = shownChanges(await readChanges(db, workspaceId))
  return { ...effective(await readSettings(db, workspaceId), isOpen), changed }
}

const checkPrecondition = (expected: Precondition, current: Settings): void => {
  if (isMet(expected, fingerprintOf(current))) return
  throw new AppError(
    'settings.fingerprint_mismatch',
    'The settings have changed since you read them. Read them again, then decide.',
    { details: { current_fingerprint: fingerprintOf(current) } },
  )
}

type Dependencies = {
  db: Kysely<Database>
  authentication: Pick<Authentication, 'isOpen'>
  secrets: Secrets
}

export class SettingsService {
  readonly #db: Kysely<Database>
  readonly #authentication: Dependencies['authentication']
  readonly #secrets: Secrets

  constructor({ db, authentication, secrets }: Dependencies) {
    this.#db = db
    this.#authentication = authentication
    this.#secrets = secrets
  }

  async read(caller: Caller): Promise<Settings> {
    return readShown(this.#db, caller.workspaceId, await this.#authentication.isOpen())
  }

  async merge(caller: Caller, change: SettingsBody, condition?: Condition): Promise<Settings> {
    const work = await this.#merging(caller, change, condition)
    return callerTransaction(this.#db, caller, work)
  }

  /** What the change would do to installed skills. */
  async rehearse(caller: Caller, change: SettingsBody, condition?: Condition): Promise<Settings> {
    const work = await this.#merging(caller, change, condition)
    return rehearse(this.#db, async (trx) => {
      const before = await listStandings(trx, caller.workspaceId)
      const settings = await work(trx)
      const after = await listStandings(trx, caller.workspaceId)
      return { ...settings, dry_run: effectsOf(before, after) }
    })
  }

  async #merging(caller: Caller, change: SettingsBody, { expected, check }: Condition = {}) {
    const isOpen = await this.#authentication.isOpen()
    const { signing_secret: given } = change
    const place = signingSecret(caller.workspaceId)
    const sealed = typeof given === 'string' ? this.#secrets.seal(place, given) : given
    return async (trx: Transaction<Database>): Promise<Settings> => {
      await sql`select from workspaces where workspace_id = ${caller.workspaceId} for update`.execute(
        trx,
      )
      const stored = await readStored(trx, caller.workspaceId)
      if (expected !== undefined && expected !== 'anything') {
        checkPrecondition(expected, await readShown(trx, caller.workspaceId, isOpen))
      }
      const { signing_secret: _secret, orchestrator_key: _key, ...changed } = change
      const before = settingsOf(stored)
      check?.(effective(before, isOpen))
      const { signing_secret_set: _isSigned, orchestrator_key_set: _hasKey, ...known } = before
      const written: Stored = {
        ...known,
        ...changed,
        environment: { ...before.environment, ...change.environment },
        policy_defaults: { ...before.policy_defaults, ...change.policy_defaults },
        capability_policy: mergedPolicy(before.capability_policy, change.capability_policy),
        ...keptSecrets(stored, { ...change, sealed }),
      }
      const after = settingsOf(await writeSettings(trx, caller.workspaceId, written))
      if (isDeepStrictEqual(before, after) && !changedSecrets(change).changed) {
        return readShown(trx, caller.workspaceId, isOpen)
      }
      await audit.record(trx, caller, {
        action: 'settings_set',
        decision: 'allowed',
        target: `workspace:${caller.workspaceId}`,
        details: {
          before: effective(before, isOpen),
          after: effective(after, isOpen),
          ...changedSecrets(change),
        },
      })
      const { id: by, personId = null } = caller.actor
      const names = changedNames(effective(before, isOpen), effective(after, isOpen), change)
      await noteChanges(trx, caller.workspaceId, names, { by, personId })
      events.append(trx, caller.workspaceId, events.settingsChanged())
      const changes = await readChanges(trx, caller.workspaceId)
      return { ...effective(after, isOpen), changed: shownChanges(changes) }
    }
  }
}
