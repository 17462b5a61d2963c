/** Offered skills as entries of a discovery index (Agent Skills discovery 0.2). Pure. */
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { OfferedSkill } from '../offers/offer.ts'
import type { DiscoveryIndex } from './schemas.ts'

export type Entry = { name: string; skill: OfferedSkill }

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_NAME = 64
const MAX_DESCRIPTION = 1024

const hyphened = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/-$/, '')

/** Cached per skill, since most skills of an offer are those of the previous one. */
const possible = new WeakMap<OfferedSkill, string[]>()

const namesOf = (skill: OfferedSkill): string[] => {
  const known = possible.get(skill)
  if (known) return known
  const short = hyphened(parseSlug(skill.slug)?.name ?? skill.slug)
  const names = [short, hyphened(skill.slug)].filter((one) => NAME.test(one))
  possible.set(skill, names)
  return names
}

/**
 * Names contain letters, digits and single hyphens only. If two skills would share one, the first
 * has it and the other adds its owner; one that still has no unique name is left out.
 */
export const entriesOf = (skills: readonly OfferedSkill[]): Entry[] => {
  const named = new Map<string, OfferedSkill>()
  for (const skill of skills) {
    const name = namesOf(skill).find((one) => !named.has(one))
    if (name !== undefined) named.set(name, skill)
  }
  return Array.from(named, ([name, skill]) => ({ name, skill })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
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
