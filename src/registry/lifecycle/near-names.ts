/**
 * Findings about names that are easily taken for a skill that the workspace serves, or for a name that
 * it protects. Made when bytes arrive, since the scan itself knows no workspace.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isName, normaliseName, parseSlug } from '../../packages/manifest/slug.ts'
import { knownNames, lookalikeOf } from '../../packages/scan/names.ts'
import { isNearSlug, unnumbered } from '../../packages/scan/near-names.ts'
import type { SecurityFinding, SkillPackage } from '../../packages/types.ts'
import type { Database } from '../../platform/database/client.ts'
import { NEAR_NAME } from '../skills/findings.ts'
import { listCandidates, listServed } from '../skills/near-rows.ts'
import type { SkillKey } from '../skills/repository.ts'

const MAX_NAMED = 5

type Arrival = {
  key: SkillKey
  skillPackage: SkillPackage
  /** The skill that is replaced, which had its name before later ones; null if none is served. */
  skillId: number | null
  protectedNames: readonly string[]
}

/** The slug, and the name in the front matter where it is another one. */
const namesOf = ({ key: { slug }, skillPackage: { frontmatter } }: Arrival): string[] => {
  const declared = frontmatter?.['name']
  const name = typeof declared === 'string' ? normaliseName(declared) : ''
  const isOther = isName(name) && name !== parseSlug(slug)?.name
  return isOther ? [slug, name] : [slug]
}

export const findNearNames = async (
  db: Kysely<Database>,
  arrival: Arrival,
): Promise<SecurityFinding[]> => {
  const { key, skillId, protectedNames } = arrival
  // System skills ship with the service.
  if (key.sourceKind === 'system') return []
  const { workspaceId } = key
  const names = namesOf(arrival)
  // Names that are served are indexed with their numbers, since any number of them may differ in that.
  const probes = [...new Set([...names, ...names.map(unnumbered)])]
  const candidates = await listCandidates(db, workspaceId, {
    slug: key.slug,
    probes,
    before: skillId,
  })
  const near = candidates.filter(({ slug }) => names.some((name) => isNearSlug(name, slug)))
  const ids = near.map(({ skill_id: id }) => id)
  const served = ids.length === 0 ? [] : await listServed(db, workspaceId, ids)
  const guarded = protectedNames.filter((it) =>
    names.some((name) => lookalikeOf(name, knownNames([it])) === it || isNearSlug(name, it)),
  )
  const [slug = ''] = names
  const findingOf = (other: string, what: string): SecurityFinding => ({
    rule_id: NEAR_NAME,
    severity: 'warn',
    message: `The name is easily taken for ${other}, ${what}.`,
    path: 'SKILL.md',
    line: 1,
    excerpt: names.join(', '),
    decoded: null,
    decoding: [],
    fingerprint: createHash('sha256').update(`${NEAR_NAME}\0${slug}\0${other}`).digest('hex'),
  })
  return [
    ...guarded.map((name) => findingOf(name, 'a name that this workspace protects')),
    ...[...new Set(served)].map((it) => findingOf(it, 'a skill that this workspace serves')),
  ].slice(0, MAX_NAMED)
}
