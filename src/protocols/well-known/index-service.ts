/** Discovery indexes, made once for each offer. Digests cover the served bytes. */
import { LRUCache } from 'lru-cache'
import type { EncodedBytes } from '../../platform/http/encoded.ts'
import { inTurns } from '../../platform/in-turns.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import type { SkillArchives } from '../../registry/catalog/archives.ts'
import type { Artifacts, OpenedArtifact } from '../../registry/catalog/artifacts.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import { type Entry, entriesOf, isOneFile, shownEntry } from './entries.ts'
import { type Line, type Parts, partsOf, textOf } from './index-text.ts'
import { LegacyIndexes } from './legacy-index.ts'
import { IndexNames, type Names } from './names.ts'
import { findShown, notShown, type Scope, type Viewer } from './shown.ts'

type Dependencies = {
  offers: OfferService
  catalog: SkillCatalog
  archives: SkillArchives
  artifacts: Artifacts
}

export type ShownIndex = {
  text: EncodedBytes
  /** Skills whose archives are not packed yet. */
  leftOut: number
}

/** The index of all skills of an offer, as one of the viewers sees it. */
type Made = ShownIndex & { offer: Offer; parts: Parts }

type Wanted = { sourceKind: OfferedSkill['source_kind']; slug: string; fingerprint: string }

type Opened = { mediaType: string } & OpenedArtifact

const CACHED_BYTES = 64 * 1024 * 1024
const nothing: Parts = new Map()
const none: Names = new Map()

export class DiscoveryIndexes {
  readonly #deps: Dependencies
  readonly #names: IndexNames
  readonly #made = new LRUCache<string, Made>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ text }) => 2 * text.plain.length,
  })
  readonly #underWay = {
    reader: new WeakMap<Offer, Promise<Made>>(),
    stranger: new WeakMap<Offer, Promise<Made>>(),
  }
  /** A skill of an offer never changes, and most are those of the previous offer. */
  readonly #lines = new WeakMap<OfferedSkill, Line & { sha256: string }>()

  /** Of version 0.1. */
  readonly legacy: LegacyIndexes

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.#names = new IndexNames(deps.catalog)
    this.legacy = new LegacyIndexes({ ...deps, names: this.#names })
  }

  /** See `OfferService.isPublic`. */
  isPublic(workspaceId: string): Promise<boolean> {
    return this.#deps.offers.isPublic(workspaceId)
  }

  async read(workspaceId: string, scope: Scope, viewer: Viewer): Promise<ShownIndex> {
    const offer = await this.#deps.offers.current(workspaceId)
    if (scope !== null) {
      return this.#make(offer, entriesOf(offer, { names: none, scope, viewer }), nothing)
    }
    const kept = this.#made.get(`${viewer} ${workspaceId}`)
    if (kept?.offer === offer && kept.leftOut === 0) return kept
    const underWay = this.#underWay[viewer]
    const making = underWay.get(offer) ?? this.#makeWhole(offer, viewer, kept)
    underWay.set(offer, making)
    return making.finally(() => underWay.delete(offer))
  }

  /** Strangers get the current revision only. */
  async open(
    workspaceId: string,
    { file, viewer, ...wanted }: Wanted & { file: string; viewer: Viewer },
  ): Promise<Opened> {
    const offer = await this.#deps.offers.current(workspaceId)
    const skill = findShown(offer, wanted, viewer)
    const isCurrent = skill.fingerprint === wanted.fingerprint
    if (viewer === 'stranger' && !isCurrent) throw notShown()
    const mediaType = file === 'SKILL.md' ? 'text/markdown; charset=utf-8' : 'application/gzip'
    const isIndexed = isCurrent && isOneFile(skill) === (file === 'SKILL.md')
    const opened = isIndexed
      ? await this.#deps.artifacts.open(workspaceId, skill.fingerprint)
      : await this.#openOther(workspaceId, wanted, file)
    if (opened === null) throw notShown()
    return { ...opened, mediaType }
  }

  /** An earlier revision, or the current one in the form that the index does not name. */
  async #openOther(workspaceId: string, wanted: Wanted, file: string): Promise<OpenedArtifact> {
    const { sourceKind, slug, fingerprint } = wanted
    const key = { workspaceId, sourceKind, slug, visibility: 'served' as const }
    return file === 'SKILL.md'
      ? this.#deps.catalog.openFile(key, { fingerprint }, file)
      : this.#deps.archives.open(key, { layout: 'root', fingerprint })
  }

  async #makeWhole(offer: Offer, viewer: Viewer, kept: Made | undefined): Promise<Made> {
    const names = await this.#names.of(offer)
    const entries = entriesOf(offer, { names, scope: null, viewer })
    const made = { offer, ...(await this.#make(offer, entries, kept?.parts ?? nothing)) }
    this.#made.set(`${viewer} ${offer.workspaceId}`, made)
    return made
  }

  /** Reads what it does not know of these skills at once. */
  async #make(
    { workspaceId }: Offer,
    entries: Entry[],
    earlier: Parts,
  ): Promise<ShownIndex & { parts: Parts }> {
    const unknown = entries.flatMap(({ skill }) => (this.#lines.has(skill) ? [] : [skill]))
    const { digests, pending } = await this.#deps.artifacts.digests(
      workspaceId,
      unknown.map(({ fingerprint }) => fingerprint),
    )
    const lines: Line[] = []
    await inTurns(entries, (entry) => {
      const line = this.#line(entry, digests)
      if (line) lines.push(line)
    })
    const parts = await partsOf(lines, earlier)
    const leftOut = unknown.filter(({ fingerprint }) => pending.has(fingerprint)).length
    return { parts, text: textOf(parts), leftOut }
  }

  /** Null if it is not packed yet, or no longer served since the offer was read. */
  #line(entry: Entry, digests: ReadonlyMap<string, string>): Line | null {
    const { name, skill } = entry
    const known = this.#lines.get(skill)
    if (known?.name === name) return known
    const sha256 = known?.sha256 ?? digests.get(skill.fingerprint)
    if (sha256 === undefined) return null
    const line = { name, sha256, text: JSON.stringify(shownEntry(entry, sha256)) }
    this.#lines.set(skill, line)
    return line
  }
}
