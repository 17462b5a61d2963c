/** Locks the skill that a write is about, and checks what the caller expects of it. */
import type { Kysely, Transaction } from 'kysely'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import * as errors from '../skills/errors.ts'
import { checkPrecondition } from '../skills/precondition.ts'
import * as repository from '../skills/repository.ts'
import type { LockedSkill, SkillKey } from '../skills/repository.ts'

/** Throws unless the skill is installed and meets the precondition. */
export const checkCurrent = async (
  db: Kysely<Database>,
  key: SkillKey,
  expected: Precondition,
): Promise<void> => {
  const settings = await readSettings(db, key.workspaceId)
  if (settings.require_if_match && expected === 'anything') throw errors.preconditionRequired()
  const current = await repository.findCurrent(db, key)
  if (!current) throw errors.notInstalled(key)
  checkPrecondition(expected, current.fingerprint, key.slug)
}

/** Null for a skill that was never installed; throws if another one has its extension id. */
export const lock = async (
  trx: Transaction<Database>,
  key: SkillKey,
  incoming?: string,
): Promise<LockedSkill | null> => {
  const { own, holder } = await repository.lockSkills(trx, key, incoming)
  if (holder !== null) throw errors.extensionTaken(key.slug, holder, extensionIdOf(key.slug))
  return own
}

/** The same for a skill that must be installed and meet the precondition. */
export const lockCurrent = async (
  trx: Transaction<Database>,
  key: SkillKey,
  expected: Precondition,
  incoming?: string,
) => {
  const existing = await lock(trx, key, incoming)
  await checkCurrent(trx, key, expected)
  if (!existing?.fingerprint) throw errors.notInstalled(key)
  return { ...existing, fingerprint: existing.fingerprint }
}
