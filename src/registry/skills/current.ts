/**
 * Operations on skills for other folders, in their transactions: serialize writers, move the
 * current revision.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import { extensionIdOf } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import { listInstalled } from './installed.ts'
import { inLockOrder, lockExtensionId } from './locks.ts'
import { notInstalled } from './errors.ts'
import * as repository from './repository.ts'
import type { LockedSkill, SkillKey } from './repository.ts'

export type { SkillKey } from './repository.ts'

/** Waits for all other writers of the skill. Throws if it is not installed. */
export const lockInstalled = async (
  trx: Transaction<Database>,
  key: SkillKey,
): Promise<LockedSkill & { fingerprint: string }> => {
  const skill = await lockKnown(trx, key)
  if (!skill?.fingerprint) throw notInstalled(key)
  return { ...skill, fingerprint: skill.fingerprint }
}

/** The same for a skill that was ever installed; null otherwise. */
export const lockKnown = async (
  trx: Transaction<Database>,
  key: SkillKey,
): Promise<LockedSkill | null> => (await repository.lockSkills(trx, key)).own

export type InstalledSkill = LockedSkill & SkillKey & { fingerprint: string }

/** Locks the installed ones of these skills, always in the same order. */
export const lockAllInstalled = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillIds: number[],
): Promise<InstalledSkill[]> => {
  const locked: InstalledSkill[] = []
  for (const key of inLockOrder(await listInstalled(trx, workspaceId, skillIds))) {
    const skill = await lockKnown(trx, key)
    // Skips a skill that was uninstalled in between.
    if (skill?.fingerprint) locked.push({ ...key, ...skill, fingerprint: skill.fingerprint })
  }
  return locked
}

export const findInstalled = async (
  db: Kysely<Database>,
  key: SkillKey,
): Promise<repository.CurrentRevision> => {
  const current = await repository.findCurrent(db, key)
  if (!current) throw notInstalled(key)
  return current
}

/** Waits for every other writer of the slug, in any source kind. */
export const lockSlug = (
  trx: Transaction<Database>,
  workspaceId: string,
  slug: string,
): Promise<void> => lockExtensionId(trx, workspaceId, extensionIdOf(slug))

export { checkActionNames, checkRevisionNames } from './action-names.ts'
export { verdictOfRevision } from './reads.ts'
export type { Verdict } from './verdict.ts'
export { checkCurrentTag, noteChange } from './tag.ts'
/** `serveRevision` makes a revision current; `findStanding` says whether it may be. */
export { findStanding, isSkillServed, moveCurrent as serveRevision } from './repository.ts'

/** Gives the skill its place in the order of names, once: no later approval changes who was there first. */
export const nameFirst = async (
  trx: Transaction<Database>,
  workspaceId: string,
  skillId: number,
): Promise<void> => {
  await trx
    .updateTable('skills')
    .set({ named_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('skill_id', '=', skillId)
    .where('named_at', 'is', null)
    .execute()
}
