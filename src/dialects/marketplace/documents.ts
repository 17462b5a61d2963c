/** Capability documents, made once for each offer and selection. */
import { createHash } from 'node:crypto'
import type { Offer } from '../../offers/offer.ts'
import type { OfferService } from '../../offers/service.ts'
import { type Action, callable, select } from './actions.ts'
import { documentOf } from './document.ts'
import { show } from './message.ts'

type Rendered = { bytes: Buffer; digest: string }

type Made = { actions: Map<string, Action>; rendered: Map<string, Rendered> }

const MAX_PICKS = 200
/** Selections of one offer that are kept. */
const MAX_RENDERED = 16

const picksOf = (selection: string | undefined): string[] =>
  [...new Set((selection ?? '').split(',').map((id) => id.trim()))]
    .filter((id) => id !== '')
    .slice(0, MAX_PICKS)
    .toSorted()

export class CapabilityDocuments {
  readonly #offers: OfferService
  readonly #buildVersion: string
  /** An offer never changes; a new one takes its place. */
  readonly #made = new WeakMap<Offer, Made>()

  constructor(offers: OfferService, buildVersion: string) {
    this.#offers = offers
    this.#buildVersion = buildVersion
  }

  async read(
    workspaceId: string,
    selection: string | undefined,
  ): Promise<Rendered & { isPublic: boolean }> {
    const offer = await this.#offers.lastGood(workspaceId)
    return { ...this.#render(offer, picksOf(selection)), isPublic: offer.isPublic }
  }

  /** All that can be called now. */
  async callable(workspaceId: string): Promise<{ offer: Offer; actions: Map<string, Action> }> {
    const offer = await this.#offers.current(workspaceId)
    return { offer, actions: this.#of(offer).actions }
  }

  #of(offer: Offer): Made {
    const made = this.#made.get(offer) ?? { actions: callable(offer), rendered: new Map() }
    this.#made.set(offer, made)
    return made
  }

  #render(offer: Offer, picks: string[]): Rendered {
    const { actions, rendered } = this.#of(offer)
    const key = picks.join(',')
    const kept = rendered.get(key)
    if (kept) return kept
    const shown = show(select(actions.values(), new Set(picks)))
    const document = documentOf(shown, {
      workspaceId: offer.workspaceId,
      buildVersion: this.#buildVersion,
    })
    const bytes = Buffer.from(JSON.stringify(document))
    const made = { bytes, digest: createHash('sha256').update(bytes).digest('hex') }
    if (rendered.size < MAX_RENDERED) rendered.set(key, made)
    return made
  }
}
