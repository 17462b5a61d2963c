/** The installable skills of a workspace, found by the names that ClawHub's clients have for them. */
import type { Caller } from '../../platform/access/caller.ts'
import { decodeOffset, encodeCursor } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { SkillDiscovery } from '../../registry/catalog/discovery.ts'
import type { OfferedSkill } from '../offers/offer.ts'
import type { OfferService } from '../offers/service.ts'
import { givenName, nameOf, type SkillName } from './names.ts'

/** An installable skill with its name here. */
export type Shelved = OfferedSkill & { name: SkillName }

type Dependencies = { offers: OfferService; discovery: SkillDiscovery }

export type Wanted = { slug: string; ownerHandle?: string }

/** Clients look for the first words. */
const notFound = (slug: string): AppError =>
  new AppError('skills.not_found', `Skill not found: ${slug} is not installable here.`)

const ambiguous = (slug: string, found: Shelved[]): AppError =>
  new AppError(
    'skills.invalid_request',
    `Several skills are named ${slug}. Name the owner: ${found
      .map(({ name }) => `@${name.ownerHandle}/${name.slug}`)
      .join(', ')}.`,
  )

export class Shelf {
  readonly #offers: OfferService
  readonly #discovery: SkillDiscovery

  constructor({ offers, discovery }: Dependencies) {
    this.#offers = offers
    this.#discovery = discovery
  }

  /** By slug. A slug without an owner comes before one whose owner is named like the workspace. */
  async #all(workspaceId: string): Promise<Shelved[]> {
    const { skills } = await this.#offers.current(workspaceId)
    const shelved = skills
      .filter(({ is_installable: isInstallable }) => isInstallable)
      .map((skill) => ({ ...skill, name: nameOf(workspaceId, skill.slug) }))
    const plain = new Set(shelved.map(({ slug }) => `${workspaceId}/${slug}`))
    return shelved.filter(({ slug }) => !plain.has(slug))
  }

  /** Throws if there is none of this name, or without an owner several. */
  async find(workspaceId: string, wanted: Wanted): Promise<Shelved> {
    return (await this.finder(workspaceId))(wanted)
  }

  /** The same for many names, which are looked up in one list. */
  async finder(workspaceId: string): Promise<(wanted: Wanted) => Shelved> {
    const bySlug = Map.groupBy(await this.#all(workspaceId), ({ name }) => name.slug)
    return (wanted) => {
      const { slug, ownerHandle } = givenName(wanted.slug, wanted.ownerHandle)
      const found = (bySlug.get(slug) ?? []).filter(
        ({ name }) => ownerHandle === null || name.ownerHandle === ownerHandle,
      )
      const [first, ...others] = found.toSorted(
        (a, b) =>
          // Without an owner, the one that has none.
          Number(a.slug !== slug) - Number(b.slug !== slug),
      )
      if (!first) throw notFound(wanted.slug)
      if (others.length > 0 && first.slug !== slug) throw ambiguous(slug, found)
      return first
    }
  }

  /** The newest first. */
  async list(
    workspaceId: string,
    { limit, prefix, cursor }: { limit: number; prefix: string; cursor?: string },
  ): Promise<{ skills: Shelved[]; nextCursor: string | null }> {
    const filters = { list: 'clawhub', prefix }
    const offset = decodeOffset(cursor, filters)
    const all = (await this.#all(workspaceId))
      .filter(({ name }) => name.slug.startsWith(prefix))
      .toSorted((a, b) => b.updated_at - a.updated_at || (a.slug < b.slug ? -1 : 1))
    const end = offset + limit
    return {
      skills: all.slice(offset, end),
      nextCursor: all.length > end ? encodeCursor([String(end)], filters) : null,
    }
  }

  /** The best match first. */
  async search(
    caller: Caller,
    { query, limit }: { query: string; limit: number },
  ): Promise<(Shelved & { score: number })[]> {
    const { skills } = await this.#discovery.list(caller, { query, limit })
    const shelved = new Map(
      (await this.#all(caller.workspaceId)).map((skill) => [skill.slug, skill]),
    )
    return skills.flatMap(({ slug, score = 0 }) => {
      const skill = shelved.get(slug)
      return skill ? [{ ...skill, score }] : []
    })
  }
}
