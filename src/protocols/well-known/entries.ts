/** Offered skills as entries of a discovery index (Agent Skills discovery 0.2). Pure. */
import { indexNameOf } from '../../packages/client-names.ts'
import type { Offer, OfferedSkill } from '../offers/offer.ts'
import type { Names } from './names.ts'
import type { DiscoveryIndex } from './schemas.ts'
import { findShown, isShownTo, type Scope, type Viewer } from './shown.ts'

export type Entry = { name: string; skill: OfferedSkill }

const MAX_DESCRIPTION = 1024

/** By name. A skill that is alone in its index needs no other name. */
export const entriesOf = (
  offer: Offer,
  { names, scope, viewer }: { names: Names; scope: Scope; viewer: Viewer },
): Entry[] => {
  if (scope !== null) {
    const skill = findShown(offer, scope, viewer)
    return [{ name: indexNameOf(skill.slug), skill }]
  }
  return offer.skills
    .filter((skill) => isShownTo(viewer, skill))
    .flatMap((skill) => {
      const name = names.get(skill.slug)
      return name === undefined ? [] : [{ name, skill }]
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
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
