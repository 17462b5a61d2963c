/**
 * Publishing as ClawHub's clients do it: slug and version are in the request. Here a package declares
 * them itself, so they are added to it as `_meta.json`, with the change log.
 */
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import type { Precondition } from '../../platform/precondition.ts'
import { isSemanticVersion } from '../../packages/manifest/semantic-version.ts'
import type { SkillRestores } from '../../registry/lifecycle/restores.ts'
import type { SkillService } from '../../registry/lifecycle/service.ts'
import type { LooseFile } from '../../registry/uploads/claimed-files.ts'
import type { FileUploads, UploadedFile } from '../../registry/uploads/file-uploads.ts'
import { META_FILE } from './content-hash.ts'
import { slugOf } from './names.ts'

type Dependencies = { skills: SkillService; restores: SkillRestores; uploads: FileUploads }

export type Publication = {
  slug: string
  ownerHandle?: string
  displayName?: string
  version: string
  changelog?: string
}

export type SentFiles = { uploaded: readonly UploadedFile[]; others: readonly LooseFile[] }

const invalid = (detail: string): AppError => new AppError('skills.invalid_request', detail)

const metaOf = (slug: string, { version, displayName, changelog }: Publication): LooseFile => {
  const meta = { slug, version, displayName, changelog: changelog || undefined }
  const text = `${JSON.stringify(meta, null, 2)}\n`
  const bytes = Buffer.from(text)
  return {
    path: META_FILE,
    size: bytes.length,
    read: async function* () {
      yield bytes
    },
  }
}

const isNotInstalled = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'skills.not_found'

/** Another publisher installed the skill after this one had not found it. */
const isInstalledMeanwhile = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'skills.update_conflict.fingerprint_mismatch'

export class Publishing {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  get uploads(): FileUploads {
    return this.#deps.uploads
  }

  /** Installs the skill, or updates the one that is installed. */
  async publish(caller: Caller, publication: Publication, { uploaded, others }: SentFiles) {
    const { skills, uploads } = this.#deps
    const slug = slugOf(caller.workspaceId, publication.slug, publication.ownerHandle)
    const { version } = publication
    const isSemantic: boolean = isSemanticVersion(version)
    if (!isSemantic) throw invalid(`${version} is not a semantic version such as 1.0.0.`)
    const meta = metaOf(slug, publication)
    const rest = others.filter(({ path }) => path !== META_FILE)
    const open = () => uploads.claim(caller, { slug, uploaded, others: [...rest, meta] })
    const key = { workspaceId: caller.workspaceId, sourceKind: 'user' as const, slug }
    const update = () => skills.update(caller, key, { open, expected: 'anything' })
    try {
      return await update()
    } catch (error) {
      if (!isNotInstalled(error)) throw error
    }
    try {
      return await skills.install(caller, open, 'user')
    } catch (error) {
      if (!isInstalledMeanwhile(error)) throw error
    }
    return update()
  }

  /** Uninstalls what was published; no skill of another source. */
  async delete(
    caller: Caller,
    name: Pick<Publication, 'slug' | 'ownerHandle'>,
    expected: Precondition,
  ): Promise<void> {
    await this.#deps.skills.uninstall(caller, keyOf(caller, name), expected)
  }

  /** Installs again what was deleted. */
  async undelete(caller: Caller, name: Pick<Publication, 'slug' | 'ownerHandle'>): Promise<void> {
    await this.#deps.restores.restore(caller, keyOf(caller, name))
  }
}

const keyOf = (
  { workspaceId }: Caller,
  { slug, ownerHandle }: Pick<Publication, 'slug' | 'ownerHandle'>,
) => ({ workspaceId, sourceKind: 'user' as const, slug: slugOf(workspaceId, slug, ownerHandle) })
