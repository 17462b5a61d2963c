/** Which skill has which name in the discovery indexes of a workspace. */
import { indexNamesOf } from '../../packages/client-names.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { Offer } from '../offers/offer.ts'

/** By slug. */
export type Names = ReadonlyMap<string, string>

const freeName = (slug: string, taken: ReadonlySet<string>): string => {
  const names = indexNamesOf(slug)
  let { value: name } = names.next()
  while (taken.has(name)) name = names.next().value
  return name
}

const namesOf = (slugs: readonly string[]): Names => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const slug of slugs) {
    if (names.has(slug)) continue
    const name = freeName(slug, taken)
    names.set(slug, name)
    taken.add(name)
  }
  return names
}

/**
 * Names are given in the order in which skills were first approved, and a skill keeps its name while it is not
 * served, too: clients update a skill by its name, so no other publisher may ever get it.
 */
export class IndexNames {
  readonly #catalog: SkillCatalog
  readonly #ofOffers = new WeakMap<Offer, Promise<Names>>()

  constructor(catalog: SkillCatalog) {
    this.#catalog = catalog
  }

  /** One map for an offer, so that a name means the same skill to every viewer. */
  of(offer: Offer): Promise<Names> {
    const kept = this.#ofOffers.get(offer)
    if (kept) return kept
    const reading = this.#read(offer)
    this.#ofOffers.set(offer, reading)
    reading.catch(() => this.#ofOffers.delete(offer))
    return reading
  }

  async #read({ workspaceId, skills }: Offer): Promise<Names> {
    const approved = await this.#catalog.approvedSlugs(workspaceId)
    // An offer may be newer than what was read, and each of its skills needs a name.
    return namesOf([...approved, ...skills.map(({ slug }) => slug)])
  }
}
