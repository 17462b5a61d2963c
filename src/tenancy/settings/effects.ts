/** What a change of the settings does to installed skills. Pure. */
import type { Standing } from './repository.ts'
import type { SettingsEffects } from './schemas.ts'

const MAX_NAMED = 100

const nameOf = ({ source_kind, slug }: Standing): string => `${source_kind}:${slug}`

const named = (skills: Standing[]) =>
  skills
    .slice(0, MAX_NAMED)
    .map(({ source_kind, slug, reason }) => ({ source_kind, slug, status_reason: reason }))

export const effectsOf = (
  before: readonly Standing[],
  after: readonly Standing[],
): SettingsEffects => {
  const served = new Map(before.map((skill) => [nameOf(skill), skill.is_served]))
  const stopped = after.filter((skill) => served.get(nameOf(skill)) === true && !skill.is_served)
  const started = after.filter((skill) => served.get(nameOf(skill)) === false && skill.is_served)
  return {
    stops_serving: stopped.length,
    starts_serving: started.length,
    stopped: named(stopped),
    started: named(started),
  }
}
