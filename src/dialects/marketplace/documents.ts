/** Capability documents, made once for each offer and selection. */
import { hash } from 'node:crypto'
import { etagOf } from '../../http/etag.ts'
import type { Offer } from '../../offers/offer.ts'
import type { OfferService } from '../../offers/service.ts'
import { type Action, callable, select } from './actions.ts'
import { documentOf } from './document.ts'
import { show } from './message.ts'

type Rendered = { bytes: Buffer; tag: string; isPublic: boolean }

type Made = {
  actions: Map<string, Action>
  /** By what is asked for to the slug that it means; made for who asks. */
  ids: Map<string, string> | null
  rendered: Map<string, Rendered>
}

const MAX_PICKS = 200
/** Selections of one offer that are kept, beside the one of who selects nothing. */
const MAX_RENDERED = 16

/** A slug, or `skill:<source_kind>:<slug>`. */
const idsOf = ({ skills }: Offer): Map<string, string> =>
  new Map(
    skills.flatMap(({ slug, source_kind: kind }) => [
      [slug, slug],
      [`skill:${kind}:${slug}`, slug],
    ]),
  )

/** What is not served is left out, so that it makes no document of its own either. */
const picksOf = (selection: string, ids: Map<string, string>): string[] => {
  const asked = selection.split(',').slice(0, MAX_PICKS)
  const slugs = asked.map((id) => ids.get(id.trim())).filter((slug) => slug !== undefined)
  return [...new Set(slugs)].toSorted()
}

export class CapabilityDocuments {
  readonly #offers: OfferService
  readonly #buildVersion: string
  /** An offer never changes; a new one takes its place. */
  readonly #made = new WeakMap<Offer, Made>()

  constructor(offers: OfferService, buildVersion: string) {
    this.#offers = offers
    this.#buildVersion = buildVersion
  }

  /** What `read` would say, where it needs to ask nothing; else null. */
  fresh(workspaceId: string, selection: string | undefined): Rendered | null {
    const offer = this.#offers.fresh(workspaceId)
    return offer && this.#render(offer, selection)
  }

  async read(workspaceId: string, selection: string | undefined): Promise<Rendered> {
    return this.#render(await this.#offers.lastGood(workspaceId), selection)
  }

  /** All that can be called now. */
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

  #render(offer: Offer, selection: string | undefined): Rendered {
    const made = this.#of(offer)
    const { actions, rendered } = made
    const picks = selection ? picksOf(selection, (made.ids ??= idsOf(offer))) : []
    const key = picks.join(',')
    const kept = rendered.get(key)
    if (kept) return kept
    const shown = show(select(actions.values(), new Set(picks)))
    const document = documentOf(shown, {
      workspaceId: offer.workspaceId,
      buildVersion: this.#buildVersion,
    })
    const bytes = Buffer.from(JSON.stringify(document))
    const fresh = { bytes, tag: etagOf(hash('sha256', bytes)), isPublic: offer.isPublic }
    if (key === '' || rendered.size < MAX_RENDERED) rendered.set(key, fresh)
    return fresh
  }
}
