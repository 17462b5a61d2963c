/** Capability documents, rendered once for each offer and selection. */
import { hash } from 'node:crypto'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import { EncodedBytes } from '../../platform/http/encoded.ts'
import { isSlug } from '../../packages/manifest/slug.ts'
import { etagOf } from '../../platform/http/etag.ts'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Action, callable, select, type Selection } from './actions.ts'
import type { Callables } from './callables.ts'
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

const namesIn = (query: DocumentQuery): string[] =>
  (query.select ?? '').split(',', MAX_PICKS).map((name) => name.trim())

/** The slugs that names may refer to. */
const slugsIn = (query: DocumentQuery): string[] =>
  namesIn(query)
    .map((name) => name.replace(/^skill:[a-z]+:/, ''))
    .filter(isSlug)

const picksOf = (query: DocumentQuery, ids: Map<string, OfferedSkill>): Picks => {
  const slugs = new Set<string>()
  const unknown = new Set<string>()
  for (const name of namesIn(query)) {
    const skill = ids.get(name)
    if (skill && (skill.is_listed || !query.isStranger)) slugs.add(skill.slug)
    else if (name !== '') unknown.add(name)
  }
  return { slugs: [...slugs].toSorted(), unknown: [...unknown] }
}

/** The tag needs no change: a name that becomes known changes the rest of the document. */
const withUnknown = (shown: EncodedBytes, unknown: string[]): EncodedBytes => {
  if (unknown.length === 0) return shown
  const { plain, tag } = shown
  const field = Buffer.from(`{"not_selected":${JSON.stringify(unknown)},`)
  return new EncodedBytes(Buffer.concat([field, plain.subarray(1)]), tag)
}

const DEFAULT_FOUND = 10

/** The actions of each skill; the commands by no slug. */
const groupBySlug = (actions: Map<string, Action>): Map<string, Action[]> =>
  Map.groupBy(actions.values(), ({ target }) =>
    target.kind === 'command' ? '' : target.skill.slug,
  )

/** What fits, in the order in which it was found. */
const fitting = (
  actions: Map<string, Action>,
  { found, picks }: { found: string[]; picks: string[] },
): Selection => {
  const bySlug = groupBySlug(actions)
  const slugs = new Set(['', ...picks, ...found])
  const wanted = [...slugs].flatMap((slug) => bySlug.get(slug) ?? [])
  return { ...select(wanted, new Set(picks)), isRanked: true }
}

type Dependencies = {
  offers: OfferService
  callables: Callables
  discovery: SkillDiscovery
  buildVersion: string
}

export class CapabilityDocuments {
  readonly #offers: OfferService
  readonly #callables: Callables
  readonly #discovery: SkillDiscovery
  readonly #buildVersion: string
  /** An offer never changes; a new one replaces it. */
  readonly #made = new WeakMap<Offer, Made>()

  constructor({ offers, callables, discovery, buildVersion }: Dependencies) {
    this.#offers = offers
    this.#callables = callables
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
    const { q = '' } = query
    return q.trim() === ''
      ? this.#render(await this.#offers.lastGood(workspaceId), query)
      : this.#search(workspaceId, query, q)
  }

  /** See `OfferService.isPublic`. */
  isPublic(workspaceId: string): Promise<boolean> {
    return this.#offers.isPublic(workspaceId)
  }

  /** Reads only the skills that are shown, so the others cost nothing. */
  async #search(workspaceId: string, query: DocumentQuery, q: string): Promise<EncodedBytes> {
    await this.#offers.terms(workspaceId)
    const { limit = DEFAULT_FOUND } = query
    const all = await this.#discovery.findListed(workspaceId, q)
    // Most skills have one action or more, so that one turn is enough.
    for (let count = limit; ; count *= 2) {
      const found = all.slice(0, count)
      const slugs = [...slugsIn(query), ...found]
      const { offer, actions } = await this.#callables.ofSkills(workspaceId, slugs)
      const { slugs: picks, unknown } = picksOf(query, idsOf(offer))
      const selection = fitting(actions, { found, picks })
      if (selection.listed.length < limit && count < all.length) continue
      const listed = selection.listed.slice(0, limit)
      return withUnknown(this.#make(offer, { ...selection, listed }), unknown)
    }
  }

  #of(offer: Offer): Made {
    const known = this.#made.get(offer)
    if (known) return known
    const made: Made = { actions: callable(offer.skills), ids: null, rendered: new Map() }
    this.#made.set(offer, made)
    return made
  }

  #render(offer: Offer, query: DocumentQuery): EncodedBytes {
    const made = this.#of(offer)
    const { slugs: picks, unknown } = query.select
      ? picksOf(query, (made.ids ??= idsOf(offer)))
      : { slugs: [], unknown: [] }
    return withUnknown(this.#show(offer, made, picks), unknown)
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
