/** The errors of bytes that cannot be read any more, because they were purged or are damaged. */
import { ObjectDamaged, ObjectMissing } from '../../platform/blob-store/blob-store.ts'
import { AppError } from '../../platform/errors.ts'

/** Bytes are not those that the row of the revision names, or the row itself was changed. */
export class ContentDamaged extends Error {
  override name = 'ContentDamaged'
}

/** An error of one revision, not of the service. */
export const isPurgedOrDamaged = (error: unknown): boolean =>
  error instanceof ContentDamaged ||
  error instanceof ObjectDamaged ||
  error instanceof ObjectMissing ||
  (error instanceof AppError && error.code === 'skills.revision_purged')

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
