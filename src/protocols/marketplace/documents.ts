/** Capability documents, rendered once for each offer and selection. */
import { hash } from 'node:crypto'
import { etagOf } from '../../platform/http/etag.ts'
import { jsonBytes } from '../../platform/http/last-newline.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Action, callable, select } from './actions.ts'
import { documentOf } from './document.ts'
import { show } from './message.ts'

type Rendered = { bytes: Buffer; tag: string }

type Made = {
  actions: Map<string, Action>
  /** Created for the first selection. */
  ids: Map<string, OfferedSkill> | null
  rendered: Map<string, Rendered>
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
const withUnknown = ({ bytes, tag }: Rendered, unknown: string[]): Rendered => {
  const field = Buffer.from(`{"not_selected":${JSON.stringify(unknown)},`)
  return { bytes: Buffer.concat([field, bytes.subarray(1)]), tag }
}

export class CapabilityDocuments {
  readonly #offers: OfferService
  readonly #buildVersion: string
  /** An offer never changes; a new one replaces it. */
  readonly #made = new WeakMap<Offer, Made>()

  constructor(offers: OfferService, buildVersion: string) {
    this.#offers = offers
    this.#buildVersion = buildVersion
  }

  /** The document without a selection if it is cached and fresh, else null. */
  fresh(workspaceId: string): (Rendered & { isPublic: boolean }) | null {
    const offer = this.#offers.fresh(workspaceId)
    return offer && { ...this.#render(offer, { isStranger: true }), isPublic: offer.isPublic }
  }

  async read(workspaceId: string, query: DocumentQuery): Promise<Rendered> {
    return this.#render(await this.#offers.lastGood(workspaceId), query)
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

  #render(offer: Offer, query: DocumentQuery): Rendered {
    const made = this.#of(offer)
    if (!query.select) return this.#show(offer, made, [])
    const { slugs, unknown } = picksOf(query, (made.ids ??= idsOf(offer)))
    const shown = this.#show(offer, made, slugs)
    return unknown.length === 0 ? shown : withUnknown(shown, unknown)
  }

  #show(offer: Offer, { actions, rendered }: Made, picks: string[]): Rendered {
    const key = picks.join(',')
    const kept = rendered.get(key)
    if (kept) return kept
    const { isReviewed, workspaceId } = offer
    const shown = show(select(actions.values(), new Set(picks)), { isReviewed })
    const document = documentOf(shown, {
      workspaceId,
      buildVersion: this.#buildVersion,
      isReviewed,
    })
    const bytes = jsonBytes(document)
    const fresh = { bytes, tag: etagOf(hash('sha256', bytes)) }
    if (key === '' || rendered.size < MAX_RENDERED) rendered.set(key, fresh)
    return fresh
  }
}
