/** Which skills of an offer a viewer finds in a discovery index. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'

/** One skill by its exact name; null: all of them. */
export type Scope = { sourceKind: OfferedSkill['source_kind']; slug: string } | null

/** `stranger`: a caller without a token. */
export type Viewer = 'reader' | 'stranger'

export const notShown = (): AppError =>
  new AppError('skills.not_found', 'No such skill, or no such revision of it, is offered here.')

export const isShownTo = (viewer: Viewer, skill: OfferedSkill): boolean =>
  viewer === 'reader' ? skill.is_installable : skill.is_listed

const bySlug = new WeakMap<Offer, Map<string, OfferedSkill>>()

export const findShown = (
  offer: Offer,
  { sourceKind, slug }: NonNullable<Scope>,
  viewer: Viewer,
): OfferedSkill => {
  const slugs = bySlug.get(offer) ?? new Map(offer.skills.map((skill) => [skill.slug, skill]))
  bySlug.set(offer, slugs)
  const found = slugs.get(slug)
  if (found?.source_kind === sourceKind && isShownTo(viewer, found)) return found
  throw notShown()
}
