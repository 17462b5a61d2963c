/** Installs a finished upload, or updates with it what is installed; or only says what that would do. */
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import type { Changed, PendingInstall } from '../../registry/lifecycle/lifecycle-schemas.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import type { UploadService } from '../../registry/uploads/service.ts'

type Services = { skills: SkillService; uploads: UploadService }

export type Result = Changed | PendingInstall

/** The fingerprint that is installed under the slug; null: nothing is. */
export type Attempt = { result: Result; installed: string | null }

type Target = { uploadId: string; sourceKind: 'user' | 'registry' }

/** Null: another failure. */
const installedIn = (error: unknown): { slug: string; fingerprint: string } | null => {
  if (!(error instanceof AppError)) return null
  const { slug, installed_fingerprint: fingerprint } = error.details ?? {}
  const isOther = error.code === 'skills.update_conflict.fingerprint_mismatch'
  return isOther && typeof slug === 'string' && typeof fingerprint === 'string'
    ? { slug, fingerprint }
    : null
}

/** Nothing is stored, and the upload is left as it is. */
export const rehearseUpload = async (
  { skills, uploads }: Services,
  caller: Caller,
  { uploadId, sourceKind }: Target,
): Promise<Attempt> => {
  const open = () => uploads.claim(caller, uploadId)
  const mode = { isDryRun: true }
  try {
    return { result: await skills.install(caller, open, sourceKind, mode), installed: null }
  } catch (error) {
    const other = installedIn(error)
    if (other === null) throw error
    const { workspaceId } = caller
    const key = { workspaceId, sourceKind, slug: other.slug }
    const expected = [other.fingerprint]
    const result = await skills.update(caller, key, { open, expected, ...mode })
    return { result, installed: other.fingerprint }
  }
}

/** `slug` and `installed` are those that were seen. */
export const applyUpload = (
  { skills, uploads }: Services,
  caller: Caller,
  { uploadId, sourceKind, slug, installed }: Target & { slug: string; installed: string },
): Promise<Result> => {
  const open = () => uploads.claim(caller, uploadId)
  if (installed === '') return skills.install(caller, open, sourceKind)
  const key = { workspaceId: caller.workspaceId, sourceKind, slug }
  return skills.update(caller, key, { open, expected: [installed] })
}
