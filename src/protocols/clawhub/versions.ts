/** Versions of an installable skill: those of its revisions that may be served. */
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import type { PackageFile } from '../../packages/types.ts'
import type { JudgedRevision } from '../../registry/catalog/judged.ts'
import { revisionKeyOf, type SkillCatalog } from '../../registry/catalog/service.ts'
import type { RevisionFile, RevisionFiles } from '../../registry/packs/revision-files.ts'
import type { RevisionQuery } from '../../registry/skills/file-schemas.ts'
import { ChangeLogs } from './change-logs.ts'
import { contentHashes } from './content-hash.ts'
import { matchedVersion } from './match.ts'
import type { Shelved } from './shelf.ts'

type Dependencies = { catalog: SkillCatalog; files: RevisionFiles }

type Revision = Awaited<ReturnType<SkillCatalog['revision']>>
type Listed = Awaited<ReturnType<SkillCatalog['revisions']>>['revisions'][number]

/** What a request names; the current version if it names none. */
export type WantedVersion = { version?: string; tag?: string }

export type Version = Revision & { workspaceId: string; skill: Shelved }

/** With what a verdict on it rests on. */
export type JudgedVersion = JudgedRevision & { skill: Shelved }

const LATEST = 'latest'
const MAX_FILE_BYTES = 1024 * 1024
const MAX_COMPARED = 50
const MAX_CACHED = 50_000

/** The version of what is current is the current one, though newer revisions may have its label. */
const revisionOf = (skill: Shelved, version: string | undefined): RevisionQuery =>
  version === undefined || version === skill.version
    ? { fingerprint: skill.fingerprint }
    : { version }

const noTag = (tag: string): AppError =>
  new AppError('skills.revision_not_found', `There is no tag ${tag} here, only ${LATEST}.`)

export class Versions {
  readonly #deps: Dependencies
  /** Of the same bytes always the same. */
  readonly #hashes = new LRUCache<string, string[]>({
    maxSize: MAX_CACHED,
    sizeCalculation: () => 1,
  })

  readonly #changeLogs: ChangeLogs

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#changeLogs = new ChangeLogs(deps.files)
  }

  async find(
    workspaceId: string,
    skill: Shelved,
    { version, tag = LATEST }: WantedVersion,
  ): Promise<Version> {
    if (version === undefined && tag !== LATEST) throw noTag(tag)
    const key = this.#keyOf(workspaceId, skill)
    const found = await this.#deps.catalog.revision(key, revisionOf(skill, version))
    return { ...found, workspaceId, skill }
  }

  async list(workspaceId: string, skill: Shelved, page: { limit: number; cursor?: string }) {
    const { skill_id: skillId } = await this.find(workspaceId, skill, {})
    const listed = await this.#listed(workspaceId, skill, page)
    const revisions = []
    for (const one of listed.revisions) {
      const { revision, fingerprint } = one
      const key = { workspaceId, skillId, revision, fingerprint }
      revisions.push({ ...one, changelog: await this.#changeLogs.of(key) })
    }
    return { ...listed, revisions }
  }

  #listed(workspaceId: string, skill: Shelved, page: { limit: number; cursor?: string }) {
    return this.#deps.catalog.revisions(this.#keyOf(workspaceId, skill), page)
  }

  /** What the publisher says of it; empty if nothing. */
  async changeLog(version: Version): Promise<string> {
    return this.#changeLogs.of(this.#revisionKeyOf(version))
  }

  async files(version: Version): Promise<PackageFile[]> {
    return this.#deps.files.list(this.#revisionKeyOf(version))
  }

  /** All of them with their bytes. */
  async open(version: Version): Promise<RevisionFile[]> {
    return this.#deps.files.open(this.#revisionKeyOf(version))
  }

  async read(version: Version, path: string): Promise<Buffer> {
    const file = await this.#deps.files.find(this.#revisionKeyOf(version), path)
    if (!file) throw new AppError('skills.file_not_found', `The skill has no file ${path}.`)
    if (file.size <= MAX_FILE_BYTES) return buffer(file.read())
    throw new AppError('skills.binary_file', 'The file is over 1 MiB. Download the skill instead.')
  }

  async findings({ workspaceId, skill, fingerprint }: Version) {
    return this.#deps.catalog.findings(this.#keyOf(workspaceId, skill), { fingerprint })
  }

  /** What verdicts on these rest on, in one statement; null for those that may not be had. */
  async judge(
    workspaceId: string,
    wanted: readonly { skill: Shelved; version: string }[],
  ): Promise<(JudgedVersion | null)[]> {
    const revisions = wanted.map(({ skill, version }) => ({
      slug: skill.slug,
      sourceKind: skill.source_kind,
      ...revisionOf(skill, version),
    }))
    const judged = await this.#deps.catalog.judged(workspaceId, revisions)
    return wanted.map(({ skill }, at) => {
      const found = judged[at]
      return found ? { ...found, skill } : null
    })
  }

  /** The version with this hash, as clients should see it; null if none of the newest has it. */
  async match(workspaceId: string, skill: Shelved, hash: string): Promise<string | null> {
    const { skill_id: skillId } = await this.find(workspaceId, skill, {})
    const { revisions } = await this.#listed(workspaceId, skill, { limit: MAX_COMPARED })
    for (const listed of revisions) {
      const hashes = await this.#hashesOf({ workspaceId, skillId }, listed)
      if (hashes.includes(hash)) return matchedVersion(listed, skill)
    }
    return null
  }

  async #hashesOf(
    place: { workspaceId: string; skillId: number },
    { revision, fingerprint }: Listed,
  ): Promise<string[]> {
    const known = this.#hashes.get(fingerprint)
    if (known) return known
    const hashes = contentHashes(await this.#deps.files.list({ ...place, revision, fingerprint }))
    this.#hashes.set(fingerprint, hashes)
    return hashes
  }

  #keyOf(workspaceId: string, { slug, source_kind: sourceKind }: Shelved) {
    return { workspaceId, sourceKind, slug, visibility: 'served' as const }
  }

  #revisionKeyOf(version: Version) {
    return revisionKeyOf(this.#keyOf(version.workspaceId, version.skill), version)
  }
}
