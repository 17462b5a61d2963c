/** Offered skills as entries of a discovery index (Agent Skills discovery 0.2). Pure. */
import { indexNameOf, indexNamesOf, isIndexName } from '../../packages/client-names.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { DiscoveryIndex } from './schemas.ts'
import { findShown, isShownTo, type Scope, type Viewer } from './shown.ts'

export type Entry = { name: string; skill: OfferedSkill }

const MAX_DESCRIPTION = 1024

const freeName = (slug: string, taken: ReadonlyMap<string, unknown>): string => {
  const names = indexNamesOf(slug)
  let { value: name } = names.next()
  while (taken.has(name)) name = names.next().value
  return name
}

/**
 * A skill whose slug is a name has that name, and the others take what is free in the order in which they
 * were first installed: no publisher takes the name of a skill by publishing another slug that yields it.
 */
const nameAll = (skills: readonly OfferedSkill[]): Entry[] => {
  const named = new Map(
    skills.filter(({ slug }) => isIndexName(slug)).map((skill) => [skill.slug, skill]),
  )
  const others = skills.filter(({ slug }) => !isIndexName(slug))
  for (const skill of others.toSorted((a, b) => a.skill_id - b.skill_id)) {
    named.set(freeName(skill.slug, named), skill)
  }
  return Array.from(named, ([name, skill]) => ({ name, skill })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
}

const ofOffers = new WeakMap<Offer, Entry[]>()

/** Of all served skills, so that a name means the same skill to every viewer. */
const entriesIn = (offer: Offer): Entry[] => {
  const entries = ofOffers.get(offer) ?? nameAll(offer.skills)
  ofOffers.set(offer, entries)
  return entries
}

/** By name. A skill that is alone in its index needs no other name. */
export const entriesOf = (offer: Offer, scope: Scope, viewer: Viewer): Entry[] => {
  if (scope === null) return entriesIn(offer).filter(({ skill }) => isShownTo(viewer, skill))
  const skill = findShown(offer, scope, viewer)
  return [{ name: indexNameOf(skill.slug), skill }]
}

/** Whether it is offered as its one file; all others as an archive. */
export const isOneFile = (skill: OfferedSkill): boolean => skill.file_count === 1

/** Relative to the folder of the index. */
const artifactPath = ({ name, skill }: Entry): string =>
  [
    'artifacts',
    skill.source_kind,
    encodeURIComponent(skill.slug),
    skill.fingerprint,
    isOneFile(skill) ? 'SKILL.md' : `${name}.tar.gz`,
  ].join('/')

export const shownEntry = (entry: Entry, sha256: string): DiscoveryIndex['skills'][number] => ({
  name: entry.name,
  type: isOneFile(entry.skill) ? 'skill-md' : 'archive',
  description: entry.skill.description.slice(0, MAX_DESCRIPTION),
  url: artifactPath(entry),
  digest: `sha256:${sha256}`,
})
