/** Discovery indexes, built once for each offer. Digests cover the served bytes. */
import { createHash } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import type { OpenedArchive, SkillArchives } from '../../registry/catalog/archives.ts'
import type { RevisionFile } from '../../registry/packs/revision-files.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { artifactPath, type Entry, entriesOf } from './entries.ts'
import type { DiscoveryIndex } from './schemas.ts'

type Dependencies = { offers: OfferService; catalog: SkillCatalog; archives: SkillArchives }

/** One skill by its exact name; null: all of them. */
type Scope = { sourceKind: OfferedSkill['source_kind']; slug: string } | null

type Rendered = { bytes: Buffer; digest: string }

/** `stranger`: a caller without a token. */
export type Viewer = 'reader' | 'stranger'

type Wanted = { sourceKind: OfferedSkill['source_kind']; slug: string; fingerprint: string }

type Opened = { mediaType: string } & (RevisionFile | OpenedArchive)

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
const MAX_DESCRIPTION = 1024

const notShown = (): AppError =>
  new AppError('skills.not_found', 'No such skill, or no such revision of it, is offered here.')

const isShownTo = (viewer: Viewer, skill: OfferedSkill): boolean =>
  viewer === 'reader' ? skill.is_installable : skill.is_listed

const findShown = (
  { skills }: Offer,
  { sourceKind, slug }: NonNullable<Scope>,
  viewer: Viewer,
): OfferedSkill => {
  const found = skills.find((skill) => skill.slug === slug && skill.source_kind === sourceKind)
  if (found && isShownTo(viewer, found)) return found
  throw notShown()
}

export class DiscoveryIndexes {
  readonly #deps: Dependencies
  readonly #whole = {
    reader: new WeakMap<Offer, Promise<Rendered>>(),
    stranger: new WeakMap<Offer, Promise<Rendered>>(),
  }
  /** A skill of an offer never changes, and most are those of the previous offer. */
  readonly #digests = new WeakMap<OfferedSkill, Promise<string | null>>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** See `OfferService.isPublic`. */
  isPublic(workspaceId: string): Promise<boolean> {
    return this.#deps.offers.isPublic(workspaceId)
  }

  async read(workspaceId: string, scope: Scope, viewer: Viewer): Promise<Rendered> {
    const offer = await this.#deps.offers.current(workspaceId)
    if (scope === null) return this.#all(offer, viewer)
    return this.#render(workspaceId, [findShown(offer, scope, viewer)])
  }

  /** Strangers get the current revision only. */
  async open(
    workspaceId: string,
    { file, viewer, ...wanted }: Wanted & { file: string; viewer: Viewer },
  ): Promise<Opened> {
    const offer = await this.#deps.offers.current(workspaceId)
    const { fingerprint } = findShown(offer, wanted, viewer)
    if (viewer === 'stranger' && fingerprint !== wanted.fingerprint) throw notShown()
    return this.#open(workspaceId, wanted, file)
  }

  async #open(workspaceId: string, wanted: Wanted, file: string): Promise<Opened> {
    const { sourceKind, slug, fingerprint } = wanted
    const key = { workspaceId, sourceKind, slug, visibility: 'served' as const }
    if (file === 'SKILL.md') {
      const opened = await this.#deps.catalog.openFile(key, { fingerprint }, file)
      return { ...opened, mediaType: 'text/markdown; charset=utf-8' }
    }
    const archive = await this.#deps.archives.open(key, { layout: 'root', fingerprint })
    return { ...archive, mediaType: 'application/gzip' }
  }

  async #all(offer: Offer, viewer: Viewer): Promise<Rendered> {
    const known = this.#whole[viewer]
    const kept = known.get(offer)
    if (kept) return kept
    const shown = offer.skills.filter((skill) => isShownTo(viewer, skill))
    const rendering = this.#render(offer.workspaceId, shown)
    known.set(offer, rendering)
    rendering.catch(() => known.delete(offer))
    return rendering
  }

  async #render(workspaceId: string, skills: OfferedSkill[]): Promise<Rendered> {
    const index: DiscoveryIndex = { $schema: SCHEMA, skills: [] }
    const entries = entriesOf(skills)
    await this.#loadDigests(workspaceId, entries)
    for (const entry of entries) {
      const digest = await this.#digest(workspaceId, entry)
      if (digest === null) continue
      index.skills.push({
        name: entry.name,
        type: entry.skill.file_count === 1 ? 'skill-md' : 'archive',
        description: entry.skill.description.slice(0, MAX_DESCRIPTION),
        url: artifactPath(entry),
        digest: `sha256:${digest}`,
      })
    }
    const bytes = jsonBytes(index)
    return { bytes, digest: createHash('sha256').update(bytes).digest('hex') }
  }

  /** Reads the known digests at once, since a query for each skill takes seconds for thousands. */
  async #loadDigests(workspaceId: string, entries: Entry[]): Promise<void> {
    const unknown = entries.map(({ skill }) => skill).filter((skill) => !this.#digests.has(skill))
    if (unknown.length < 2) return
    const fingerprints = unknown.map(({ fingerprint }) => fingerprint)
    const known = await this.#deps.archives.knownDigests(workspaceId, fingerprints)
    for (const skill of unknown) {
      const digest = known.get(skill.fingerprint)
      if (digest !== undefined) this.#digests.set(skill, Promise.resolve(digest))
    }
  }

  #digest(workspaceId: string, entry: Entry): Promise<string | null> {
    const known = this.#digests.get(entry.skill)
    if (known) return known
    const digest = this.#findDigest(workspaceId, entry)
    this.#digests.set(entry.skill, digest)
    digest.catch(() => this.#digests.delete(entry.skill))
    return digest
  }

  /** Null if it is no longer served. */
  async #findDigest(workspaceId: string, { skill, name }: Entry): Promise<string | null> {
    const { source_kind: sourceKind, slug, fingerprint } = skill
    const file = skill.file_count === 1 ? 'SKILL.md' : `${name}.tar.gz`
    try {
      const wanted = { sourceKind, slug, fingerprint }
      return (await this.#open(workspaceId, wanted, file)).sha256
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null
      throw error
    }
  }
}
