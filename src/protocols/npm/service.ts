/**
 * Installable skills as npm packages. A package has the skill in `skills/<name>`, below a
 * `package.json` of ours, so that one of the skill's own has no effect when it is installed.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type PackedFile, packTar } from '../../packages/archive/pack.ts'
import type { WorkspaceState } from '../../platform/database/state-cache.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFiles } from '../../registry/packs/revision-files.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import type { Plugin } from '../../registry/history/snapshot.ts'
import { npmName, npmVersion } from './names.ts'
import type { NpmPackage } from './schemas.ts'
import { storedGzip } from './stored-gzip.ts'

type Dependencies = { history: GitHistory; files: RevisionFiles }

type Digests = { shasum: string; integrity: string }

const MAX_CACHED = 10_000

const fileOf = (path: string, bytes: Buffer): PackedFile => ({
  path,
  size: bytes.length,
  executable: false,
  read: async function* () {
    yield bytes
  },
})

const tarballName = (plugin: Plugin): string =>
  `${plugin.entry.folder}-${npmVersion(plugin.entry)}.tgz`

export class NpmPackages {
  readonly #deps: Dependencies
  // A `max` would allocate for all of them at the start.
  readonly #digests = new LRUCache<string, Promise<Digests>>({
    maxSize: MAX_CACHED,
    sizeCalculation: () => 1,
  })

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async read(state: WorkspaceState, name: string, baseUrl: string): Promise<NpmPackage> {
    const plugin = await this.#find(state, name)
    const version = npmVersion(plugin.entry)
    const ownName = npmName(plugin.entry)
    const tarball = `${baseUrl}/npm/${ownName}/-/${tarballName(plugin)}`
    const dist = { tarball, ...(await this.#digestsOf(state.workspaceId, plugin)) }
    const { description } = plugin.texts
    return {
      name: ownName,
      description,
      'dist-tags': { latest: version },
      versions: { [version]: { name: ownName, version, description, dist } },
    }
  }

  /** Only of the version that is served now. */
  async tarball(
    state: WorkspaceState,
    { folder, tarball }: { folder: string; tarball: string },
  ): Promise<AsyncIterable<Buffer>> {
    const plugin = await this.#find(state, npmName({ folder }))
    if (tarballName(plugin) === tarball) return this.#pack(state.workspaceId, plugin)
    throw new AppError(
      'skills.revision_not_found',
      'That version is not served any more. Read the package again.',
    )
  }

  async #find(state: WorkspaceState, name: string): Promise<Plugin> {
    const { plugins } = await this.#deps.history.plugins(state)
    const found = plugins.find(({ entry }) => npmName(entry) === name)
    if (found) return found
    throw new AppError('skills.not_found', 'No installable skill has the name of this package.')
  }

  async #pack(workspaceId: string, plugin: Plugin): Promise<AsyncIterable<Buffer>> {
    const { entry, texts } = plugin
    const { skill_id: skillId, revision, fingerprint } = entry
    const files = await this.#deps.files.open({ workspaceId, skillId, revision, fingerprint })
    const manifest = {
      name: npmName(entry),
      version: npmVersion(entry),
      description: texts.description,
    }
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    const packed = files.map((file) => ({ ...file, path: `skills/${entry.folder}/${file.path}` }))
    return storedGzip(packTar([fileOf('package.json', Buffer.from(text)), ...packed], 'package'))
  }

  #digestsOf(workspaceId: string, plugin: Plugin): Promise<Digests> {
    const key = `${plugin.entry.folder} ${plugin.entry.version} ${plugin.entry.fingerprint}`
    const cached = this.#digests.get(key)
    if (cached) return cached
    const digests = this.#digest(workspaceId, plugin)
    this.#digests.set(key, digests)
    digests.catch(() => this.#digests.delete(key))
    return digests
  }

  async #digest(workspaceId: string, plugin: Plugin): Promise<Digests> {
    const sha1 = createHash('sha1')
    const sha512 = createHash('sha512')
    for await (const bytes of await this.#pack(workspaceId, plugin)) {
      sha1.update(bytes)
      sha512.update(bytes)
    }
    return { shasum: sha1.digest('hex'), integrity: `sha512-${sha512.digest('base64')}` }
  }
}
