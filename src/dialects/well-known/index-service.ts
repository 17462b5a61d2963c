/** Discovery indexes, made once for each offer. Digests are over the bytes that are served. */
import { createHash } from 'node:crypto'
import { AppError } from '../../errors.ts'
import type { Offer, OfferedSkill } from '../../offers/offer.ts'
import type { OfferService } from '../../offers/service.ts'
import type { OpenedArchive, SkillArchives } from '../../skills/archives.ts'
import type { OpenedFile, SkillCatalog } from '../../skills/catalog.ts'
import { artifactPath, type Entry, entriesOf } from './entries.ts'
import type { DiscoveryIndex } from './schemas.ts'

type Parts = { offers: OfferService; catalog: SkillCatalog; archives: SkillArchives }

/** One skill by its exact name; null: all that are listed. */
type Scope = { sourceKind: OfferedSkill['source_kind']; slug: string } | null

type Rendered = { text: string; digest: string }

type Opened = { mediaType: string } & (OpenedFile | OpenedArchive)

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
const MAX_DESCRIPTION = 1024

export class DiscoveryIndexes {
  readonly #parts: Parts
  readonly #whole = new WeakMap<Offer, Promise<Rendered>>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async isPublic(workspaceId: string): Promise<boolean> {
    return (await this.#parts.offers.current(workspaceId)).isPublic
  }

  async read(workspaceId: string, scope: Scope): Promise<Rendered> {
    const offer = await this.#parts.offers.current(workspaceId)
    if (scope === null) return this.#all(offer)
    const skill = offer.skills.find(
      ({ slug, source_kind: kind }) => slug === scope.slug && kind === scope.sourceKind,
    )
    if (!skill) throw new AppError('skills.not_found', 'No such skill is served here.')
    return this.#render(workspaceId, [skill])
  }

  /** Only of skills that are served, and only bytes that are approved. */
  async open(
    workspaceId: string,
    wanted: { sourceKind: OfferedSkill['source_kind']; slug: string; fingerprint: string },
    file: string,
  ): Promise<Opened> {
    const { sourceKind, slug, fingerprint } = wanted
    const key = { workspaceId, sourceKind, slug, sight: 'served' as const }
    if (file === 'SKILL.md') {
      const opened = await this.#parts.catalog.openFile(key, { fingerprint }, file)
      return { ...opened, mediaType: 'text/markdown; charset=utf-8' }
    }
    const archive = await this.#parts.archives.open(key, { layout: 'root', fingerprint })
    return { ...archive, mediaType: 'application/gzip' }
  }

  async #all(offer: Offer): Promise<Rendered> {
    const kept = this.#whole.get(offer)
    if (kept) return kept
    const listed = offer.skills.filter(({ is_listed: isListed }) => isListed)
    const rendering = this.#render(offer.workspaceId, listed)
    this.#whole.set(offer, rendering)
    rendering.catch(() => this.#whole.delete(offer))
    return rendering
  }

  async #render(workspaceId: string, skills: OfferedSkill[]): Promise<Rendered> {
    const index: DiscoveryIndex = { $schema: SCHEMA, skills: [] }
    for (const entry of entriesOf(skills)) {
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
    const text = JSON.stringify(index)
    return { text, digest: createHash('sha256').update(text).digest('hex') }
  }

  /** Null where it is served no more since the offer was read. */
  async #digest(workspaceId: string, { skill, name }: Entry): Promise<string | null> {
    const { source_kind: sourceKind, slug, fingerprint } = skill
    const file = skill.file_count === 1 ? 'SKILL.md' : `${name}.tar.gz`
    try {
      const wanted = { sourceKind, slug, fingerprint }
      return (await this.open(workspaceId, wanted, file)).sha256
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null
      throw error
    }
  }
}
