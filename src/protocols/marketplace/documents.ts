/** Capability documents, rendered once for each offer and selection. */
import { hash } from 'node:crypto'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import { EncodedBytes } from '../../platform/http/encoded.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Action, callable, select, type Selection } from './actions.ts'
import { documentOf } from './document.ts'
import { show } from './message.ts'

type Made = {
  actions: Map<string, Action>
  /** Created for the first selection. */
  ids: Map<string, OfferedSkill> | null
  rendered: Map<string, EncodedBytes>
}

const MAX_PICKS = 200
/** Cached selections of one offer, beside the document without one. */
const MAX_RENDERED = 16

/** By slug, and by `skill:<source_kind>:<slug>`. */
const idsOf = ({ skills }: Offer): Map<string, OfferedSkill> =>
  new Map(
    skills.flatMap((skill) => [
      [skill.slug, skill],
      [`skill:${skill.source_kind}:${skill.slug}`, skill],
    ]),
  )

export type DocumentQuery = {
  /** Comma-separated slugs and ids. */
  select?: string | undefined
  /** What the task is about: the listed actions that fit it, the best first. */
  q?: string | undefined
  /** The maximum number of these. */
  limit?: number | undefined
  /** Whether the caller has no token, and so can select listed skills only. */
  isStranger: boolean
}

type Picks = {
  slugs: string[]
  /** Unselectable names are reported as unknown, like names that do not exist. */
  unknown: string[]
}

const picksOf = (query: DocumentQuery, ids: Map<string, OfferedSkill>): Picks => {
  const names = (query.select ?? '').split(',', MAX_PICKS).map((name) => name.trim())
  const slugs = new Set<string>()
  const unknown = new Set<string>()
  for (const name of names) {
    const skill = ids.get(name)
    if (skill && (skill.is_listed || !query.isStranger)) slugs.add(skill.slug)
    else if (name !== '') unknown.add(name)
  }
  return { slugs: [...slugs].toSorted(), unknown: [...unknown] }
}

/** The tag needs no change: a name that becomes known changes the rest of the document. */
const withUnknown = ({ plain, tag }: EncodedBytes, unknown: string[]): EncodedBytes => {
  const field = Buffer.from(`{"not_selected":${JSON.stringify(unknown)},`)
  return new EncodedBytes(Buffer.concat([field, plain.subarray(1)]), tag)
}

const DEFAULT_FOUND = 10

/** The actions of these skills, in their order. */
const inOrder = (actions: Action[], slugs: string[]): Action[] => {
  const bySlug = Map.groupBy(actions, ({ target }) =>
    target.kind === 'command' ? '' : target.skill.slug,
  )
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

const fitting = (
  selection: Selection,
  slugs: string[],
  { limit = DEFAULT_FOUND }: DocumentQuery,
): Selection => ({
  ...selection,
  listed: inOrder(selection.listed, slugs).slice(0, limit),
  isRanked: true,
})

type Dependencies = { offers: OfferService; discovery: SkillDiscovery; buildVersion: string }

export class CapabilityDocuments {
  readonly #offers: OfferService
  readonly #discovery: SkillDiscovery
  readonly #buildVersion: string
  /** An offer never changes; a new one replaces it. */
  readonly #made = new WeakMap<Offer, Made>()

  constructor({ offers, discovery, buildVersion }: Dependencies) {
    this.#offers = offers
    this.#discovery = discovery
    this.#buildVersion = buildVersion
  }

  /** The document without a selection if it is cached and fresh, else null. */
  fresh(workspaceId: string): { tag: string; isPublic: boolean } | null {
    const offer = this.#offers.fresh(workspaceId)
    if (!offer) return null
    const { tag } = this.#render(offer, { isStranger: true })
    return { tag, isPublic: offer.isPublic }
  }

  async read(workspaceId: string, query: DocumentQuery): Promise<EncodedBytes> {
    const offer = await this.#offers.lastGood(workspaceId)
    if (query.q === undefined || query.q.trim() === '') return this.#render(offer, query)
    const slugs = await this.#discovery.findListed(workspaceId, query.q)
    return this.#render(offer, query, slugs)
  }

  /** See `OfferService.isPublic`. */
  isPublic(workspaceId: string): Promise<boolean> {
    return this.#offers.isPublic(workspaceId)
  }

  /** All actions that can be called now. */
  async callable(workspaceId: string): Promise<{ offer: Offer; actions: Map<string, Action> }> {
    const offer = await this.#offers.current(workspaceId)
    return { offer, actions: this.#of(offer).actions }
  }

  #of(offer: Offer): Made {
    const known = this.#made.get(offer)
    if (known) return known
    const made: Made = { actions: callable(offer), ids: null, rendered: new Map() }
    this.#made.set(offer, made)
    return made
  }

  #render(offer: Offer, query: DocumentQuery, found: string[] | null = null): EncodedBytes {
    const made = this.#of(offer)
    const { slugs, unknown } = query.select
      ? picksOf(query, (made.ids ??= idsOf(offer)))
      : { slugs: [], unknown: [] }
    const shown = found
      ? this.#make(offer, fitting(select(made.actions.values(), new Set(slugs)), found, query))
      : this.#show(offer, made, slugs)
    return unknown.length === 0 ? shown : withUnknown(shown, unknown)
  }

  #show(offer: Offer, { actions, rendered }: Made, picks: string[]): EncodedBytes {
    const key = picks.join(',')
    const kept = rendered.get(key)
    if (kept) return kept
    const fresh = this.#make(offer, select(actions.values(), new Set(picks)))
    if (key === '' || rendered.size < MAX_RENDERED) rendered.set(key, fresh)
    return fresh
  }

  #make({ isReviewed, workspaceId }: Offer, selection: Selection): EncodedBytes {
    const document = documentOf(show(selection, { isReviewed }), {
      workspaceId,
      buildVersion: this.#buildVersion,
      isReviewed,
    })
    const bytes = jsonBytes(document)
    return new EncodedBytes(bytes, etagOf(hash('sha256', bytes)))
  }
}
