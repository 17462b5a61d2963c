/** Offered skills as entries of a discovery index (Agent Skills discovery 0.2). Pure. */
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { OfferedSkill } from '../offers/offer.ts'

export type Entry = { name: string; skill: OfferedSkill }

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_NAME = 64

const hyphened = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/-$/, '')

/**
 * Names contain letters, digits and single hyphens only. If two skills would share one, the first
 * has it and the other adds its owner; one that still has no unique name is left out.
 */
export const entriesOf = (skills: readonly OfferedSkill[]): Entry[] => {
  const named = new Map<string, OfferedSkill>()
  for (const skill of skills) {
    const short = hyphened(parseSlug(skill.slug)?.name ?? skill.slug)
    const name = [short, hyphened(skill.slug)].find((one) => NAME.test(one) && !named.has(one))
    if (name !== undefined) named.set(name, skill)
  }
  return [...named]
    .map(([name, skill]) => ({ name, skill }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Relative to the folder of the index. */
export const artifactPath = ({ name, skill }: Entry): string =>
  [
    'artifacts',
    skill.source_kind,
    encodeURIComponent(skill.slug),
    skill.fingerprint,
    skill.file_count === 1 ? 'SKILL.md' : `${name}.tar.gz`,
  ].join('/')
