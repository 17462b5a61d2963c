/** A slug that is disabled in one source kind is disabled in all of them. */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { findDisabledKind, type SkillRef } from './overrides.ts'

/** Rejects an enable that would have no effect. */
export const checkEnable = async (db: Kysely<Database>, key: SkillRef): Promise<void> => {
  const kind = await findDisabledKind(db, key)
  if (kind === null) return
  throw new AppError(
    'skills.policy_conflict',
    `${key.slug} is disabled as a ${kind} skill, which disables it in every source kind. Enable that one, or remove its override, first.`,
    { details: { slug: key.slug, source_kind: kind } },
  )
}
