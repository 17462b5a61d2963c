/**
 * Actions by name or by skill, read without the other skills of the workspace, so that a call takes
 * no longer where there are many. Names mean the same as in the whole offer.
 */
import type { Offer } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { type Action, callable, isActionName } from './actions.ts'

type Callable = { offer: Offer; actions: Map<string, Action> }

export class Callables {
  readonly #offers: OfferService

  constructor(offers: OfferService) {
    this.#offers = offers
  }

  /** Those of these names that there are, and perhaps others. */
  async named(workspaceId: string, names: string[]): Promise<ReadonlyMap<string, Action>> {
    const known = callable([])
    const unknown = names.filter((name) => !known.has(name) && isActionName(name))
    if (unknown.length === 0) return known
    const slugs = await this.#offers.slugsOf(workspaceId, unknown)
    return callable((await this.#offers.part(workspaceId, slugs)).skills)
  }

  /** Those of these skills, and perhaps others: another skill may have the name of an action. */
  async ofSkills(workspaceId: string, slugs: string[]): Promise<Callable> {
    const offer = await this.#offers.part(workspaceId, slugs)
    const actions = callable(offer.skills)
    const names = [...actions.keys()].filter((name) => actions.get(name)?.target.kind !== 'command')
    const known = new Set(slugs)
    const named = names.length === 0 ? [] : await this.#offers.slugsOf(workspaceId, names)
    const others = named.filter((slug) => !known.has(slug))
    if (others.length === 0) return { offer, actions }
    const wider = await this.#offers.part(workspaceId, [...slugs, ...others])
    return { offer: wider, actions: callable(wider.skills) }
  }
}
