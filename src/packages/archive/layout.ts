/**
 * Finds the package inside the archive: its files are either at the root, or in exactly one top
 * folder, which is then removed. `SKILL.md` must be a file at the package's root.
 */
import type { ArchiveLimits } from './limits.ts'
import { checkPackagePath } from './names.ts'
import { refuse, type RefusalReason } from '../errors.ts'
import { bareRepositories } from '../version-control.ts'

const MANIFESTS = ['SKILL.md', 'skill.toml', '_meta.json'] as const

export type Manifests = {
  skillMd: Uint8Array
  skillToml: Uint8Array | null
  metaJson: Uint8Array | null
}

type Placed = { path: string; size: number }

export class Layout<File extends Placed> {
  readonly #limits: ArchiveLimits
  readonly #files: File[] = []
  readonly #folders = new Set<string>()
  readonly #tops = new Set<string>()
  /** Content of possible manifests, by path in the archive. */
  readonly #candidates = new Map<string, Uint8Array>()

  constructor(limits: ArchiveLimits) {
    this.#limits = limits
  }

  addFolder(path: string): void {
    if (path === '') return
    this.#folders.add(path)
    this.#tops.add(topOf(path))
  }

  /** Copies the bytes that it needs, so the caller may reuse the buffer. */
  addFile(file: File, bytes: Uint8Array): void {
    this.#files.push(file)
    this.#tops.add(topOf(file.path))
    // Only the first top folder can be removed, so at most six files are retained.
    const [firstTop] = this.#tops
    const isCandidate = MANIFESTS.some(
      (name) => file.path === name || file.path === `${firstTop}/${name}`,
    )
    if (isCandidate && bytes.length <= this.#limits.skillMdBytes) {
      this.#candidates.set(file.path, bytes.slice())
    }
  }

  /** The removed top folder, and the files by their paths inside the package. */
  finish(): { folder: string | null; files: File[]; manifests: Manifests } {
    const folder = this.#findFolder()
    const prefix = folder === null ? '' : `${folder}/`
    const files = this.#files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }))
    for (const { path } of files) checkPackagePath(path, this.#limits)
    const [repository] = bareRepositories(files.map(({ path }) => path))
    if (repository !== undefined) throw refuse('layout.git_repository', { entry: repository })
    this.#checkManifestSizes(files)
    const skillMd = this.#candidates.get(`${prefix}SKILL.md`)
    if (skillMd === undefined) throw refuse('layout.skill_md_missing')
    return {
      folder,
      files,
      manifests: {
        skillMd,
        skillToml: this.#candidates.get(`${prefix}skill.toml`) ?? null,
        metaJson: this.#candidates.get(`${prefix}_meta.json`) ?? null,
      },
    }
  }

  #findFolder(): string | null {
    if (this.#hasFile('SKILL.md')) return null
    const [top = ''] = this.#tops
    if (this.#tops.size === 1 && this.#hasFile(`${top}/SKILL.md`)) return top
    throw refuse(this.#whyNoSkillMd())
  }

  #hasFile(path: string): boolean {
    return this.#files.some((file) => file.path === path)
  }

  #whyNoSkillMd(): RefusalReason {
    if (this.#files.length === 0) return 'layout.empty'
    const [top = ''] = this.#tops
    const places = ['SKILL.md', `${top}/SKILL.md`]
    const paths = this.#files.map((file) => file.path)
    const isFolder = (place: string): boolean =>
      this.#folders.has(place) || paths.some((path) => path.startsWith(`${place}/`))
    if (places.some(isFolder)) return 'layout.skill_md_not_file'
    if (paths.some((path) => /^[^/]+\/SKILL\.md$/.test(path))) return 'layout.several_tops'
    if (paths.some((path) => path.endsWith('/SKILL.md'))) return 'layout.too_deep'
    if (paths.some((path) => /^(?:[^/]+\/)?skill\.md$/i.test(path))) return 'layout.skill_md_case'
    return 'layout.skill_md_missing'
  }

  #checkManifestSizes(files: File[]): void {
    for (const name of MANIFESTS) {
      const size = files.find((file) => file.path === name)?.size ?? 0
      if (size > this.#limits.skillMdBytes) {
        throw refuse(name === 'SKILL.md' ? 'limit.skill_md' : 'limit.manifest', {
          entry: name,
          limit: this.#limits.skillMdBytes,
          value: size,
        })
      }
    }
  }
}

const topOf = (path: string): string => path.slice(0, `${path}/`.indexOf('/'))
