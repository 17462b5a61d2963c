/** The error of every read of purged bytes. */
import { AppError } from '../../platform/errors.ts'

export const revisionPurged = (
  fingerprint: string,
  { slug, purgedAt }: { slug?: string; purgedAt: Date },
): AppError => {
  const at = purgedAt.toISOString()
  return new AppError(
    'skills.revision_purged',
    `An admin purged these bytes on ${at}. They are gone for good; use another revision.`,
    { details: { ...(slug === undefined ? {} : { slug }), fingerprint, purged_at: at } },
  )
}
