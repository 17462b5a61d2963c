/**
 * Which skills take part in a turn (gateway protocol, *turn/start.capabilities*): the picked ones,
 * those whose paths match, and those that are offered implicitly. Pure.
 */
import type { Resolution, ResolveBody } from './resolve-schemas.ts'
import type { Candidate } from '../skills/reads.ts'
import type { SourceKind } from '../skills/schemas.ts'

const reasons = ['explicit_composer_capability', 'path_match', 'implicit'] as const
type Reason = (typeof reasons)[number]

const PRECEDENCE: SourceKind[] = ['user', 'registry', 'system']

/**
 * `skill:<source_kind>:<slug>`, or a slug, which means its served skill of the highest precedence.
 */
const pickedBy = (id: string, candidates: Candidate[]): Candidate | undefined => {
  const [, kind, slug] = /^skill:(system|user|registry):(.+)$/.exec(id) ?? []
  if (slug !== undefined) {
    return candidates.find((skill) => skill.source_kind === kind && skill.slug === slug)
  }
  const bySlug = candidates.filter((skill) => skill.slug === id)
  return first(bySlug.filter(({ is_served: isServed }) => isServed)) ?? first(bySlug)
}

const first = (skills: Candidate[]): Candidate | undefined =>
  PRECEDENCE.map((kind) => skills.find((skill) => skill.source_kind === kind)).find(Boolean)

/** The served skill of each slug, by precedence. */
const servedBySlug = (candidates: Candidate[]): Candidate[] => {
  const bySlug = Map.groupBy(
    candidates.filter(({ is_served: isServed }) => isServed),
    ({ slug }) => slug,
  )
  return [...bySlug.values()].flatMap((skills) => first(skills) ?? [])
}

/** Skills that join a turn if their globs match. */
export const pathCandidates = (candidates: Candidate[]): Candidate[] =>
  servedBySlug(candidates).filter(
    ({ paths, is_picked_only: isPickedOnly }) => paths !== null && !isPickedOnly,
  )

/** `matching`: the skills of `pathCandidates` whose globs match. */
export const resolveSkills = (
  candidates: Candidate[],
  { capabilities }: ResolveBody,
  matching: ReadonlySet<Candidate>,
): Resolution => {
  const active = new Map<Candidate, Reason>()
  const excluded: Resolution['excluded'] = []
  for (const { id } of capabilities) {
    const skill = pickedBy(id, candidates)
    if (skill?.is_served) active.set(skill, 'explicit_composer_capability')
    else excluded.push({ id, reason: skill?.status_reason ?? 'not_found' })
  }
  for (const skill of servedBySlug(candidates)) {
    if (active.has(skill)) continue
    if (matching.has(skill)) active.set(skill, 'path_match')
    else if (skill.is_listed) active.set(skill, 'implicit')
  }
  return {
    active: [...active]
      .map(([{ slug, source_kind, fingerprint }, reason]) => ({
        slug,
        source_kind,
        fingerprint,
        reason,
      }))
      .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    excluded,
  }
}

const orderOf = ({ reason, slug, source_kind }: Resolution['active'][number]): string =>
  [reasons.indexOf(reason), slug, source_kind].join('\0')
