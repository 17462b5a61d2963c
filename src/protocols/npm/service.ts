/**
 * Installable skills as npm packages. A package has the skill in `skills/<name>`, below a
 * `package.json` of ours, so that one of the skill's own has no effect when it is installed.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type PackedFile, packTar } from '../../packages/archive/pack.ts'
import type { WorkspaceState } from '../../platform/database/state-cache.ts'
import { AppError } from '../../platform/errors.ts'
import { isPurgedOrDamaged } from '../../registry/packs/errors.ts'
import type { RevisionFiles } from '../../registry/packs/revision-files.ts'
import type { GitHistory } from '../../registry/history/service.ts'
import type { Release } from '../../registry/history/releases.ts'
import { formerVersion, npmName, npmVersion, revisionIn, tarballName } from './names.ts'
import type { NpmPackage, NpmVersion } from './schemas.ts'
import { storedGzip } from './stored-gzip.ts'

type Dependencies = { history: GitHistory; files: RevisionFiles }

type Digests = { shasum: string; integrity: string }

/** A release with the version that its tarball states. */
type Named = { release: Release; version: string }

/** What one request has read for digests, in bytes. */
type Reading = { hashed: number }

const MAX_CACHED = 10_000
/** The digests of each version are those of all its bytes, so that a package names a few. */
const MAX_EARLIER = 20
/** Large revisions would keep a client waiting; those beyond it are named by a later request. */
const MAX_HASHED = 32 * 1024 * 1024

const named = (release: Release): Named => ({ release, version: npmVersion(release.entry) })

const formerlyNamed = (release: Release): Named => ({
  release,
  version: formerVersion(release.entry),
})

const nameOfTarball = ({ release, version }: Named): string => tarballName(release.entry, version)

const keyOf = (release: Release): string =>
  `${nameOfTarball(named(release))} ${release.entry.fingerprint}`

const fileOf = (path: string, bytes: Buffer): PackedFile => ({
  path,
  size: bytes.length,
  executable: false,
  read: async function* () {
    yield bytes
  },
})

/** What was purged meanwhile, or is damaged, is left out for the sake of the other versions. */
const unlessLost = (error: unknown): null => {
  if (isPurgedOrDamaged(error)) return null
  throw error
}

const versionOf = (release: Release, baseUrl: string, digests: Digests): NpmVersion => {
  const { entry, texts } = release
  const name = npmName(entry)
  const tarball = `${baseUrl}/npm/${name}/-/${nameOfTarball(named(release))}`
  const dist = { tarball, ...digests }
  return { name, version: npmVersion(entry), description: texts.description, dist }
}

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
    const { workspaceId } = state
    const current = await this.#find(state, name)
    const earlier = await this.#deps.history.earlier(workspaceId, current.entry, MAX_EARLIER)
    const reading = { hashed: 0 }
    const show = async (release: Release): Promise<NpmVersion> => {
      const digests = await this.#digestsOf(workspaceId, release, reading)
      return versionOf(release, baseUrl, digests)
    }
    const shown = await show(current)
    const versions = { [shown.version]: shown }
    for (const release of earlier) {
      if (reading.hashed >= MAX_HASHED && !this.#digests.has(keyOf(release))) continue
      const one = await show(release).catch(unlessLost)
      if (one) versions[one.version] = one
    }
    const { description } = shown
    return { name: shown.name, description, 'dist-tags': { latest: shown.version }, versions }
  }

  /** Of the current version, and of others that may still be installed, as lock files name them. */
  async tarball(
    state: WorkspaceState,
    { folder, tarball }: { folder: string; tarball: string },
  ): Promise<AsyncIterable<Buffer>> {
    const { workspaceId } = state
    const current = await this.#find(state, npmName({ folder }))
    const candidates = await this.#candidates(workspaceId, current, revisionIn(tarball))
    const found = candidates.find((one) => nameOfTarball(one) === tarball)
    if (found) return this.#pack(workspaceId, found)
    throw new AppError(
      'skills.revision_not_found',
      `That version is not served any more, or never was. Install ${npmName({ folder })}@latest.`,
    )
  }

  /** What a tarball with this number may be; without one, it has a name from before. */
  async #candidates(
    workspaceId: string,
    current: Release,
    revision: number | null,
  ): Promise<Named[]> {
    const { history } = this.#deps
    if (revision === current.entry.revision) return [named(current)]
    if (revision !== null) {
      const release = await history.release(workspaceId, current.entry, revision)
      return release ? [named(release)] : []
    }
    const earlier = await history.earlier(workspaceId, current.entry, MAX_EARLIER)
    return [current, ...earlier].map(formerlyNamed)
  }

  async #find(state: WorkspaceState, name: string): Promise<Release> {
    const { plugins } = await this.#deps.history.plugins(state)
    const found = plugins.find(({ entry }) => npmName(entry) === name)
    if (found) return found
    throw new AppError('skills.not_found', 'No installable skill has the name of this package.')
  }

  async #pack(workspaceId: string, { release, version }: Named): Promise<AsyncIterable<Buffer>> {
    const { entry, texts } = release
    const { skill_id: skillId, revision, fingerprint } = entry
    const files = await this.#deps.files.open({ workspaceId, skillId, revision, fingerprint })
    const manifest = { name: npmName(entry), version, description: texts.description }
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    const packed = files.map((file) => ({ ...file, path: `skills/${entry.folder}/${file.path}` }))
    return storedGzip(packTar([fileOf('package.json', Buffer.from(text)), ...packed], 'package'))
  }

  #digestsOf(workspaceId: string, release: Release, reading: Reading): Promise<Digests> {
    const key = keyOf(release)
    const cached = this.#digests.get(key)
    if (cached) return cached
    const digests = this.#digest(workspaceId, release, reading)
    this.#digests.set(key, digests)
    digests.catch(() => this.#digests.delete(key))
    return digests
  }

  async #digest(workspaceId: string, release: Release, reading: Reading): Promise<Digests> {
    const sha1 = createHash('sha1')
    const sha512 = createHash('sha512')
    for await (const bytes of await this.#pack(workspaceId, named(release))) {
      reading.hashed += bytes.length
      sha1.update(bytes)
      sha512.update(bytes)
    }
    return { shasum: sha1.digest('hex'), integrity: `sha512-${sha512.digest('base64')}` }
  }
}
