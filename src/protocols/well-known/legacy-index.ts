/**
 * Discovery as clients of version 0.1 read it: an index that names the files of each skill, and one
 * request for each file. Current clients fetch this index too, whatever the other one contains.
 */
import { hash } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'
import { EncodedBytes } from '../../platform/http/encoded.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import type { Artifacts } from '../../registry/catalog/artifacts.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { RevisionFile } from '../../registry/packs/revision-files.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { IndexNames } from './names.ts'
import type { Scope, Viewer } from './shown.ts'

type Dependencies = {
  offers: OfferService
  catalog: SkillCatalog
  artifacts: Artifacts
  names: IndexNames
}

/**
 * Clients put a path into a URL as it is, and drop the whole index for one with two dots.
 */
const isPlain = (path: string): boolean => !/\.\.|[#?%\\]/.test(path)

const noFile = (): AppError =>
  new AppError('skills.file_not_found', 'No skill of this name with such a file is offered here.')

export class LegacyIndexes {
  readonly #deps: Dependencies
  /** Of all skills of an offer. */
  readonly #made = {
    reader: new WeakMap<Offer, Promise<EncodedBytes>>(),
    stranger: new WeakMap<Offer, Promise<EncodedBytes>>(),
  }
  /** A skill of an offer never changes, and most are those of the previous offer. */
  readonly #paths = new WeakMap<OfferedSkill, string[]>()

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async read(workspaceId: string, scope: Scope, viewer: Viewer): Promise<EncodedBytes> {
    const offer = await this.#deps.offers.current(workspaceId)
    if (scope !== null) return this.#make(offer, scope, viewer)
    const kept = this.#made[viewer].get(offer)
    if (kept) return kept
    const making = this.#make(offer, null, viewer)
    this.#made[viewer].set(offer, making)
    making.catch(() => this.#made[viewer].delete(offer))
    return making
  }

  /** Of the current revision of a skill in the index. */
  async open(
    workspaceId: string,
    { scope, viewer, name, path }: { scope: Scope; viewer: Viewer; name: string; path: string },
  ): Promise<RevisionFile> {
    const offer = await this.#deps.offers.current(workspaceId)
    const names = await this.#deps.names.of(offer)
    const entry = entriesOf(offer, { names, scope, viewer }).find((one) => one.name === name)
    if (!entry) throw noFile()
    const { source_kind: sourceKind, slug, fingerprint } = entry.skill
    const key = { workspaceId, sourceKind, slug, visibility: 'served' as const }
    return this.#deps.catalog.openFile(key, { fingerprint }, path)
  }

  async #make(offer: Offer, scope: Scope, viewer: Viewer): Promise<EncodedBytes> {
    const names = await this.#deps.names.of(offer)
    const entries = entriesOf(offer, { names, scope, viewer })
    await this.#readPaths(offer.workspaceId, entries)
    const bytes = jsonBytes({ skills: entries.flatMap((entry) => this.#shown(entry)) })
    return new EncodedBytes(bytes, etagOf(hash('sha256', bytes)))
  }

  #shown({ name, skill }: Entry) {
    const files = this.#paths.get(skill)
    if (!files?.every(isPlain)) return []
    return [{ name, description: skill.description, files }]
  }

  async #readPaths(workspaceId: string, entries: Entry[]): Promise<void> {
    const unknown = entries.map(({ skill }) => skill).filter((skill) => !this.#paths.has(skill))
    const fingerprints = unknown.map(({ fingerprint }) => fingerprint)
    const paths = await this.#deps.artifacts.paths(workspaceId, fingerprints)
    for (const skill of unknown) {
      const found = paths.get(skill.fingerprint)
      if (found) this.#paths.set(skill, found)
    }
  }
}
